/**
 * The usual causes of failures of programs in Python, as tables: in come messages of the interpreter, out come hints
 * without language. The package knows nothing of how programs are run.
 */
@org.jspecify.annotations.NullMarked
package judge.explain.python.rule;
