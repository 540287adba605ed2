package judge.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Where the zoo's deeds are. */
public final class Zoo {

    static final Path DEEDS = Path.of("judge/src/test/resources/judge/submissions");
    public static final Path PROBLEM = Path.of("judge/src/test/resources/judge/problems/sum");

    private Zoo() {}

    /** All deeds that are kept as plain files, sorted. */
    static List<Path> deeds() {
        try (Stream<Path> folders = Files.list(DEEDS)) {
            return folders.filter(Files::isDirectory)
                    .flatMap(Zoo::entries)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> entries(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
