/**
 * Proof that a problem package is sound: in come a problem and a judge, out comes whether the jury's own submissions
 * get the verdicts of their folders. The package knows nothing of the terminal.
 */
@org.jspecify.annotations.NullMarked
package judge.verify;
