package judge.sandbox.dialogue;

import com.sun.jna.Memory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import judge.sandbox.SandboxException;
import judge.sandbox.kernel.Descriptor;
import judge.sandbox.kernel.Posix;
import judge.sandbox.kernel.ProcessTree;

/** The pipes of a dialogue: one for each party, which reads from it what the other has said. */
final class DialoguePipes {

    /** The permissions of a pipe that one party writes to and the other reads from. */
    private static final int OPEN_TO_READ_AND_WRITE = 0666;

    private final Map<DialogueRole, Descriptor[]> pipes = new EnumMap<>(DialogueRole.class);

    private DialoguePipes() {}

    /**
     * Opens both.
     *
     * @param relayed whether the judge writes to them, which must not wait for a reader
     */
    static DialoguePipes open(boolean relayed) throws SandboxException {
        DialoguePipes both = new DialoguePipes();
        try {
            for (DialogueRole reader : DialogueRole.values()) {
                Descriptor[] pipe = Descriptor.pipe(OPEN_TO_READ_AND_WRITE);
                both.pipes.put(reader, pipe);
                if (relayed) {
                    pipe[1].setNonBlocking();
                }
            }
            return both;
        } catch (SandboxException e) {
            both.close();
            throw e;
        }
    }

    void close() {
        for (Descriptor[] pipe : pipes.values()) {
            pipe[0].close();
            pipe[1].close();
        }
    }

    /** Returns the end that this party reads from. */
    Descriptor reading(DialogueRole reader) {
        return pipe(reader)[0];
    }

    /** Returns the end that is written to for this party. */
    Descriptor writing(DialogueRole reader) {
        return pipe(reader)[1];
    }

    private Descriptor[] pipe(DialogueRole reader) {
        return Objects.requireNonNull(pipes.get(reader));
    }

    /** Returns the number of bytes that this party has not read yet. */
    int unread(DialogueRole reader) {
        try (Memory count = new Memory(4)) {
            int done = Posix.ioctl(writing(reader).number(), Posix.FIONREAD, count);
            return done < 0 ? 0 : count.getInt(0);
        }
    }

    /** Tells whether these processes of a party wait for something to read; empty where nobody can tell. */
    Optional<Boolean> isAwaited(DialogueRole reader, ProcessTree processes) {
        try {
            Path pipe = Files.readSymbolicLink(
                    Path.of("/proc/self/fd", Integer.toString(writing(reader).number())));
            return processes.awaits(pipe);
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
