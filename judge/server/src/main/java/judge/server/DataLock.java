package judge.server;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import judge.database.OwnFiles;
import judge.message.KeyedSentence;
import org.jspecify.annotations.Nullable;

/** A server's folder, as long as it is its own. The kernel takes the lock back from a server that is killed. */
final class DataLock implements AutoCloseable {

    private static final String LOCK = "lock";

    private final FileChannel channel;

    private DataLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Makes the folder if need be; it holds sources and hashes of passwords, so nobody else may look into it. */
    static DataLock of(Path folder) throws ServerFailure {
        try {
            OwnFiles.dataFolder(folder);
            OwnFiles.file(folder.resolve(LOCK));
            FileChannel channel =
                    FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (!isLocked(channel)) {
                channel.close();
                throw new ServerFailure(null, KeyedSentence.of("error.data-taken", "folder", folder));
            }
            return new DataLock(channel);
        } catch (IOException e) {
            throw ServerFailure.ofFolder(folder, e);
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
