package judge.cli.command;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import judge.charset.CharsetException;
import judge.intake.IntakeException;
import judge.intake.PackageZip;
import judge.problem.Problem;
import judge.source.PackageMark;
import org.apache.commons.io.file.PathUtils;
import org.jspecify.annotations.Nullable;

/** Packages that are handed over as {@code .zip} or {@code .kpp}, unpacked for as long as they are looked at. */
public final class UnpackedPackages implements AutoCloseable {

    private final Session session;
    private final Path parent;
    private final Optional<Charset> charset;
    private @Nullable Path folder;
    private int count;

    /**
     * Makes the packages that are unpacked into the given folder.
     *
     * @param charset of names in them that do not say it; empty: that is to be found out
     */
    public UnpackedPackages(Session session, Path parent, Optional<Charset> charset) {
        this.charset = charset;
        this.session = session;
        this.parent = parent;
    }

    /** Tells whether the path is that of a packed package. */
    public static boolean isPacked(Path path) {
        return hasEndingOfPacked(path.toString()) && Files.isRegularFile(path);
    }

    private static boolean hasEndingOfPacked(String path) {
        String name = path.toLowerCase(Locale.ROOT);
        return name.endsWith(".zip") || name.endsWith(".kpp");
    }

    /**
     * A problem among others, or one that is packed.
     *
     * @param inputs the problems among which it is looked for
     * @param id of it
     */
    public record Chosen(Inputs inputs, String id) {

        /** The problem, read. */
        public Problem problem() throws CommandFailure {
            return inputs.problem(id);
        }
    }

    /**
     * Returns the problem that a user has named: a file with a package, the path of its folder, or the id of one in the
     * folder of problems. A text with a slash or the ending of a file is no id, nor is the present folder.
     */
    public Chosen chosen(String named, Path problems) throws CommandFailure {
        boolean path = named.contains("/") || hasEndingOfPacked(named) || isFolder(named, problems);
        if (path && !isPacked(Path.of(named))) {
            Path folder = Inputs.packageFolder(Path.of(named)).toAbsolutePath().normalize();
            return new Chosen(
                    new Inputs(session, Objects.requireNonNull(folder.getParent())),
                    String.valueOf(folder.getFileName()));
        }
        if (!path) {
            return new Chosen(new Inputs(session, problems), named);
        }
        Path into = unpacked(Path.of(named));
        return new Chosen(
                new Inputs(session, Objects.requireNonNull(into.getParent())), String.valueOf(into.getFileName()));
    }

    private static boolean isFolder(String named, Path problems) {
        return named.matches("\\.\\.?")
                || (!named.isEmpty() && !Files.exists(problems.resolve(named)) && Files.isDirectory(Path.of(named)));
    }

    /** The folder with what was in it, named as the file without its ending. */
    public Path unpacked(Path file) throws CommandFailure {
        try {
            if (Files.size(file) > PackageZip.MOST_ZIP_BYTES) {
                throw refused(file, "", "too_large");
            }
            if (folder == null) {
                folder = Files.createTempDirectory(parent, "package-");
            }
            count++;
            String name = String.valueOf(file.getFileName());
            Path into = Files.createDirectories(
                    folder.resolve(String.valueOf(count)).resolve(name.substring(0, name.length() - ".zip".length())));
            String top = unpack(session, file, into, charset);
            if (!PackageMark.isIn(into)) {
                throw noPackage(file, into, top);
            }
            return into;
        } catch (IOException e) {
            throw session.readFailure(file, e);
        }
    }

    /**
     * Unpacks a zip into an empty folder, and tells in which charset its names were read.
     *
     * @return the name of the only folder in it; empty: there is none
     */
    public static String unpack(Session session, Path file, Path into, Optional<Charset> charset)
            throws CommandFailure, IOException {
        try {
            PackageZip.Wrapping read = PackageZip.unpack(Files.readAllBytes(file), into, charset);
            read.charset().ifPresent(name -> session.warn("import.charset", "file", file, "charset", name));
            return read.top();
        } catch (IntakeException e) {
            throw e.readings().isEmpty()
                    ? refused(file, e.leftOut().path(), e.leftOut().cause().word())
                    : new CommandFailure(
                            "error.charset", "file", file, "readings", CharsetException.shown(e.readings()));
        }
    }

    private static boolean isMark(Path file) {
        return PackageMark.is(String.valueOf(file.getFileName()));
    }

    /** Says where in it the package may be: in a folder further down, or packed once more. */
    private static CommandFailure noPackage(Path file, Path into, String top) throws IOException {
        try (Stream<Path> all = Files.walk(into)) {
            Optional<String> inside = all.filter(one -> isMark(one) || isPacked(one))
                    .map(one -> into.relativize(isMark(one) ? one.resolveSibling("") : one))
                    .map(one -> Path.of(top).resolve(one).toString())
                    .min(Comparator.naturalOrder());
            return inside.isPresent()
                    ? new CommandFailure("error.no-package", "path", file, "inside", inside.get())
                    : new CommandFailure("error.no-package", "path", file);
        }
    }

    /**
     * Makes the failure for a packed package that is refused.
     *
     * @param path a path in it; empty where the whole package is refused
     * @param word the reason
     */
    public static CommandFailure refused(Path file, String path, String word) {
        if (path.isEmpty() && word.equals("too_large")) {
            return new CommandFailure(
                    "error.package-too-large",
                    "file",
                    file,
                    "limitBytes",
                    PackageZip.MOST_ZIP_BYTES,
                    "count",
                    PackageZip.MOST_ENTRIES);
        }
        return path.isEmpty()
                ? new CommandFailure("error.package-refused-whole", "file", file, "leftout", word)
                : new CommandFailure("error.package-refused", "file", file, "path", path, "leftout", word);
    }

    @Override
    public void close() {
        Optional.ofNullable(folder).ifPresent(UnpackedPackages::delete);
    }

    private static void delete(Path folder) {
        try {
            PathUtils.deleteDirectory(folder);
        } catch (IOException e) {
            return; // It lies among temporary files.
        }
    }
}
