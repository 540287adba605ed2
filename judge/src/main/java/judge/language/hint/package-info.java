/** How the usual causes of failures are found in what a compiler or a runtime said, whatever the language. */
@org.jspecify.annotations.NullMarked
package judge.language.hint;
