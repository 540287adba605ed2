/**
 * Verdicts: what comes in is how a program ended and what the checker ruled, what goes out is a verdict with its
 * reason, and a score. It knows nothing of files or reports.
 */
@org.jspecify.annotations.NullMarked
package judge.verdict;
