package judge.sandbox.dialogue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalLong;
import judge.sandbox.account.CommandAccount;
import judge.sandbox.kernel.Descriptor;
import judge.sandbox.kernel.Kernel;
import judge.sandbox.kernel.Posix;
import judge.sandbox.kernel.ProcessTree;

/**
 * Watches the output of one party of a {@link Dialogue} that has a pipe to the other. No bytes pass through here,
 * except those that the other party is no longer there to read: they are thrown away. Gives the dialogue up where only
 * a {@link BufferedRelay} knows what to do: where the party prints more than its limit, or may have, and where a
 * referee has closed its output.
 */
final class DirectPipe implements OutputReader {

    /** A look at all descriptors of a party takes a millisecond. */
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(100);

    private final Dialogue dialogue;
    private final DialogueRole side;
    private final long limitBytes;
    private long nextLookNanos = System.nanoTime() + BETWEEN_LOOKS.toNanos();
    private final byte[] rubbish = new byte[1 << 16];
    private boolean draining;

    DirectPipe(Dialogue dialogue, DialogueRole side, long limitBytes) {
        this.dialogue = dialogue;
        this.side = side;
        this.limitBytes = limitBytes;
    }

    @Override
    public void look(CommandAccount account) {
        if (Kernel.writtenBytes(account.pid()).orElse(0) > limitBytes) {
            dialogue.giveUp();
        }
        if (side == DialogueRole.REFEREE && System.nanoTime() > nextLookNanos) {
            nextLookNanos = System.nanoTime() + BETWEEN_LOOKS.toNanos();
            if (isClosed(new ProcessTree(account.pid()))) {
                dialogue.giveUp();
            }
        }
    }

    private boolean isClosed(ProcessTree processes) {
        try {
            Path pipe = Files.readSymbolicLink(Path.of(
                    "/proc/self/fd", Integer.toString(dialogue.spare(side).number())));
            return !processes.holds(pipe);
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public void ended(int pid) {
        OptionalLong written = Kernel.writtenBytes(pid);
        if (written.isEmpty() || written.getAsLong() > limitBytes) {
            dialogue.giveUp();
        }
    }

    @Override
    public void drain() {
        while (dialogue.isDeaf(side) && throwAway()) {}
    }

    @Override
    public void take() {
        drain();
    }

    /** Throws bytes away that nobody reads; tells whether there were any. */
    private boolean throwAway() {
        Descriptor source = dialogue.spare(side);
        if (!draining) {
            // Nobody else reads from it any more, who could wonder.
            draining = Posix.fcntl(source.number(), Posix.F_SETFL, Posix.O_NONBLOCK) >= 0;
        }
        return draining && Posix.read(source.number(), rubbish, rubbish.length) > 0;
    }

    @Override
    public boolean isOpen() {
        return dialogue.isDeaf(side);
    }

    @Override
    public boolean isOverLimit() {
        return false;
    }

    @Override
    public int descriptor() {
        return dialogue.spare(side).number();
    }

    @Override
    public byte[] bytes() {
        return new byte[0];
    }

    /** The pipe is the dialogue's. */
    @Override
    public void close() {}
}
