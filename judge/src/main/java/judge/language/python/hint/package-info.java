/**
 * The usual causes of failures of programs in Python, as tables: what comes in is what the interpreter said, what goes
 * out are hints without language. It knows nothing of how programs are run.
 */
@org.jspecify.annotations.NullMarked
package judge.language.python.hint;
