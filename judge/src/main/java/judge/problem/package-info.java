/**
 * Problem packages: what comes in is a folder in the Kattis problem package format, what goes out is a {@link
 * judge.problem.Problem} or all of the folder's faults at once. It knows nothing of submissions or of how they are run.
 */
@org.jspecify.annotations.NullMarked
package judge.problem;
