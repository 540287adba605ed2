/**
 * Benchmarks, which no test runs. What comes in is data files and the solvers; what goes out is tables. Those of the
 * solvers measure the CPU time of a thread, so that a busy machine distorts them less; that of grading measures whole
 * commands.
 */
@org.jspecify.annotations.NullMarked
package judge.bench;
