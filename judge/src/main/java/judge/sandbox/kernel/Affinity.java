package judge.sandbox.kernel;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import java.util.Set;
import judge.sandbox.SandboxException;

/**
 * Binds the calling thread to some processors for a while. A process that is started meanwhile inherits it, which saves
 * the command a helper program and leaves it no moment on another processor.
 */
public final class Affinity implements AutoCloseable {

    private static final int MASK_BYTES = 128;
    private final Memory before;

    private Affinity(Memory before) {
        this.before = before;
    }

    /**
     * Binds the thread until {@link #close()}.
     *
     * @param processors by the kernel's numbers; those that this process must not use are ignored
     * @throws SandboxException if it may use none of them
     */
    public static Affinity bindTo(Set<Integer> processors) throws SandboxException {
        Memory before = new Memory(MASK_BYTES);
        before.clear();
        Posix.sched_getaffinity(0, MASK_BYTES, before);
        try (Memory mask = new Memory(MASK_BYTES)) {
            mask.clear();
            for (int number : processors) {
                mask.setByte(number / 8, (byte) (mask.getByte(number / 8) | 1 << (number % 8)));
            }
            if (Posix.sched_setaffinity(0, MASK_BYTES, mask) != 0) {
                int errno = Native.getLastError();
                before.close();
                throw new SandboxException("cannot use the processors " + processors + ": errno " + errno);
            }
        }
        return new Affinity(before);
    }

    @Override
    public void close() {
        Posix.sched_setaffinity(0, MASK_BYTES, before);
        before.close();
    }
}
