/**
 * Proof that a problem package is sound: what comes in is a problem and a judge, what goes out is whether the jury's
 * own submissions get the verdicts of their folders. It knows nothing of the terminal.
 */
@org.jspecify.annotations.NullMarked
package judge.verify;
