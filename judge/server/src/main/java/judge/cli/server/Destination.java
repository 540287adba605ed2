package judge.cli.server;

import judge.cli.command.CommandFailure;

/**
 * The place where something is handed in, and who does.
 *
 * @param server address of the server
 * @param token the token of whoever hands in
 * @param assignment course and assignment, with a slash between them
 * @param problem the problem's id
 */
record Destination(String server, String token, String assignment, String problem) {

    /** Returns the course and the assignment. */
    static String[] place(String name) throws CommandFailure {
        String[] place = name.split("/", -1);
        if (place.length != 2 || place[0].isEmpty() || place[1].isEmpty()) {
            throw new CommandFailure("error.no-assignment", "name", name);
        }
        return place;
    }
}
