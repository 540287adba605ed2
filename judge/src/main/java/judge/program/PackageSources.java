package judge.program;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.problem.yaml.Constants;
import judge.sandbox.SandboxException;
import judge.source.LanguageNames;
import judge.source.PackageMark;
import judge.source.PackageReach;
import judge.submission.SourceFile;
import judge.submission.Submission;

/**
 * Reads the sources of a program of a package, with the headers that it includes from elsewhere in the package: many
 * have one {@code testlib.h} for all their programs.
 */
final class PackageSources {

    private static final Pattern INCLUDE =
            Pattern.compile("(?m)^[ \\t]*#[ \\t]*include[ \\t]*[\"<]([A-Za-z0-9_./-]{1,100})[\">]");

    private static final Set<String> INCLUDING =
            Set.of(".cpp", ".cc", ".cxx", ".c++", ".C", ".c", ".h", ".hh", ".hpp", ".hxx", ".inl");

    private static final int MAX_DEPTH = 6;
    private static final int MOST_COMPANIONS = 50;
    private static final long MOST_COMPANION_BYTES = 16 << 20;

    private final Path program;
    private final Path home;
    private final Constants constants;
    private final long mostBytes;
    private final TreeMap<String, byte[]> files = new TreeMap<>();
    private long bytes;

    private PackageSources(Path program, Constants constants, long mostBytes) {
        this.program = program;
        this.home = home(program);
        this.constants = constants;
        this.mostBytes = mostBytes;
    }

    /**
     * The sources as a submission.
     *
     * @param program a folder of sources or a single one
     * @param mostBytes all of them together
     */
    static Submission read(Path program, Constants constants, long mostBytes) throws SandboxException {
        PackageSources sources = new PackageSources(program, constants, mostBytes);
        try {
            sources.own();
            sources.included();
        } catch (IOException | UncheckedIOException e) {
            throw new SandboxException(ProgramFailure.PROGRAM_UNREADABLE.of(program, e));
        }
        List<SourceFile> all = new ArrayList<>();
        sources.files.forEach((path, content) -> all.add(new SourceFile(path, content)));
        // A folder without a file that is called after what starts may have one that is called after itself.
        return Submission.of("package", "package", name(program), all, mostBytes);
    }

    private void own() throws IOException, SandboxException {
        try (Stream<Path> walk = Files.walk(program, FileVisitOption.FOLLOW_LINKS)) {
            for (Path file : (Iterable<Path>) walk.filter(Files::isRegularFile).sorted()::iterator) {
                if (LanguageNames.known().isSource(file.toString())) {
                    requireWithin(file, program);
                    String path = file.equals(program)
                            ? name(file)
                            : program.relativize(file).toString();
                    files.put(path, content(file));
                }
            }
        }
    }

    private byte[] content(Path file) throws IOException, SandboxException {
        bytes += Files.size(file);
        if (bytes > mostBytes) {
            throw new SandboxException(ProgramFailure.PROGRAM_SOURCES_TOO_LARGE.of(program, mostBytes, file));
        }
        return constants.in(Files.readAllBytes(file));
    }

    /** Adds the files that are included and missing, from beside the program or from their place in the package. */
    private void included() throws IOException, SandboxException {
        Deque<String> unread = new ArrayDeque<>();
        files.keySet().stream()
                .filter(path -> INCLUDING.stream().anyMatch(path::endsWith))
                .forEach(unread::add);
        while (!unread.isEmpty()) {
            String path = unread.remove();
            Matcher include =
                    INCLUDE.matcher(new String(files.getOrDefault(path, new byte[0]), StandardCharsets.ISO_8859_1));
            while (include.find()) {
                String wanted = include.group(1);
                Optional<Path> found = isThere(wanted) ? Optional.empty() : elsewhere(wanted);
                if (found.isPresent()) {
                    boolean own = found.get().startsWith(program);
                    String there = own ? program.relativize(found.get()).toString() : wanted;
                    files.put(there, content(found.get()));
                    unread.add(there);
                }
            }
        }
    }

    private boolean isThere(String wanted) {
        return files.keySet().stream().anyMatch(path -> path.equals(wanted) || path.endsWith("/" + wanted));
    }

    private Optional<Path> elsewhere(String wanted) throws IOException {
        if (wanted.contains("..") || wanted.startsWith("/") || !wanted.contains(".")) {
            return Optional.empty();
        }
        boolean header = INCLUDING.stream().anyMatch(wanted::endsWith);
        Path beside = program.resolveSibling(wanted);
        try (Stream<Path> walk = Files.walk(header ? home : program, MAX_DEPTH)) {
            return Stream.concat(
                            Stream.of(beside),
                            walk.filter(file -> file.endsWith(wanted)).sorted(Comparator.naturalOrder()))
                    .filter(Files::isRegularFile)
                    .filter(this::isWithin)
                    .findFirst();
        }
    }

    /**
     * Tells whether a file is within the package, also as a link: its target belongs to the package's version, as the
     * link lies in a folder that does.
     */
    private boolean isWithin(Path file) {
        try {
            return file.toAbsolutePath().normalize().startsWith(home.toAbsolutePath())
                    && PackageReach.of(packageOf(program)).holds(file);
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Returns the files beside the sources in the folder of a program, by their path there: an input validator finds
     * them in its working folder. Only the first files; none of a single source.
     */
    static Map<String, byte[]> companions(Path program, Constants constants) throws SandboxException {
        Map<String, byte[]> found = new TreeMap<>();
        if (!Files.isDirectory(program)) {
            return found;
        }
        try (Stream<Path> walk = Files.walk(program, FileVisitOption.FOLLOW_LINKS)) {
            long bytes = 0;
            for (Path file : (Iterable<Path>) walk.filter(Files::isRegularFile).sorted()::iterator) {
                bytes += Files.size(file);
                if (LanguageNames.known().isSource(file.toString())) {
                    continue;
                }
                if (found.size() == MOST_COMPANIONS || bytes > MOST_COMPANION_BYTES) {
                    return found;
                }
                requireWithin(file, program);
                found.put(program.relativize(file).toString(), constants.in(Files.readAllBytes(file)));
            }
            return found;
        } catch (IOException | UncheckedIOException e) {
            throw new SandboxException(ProgramFailure.PROGRAM_UNREADABLE.of(program, e));
        }
    }

    /** Refuses a file that is a link out of the package. */
    static void requireWithin(Path file, Path program) throws IOException, SandboxException {
        if (!PackageReach.of(packageOf(program)).holds(file)) {
            throw new SandboxException(ProgramFailure.PROGRAM_LINK_LEAVES.of(file));
        }
    }

    /**
     * Returns the folder that a program may take files from. An output validator has only its own folder, as everything
     * that a verdict depends on belongs to the package's version.
     */
    private static Path home(Path program) {
        Path all = packageOf(program);
        Path own = program.toAbsolutePath().normalize();
        Path top = own.startsWith(all) && !own.equals(all) ? all.relativize(own).getName(0) : Path.of("");
        return top.toString().startsWith("output_validator") ? all.resolve(top) : all;
    }

    /** The folder that a program belongs to: the nearest one that is a package, or else its own. */
    private static Path packageOf(Path program) {
        Path own = program.toAbsolutePath().normalize().getParent();
        for (Path folder = own; folder != null; folder = folder.getParent()) {
            if (PackageMark.isIn(folder)) {
                return folder;
            }
        }
        return own == null ? program : own;
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }
}
