package judge;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;

/**
 * Waiting for something that another thread or process does. No test depends on how fast a machine is, so the bound
 * serves only to end a test that hangs.
 */
public final class Eventually {

    /** The bound on a single wait: only a hang meets it, on a machine ten times as slow as any of ours. */
    public static final Duration HANG = Duration.ofMinutes(10);

    private static final long FIRST_MILLIS = 10;
    /** The longest time between two looks: each may ask a browser or a database, on processors that others need. */
    private static final long LAST_MILLIS = 100;

    private static final double GROWTH = 1.2;

    private Eventually() {}

    /** Returns as soon as the condition holds; an exception of the condition fails the test at once. */
    public static void until(Callable<Boolean> condition) {
        until("condition", condition);
    }

    /** The same; the failure after {@link #HANG} names what was awaited. */
    public static void until(String what, Callable<Boolean> condition) {
        Awaitility.await(what)
                .pollInSameThread()
                .pollDelay(Duration.ZERO)
                .pollInterval((times, last) ->
                        Duration.ofMillis(Math.round(Math.min(LAST_MILLIS, FIRST_MILLIS * Math.pow(GROWTH, times)))))
                .atMost(HANG)
                .until(condition);
    }

    /** Returns as soon as the latch is open. */
    public static void open(CountDownLatch latch) throws InterruptedException {
        if (!latch.await(HANG.toSeconds(), TimeUnit.SECONDS)) {
            throw new AssertionError("the latch was not opened within " + HANG);
        }
    }
}
