/**
 * Stands for compiling: checks the syntax of the sources in the sandbox without running any of them, and chooses the
 * file that is started.
 */
@org.jspecify.annotations.NullMarked
package judge.language.python.compile;
