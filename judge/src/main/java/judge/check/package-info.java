/**
 * Checking: in comes a program's output beside a test case's input and answer, out comes a ruling. The package knows
 * nothing of how the output came about or of verdicts.
 */
@org.jspecify.annotations.NullMarked
package judge.check;
