package judge.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import judge.problem.Problem;
import judge.problem.ValidatorLimits;

/** The files of a package that only verifying it looks at. */
final class PackageFiles {

    /** What an input validator may use: it runs while a package is made, not while submissions are judged. */
    static final ValidatorLimits VALIDATOR_LIMITS = new ValidatorLimits(Duration.ofSeconds(60), 512L << 20, 8 << 20);

    private PackageFiles() {}

    /** Folders with Java sources in them, and single sources. */
    static List<Path> inputValidators(Problem problem) throws IOException {
        Path folder = problem.folder().resolve("input_validators");
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(entry ->
                            Files.isDirectory(entry) || entry.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

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
