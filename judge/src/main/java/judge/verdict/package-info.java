/**
 * Verdicts: in come the end of a program and the checker's ruling, out come a verdict with its reason, and a score. The
 * package knows nothing of files or reports.
 */
@org.jspecify.annotations.NullMarked
package judge.verdict;
