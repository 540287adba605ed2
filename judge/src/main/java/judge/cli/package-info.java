/**
 * The command line: what comes in are arguments, what goes out is text for people, or JSON, and an exit status. It
 * knows nothing of how submissions are judged, and nothing else knows of picocli or of a terminal.
 */
@org.jspecify.annotations.NullMarked
package judge.cli;
