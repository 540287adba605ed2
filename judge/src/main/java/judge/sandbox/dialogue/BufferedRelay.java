package judge.sandbox.dialogue;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import judge.sandbox.SandboxException;
import judge.sandbox.account.CommandAccount;
import judge.sandbox.kernel.Descriptor;
import judge.sandbox.kernel.Posix;
import judge.sandbox.kernel.ProcessTree;

/**
 * Hands on the output of one party of a {@link Dialogue} to the other, never holding more than one piece of it: while
 * the other does not read, this one is not read from. Output that nobody is there to read is thrown away, so that no
 * party is ever ended by a signal for having talked on.
 */
public final class BufferedRelay implements OutputReader {

    private static final int CHUNK_BYTES = 1 << 16;
    private static final int KEPT_BYTES = 8 << 10;

    /**
     * The silence in nanoseconds after which the relay first looks whether anything can still come; doubled with every
     * look.
     */
    private static final long FIRST_QUIET_NANOS = 5_000_000;

    private static final long LONGEST_QUIET_NANOS = 250_000_000;

    private final Dialogue dialogue;
    private final DialogueRole side;
    private final Descriptor source;
    private final long limitBytes;
    private final Memory chunk = new Memory(CHUNK_BYTES);
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private final long address = Pointer.nativeValue(chunk);
    /** The offset in the chunk of the first byte that the other party has not read yet. */
    private int pendingFrom;

    private int pendingBytes;
    private long seenBytes;
    private boolean open = true;
    private boolean heard = true;
    private long quietSince = System.nanoTime();
    private long nextQuiet = FIRST_QUIET_NANOS;

    BufferedRelay(Dialogue dialogue, DialogueRole side, Descriptor source, long limitBytes) throws SandboxException {
        this.dialogue = dialogue;
        this.side = side;
        this.source = source;
        this.limitBytes = limitBytes;
        source.setNonBlocking();
    }

    @Override
    public void drain() {
        while (isDelivered() && open && !isOverLimit() && takePiece()) {}
    }

    @Override
    public void take() {
        if (isDelivered() && open && !isOverLimit() && takePiece()) {
            isDelivered();
        }
    }

    private boolean takePiece() {
        int count = (int) Posix.read(source.number(), address, CHUNK_BYTES);
        if (count <= 0) {
            open = count < 0; // 0 is the end; below it there is nothing yet.
            return false;
        }
        seenBytes += count;
        if (kept.size() < KEPT_BYTES) {
            kept.writeBytes(chunk.getByteArray(0, Math.min(count, KEPT_BYTES - kept.size())));
        }
        dialogue.said(side, () -> chunk.getByteArray(0, count));
        pendingFrom = 0;
        pendingBytes = count;
        quietSince = System.nanoTime();
        nextQuiet = FIRST_QUIET_NANOS;
        return true;
    }

    /** Hands on the waiting bytes as far as possible; tells whether none are left. */
    boolean isDelivered() {
        while (pendingBytes > 0) {
            if (!heard || dialogue.isDeaf(side)) {
                pendingBytes = 0;
                return true;
            }
            int written = (int) Posix.write(dialogue.sink(side).number(), address + pendingFrom, pendingBytes);
            if (written >= 0) {
                pendingFrom += written;
                pendingBytes -= written;
            } else if (Native.getLastError() == Posix.EAGAIN) {
                return false;
            } else if (Native.getLastError() != Posix.EINTR) {
                heard = false;
                if (side == DialogueRole.PLAYER) {
                    dialogue.refereeReadsNoMore();
                }
            }
        }
        return true;
    }

    boolean hasPending() {
        return pendingBytes > 0;
    }

    /** A referee that has closed its output ends the player's input. */
    @Override
    public void look(CommandAccount account) {
        if (side == DialogueRole.REFEREE) {
            endWhereClosed(new ProcessTree(account.pid()));
        }
    }

    /**
     * Ends what the other reads once no process of the party can print any more. The pipe does not tell: {@code bwrap}
     * has it open until it ends itself.
     *
     * @param processes of the party
     */
    private void endWhereClosed(ProcessTree processes) {
        if (!open || System.nanoTime() - quietSince < nextQuiet || !isDelivered()) {
            return;
        }
        nextQuiet = Math.min(2 * nextQuiet, LONGEST_QUIET_NANOS);
        try {
            Path pipe = Files.readSymbolicLink(Path.of("/proc/self/fd", Integer.toString(source.number())));
            if (processes.holds(pipe)) {
                return;
            }
        } catch (IOException e) {
            return;
        }
        drain();
        if (isDelivered()) {
            dialogue.sink(side).close();
            heard = false;
        }
    }

    @Override
    public boolean isOpen() {
        return open || hasPending();
    }

    @Override
    public boolean isOverLimit() {
        return seenBytes > limitBytes;
    }

    @Override
    public int descriptor() {
        return hasPending() ? dialogue.sink(side).number() : source.number();
    }

    @Override
    public short events() {
        return hasPending() ? Posix.POLLOUT : Posix.POLLIN;
    }

    @Override
    public byte[] bytes() {
        return kept.toByteArray();
    }

    @Override
    public void close() {
        source.close();
        open = false;
        pendingBytes = 0; // Nothing is read from or written to where the chunk was.
        chunk.close();
    }
}
