/**
 * Problem packages: in comes a folder in the Kattis problem package format, out comes a {@link judge.problem.Problem}
 * or all of the folder's faults at once. The package knows nothing of submissions or of how they are run.
 */
@org.jspecify.annotations.NullMarked
package judge.problem;
