package judge.report.folder;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * The mark of a run that is not finished, locked by the judge that is at work on it. The kernel releases the lock when
 * that judge is killed; the mark stays.
 */
final class RunLock {

    private static final String MARK = ".unfinished";

    private final Path mark;
    private final FileChannel channel;

    private RunLock(Path mark, FileChannel channel) {
        this.mark = mark;
        this.channel = channel;
    }

    /** The lock of a run's folder, unless another judge has it. */
    static Optional<RunLock> take(Path folder) throws IOException {
        Path mark = folder.resolve(MARK);
        FileChannel channel = FileChannel.open(mark, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (isTaken(channel)) {
            channel.close();
            return Optional.empty();
        }
        return Optional.of(new RunLock(mark, channel));
    }

    /** Locks it, or finds it locked. */
    private static boolean isTaken(FileChannel channel) {
        try {
            FileLock lock = channel.tryLock();
            return lock == null;
        } catch (OverlappingFileLockException e) {
            return true;
        } catch (IOException e) {
            // A file system without locks: nothing keeps two judges apart there, but judging still works.
            return false;
        }
    }

    static boolean isMarked(Path folder) {
        return Files.exists(folder.resolve(MARK));
    }

    /** Releases the folder. A finished run loses its mark, an unfinished one keeps it. */
    void release(boolean finished) throws IOException {
        if (finished) {
            Files.deleteIfExists(mark);
        }
        channel.close();
    }
}
