package judge.service;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apache.commons.io.file.PathUtils;

/**
 * The shipped problem {@code poj3074} without its large files: what is stored, told and handed on of a package shows
 * with a small one as well, and takes no time.
 */
public final class SmallProblem {

    /** The package. */
    public static final Path FOLDER;

    private static final Path SHIPPED = Path.of("problems", "poj3074");
    private static final long LARGE_BYTES = 8 << 10;

    static {
        try {
            Path temporary = Files.createTempDirectory("judge-problem-");
            FOLDER = temporary.resolve(SHIPPED.getFileName());
            copy();
            Runtime.getRuntime().addShutdownHook(new Thread(() -> deleteAll(temporary)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private SmallProblem() {}

    private static void copy() throws IOException {
        try (Stream<Path> all = Files.walk(SHIPPED)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                Path name = SHIPPED.relativize(file);
                if (!name.startsWith("generators") && !isOfLargeCase(file)) {
                    Path copy = FOLDER.resolve(name);
                    Files.createDirectories(copy.getParent());
                    Files.copy(file, copy);
                }
            }
        }
    }

    private static boolean isOfLargeCase(Path file) throws IOException {
        Path input = file.resolveSibling(file.getFileName().toString().replaceAll("[.][a-z]+$", ".in"));
        return Files.exists(input) && Files.size(input) > LARGE_BYTES;
    }

    private static void deleteAll(Path folder) {
        try {
            PathUtils.deleteDirectory(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
