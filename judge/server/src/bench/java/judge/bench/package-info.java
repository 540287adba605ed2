/**
 * Benchmarks, which no test runs. In come data files and the solvers; out come tables. Benchmarks of the solvers
 * measure the CPU time of a thread, so that a busy machine distorts them less; that of grading measures whole commands.
 */
@org.jspecify.annotations.NullMarked
package judge.bench;
