package judge.database.backup;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.function.UnaryOperator;
import judge.database.Database;

/** The file of a backup. */
public final class BackupFile {

    private BackupFile() {}

    /**
     * Writes a backup into a new file, which is there when all of it is on the disk; nobody else may read it, as it has
     * hashes of passwords.
     *
     * @param watched what is written goes through this, which may end it by an exception
     * @return the number of rows
     */
    public static long write(Database database, Path to, UnaryOperator<OutputStream> watched) throws IOException {
        Path draft = to.resolveSibling("." + to.getFileName() + ".draft");
        Files.deleteIfExists(draft);
        try {
            long rows;
            Set<StandardOpenOption> options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            try (FileChannel channel = FileChannel.open(
                            draft,
                            options,
                            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
                    OutputStream out = watched.apply(Channels.newOutputStream(channel))) {
                rows = Backup.write(database, out);
                out.flush();
                channel.force(true);
            }
            if (Files.exists(to)) {
                throw new FileAlreadyExistsException(to.toString());
            }
            Files.move(draft, to, StandardCopyOption.ATOMIC_MOVE);
            return rows;
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}
