package judge.language.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import judge.language.tool.RootParts;

/**
 * Makes one root in an empty folder: the tools, the files of packages and other files that a language needs, all at the
 * host's own paths, the C libraries that programs among them load, and empty folders to mount on.
 */
final class ToolRootMaker {

    private static final List<String> MOUNT_POINTS = List.of("proc", "dev", "scratch", "program");

    /** Folders that are links into {@code /usr} on most hosts: one file has two paths then. */
    private static final List<String> MERGED = List.of("/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32");

    private static final byte[] ELF = {0x7f, 'E', 'L', 'F'};

    private final Path root;
    private final RootParts parts;
    private final List<Path> binaries = new ArrayList<>();

    ToolRootMaker(Path root) {
        this.root = root;
        this.parts = new RootParts(root);
    }

    void make(HostTools tools, HostPackages packages, List<String> paths) throws IOException {
        parts.addMountPoints(MOUNT_POINTS);
        parts.addTemporaryFolder();
        for (String folder : MERGED) {
            linkMerged(Path.of(folder));
        }
        for (Path file : new TreeSet<>(packages.files())) {
            copy(file);
        }
        for (String path : paths) {
            for (Path found : HostTools.matching(path)) {
                copyAll(found);
            }
        }
        for (Path tool : tools.paths().values()) {
            copyAll(tool);
        }
        copyLibraries(tools);
        parts.copyLocale();
        parts.openToOthers();
    }

    private void copyLibraries(HostTools tools) throws IOException {
        parts.copyLibraries(binaries, root);
        for (Path tool : tools.paths().values()) {
            if (Files.isRegularFile(tool)) {
                parts.copyUnwinder(tool);
            }
        }
    }

    private void linkMerged(Path folder) throws IOException {
        if (Files.isSymbolicLink(folder)) {
            Path target = Files.readSymbolicLink(folder);
            Files.createDirectories(
                    root.resolve(target.isAbsolute() ? target.toString().substring(1) : target.toString()));
            Files.createSymbolicLink(parts.inRoot(folder), target);
        }
    }

    private void copyAll(Path path) throws IOException {
        if (!Files.isDirectory(path)) {
            copy(path);
            return;
        }
        try (Stream<Path> files = Files.walk(path)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                copy(file);
            }
        }
    }

    /** Copies a file, a link or an empty folder to its own path; what is there already stays. */
    private void copy(Path path) throws IOException {
        Path file = canonical(path);
        Path copy = parts.inRoot(file);
        if (Files.exists(copy, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
            Files.createDirectories(copy);
        } else if (Files.isSymbolicLink(file)) {
            link(file, copy);
        } else if (Files.isRegularFile(file) && Files.isReadable(file)) {
            content(file, copy);
        }
    }

    private void content(Path file, Path copy) throws IOException {
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
        if (isBinary(file)) {
            binaries.add(file);
        }
    }

    /** A link that leads where nothing is copied from, as those of {@code /etc/alternatives}, becomes its target. */
    private void link(Path file, Path copy) throws IOException {
        Path target = Files.readSymbolicLink(file);
        Path led = file.resolveSibling(target).normalize();
        if (led.startsWith("/usr") || led.startsWith("/lib")) {
            Files.createDirectories(copy.getParent());
            Files.createSymbolicLink(copy, target);
        } else if (Files.isRegularFile(file)) {
            content(file, copy);
        }
    }

    /** The path without links in the folders that lead to it. */
    private static Path canonical(Path path) throws IOException {
        Path folder = path.getParent();
        return folder == null || !Files.exists(folder)
                ? path
                : folder.toRealPath().resolve(path.getFileName());
    }

    private static boolean isBinary(Path file) throws IOException {
        boolean likely =
                Files.isExecutable(file) || file.getFileName().toString().contains(".so");
        if (!likely) {
            return false;
        }
        try (InputStream in = Files.newInputStream(file)) {
            return Arrays.equals(in.readNBytes(ELF.length), ELF);
        }
    }
}
