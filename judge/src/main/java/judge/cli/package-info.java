/**
 * The command line: in come arguments, out come text for people, or JSON, and an exit status. It knows nothing of how
 * submissions are judged, and no other package knows of picocli or of a terminal.
 */
@org.jspecify.annotations.NullMarked
package judge.cli;
