/**
 * The usual causes of failures, as tables: in come messages of the Java VM or the compiler, out come hints without
 * language. The package knows nothing of how programs are compiled or run.
 */
@org.jspecify.annotations.NullMarked
package judge.explain.java.rule;
