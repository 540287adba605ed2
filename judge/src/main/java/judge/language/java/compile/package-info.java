/**
 * Compiling: what comes in are the sources of a submission, what goes out are class files and the main class, or the
 * reason why there are none. It knows nothing of how programs are run.
 */
@org.jspecify.annotations.NullMarked
package judge.language.java.compile;
