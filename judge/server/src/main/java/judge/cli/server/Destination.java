package judge.cli.server;

/**
 * The place where something is handed in, and who does.
 *
 * @param server address of the server
 * @param token the token of whoever hands in
 * @param assignment course and assignment, with a slash between them
 * @param problem the problem's id
 */
record Destination(String server, String token, String assignment, String problem) {}
