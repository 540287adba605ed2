/**
 * Writes on the terminal: tables, colours, paragraphs, a line that shows progress, and the end by Ctrl-C. In go texts,
 * out go lines that fit. The package knows nothing of commands, and of the judge only which verdicts are good.
 */
@org.jspecify.annotations.NullMarked
package judge.cli.terminal;
