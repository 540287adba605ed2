package judge.queue;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/** A thread for work that can wait: it looks for some while the machine is free, and gives way at any moment. */
public final class SpareThread implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(SpareThread.class.getName());
    private static final long CLOSING_MILLIS = 1_000;

    private final Duration looking;
    private final BooleanSupplier free;
    private final Spare spare;
    private final Thread thread;
    private boolean working;
    /** True after a piece of work, until it is known whether there is another one. */
    private boolean more;

    private boolean woken;
    private boolean closed;

    /** The work that is looked for. */
    @FunctionalInterface
    public interface Spare {

        /** Looks for something and does it, what takes long by {@link #run}; true: there may be more. */
        boolean next() throws InterruptedException;
    }

    /** A piece of work that can be given up at any moment. */
    @FunctionalInterface
    public interface Piece {

        void run() throws InterruptedException;
    }

    /**
     * A thread that has not begun.
     *
     * @param looking the time between two looks for work
     * @param free whether the machine has nothing else to do
     */
    public SpareThread(String name, Duration looking, BooleanSupplier free, Spare spare) {
        this.looking = looking;
        this.free = free;
        this.spare = spare;
        thread = new Thread(this::watch, name);
        thread.setDaemon(true);
    }

    /** Begins to look for work. */
    public void start() {
        thread.start();
    }

    /** Tells whether it works on something just now, or may begin with the next. */
    public synchronized boolean isWorking() {
        return working || more;
    }

    /** Looks now, and not only in a while. */
    public synchronized void wake() {
        woken = true;
        notifyAll();
    }

    /** Interrupts the piece of work that runs just now, if any: it is left for later. */
    public synchronized void giveWay() {
        if (working) {
            thread.interrupt();
        }
    }

    private void watch() {
        while (pause()) {
            try {
                found(free.getAsBoolean() && spare.next());
            } catch (InterruptedException e) {
                found(false); // It is closed, or has given way.
            } catch (RuntimeException e) {
                found(false);
                LOG.log(Level.WARNING, thread.getName() + " can do nothing now", e);
            }
        }
    }

    private synchronized void found(boolean any) {
        more = any;
    }

    /** Waits until it is to look, which is at once after it has found something; false: it is closed. */
    @SuppressWarnings("WaitNotInLoop") // Waking too early only looks too early.
    private synchronized boolean pause() {
        try {
            if (!more && !woken && !closed) {
                wait(Math.max(1, looking.toMillis()));
            }
        } catch (InterruptedException e) {
            return !closed;
        }
        woken = false;
        return !closed;
    }

    /**
     * Does a piece of the work, on this thread; false: the machine is not free any more, and nothing was done.
     *
     * @throws InterruptedException if it was to give way meanwhile
     */
    public boolean run(Piece piece) throws InterruptedException {
        boolean open = begin();
        try {
            // In this order, so that whoever takes something and then has this give way is seen here or there.
            boolean may = open && free.getAsBoolean();
            if (may) {
                piece.run();
            }
            return may;
        } finally {
            synchronized (this) {
                working = false;
                Thread.interrupted(); // It was to give way, and has ended.
            }
        }
    }

    private synchronized boolean begin() {
        working = !closed;
        return working;
    }

    /** Ends what it does, which is left for later. */
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            thread.interrupt();
            notifyAll();
        }
        try {
            thread.join(CLOSING_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
