package judge.sandbox;

import com.sun.jna.Memory;

/**
 * Binds the calling thread to one processor for a while. A process that is started meanwhile inherits it, which saves
 * the command a helper program and leaves it no moment on another processor.
 */
final class Affinity implements AutoCloseable {

    private static final int MASK_BYTES = 128;
    private final Memory before;

    private Affinity(Memory before) {
        this.before = before;
    }

    /** Binds the thread until {@link #close()}. A processor that this process must not use is ignored. */
    static Affinity bindTo(int cpu) {
        Memory before = new Memory(MASK_BYTES);
        before.clear();
        Posix.sched_getaffinity(0, MASK_BYTES, before);
        try (Memory mask = new Memory(MASK_BYTES)) {
            mask.clear();
            mask.setByte(cpu / 8, (byte) (1 << (cpu % 8)));
            Posix.sched_setaffinity(0, MASK_BYTES, mask);
        }
        return new Affinity(before);
    }

    @Override
    public void close() {
        Posix.sched_setaffinity(0, MASK_BYTES, before);
        before.close();
    }
}
