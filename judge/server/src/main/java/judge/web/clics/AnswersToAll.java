package judge.web.clics;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import judge.online.Refusal;
import judge.service.contest.ClicsContests.Look;
import judge.service.contest.ClicsContests.Mark;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the answers to everybody who has not logged in, until the contest changes: a crowd costs no more than one of
 * them. Only a few answers are made at once, so that a stranger who asks for ever other ones does not take the
 * processors from those who take part.
 */
final class AnswersToAll {

    private static final int MADE_AT_ONCE = 2;
    /** The most requests that wait: each of them keeps a thread of the server from others. */
    private static final int PLACES = 64;

    private static final int LOCKS = 64;
    private static final long MOST_BYTES = 32L << 20;
    /**
     * The longest time that an answer is kept: some facts, such as the name of a contest's course, do not stand in its
     * log.
     */
    private static final Duration LONGEST = Duration.ofSeconds(30);

    private final Clock clock;
    private final long mostBytes;
    private final Semaphore making = new Semaphore(MADE_AT_ONCE);
    private final Semaphore places;
    private final ReentrantLock[] locks = new ReentrantLock[LOCKS];
    private final Map<Key, Kept> kept = new LinkedHashMap<>(16, 0.75F, true);
    private long bytes;

    AnswersToAll(Clock clock) {
        this(clock, MOST_BYTES, PLACES);
    }

    /** {@code mostBytes}: so much is kept; {@code places}: so many wait at most. */
    AnswersToAll(Clock clock, long mostBytes, int places) {
        this.clock = clock;
        this.mostBytes = mostBytes;
        this.places = new Semaphore(places);
        for (int i = 0; i < LOCKS; i++) {
            locks[i] = new ReentrantLock();
        }
    }

    /**
     * The key of an answer.
     *
     * @param what the part of the contest, such as an endpoint
     */
    record Key(String contest, Look look, String what) {}

    @SuppressWarnings("ArrayRecordComponent") // sent on, and never compared
    private record Kept(Mark mark, Instant made, byte[] answer) {}

    /**
     * An answer, from before or made now.
     *
     * @param mark returns the contest's mark, which each request looks up
     * @param maker makes it; what it throws is thrown, and nothing is kept then
     * @throws Refusal {@code UNAVAILABLE} if too many wait for answers
     */
    byte[] get(Key key, Supplier<Mark> mark, Supplier<byte[]> maker) {
        @Nullable Kept there = there(key);
        if (there != null && holds(there, mark.get())) {
            return there.answer();
        }
        if (!places.tryAcquire()) {
            if (there != null && isYoung(there)) {
                return there.answer(); // Who asks a moment later is told what has changed.
            }
            throw busy();
        }
        ReentrantLock lock = locks[Math.floorMod(key.hashCode(), LOCKS)];
        lock.lock();
        try {
            return made(key, mark.get(), maker);
        } finally {
            lock.unlock();
            places.release();
        }
    }

    /** The mark is from before the answer is made: it says at least what stands there. */
    private byte[] made(Key key, Mark now, Supplier<byte[]> maker) {
        @Nullable Kept made = there(key);
        if (made != null && holds(made, now)) {
            return made.answer();
        }
        byte[] answer = inTurn(maker);
        keep(key, new Kept(now, clock.instant(), answer));
        return answer;
    }

    /**
     * Makes an answer that is not kept, in its turn.
     *
     * @throws Refusal {@code UNAVAILABLE} if too many wait for theirs
     */
    <T> T made(Supplier<T> maker) {
        if (!places.tryAcquire()) {
            throw busy();
        }
        try {
            return inTurn(maker);
        } finally {
            places.release();
        }
    }

    private <T> T inTurn(Supplier<T> maker) {
        making.acquireUninterruptibly();
        try {
            return maker.get();
        } finally {
            making.release();
        }
    }

    private boolean holds(Kept there, Mark now) {
        return there.mark().equals(now) && isYoung(there);
    }

    private boolean isYoung(Kept there) {
        return clock.instant().isBefore(there.made().plus(LONGEST));
    }

    private static Refusal busy() {
        return new Refusal(Refusal.Kind.UNAVAILABLE, "busy", Map.of());
    }

    /** Returns the number of requests that wait for their turn. */
    int waiting() {
        return making.getQueueLength();
    }

    private @Nullable Kept there(Key key) {
        synchronized (kept) {
            return kept.get(key);
        }
    }

    /** Drops what nobody has asked for the longest where it becomes too much. */
    private void keep(Key key, Kept one) {
        synchronized (kept) {
            @Nullable Kept before = kept.remove(key);
            bytes -= before == null ? 0 : before.answer().length;
            if (one.answer().length > mostBytes) {
                return;
            }
            kept.put(key, one);
            bytes += one.answer().length;
            for (Iterator<Kept> eldest = kept.values().iterator(); bytes > mostBytes; ) {
                bytes -= eldest.next().answer().length;
                eldest.remove();
            }
        }
    }

    /** Returns the size of all kept answers. */
    long bytes() {
        synchronized (kept) {
            return bytes;
        }
    }
}
