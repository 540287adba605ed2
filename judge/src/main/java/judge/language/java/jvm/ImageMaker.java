package judge.language.java.jvm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import judge.language.tool.RootParts;
import judge.language.tool.Tool;
import judge.sandbox.SandboxException;
import org.apache.commons.io.file.PathUtils;

/**
 * Makes one image in an empty folder: {@code jre} by {@code jlink} (or as a copy of the whole JDK where that cannot
 * be), its class data archive, the C libraries at the paths where the loader looks for them, and empty folders to mount
 * on.
 */
final class ImageMaker {

    private static final List<String> MOUNT_POINTS = List.of("proc", "dev", "scratch", "classes", "worker");
    /** Programs that a JVM does not need, and that an attacker could use. */
    private static final List<String> NEEDLESS =
            List.of("bin/keytool", "lib/jspawnhelper", "lib/jexec", "bin/serialver", "bin/javac", "lib/src.zip");

    private final Path javaHome;
    private final Path root;
    private final RootParts parts;

    ImageMaker(Path javaHome, Path root) {
        this.javaHome = javaHome;
        this.root = root;
        this.parts = new RootParts(root);
    }

    void make(List<String> modules, Class<?> training) throws IOException, SandboxException {
        Path jre = root.resolve("jre");
        if (!link(jre, modules)) {
            RootParts.copyFollowingLinks(javaHome, jre);
        }
        for (String needless : NEEDLESS) {
            Files.deleteIfExists(jre.resolve(needless));
        }
        new ClassArchive(jre, root).make(training);
        copyLibraries(jre);
        parts.copyLocale();
        parts.addMountPoints(MOUNT_POINTS);
        parts.openToOthers();
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

    private void copyLibraries(Path jre) throws IOException {
        try (Stream<Path> files = Files.walk(jre)) {
            parts.copyLibraries(
                    files.filter(file -> file.toString().endsWith(".so") || file.endsWith("bin/java"))
                            .toList(),
                    jre);
        }
    }
}
