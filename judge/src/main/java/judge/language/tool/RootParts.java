package judge.language.tool;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Copies the parts of a root folder for a sandbox.
 *
 * @param root the folder
 */
public record RootParts(Path root) {

    private static final Pattern LIBRARY = Pattern.compile("(?m)(?:^.* => |^\\s+)(/.+) \\(0x");

    private static final Path LDD = Path.of("/usr/bin/ldd");

    private static final String UNWINDER = "libgcc_s.so.1";

    /** Debian 11 has it by the second name. */
    private static final List<Path> UTF8_LOCALES =
            List.of(Path.of("/usr/lib/locale/C.utf8"), Path.of("/usr/lib/locale/C.UTF-8"));

    /** Returns the place in the root of a file or folder of the host, under the same path. */
    public Path inRoot(Path absolute) {
        return root.resolve(absolute.toString().substring(1));
    }

    /**
     * Copies the libraries that programs or other libraries need to the paths where the loader looks for them. Where
     * there is no {@code ldd} there is no bubblewrap either: plain processes use the host's libraries.
     *
     * @param within the files that are there already, and are not copied
     */
    public void copyLibraries(Collection<Path> binaries, Path within) throws IOException {
        for (Path library : librariesOf(binaries)) {
            if (!library.startsWith(within)) {
                copy(library);
            }
        }
    }

    /**
     * Copies what the C library of a program loads by its name when a thread is ended before its function returns, and
     * without which it ends the whole program then. No {@code ldd} names it.
     */
    public void copyUnwinder(Path program) throws IOException {
        for (Path library : librariesOf(List.of(program))) {
            Path unwinder = library.resolveSibling(UNWINDER);
            if (Files.isRegularFile(unwinder)) {
                copy(unwinder);
            }
        }
    }

    private static Set<Path> librariesOf(Collection<Path> binaries) throws IOException {
        Set<Path> libraries = new TreeSet<>();
        for (Path binary : Files.isExecutable(LDD) ? binaries : List.<Path>of()) {
            libraries.addAll(
                    named(Tool.run(List.of(LDD.toString(), binary.toString())).output()));
        }
        return libraries;
    }

    /** The files that {@code ldd} names. */
    static List<Path> named(String said) {
        return LIBRARY.matcher(said)
                .results()
                .map(result -> Path.of(result.group(1)).normalize())
                .toList();
    }

    private void copy(Path library) throws IOException {
        Path copy = inRoot(library);
        Files.createDirectories(copy.getParent());
        Files.copy(library, copy, StandardCopyOption.REPLACE_EXISTING);
    }

    /** The locale {@code C.UTF-8}, where the C library does not bring it. */
    public void copyLocale() throws IOException {
        for (Path locale : UTF8_LOCALES) {
            if (Files.isDirectory(locale)) {
                copyFollowingLinks(locale, inRoot(locale));
            }
        }
    }

    /** Empty folders to mount on. */
    public void addMountPoints(List<String> names) throws IOException {
        for (String name : names) {
            Files.createDirectory(root.resolve(name));
        }
    }

    /** {@code /tmp} is the working folder: where {@code tmpfile} of the C library makes its files, and nowhere else. */
    public void addTemporaryFolder() throws IOException {
        Files.createSymbolicLink(root.resolve("tmp"), Path.of("scratch/work"));
    }

    /** Copies all of a folder that can be read. */
    public static void copyFollowingLinks(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from, FileVisitOption.FOLLOW_LINKS)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path copy = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else if (Files.isReadable(file)) {
                    Files.copy(file, copy);
                }
            }
        }
    }

    /** Commands run as other users: whatever the judge's umask is, they can read all of it. */
    public void openToOthers() throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                if (Files.isSymbolicLink(file)) {
                    continue;
                }
                Set<PosixFilePermission> permissions = EnumSet.copyOf(Files.getPosixFilePermissions(file));
                permissions.addAll(List.of(PosixFilePermission.GROUP_READ, PosixFilePermission.OTHERS_READ));
                if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)
                        || permissions.contains(PosixFilePermission.OWNER_EXECUTE)) {
                    permissions.addAll(List.of(PosixFilePermission.GROUP_EXECUTE, PosixFilePermission.OTHERS_EXECUTE));
                }
                Files.setPosixFilePermissions(file, permissions);
            }
        }
    }
}
