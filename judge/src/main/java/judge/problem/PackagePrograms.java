package judge.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import judge.source.LanguageNames;

/** The programs that a package brings to make and to look at inputs. */
public final class PackagePrograms {

    /** The folder of the programs that recognize a valid input. */
    public static final String INPUT_VALIDATORS = "input_validators";

    /** The folder of the programs that make inputs. */
    public static final String GENERATORS = "generators";

    /** What such a program may use: it runs in {@code verify} and {@code hunt}, not while submissions are judged. */
    public static final ValidatorLimits LIMITS = new ValidatorLimits(Duration.ofSeconds(60), 512L << 20, 8 << 20);

    private PackagePrograms() {}

    /** The programs in a folder of the package, by name: single sources, and folders with sources. */
    public static List<Path> in(Problem problem, String name) throws IOException {
        Path folder = problem.folder().resolve(name);
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(
                            entry -> Files.isDirectory(entry) || LanguageNames.BUILT_IN.isSource(entry.toString()))
                    .sorted()
                    .toList();
        }
    }
}
