package judge.worker;

import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/** One thread beside those that judge, which works while they have nothing to do. */
final class ChoreThread implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(ChoreThread.class.getName());

    /** The next one; false: there is none. */
    @FunctionalInterface
    interface Chore {

        boolean next() throws InterruptedException;
    }

    private static final long LOOKING_MILLIS = 5_000;
    private static final long BUSY_MILLIS = 200;
    private static final long CLOSING_MILLIS = 1_000;
    /** However busy the judge is: a problem is verified some time. */
    private static final int PATIENCE = 300;

    private final Chore chores;
    private final BooleanSupplier idle;
    private final BooleanSupplier allowed;
    private final Thread thread = new Thread(this::work, "chores");
    private boolean woken;
    private volatile boolean working;

    /**
     * Makes a thread that has not begun.
     *
     * @param idle whether nobody waits; after a while chores are done all the same
     * @param allowed whether anything may be done at all
     */
    ChoreThread(Chore chores, BooleanSupplier idle, BooleanSupplier allowed) {
        this.chores = chores;
        this.idle = idle;
        this.allowed = allowed;
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    /** Tells whether the thread does something just now. */
    boolean isWorking() {
        return working;
    }

    synchronized void wake() {
        woken = true;
        notifyAll();
    }

    private void work() {
        try {
            while (true) {
                for (int i = 0; i < PATIENCE && !idle.getAsBoolean(); i++) {
                    Thread.sleep(BUSY_MILLIS);
                }
                // In this order, so that who forbids it and then sees that it does not work is right.
                working = true;
                boolean done = allowed.getAsBoolean() && next();
                working = false;
                if (!done) {
                    pause();
                }
            }
        } catch (InterruptedException e) {
            // It is closed.
        }
    }

    private boolean next() throws InterruptedException {
        try {
            return chores.next();
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "a chore could not be done, and is tried again", e);
            return false;
        }
    }

    @SuppressWarnings("WaitNotInLoop") // Waking too early only looks for chores too early.
    private synchronized void pause() throws InterruptedException {
        if (!woken) {
            wait(LOOKING_MILLIS);
        }
        woken = false;
    }

    void cancel() {
        thread.interrupt();
    }

    @Override
    public void close() {
        try {
            thread.join(CLOSING_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
