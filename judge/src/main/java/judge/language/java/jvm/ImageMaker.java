package judge.language.java.jvm;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.sandbox.SandboxException;
import org.apache.commons.io.file.PathUtils;

/**
 * Makes one image in an empty folder: {@code jre} by {@code jlink} (or as a copy of the whole JDK where that cannot
 * be), its class data archive, the C libraries at the paths where the loader looks for them, and empty folders to mount
 * on.
 */
final class ImageMaker {

    private static final Pattern LIBRARY = Pattern.compile("(/\\S+) \\(0x");
    private static final List<String> MOUNT_POINTS = List.of("proc", "dev", "scratch", "classes", "worker");
    /** Programs that a JVM does not need, and that an attacker could use. */
    private static final List<String> NEEDLESS =
            List.of("bin/keytool", "lib/jspawnhelper", "lib/jexec", "bin/serialver", "bin/javac", "lib/src.zip");

    private static final Path LDD = Path.of("/usr/bin/ldd");

    private static final Path UTF8_LOCALE = Path.of("/usr/lib/locale/C.utf8");

    private final Path javaHome;
    private final Path root;

    ImageMaker(Path javaHome, Path root) {
        this.javaHome = javaHome;
        this.root = root;
    }

    void make(List<String> modules) throws IOException, SandboxException {
        Path jre = root.resolve("jre");
        if (!link(jre, modules)) {
            copyFollowingLinks(javaHome, jre);
        }
        for (String needless : NEEDLESS) {
            Files.deleteIfExists(jre.resolve(needless));
        }
        new ClassArchive(jre, root).make(modules);
        copyLibraries(jre);
        if (Files.isDirectory(UTF8_LOCALE)) {
            copyFollowingLinks(UTF8_LOCALE, inRoot(UTF8_LOCALE));
        }
        for (String mountPoint : MOUNT_POINTS) {
            Files.createDirectory(root.resolve(mountPoint));
        }
        openToOthers();
    }

    private boolean link(Path jre, List<String> modules) throws IOException {
        Path jlink = javaHome.resolve("bin/jlink");
        if (!Files.isExecutable(jlink)) {
            return false;
        }
        Tool.Result result = Tool.run(List.of(
                jlink.toString(),
                "--add-modules",
                String.join(",", modules),
                "--strip-java-debug-attributes", // --strip-debug would need objcopy, which a bare machine does not have
                "--no-man-pages",
                "--no-header-files",
                "--output",
                jre.toString()));
        if (result.status() != 0 && Files.exists(jre)) {
            PathUtils.deleteDirectory(jre);
        }
        return result.status() == 0;
    }

    /** Where there is no {@code ldd} there is no bubblewrap either: plain processes use the host's libraries. */
    private void copyLibraries(Path jre) throws IOException {
        if (!Files.isExecutable(LDD)) {
            return;
        }
        Set<Path> libraries = new TreeSet<>();
        try (Stream<Path> files = Files.walk(jre)) {
            List<Path> binaries = files.filter(file -> file.toString().endsWith(".so") || file.endsWith("bin/java"))
                    .toList();
            for (Path binary : binaries) {
                Matcher matcher = LIBRARY.matcher(
                        Tool.run(List.of(LDD.toString(), binary.toString())).output());
                while (matcher.find()) {
                    libraries.add(Path.of(matcher.group(1)).normalize());
                }
            }
        }
        for (Path library : libraries) {
            if (!library.startsWith(jre)) {
                Path copy = inRoot(library);
                Files.createDirectories(copy.getParent());
                Files.copy(library, copy, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    private Path inRoot(Path absolute) {
        return root.resolve(absolute.toString().substring(1));
    }

    private static void copyFollowingLinks(Path from, Path to) throws IOException {
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

    /** Commands run as other users: whatever the judge's umask is, they can read the image. */
    private void openToOthers() throws IOException {
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
