package judge.language.tool;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import judge.sandbox.SandboxException;
import org.apache.commons.io.file.PathUtils;

/**
 * Root folders for sandboxes, made once and kept in the cache folder under a name that says what they were made of. Two
 * judges that make the same one at once do not disturb each other: each makes its own under a temporary name, and the
 * first to finish gives it the final one.
 *
 * @param cache the folder in which they are kept
 */
public record RootFolders(Path cache) {

    private static final String DRAFT = "draft-";
    private static final String COMPLETE = "complete";

    /** Makes a root folder in an empty one. */
    @FunctionalInterface
    public interface Maker {
        void make(Path root) throws IOException, SandboxException;
    }

    /**
     * The kept one, or a new one.
     *
     * @param name with all that it depends on
     * @param what it is, for a person: {@code a JVM image}
     * @throws SandboxException where it cannot be made
     */
    public Path get(String name, String what, Maker maker) throws SandboxException {
        Path folder = cache.resolve(name);
        try {
            if (!Files.exists(folder.resolve(COMPLETE))) {
                make(folder, maker);
            }
            return folder;
        } catch (IOException e) {
            throw new SandboxException("cannot make " + what + " in " + cache + ": " + e, e);
        }
    }

    private void make(Path folder, Maker maker) throws IOException, SandboxException {
        sweep();
        Path draft = Files.createTempDirectory(cache, DRAFT);
        try {
            maker.make(draft);
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

    /** Deletes what judges left that were killed while they made one; none takes a day. */
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
}
