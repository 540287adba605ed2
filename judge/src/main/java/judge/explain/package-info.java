/**
 * Explains failures: the report of a submission goes in, with the sources, the problem and a way to build and to run;
 * an {@link judge.explain.Explanation} comes out. No verdict, score or time depends on it, and nothing below imports
 * it.
 */
@org.jspecify.annotations.NullMarked
package judge.explain;
