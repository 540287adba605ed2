/**
 * What all commands have in common: options that every one takes, the session that it works with, the submissions and
 * problems that arguments name, and failures with the sentence for them. It knows none of the commands.
 */
@org.jspecify.annotations.NullMarked
package judge.cli.command;
