package judge.sandbox.run;

import com.sun.jna.Memory;
import java.util.Arrays;
import judge.sandbox.SandboxException;
import judge.sandbox.dialogue.OutputReader;
import judge.sandbox.kernel.Descriptor;
import judge.sandbox.kernel.Posix;

/** Takes what a command prints from a pipe, up to a limit; keeps all of it, or its beginning and its end. */
final class Capture implements OutputReader {

    private static final int CHUNK_BYTES = 1 << 16;
    private static final int MOST_OF_TOO_MUCH_BYTES = 32 << 20;

    private final Descriptor pipe;
    private final long limitBytes;
    private final long keptBytes;
    private final KeptBytes kept = new KeptBytes();
    /** The end of what did not fit: an exception's stack trace comes last. */
    private byte[] end = new byte[0];

    private final Memory chunk = new Memory(CHUNK_BYTES);
    private long seenBytes;
    private boolean open = true;

    /**
     * Reads from a pipe that does not block.
     *
     * @param limitBytes the bytes that the command may print
     * @param keptBytes the bytes that are kept of its beginning, and as many of its end
     */
    Capture(Descriptor pipe, long limitBytes, long keptBytes) throws SandboxException {
        this.pipe = pipe;
        this.limitBytes = limitBytes;
        this.keptBytes = Math.min(limitBytes, keptBytes);
        pipe.setNonBlocking();
    }

    @Override
    public void drain() {
        while (open && !isOverLimit() && takePiece()) {}
    }

    @Override
    public void take() {
        if (open && !isOverLimit()) {
            takePiece();
        }
    }

    private boolean takePiece() {
        long count = Posix.read(pipe.number(), chunk, CHUNK_BYTES);
        if (count <= 0) {
            open = count < 0; // 0 is the end; below it there is nothing yet.
            return false;
        }
        int room = (int) Math.min(count, keptBytes - kept.size());
        if (room > 0) {
            kept.add(chunk, room);
        }
        if (keptBytes < limitBytes && room < count) {
            end = lastOf(end, chunk.getByteArray(room, (int) count - room), (int) keptBytes);
        }
        seenBytes += count;
        if (isOverLimit() && kept.size() > MOST_OF_TOO_MUCH_BYTES) {
            kept.cutTo(MOST_OF_TOO_MUCH_BYTES); // Nobody reads it on: it need not take the judge's memory.
        }
        return true;
    }

    /** Waits until there is something to take, the pipe is closed, or so much time is over; not for an interrupt. */
    void awaitMore(int timeoutMillis) {
        try (Memory descriptors = new Memory(Posix.POLLFD_BYTES)) {
            descriptors.setInt(0, pipe.number());
            descriptors.setShort(4, Posix.POLLIN);
            descriptors.setShort(6, (short) 0);
            Posix.poll(descriptors, 1, timeoutMillis);
        }
    }

    /** The last bytes of two pieces, so many at most. */
    static byte[] lastOf(byte[] before, byte[] now, int mostBytes) {
        byte[] all = Arrays.copyOf(before, before.length + now.length);
        System.arraycopy(now, 0, all, before.length, now.length);
        return Arrays.copyOfRange(all, Math.max(0, all.length - mostBytes), all.length);
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public boolean isOverLimit() {
        return seenBytes > limitBytes;
    }

    @Override
    public int descriptor() {
        return pipe.number();
    }

    @Override
    public byte[] bytes() {
        return kept.with(end);
    }

    @Override
    public void close() {
        pipe.close();
        chunk.close();
    }
}
