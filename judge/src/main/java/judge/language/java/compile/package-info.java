/**
 * Compiling: in come the sources of a submission, out come class files and the main class, or the reason why there are
 * none. The package knows nothing of how programs are run.
 */
@org.jspecify.annotations.NullMarked
package judge.language.java.compile;
