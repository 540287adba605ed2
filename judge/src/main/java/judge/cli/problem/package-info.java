/**
 * The commands that need a problem and no submission: the right answer, how it comes about, a program to start from,
 * new inputs.
 */
@org.jspecify.annotations.NullMarked
package judge.cli.problem;
