package judge.schedule;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The processors that JVMs are measured on: each is lent to one of them at a time, in turn. Any number of threads may
 * use it.
 */
public final class ProcessorPool {

    private final int count;
    private final Set<Integer> given;
    private final Deque<Integer> free;
    private final PriorityQueue<Request> waiting = new PriorityQueue<>();
    private int inBackground;
    private int wantingAll;
    private boolean hushed;

    /** Lends all of the given processors. */
    public ProcessorPool(List<Integer> given) {
        this(given, given.size());
    }

    /**
     * Lends the first of the given processors.
     *
     * @param given by the kernel's numbers, at least one, each once; where nothing is measured, all of them may be
     *     used
     * @param jobs the most programs at the same time, 1 or more
     */
    public ProcessorPool(List<Integer> given, int jobs) {
        this.given = Set.copyOf(given);
        if (given.isEmpty() || this.given.size() < given.size() || jobs < 1) {
            throw new IllegalArgumentException("no processors, or one of them twice: " + jobs + " of " + given);
        }
        free = new ArrayDeque<>(given.subList(0, Math.min(jobs, given.size())));
        count = free.size();
    }

    /** All processors that were given, also those that are not lent: what is not measured may use them. */
    public Set<Integer> given() {
        return given;
    }

    /** Returns the number of processors that the pool lends. */
    public int count() {
        return count;
    }

    /** A request for a processor. */
    static final class Request implements Comparable<Request> {
        private final Priority turn;
        private final Consumer<Lease> granted;

        private Request(Priority turn, Consumer<Lease> granted) {
            this.turn = turn;
            this.granted = granted;
        }

        Priority turn() {
            return turn;
        }

        @Override
        public int compareTo(Request other) {
            return turn.compareTo(other.turn);
        }
    }

    /**
     * Asks for a processor.
     *
     * @param granted receives it when its turn has come, on any thread; must return at once
     */
    synchronized Request ask(Priority turn, Consumer<Lease> granted) {
        Request request = new Request(turn, granted);
        waiting.add(request);
        lend();
        return request;
    }

    /** Withdraws a request; whether it was not granted yet, and now never will be. */
    synchronized boolean withdraw(Request request) {
        return waiting.removeIf(one -> one == request);
    }

    /** A processor of one's own until the lease is closed; waits until it is one's turn. */
    public Lease take(Priority turn) throws InterruptedException {
        CompletableFuture<Lease> lease = new CompletableFuture<>();
        Request request = ask(turn, lease::complete);
        try {
            return lease.get();
        } catch (InterruptedException e) {
            if (!withdraw(request)) {
                lease.join().close();
            }
            throw e;
        } catch (ExecutionException e) {
            throw new IllegalStateException("a lease cannot fail", e);
        }
    }

    /**
     * All idle processors, if all but one are idle: for the work of the only user, if somebody waits for it. Returns
     * at once.
     */
    public synchronized List<Lease> rest() {
        List<Lease> rest = new ArrayList<>();
        if (wantingAll == 0 && free.size() == count - 1 && waiting.isEmpty() && inBackground == 0) {
            free.forEach(processor -> rest.add(new Lease(processor, false)));
            free.clear();
        }
        return rest;
    }

    /**
     * Lends nothing until the hush is closed, and waits until none of our programs runs but the caller's, who has a
     * processor. Several callers that want a hush take turns.
     *
     * @param patience the longest wait; then others may still run
     */
    public synchronized Hush hush(Duration patience) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        wantingAll++;
        try {
            while (hushed || count - free.size() > wantingAll) {
                long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
                if (left <= 0) {
                    return new Hush(false);
                }
                wait(left);
            }
            hushed = true;
            return new Hush(true);
        } catch (InterruptedException e) {
            wantingAll--;
            lend();
            throw e;
        }
    }

    private synchronized void endHush(boolean granted) {
        wantingAll--;
        hushed &= !granted;
        notifyAll();
        lend();
    }

    /** A hush in which none of our other programs runs. Used by one thread. */
    public final class Hush implements AutoCloseable {
        private final boolean granted;

        private Hush(boolean granted) {
            this.granted = granted;
        }

        /** Tells whether that is so; false: it was waited for in vain. */
        public boolean isGranted() {
            return granted;
        }

        /** Others go on. */
        @Override
        public void close() {
            endHush(granted);
        }
    }

    private void lend() {
        while (!free.isEmpty()
                && wantingAll == 0
                && !waiting.isEmpty()
                && mayHave(waiting.element().turn())) {
            Request next = waiting.remove();
            boolean background = next.turn().isBackground();
            inBackground += background ? 1 : 0;
            next.granted.accept(new Lease(free.remove(), background));
        }
    }

    /** One processor is kept for what somebody may begin to wait for, where there are two. */
    private boolean mayHave(Priority turn) {
        return !turn.isBackground() || inBackground < Math.max(1, count - 1);
    }

    private synchronized void takeBack(int processor, boolean background) {
        free.addFirst(processor);
        inBackground -= background ? 1 : 0;
        notifyAll();
        lend();
    }

    /** A processor that is lent. Used by one thread at a time. */
    public final class Lease implements AutoCloseable {
        private final int processor;
        private final boolean background;
        private boolean closed;

        private Lease(int processor, boolean background) {
            this.processor = processor;
            this.background = background;
        }

        /** The processor, alone in a set. */
        public Set<Integer> processor() {
            return Set.of(processor);
        }

        /** Gives it back; the second time does nothing. */
        @Override
        public void close() {
            if (!closed) {
                closed = true;
                takeBack(processor, background);
            }
        }
    }
}
