/**
 * Runs any command under limits and tells how it ended and what it used. In comes a {@link judge.sandbox.Command} with
 * its {@link judge.sandbox.Limits}, out comes an {@link judge.sandbox.Outcome}. The package knows nothing of Java,
 * problems or verdicts.
 */
@org.jspecify.annotations.NullMarked
package judge.sandbox;
