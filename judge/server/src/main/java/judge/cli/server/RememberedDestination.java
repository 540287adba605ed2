package judge.cli.server;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * The place where the sources of a folder were handed in last, which a file in the folder keeps. A token is never in
 * it.
 *
 * @param server address of the server; empty: none is kept
 * @param assignment course and assignment, with a slash between them; empty: none is kept
 * @param problems ids of problems by the names of files, as a folder may have sources for several
 */
record RememberedDestination(String server, String assignment, Map<String, String> problems) {

    /** The file; each line has a key and a value, that of a problem its id and a file. */
    static final String FILE = ".judge-submit";

    private static final int MOST_BYTES = 64 << 10;
    private static final String SERVER = "server ";
    private static final String ASSIGNMENT = "assignment ";
    private static final String PROBLEM = "problem ";

    /** The folder of a source, or the source itself where it is a folder. */
    private static Path folder(Path source) {
        Path place = source.toAbsolutePath().normalize();
        return Files.isDirectory(place) ? place : place.resolveSibling("");
    }

    /** The name by which a source is kept in its folder. */
    static String name(Path source) {
        return folder(source).relativize(source.toAbsolutePath().normalize()).toString();
    }

    /** Reads what the folder of a source keeps; a file that cannot be read keeps nothing. */
    static RememberedDestination of(Path source) {
        String server = "";
        String assignment = "";
        Map<String, String> problems = new TreeMap<>();
        try (InputStream in = Files.newInputStream(folder(source).resolve(FILE))) {
            String text = new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
            for (String line : text.lines().toList()) {
                if (line.startsWith(SERVER)) {
                    server = line.substring(SERVER.length()).strip();
                } else if (line.startsWith(ASSIGNMENT)) {
                    assignment = line.substring(ASSIGNMENT.length()).strip();
                } else if (line.startsWith(PROBLEM)) {
                    String[] parts = line.substring(PROBLEM.length()).split(" ", 2);
                    problems.put(parts.length < 2 ? "" : parts[1], parts[0]);
                }
            }
        } catch (IOException e) {
            // Nothing is kept then.
        }
        return new RememberedDestination(server, assignment, problems);
    }

    /** Tells whether it was handed in there. */
    boolean isAt(String otherServer, String otherAssignment) {
        return server.equals(otherServer) && assignment.equals(otherAssignment);
    }

    /** Keeps in the folder of a source where it was handed in. */
    void keep(Path source, Destination destination) throws IOException {
        boolean same = isAt(destination.server(), destination.assignment());
        Map<String, String> all = new TreeMap<>(same ? problems : Map.of());
        String name = name(source);
        if (name.lines().count() <= 1) { // A name of several lines would say other things.
            all.put(name, destination.problem());
        }
        StringBuilder text = new StringBuilder();
        text.append(SERVER).append(destination.server()).append('\n');
        text.append(ASSIGNMENT).append(destination.assignment()).append('\n');
        all.forEach((file, problem) ->
                text.append(PROBLEM).append(problem).append(' ').append(file).append('\n'));
        Path file = folder(source).resolve(FILE);
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        if (!Files.isSymbolicLink(file)) { // Another file is not written through it.
            Files.write(file, bytes);
        }
    }
}
