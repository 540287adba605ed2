/**
 * The parts that all commands share: options that every one takes, the session that it works with, the submissions and
 * problems that arguments name, and failures with their sentences. The package knows none of the commands.
 */
@org.jspecify.annotations.NullMarked
package judge.cli.command;
