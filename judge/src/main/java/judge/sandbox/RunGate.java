package judge.sandbox;

/** Lets runs of a sandbox begin until it is closed. Any number of threads may use it. */
public final class RunGate {

    private int underWay;
    private volatile boolean closed;

    /**
     * A run begins, which must {@link #leave} however it ends.
     *
     * @throws SandboxException if the sandbox is closed
     */
    public synchronized void enter() throws SandboxException {
        requireOpen();
        underWay++;
    }

    /** A run has ended, and nothing of it is left. */
    public synchronized void leave() {
        underWay--;
        notifyAll();
    }

    public boolean isClosed() {
        return closed;
    }

    /** Throws once the sandbox is closed: a run is not begun then, and one that is under way does not go on. */
    public void requireOpen() throws SandboxException {
        if (closed) {
            throw new SandboxException("the sandbox is closed");
        }
    }

    /** Closes it, and waits for the runs that are under way; an interrupt does not cut that short. */
    public synchronized void close() {
        closed = true;
        boolean interrupted = false;
        while (underWay > 0) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
