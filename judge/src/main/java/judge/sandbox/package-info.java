/**
 * Runs any command under limits and says how it ended and what it used. What comes in is a {@link
 * judge.sandbox.Command} with its {@link judge.sandbox.Limits}, what goes out is an {@link judge.sandbox.Outcome}. It
 * knows nothing of Java, problems or verdicts.
 */
@org.jspecify.annotations.NullMarked
package judge.sandbox;
