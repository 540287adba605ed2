package judge.sandbox;

import com.sun.jna.Memory;
import java.io.ByteArrayOutputStream;

/** Takes what a command prints from a pipe, up to a limit. */
final class Capture implements AutoCloseable {

    private static final int CHUNK_BYTES = 1 << 16;

    private final Descriptor pipe;
    private final long limitBytes;
    private final long keptBytes;
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private final Memory chunk = new Memory(CHUNK_BYTES);
    private long seenBytes;
    private boolean open = true;

    /**
     * Reads from a pipe that does not block.
     *
     * @param limitBytes what the command may print
     * @param keptBytes what is kept of it
     */
    Capture(Descriptor pipe, long limitBytes, long keptBytes) throws SandboxException {
        this.pipe = pipe;
        this.limitBytes = limitBytes;
        this.keptBytes = Math.min(limitBytes, keptBytes);
        pipe.setNonBlocking();
    }

    /** Takes what is there now; stops at the limit. */
    void drain() {
        while (open && !isOverLimit()) {
            long count = Posix.read(pipe.number(), chunk, CHUNK_BYTES);
            if (count <= 0) {
                open = count < 0; // 0 is the end; below it there is nothing yet.
                return;
            }
            int room = (int) Math.min(count, keptBytes - kept.size());
            if (room > 0) {
                kept.write(chunk.getByteArray(0, room), 0, room);
            }
            seenBytes += count;
        }
    }

    boolean isOpen() {
        return open;
    }

    boolean isOverLimit() {
        return seenBytes > limitBytes;
    }

    int descriptor() {
        return pipe.number();
    }

    byte[] bytes() {
        return kept.toByteArray();
    }

    @Override
    public void close() {
        pipe.close();
        chunk.close();
    }
}
