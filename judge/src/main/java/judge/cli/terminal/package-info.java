/**
 * What is written on and how: tables, colours, paragraphs, a line that shows progress, and the end by Ctrl-C. In go
 * texts, out go lines that fit. It knows nothing of commands, and of the judge no more than which verdicts are good.
 */
@org.jspecify.annotations.NullMarked
package judge.cli.terminal;
