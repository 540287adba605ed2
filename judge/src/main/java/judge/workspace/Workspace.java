package judge.workspace;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.io.file.PathUtils;
import org.jspecify.annotations.Nullable;

/**
 * A folder for a judge's temporary files, until it is closed. While it is open a file in it is locked; a judge that
 * opens one in the same place deletes those whose lock nobody holds any more, as the kernel takes the lock of a killed
 * process back. So it does not matter whether one judge can see the other's process.
 */
public final class Workspace implements AutoCloseable {

    private static final String PREFIX = "judge-";
    private static final String DRAFT = PREFIX + "draft-";
    private static final String LOCK = "lock";
    private static final Duration SURELY_LEFT = Duration.ofDays(1);

    /**
     * The part of their names that the folders of this JVM share. They are never swept from within it: a process loses
     * its lock on a file as soon as it closes any channel to that file. It is a system property, as two class loaders
     * have two classes of this name.
     */
    private static final String JVM = System.getProperties()
            .computeIfAbsent(
                    "judge.workspace.jvm", key -> HexFormat.of().toHexDigits(new SplittableRandom().nextLong()))
            .toString();

    private static final Pattern NAME = Pattern.compile(PREFIX + "([0-9a-f]{16})-[0-9]+");

    private final Path folder;
    private final FileChannel lock;

    private Workspace(Path folder, FileChannel lock) {
        this.folder = folder;
        this.lock = lock;
    }

    /** The host's folder for temporary files, where nobody names another one. */
    public static Path usualRoot() {
        return Path.of(System.getProperty("java.io.tmpdir"));
    }

    /**
     * Makes a folder {@code judge-*}, and deletes those that judges of the same user have left which were killed.
     *
     * @param root the folder around it; if the judge is root, other users must be able to get there, as programs
     *     run as such
     * @throws IOException if it cannot be made or locked; what cannot be deleted stays
     */
    public static Workspace open(Path root) throws IOException {
        Path draft = Files.createTempDirectory(root.toAbsolutePath(), DRAFT);
        @Nullable FileChannel lock = null;
        try {
            lock = FileChannel.open(draft.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            requireLocked(lock);
            Files.setPosixFilePermissions(draft, PosixFilePermissions.fromString("rwx--x--x"));
            sweep(root, Files.getOwner(draft));
            String number = draft.getFileName().toString().substring(DRAFT.length());
            // It has its name only now that it is locked: before, a sweep would take it for left.
            Path folder = draft.resolveSibling(PREFIX + JVM + "-" + number);
            return new Workspace(Files.move(draft, folder, StandardCopyOption.ATOMIC_MOVE), lock);
        } catch (IOException e) {
            if (lock != null) {
                lock.close();
            }
            PathUtils.deleteDirectory(draft);
            throw e;
        }
    }

    private static void requireLocked(FileChannel channel) throws IOException {
        @Nullable FileLock lock = channel.tryLock();
        if (lock == null) {
            throw new IOException("somebody else has locked a file that was just made");
        }
    }

    /** Other users can pass through it, and neither list nor write it. */
    public Path folder() {
        return folder;
    }

    /**
     * A new folder in it, for the judge's user alone.
     *
     * @param use begins its name
     */
    public Path newFolder(String use) throws IOException {
        return Files.createTempDirectory(folder, use + "-");
    }

    private static synchronized void sweep(Path root, UserPrincipal self) {
        try (DirectoryStream<Path> candidates = Files.newDirectoryStream(root, PREFIX + "*")) {
            for (Path candidate : candidates) {
                sweepIfLeft(candidate, self);
            }
        } catch (IOException | DirectoryIteratorException e) {
            return; // A folder that may not be listed: one can work in it all the same.
        }
    }

    private static boolean isCandidate(Path folder, PosixFileAttributes attributes) {
        String name = folder.getFileName().toString();
        Matcher matcher = NAME.matcher(name);
        return matcher.matches() ? !matcher.group(1).equals(JVM) : name.startsWith(DRAFT) && isOld(attributes);
    }

    /** Drafts last for moments. */
    private static boolean isOld(PosixFileAttributes draft) {
        Optional<Instant> now = ProcessHandle.current().info().startInstant();
        Instant made = draft.lastModifiedTime().toInstant();
        return now.isPresent() && made.isBefore(now.get().minus(SURELY_LEFT));
    }

    /** A folder without a lock is left alone, but for an empty one: that was left between the two last deletions. */
    private static void sweepIfLeft(Path folder, UserPrincipal self) {
        try {
            PosixFileAttributes attributes =
                    Files.readAttributes(folder, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            boolean ours = attributes.isDirectory() && attributes.owner().equals(self);
            if (!ours || !isCandidate(folder, attributes)) {
                return;
            }
            try (FileChannel channel = FileChannel.open(
                            folder.resolve(LOCK), StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
                    FileLock taken = channel.tryLock()) {
                if (taken != null) {
                    delete(folder);
                }
            } catch (NoSuchFileException e) {
                Files.deleteIfExists(folder);
            }
        } catch (IOException | OverlappingFileLockException e) {
            return; // Its judge is closing it, or somebody else sweeps it.
        }
    }

    /** The lock goes last, so that what is left of a deletion that was cut short can be swept. */
    private static void delete(Path folder) throws IOException {
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            for (Path entry : entries) {
                if (!entry.endsWith(LOCK)) {
                    PathUtils.delete(entry);
                }
            }
        }
        Files.deleteIfExists(folder.resolve(LOCK));
        Files.deleteIfExists(folder); // A judge that sweeps may have been quicker.
    }

    /**
     * Deletes the folder with all that is in it; the second time does nothing.
     *
     * @throws IOException if something cannot be deleted; the next judge tries again
     */
    @Override
    public synchronized void close() throws IOException {
        if (lock.isOpen()) {
            try {
                delete(folder);
            } finally {
                lock.close();
            }
        }
    }
}
