package judge.language.java.jvm;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import judge.digest.Sha256;
import judge.sandbox.SandboxException;
import org.apache.commons.io.file.PathUtils;

/**
 * The images of this host's JDK, made once and kept in the cache folder under a name that says what they were made of.
 * Two judges that make the same one at once do not disturb each other: each makes its own under a temporary name, and
 * the first to finish gives it the final one.
 */
public final class JvmImages {

    /** All that contestants' programs may use. */
    public static final String RUN_MODULE = "java.base";

    /** Changes whenever images are made differently. */
    private static final String FORMAT = "7";

    private static final String DRAFT = "draft-";
    private static final String COMPLETE = "complete";

    private final Path cache;
    private final Path javaHome;

    private JvmImages(Path cache, Path javaHome) {
        this.cache = cache;
        this.javaHome = javaHome;
    }

    /** The images made from the JDK that the judge itself runs on. */
    public static JvmImages in(Path cache) {
        return new JvmImages(cache, Path.of(System.getProperty("java.home")));
    }

    /** What contestants' programs run on: {@code java.base}. */
    public JvmImage forRunning() throws SandboxException {
        return image("run", List.of(RUN_MODULE));
    }

    /** What the compiler runs on. */
    public JvmImage forCompiling() throws SandboxException {
        return image("compile", List.of("java.base", "jdk.compiler"));
    }

    private JvmImage image(String use, List<String> modules) throws SandboxException {
        Path folder = cache.resolve("jvm-" + use + "-" + key(modules));
        try {
            if (!Files.exists(folder.resolve(COMPLETE))) {
                make(folder, modules);
            }
            return new JvmImage(folder);
        } catch (IOException e) {
            throw new SandboxException("cannot make a JVM image in " + cache + ": " + e, e);
        }
    }

    private void make(Path folder, List<String> modules) throws IOException, SandboxException {
        sweep();
        Path draft = Files.createTempDirectory(cache, DRAFT);
        try {
            new ImageMaker(javaHome, draft).make(modules);
            Files.createFile(draft.resolve(COMPLETE));
            Files.move(draft, folder, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            // Another judge has made it meanwhile: a folder that is not empty is no failure with a class of its own.
            if (!Files.exists(folder.resolve(COMPLETE))) {
                throw e;
            }
        } finally {
            if (Files.exists(draft)) {
                PathUtils.deleteDirectory(draft);
            }
        }
    }

    /** Deletes what judges left that were killed while they made an image; no image takes a day. */
    private void sweep() throws IOException {
        Optional<Instant> now = ProcessHandle.current().info().startInstant();
        try (DirectoryStream<Path> drafts = Files.newDirectoryStream(cache, DRAFT + "*")) {
            for (Path draft : drafts) {
                Instant made = Files.getLastModifiedTime(draft).toInstant();
                if (now.isPresent() && made.isBefore(now.get().minus(Duration.ofDays(1)))) {
                    PathUtils.delete(draft);
                }
            }
        } catch (NoSuchFileException e) {
            return; // Another judge is deleting it, too.
        }
    }

    private String key(List<String> modules) throws SandboxException {
        try {
            Path release = javaHome.resolve("release");
            String vm = System.getProperty("java.vm.vendor") + System.getProperty("java.vm.version");
            String jdk = Files.exists(release) ? Files.readString(release) : javaHome.toString();
            return Sha256.of(FORMAT + modules + vm + jdk).hex(8);
        } catch (IOException e) {
            throw new SandboxException("cannot tell the JDK in " + javaHome, e);
        }
    }
}
