/**
 * The values of a run under limits: a command's {@link judge.sandbox.Limits} go in, an {@link judge.sandbox.Outcome}
 * says how the command ended and what it used. The package knows nothing of Java, problems or verdicts.
 */
@org.jspecify.annotations.NullMarked
package judge.sandbox;
