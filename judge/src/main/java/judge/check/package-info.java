/**
 * Checking: what comes in is a program's output beside a test case's input and answer, what goes out is a ruling. It
 * knows nothing of how the output came about or of verdicts.
 */
@org.jspecify.annotations.NullMarked
package judge.check;
