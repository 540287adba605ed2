package judge.queue;

/**
 * Wakes the threads that take judgings from the queue: only as many as there is work for, as a thread that finds
 * nothing has asked the database in vain.
 */
final class WorkSignal {

    /** The number of rings that a thread has seen which has not looked yet, for {@link #await}. */
    static final long NEVER = -1;

    private long rings;
    private boolean more;
    private boolean closed;

    /** Returns how often the bell was rung; callers ask before they look whether there is anything. */
    synchronized long rings() {
        return rings;
    }

    /** There is something more for so many. */
    synchronized void ring(int many) {
        rings++;
        for (int i = 0; i < many; i++) {
            notify();
        }
    }

    /** There is something more, and nobody knows how much: whoever finds something wakes the next one. */
    synchronized void ringOn() {
        more = true;
        ring(1);
    }

    /** Notes that a woken thread has found something. */
    synchronized void found() {
        if (more) {
            ring(1);
        }
    }

    /** Notes that a thread has looked after so many rings, and found nothing. */
    synchronized void foundNothing(long seen) {
        more &= seen != rings;
    }

    /**
     * Waits until the bell has been rung more often than this, or is closed. A woken thread may find nothing.
     *
     * @return false: it is closed
     */
    synchronized boolean await(long seen) throws InterruptedException {
        while (!closed && seen == rings) {
            wait();
        }
        return !closed;
    }

    /** Lets nobody wait any more; returns false if nobody did before. */
    synchronized boolean close() {
        boolean open = !closed;
        closed = true;
        notifyAll();
        return open;
    }

    synchronized boolean isClosed() {
        return closed;
    }
}
