package judge.problem;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import judge.problem.yaml.PackageIndex;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.source.PackageReach;

/** The programs that a package brings to make and to look at inputs. */
public final class PackagePrograms {

    /** The folder of the programs that recognize a valid input. */
    public static final String INPUT_VALIDATORS = "input_validators";

    /** The same in packages that are older still. */
    private static final String INPUT_FORMAT_VALIDATORS = "input_format_validators";

    /** The folder of the programs that make inputs. */
    public static final String GENERATORS = "generators";

    /** The limits of such a program: it runs in {@code verify} and {@code hunt}, not while submissions are judged. */
    public static final ValidatorLimits LIMITS = new ValidatorLimits(Duration.ofSeconds(60), 512L << 20, 8 << 20);

    private PackagePrograms() {}

    /** The kinds of files and folders among programs. */
    public enum Kind {
        /** Sources in a language of this judge, or what brings scripts that make and start it. */
        PROGRAM,
        /** A grammar of Checktestdata. */
        CHECKTESTDATA,
        /** A pattern of VIVA. */
        VIVA,
        /** A text or a header: no program at all. */
        NOTHING,
        /** A link that leads nowhere or out of the package, which whoever reads the package has said. */
        LEFT_OUT,
        /** A program in a language that this judge does not have. */
        UNKNOWN
    }

    /**
     * A program of the package.
     *
     * @param path a file or folder, absolute
     */
    public record Found(Path path, Kind kind) {

        /** Returns its name in the package. */
        public String name() {
            return String.valueOf(path.getFileName());
        }
    }

    /** The programs in a folder of the package that can be run, by name. */
    public static List<Path> in(Problem problem, String name) throws IOException {
        return all(problem, name).stream()
                .filter(found -> found.kind() == Kind.PROGRAM)
                .map(Found::path)
                .toList();
    }

    /** All that a package has to recognize a valid input, by name, whether it can be run or not. */
    public static List<Found> inputValidators(Problem problem) throws IOException {
        List<Found> found = new ArrayList<>(all(problem, INPUT_VALIDATORS));
        found.addAll(all(problem, INPUT_FORMAT_VALIDATORS));
        return found;
    }

    /** Tells whether there is anything that may be such a program, and not only notes. */
    public static boolean hasInputValidator(Problem problem) {
        try {
            return inputValidators(problem).stream().anyMatch(found -> found.kind() != Kind.NOTHING);
        } catch (IOException e) {
            return false; // What cannot be read cannot be run.
        }
    }

    private static List<Found> all(Problem problem, String name) throws IOException {
        Path folder = problem.folder().resolve(name);
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        PackageReach reach = PackageReach.of(problem.folder());
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(entry -> !PackageIndex.isHidden(String.valueOf(entry.getFileName())))
                    .sorted(Comparator.naturalOrder())
                    .map(entry -> new Found(entry, isLeftOut(entry, reach) ? Kind.LEFT_OUT : kind(entry)))
                    .toList();
        }
    }

    private static boolean isLeftOut(Path entry, PackageReach reach) {
        try {
            return Files.isSymbolicLink(entry) && !reach.holds(entry);
        } catch (IOException e) {
            return true;
        }
    }

    private static Kind kind(Path entry) {
        String name = String.valueOf(entry.getFileName());
        if (Files.isDirectory(entry)) {
            return isProgram(entry) ? Kind.PROGRAM : Kind.UNKNOWN;
        }
        if (!Files.isRegularFile(entry)) {
            return Kind.NOTHING;
        }
        if (name.endsWith(".ctd")) {
            return Kind.CHECKTESTDATA;
        }
        if (name.endsWith(".viva")) {
            return Kind.VIVA;
        }
        if (LanguageNames.known().told(List.of(name)).isEmpty() && !name.endsWith(".sh")) {
            boolean beside =
                    LanguageName.CPP.isSource(name) || !name.contains(".") || name.matches("(?i).*\\.(md|txt)");
            return beside && !isStarted(entry) ? Kind.NOTHING : Kind.UNKNOWN;
        }
        return Kind.PROGRAM;
    }

    /** Tells whether the first line of a script names the program that starts it, whatever the script's name. */
    private static boolean isStarted(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return Arrays.equals(in.readNBytes(2), new byte[] {'#', '!'});
        } catch (IOException e) {
            return false; // What cannot be read cannot be run.
        }
    }

    private static boolean isProgram(Path folder) {
        if (Files.isRegularFile(folder.resolve("build")) || Files.isRegularFile(folder.resolve("run"))) {
            return true;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return !LanguageNames.known()
                    .told(files.filter(Files::isRegularFile).map(Path::toString).toList())
                    .isEmpty();
        } catch (IOException e) {
            return false; // What cannot be read cannot be run.
        }
    }
}
