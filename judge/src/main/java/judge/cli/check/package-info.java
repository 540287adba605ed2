/** The command that judges one submission for its author, once or whenever a file is saved, and shows the result. */
@org.jspecify.annotations.NullMarked
package judge.cli.check;
