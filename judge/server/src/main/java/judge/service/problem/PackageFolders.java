package judge.service.problem;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;
import judge.database.OwnFiles;
import judge.digest.Sha256;
import judge.intake.IntakeException;
import judge.intake.PackageZip;
import org.apache.commons.io.file.PathUtils;
import org.apache.commons.io.file.StandardDeleteOption;
import org.jspecify.annotations.Nullable;

/** Packages laid down in folders, by the digests of their zips: a cache that can be deleted at any time. */
final class PackageFolders {

    private static final String DRAFT = "draft-";

    /** The time since its last use in which a folder may still be in use. */
    private static final Duration IN_USE = Duration.ofHours(1);

    private static final Duration MARKED = Duration.ofMinutes(1);

    private final Path root;
    private final long most;
    /** Null where there is no bound. */
    private final @Nullable Clock clock;

    private boolean swept;

    PackageFolders(Path root) {
        this.root = root;
        most = Long.MAX_VALUE;
        clock = null;
    }

    /**
     * Folders of which those that were not used for longest are deleted.
     *
     * @param most the bytes that they may have together, beside those that were used within the last hour
     */
    PackageFolders(Path root, long most, Clock clock) {
        this.root = root;
        this.most = most;
        this.clock = clock;
    }

    /** A folder for a package that is yet to be looked at; it is deleted when closed. */
    record Draft(Path folder) implements AutoCloseable {

        @Override
        public void close() throws IOException {
            if (Files.exists(folder)) {
                PathUtils.deleteDirectory(folder, StandardDeleteOption.OVERRIDE_READ_ONLY);
            }
        }
    }

    synchronized Draft draft() throws IOException {
        OwnFiles.folder(root); // Packages of contests that are yet to come.
        if (!swept) {
            sweep();
            swept = true;
        }
        return new Draft(Files.createDirectory(root.resolve(DRAFT + UUID.randomUUID())));
    }

    /** Removes the drafts of a server that was killed; no other server has this folder. */
    private void sweep() throws IOException {
        try (Stream<Path> all = Files.list(root)) {
            for (Path one : (Iterable<Path>) all::iterator) {
                if (one.getFileName().toString().startsWith(DRAFT)) {
                    new Draft(one).close();
                }
            }
        }
    }

    /**
     * The folder of a package, whose name is its problem's id. It is there as a whole or not at all: also after a fall
     * of power while it was made, and for another thread that makes it at the same time.
     */
    Path of(String hash, String slug, Supplier<byte[]> zip) throws IOException {
        Path folder = root.resolve(hash).resolve(slug);
        if (Files.isDirectory(folder)) {
            return folder;
        }
        try (Draft draft = draft()) {
            Path made = Files.createDirectory(draft.folder().resolve(slug));
            PackageZip.unpack(whole(hash, zip.get()), made, Optional.empty());
            protect(made);
            Files.createDirectories(folder.getParent());
            Files.move(made, folder, StandardCopyOption.ATOMIC_MOVE);
        } catch (IntakeException e) {
            throw new IOException("a stored package cannot be unpacked: " + e.getMessage(), e);
        } catch (FileAlreadyExistsException e) {
            return folder;
        } catch (FileSystemException e) {
            if (!Files.isDirectory(folder)) {
                throw e;
            }
        }
        bound();
        return folder;
    }

    private static byte[] whole(String hash, byte[] zip) {
        if (!Sha256.of(zip).hex().equals(hash)) {
            throw new IllegalStateException("the stored package " + hash + " is damaged");
        }
        return zip;
    }

    /** A package is used now: it is one of the last to be deleted. */
    void use(String hash) {
        if (clock == null) {
            return;
        }
        Path folder = root.resolve(hash);
        Instant now = clock.instant();
        try {
            if (Files.getLastModifiedTime(folder).toInstant().isBefore(now.minus(MARKED))) {
                Files.setLastModifiedTime(folder, FileTime.from(now));
            }
        } catch (IOException e) {
            return; // It is not there: then it will be made again.
        }
    }

    /** Deletes what was not used for longest, until the rest is small enough. */
    private synchronized void bound() throws IOException {
        if (clock == null) {
            return;
        }
        List<Path> all;
        try (Stream<Path> folders = Files.list(root)) {
            all = folders.filter(one -> !one.getFileName().toString().startsWith(DRAFT))
                    .sorted(Comparator.comparing(PackageFolders::used))
                    .toList();
        }
        long bytes = 0;
        for (Path one : all) {
            bytes += PathUtils.sizeOfDirectory(one);
        }
        Instant inUse = clock.instant().minus(IN_USE);
        for (Path one : all) {
            if (bytes <= most || used(one).isAfter(inUse)) {
                return;
            }
            bytes -= PathUtils.sizeOfDirectory(one);
            PathUtils.deleteDirectory(one, StandardDeleteOption.OVERRIDE_READ_ONLY);
        }
    }

    private static Instant used(Path folder) {
        try {
            return Files.getLastModifiedTime(folder).toInstant();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Deletes a package's folder. */
    void forget(String hash) throws IOException {
        Path folder = root.resolve(hash);
        if (Files.exists(folder)) {
            PathUtils.deleteDirectory(folder, StandardDeleteOption.OVERRIDE_READ_ONLY);
        }
    }

    private static void protect(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path one : (Iterable<Path>) all::iterator) {
                if (Files.isRegularFile(one)) {
                    Files.setPosixFilePermissions(one, PosixFilePermissions.fromString("r--r--r--"));
                }
            }
        }
    }
}
