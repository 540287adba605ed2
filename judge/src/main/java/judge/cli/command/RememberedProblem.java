package judge.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The problem that a folder is for: {@code new} notes it down there, and commands need no {@code --problem} then. */
public final class RememberedProblem {

    /** The file whose only line is the problem's id, or the path of its package. */
    public static final String FILE = ".judge-problem";

    private static final int MOST_BYTES = 4096;

    private RememberedProblem() {}

    /** The text of the file, for a problem of a folder of problems. */
    public static String line(String id, Path problems) {
        boolean usual = problems.equals(ProjectFolder.named("problems"));
        return (usual ? id : problems.resolve(id).toAbsolutePath().normalize()) + "\n";
    }

    /** The problem that a source or a folder of sources is for; a failure where nothing tells. */
    public static String of(Path source) throws CommandFailure {
        if (!Files.exists(source)) {
            throw new CommandFailure("error.no-path", "path", source);
        }
        return line(source).orElseThrow(() -> new CommandFailure("error.no-problem-named", "path", source));
    }

    /** The id of the problem for which {@code new} has made the folder; empty: it has not. */
    public static Optional<String> madeFor(Path source) {
        return line(source).map(line -> Path.of(line).getFileName()).map(Path::toString);
    }

    private static Optional<String> line(Path source) {
        Path place = source.toAbsolutePath().normalize();
        Path folder = Files.isDirectory(place) ? place : place.resolveSibling("");
        try (InputStream in = Files.newInputStream(folder.resolve(FILE))) {
            String line = new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8).strip();
            return line.lines().count() == 1 ? Optional.of(line) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // A file that cannot be read remembers nothing.
        }
    }
}
