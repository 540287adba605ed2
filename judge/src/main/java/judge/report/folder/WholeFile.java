package judge.report.folder;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import judge.report.ReportStorageException;

/** Writes files that appear whole or not at all, also when the judge is killed. */
final class WholeFile {

    private WholeFile() {}

    static void store(Path file, byte[] content) throws ReportStorageException {
        Path temporary = temporary(file);
        try {
            Files.createDirectories(file.getParent());
            // Not a channel: those are closed by the interrupt that cancels a run, and the report would be lost.
            try (FileOutputStream out = new FileOutputStream(temporary.toFile())) {
                out.write(content);
                out.getFD().sync();
            }
            rename(temporary, file);
        } catch (IOException e) {
            discard(temporary, e);
            throw new ReportStorageException(file, e);
        }
    }

    /**
     * Makes the file that will replace this one accessible to the judge's user only, before anything is written to it.
     */
    static void makePrivate(Path file) throws ReportStorageException {
        Path temporary = temporary(file);
        try {
            Files.deleteIfExists(temporary);
            if (temporary.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Files.createFile(
                        temporary, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            }
        } catch (IOException e) {
            throw new ReportStorageException(file, e);
        }
    }

    /** Makes the link name a folder beside it, in place of the one that it named before. */
    static void link(Path link, Path folder) throws ReportStorageException {
        String name = folder.getFileName().toString();
        Path temporary = folder.resolveSibling("." + link.getFileName() + "-" + name);
        try {
            link(temporary, name);
            rename(temporary, link);
        } catch (IOException e) {
            discard(temporary, e);
            throw new ReportStorageException(link, e);
        }
    }

    private static void link(Path link, String name) throws IOException {
        try {
            Files.createSymbolicLink(link, Path.of(name));
        } catch (IOException | UnsupportedOperationException e) {
            // A file system without links: a text file says the same.
            Files.writeString(link, name + "\n");
        }
    }

    private static Path temporary(Path file) {
        return file.resolveSibling("." + file.getFileName() + ".tmp");
    }

    private static void rename(Path temporary, Path file) throws IOException {
        Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void discard(Path temporary, IOException failure) {
        try {
            Files.deleteIfExists(temporary);
        } catch (IOException e) {
            failure.addSuppressed(e);
        }
    }
}
