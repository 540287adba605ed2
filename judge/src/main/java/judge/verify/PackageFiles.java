package judge.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import judge.problem.Problem;

/** The files of a package that only verifying it looks at. */
final class PackageFiles {

    private PackageFiles() {}

    /** The {@code .in} files of one of the folders below {@code data}. */
    static List<Path> inputs(Problem problem, String name) throws IOException {
        Path folder = problem.folder().resolve("data").resolve(name);
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".in"))
                    .sorted()
                    .toList();
        }
    }

    /** The file beside an input with another ending. */
    static Path beside(Path input, String ending) {
        String name = input.getFileName().toString();
        return input.resolveSibling(name.substring(0, name.length() - ".in".length()) + ending);
    }
}
