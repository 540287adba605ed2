/**
 * A {@link judge.problem.Problem} as a value: cases, groups, points, limits and content. Its rooms read one from a
 * folder in the Kattis problem package format, and know nothing of submissions or of how they are run.
 */
@org.jspecify.annotations.NullMarked
package judge.problem;
