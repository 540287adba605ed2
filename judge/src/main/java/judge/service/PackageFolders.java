package judge.service;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;
import judge.intake.IntakeException;
import judge.intake.PackageZip;
import org.apache.commons.io.file.PathUtils;
import org.apache.commons.io.file.StandardDeleteOption;

/** Packages laid down in folders, by the digests of their zips: a cache that can be deleted at any time. */
final class PackageFolders {

    private static final String DRAFT = "draft-";

    private final Path root;
    private boolean swept;

    PackageFolders(Path root) {
        this.root = root;
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
        Files.createDirectories(root);
        if (!swept) {
            sweep();
            swept = true;
        }
        return new Draft(Files.createDirectory(root.resolve(DRAFT + UUID.randomUUID())));
    }

    /** What a server has left that was killed; no other one has this folder. */
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
            PackageZip.unpack(zip.get(), made);
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
        return folder;
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
