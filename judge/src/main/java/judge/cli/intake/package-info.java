/**
 * The command that unpacks what a learning platform has exported, and grading's own way to it. It knows nothing of
 * judging.
 */
@org.jspecify.annotations.NullMarked
package judge.cli.intake;
