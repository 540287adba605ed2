/** Finds the usual causes of failures in the messages of a compiler or a runtime, whatever the language. */
@org.jspecify.annotations.NullMarked
package judge.explain.said;
