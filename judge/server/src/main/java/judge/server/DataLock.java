package judge.server;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import judge.message.KeyedSentence;
import org.jspecify.annotations.Nullable;

/** A server's folder, as long as it is its own. The kernel takes the lock back from a server that is killed. */
final class DataLock implements AutoCloseable {

    private final FileChannel channel;

    private DataLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Makes the folder if need be; it holds sources and hashes of passwords, so nobody else may look into it. */
    static DataLock of(Path folder) throws ServerFailure {
        try {
            boolean made = !Files.isDirectory(folder);
            Files.createDirectories(folder);
            if (made || isEmpty(folder)) {
                Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
            }
            FileChannel channel =
                    FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (!isLocked(channel)) {
                channel.close();
                throw new ServerFailure(null, KeyedSentence.of("error.data-taken", "folder", folder));
            }
            return new DataLock(channel);
        } catch (IOException e) {
            throw ServerFailure.ofFolder(folder, e);
        }
    }

    /** As one that was made for this; what else somebody keeps in theirs is not shut away. */
    private static boolean isEmpty(Path folder) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            return !files.iterator().hasNext();
        }
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            @Nullable FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false; // by another server in this JVM
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
