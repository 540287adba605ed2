/**
 * The command that searches for an input on which a submission fails, and shows and keeps what it finds. It knows
 * nothing of how the search goes.
 */
@org.jspecify.annotations.NullMarked
package judge.cli.hunt;
