package judge.database;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Files and folders of a server that no other user of its machine may look into: sources, hashes of passwords, packages
 * of contests that are yet to come.
 */
public final class OwnFiles {

    private static final Logger LOG = Logger.getLogger(OwnFiles.class.getName());
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");

    private OwnFiles() {}

    /**
     * A server's folder of data, made if it is not there. One in which something lies already stays as open as it is,
     * as others may need that; what is made in it is closed.
     */
    public static void dataFolder(Path folder) throws IOException {
        Files.createDirectories(folder);
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            if (!files.iterator().hasNext()) {
                Files.setPosixFilePermissions(folder, FOLDER);
            }
        }
    }

    /** A folder of the server's alone, made if it is not there. */
    public static void folder(Path folder) throws IOException {
        Files.createDirectories(folder);
        close(folder, FOLDER);
    }

    /** A file of the server's alone, made without anything in it if it is not there. */
    public static void file(Path file) throws IOException {
        try {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(FILE));
        } catch (FileAlreadyExistsException e) {
            close(file, FILE);
        }
    }

    /** The same of one that is there; where it belongs to somebody else, that stays as it is. */
    static void close(Path path, Set<PosixFilePermission> most) {
        try {
            if (!most.containsAll(Files.getPosixFilePermissions(path))) {
                Files.setPosixFilePermissions(path, most);
            }
        } catch (IOException | UnsupportedOperationException e) {
            LOG.log(Level.WARNING, path + " may be open to other users of this machine", e);
        }
    }

    /** The file of an SQLite database, and those beside it while it is open and after a server was killed. */
    static void database(Path file) throws IOException {
        file(file);
        for (String beside : new String[] {"-wal", "-shm", "-journal"}) {
            Path other = file.resolveSibling(file.getFileName() + beside);
            if (Files.exists(other)) {
                close(other, FILE);
            }
        }
    }
}
