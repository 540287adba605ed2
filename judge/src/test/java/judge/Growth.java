package judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Measures how the time for some work grows with its size: the time for all of it is compared with that for an eighth,
 * measured in the same moment. A slow machine needs more time for both.
 */
public final class Growth {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** The part of the work that is measured beside it. */
    public static final int PARTS = 8;

    /**
     * The most times as long that all of it may take: linear work takes 8 times, work that grows as the square 64
     * times.
     */
    private static final int MOST_TIMES = 24;

    /** Nanoseconds of CPU time below which an eighth says nothing, as the machine's own noise is as large. */
    private static final long LEAST_NANOS = 5_000_000;

    /** The number of measurements of both where the first ratios are too large: the least times count. */
    private static final int TRIALS = 8;

    private Growth() {}

    /** Work of a size. */
    @FunctionalInterface
    public interface Work {
        void of(int size) throws Exception;
    }

    /**
     * Asserts that the time grows as the size does.
     *
     * @param work is done in one thread
     */
    public static void isLinear(int size, Work work) {
        assertTimeoutPreemptively(Eventually.HANG, () -> {
            long part = LEAST_NANOS;
            long whole = Long.MAX_VALUE;
            for (int i = 0; i < TRIALS && whole > MOST_TIMES * part; i++) {
                long partNow = Math.max(LEAST_NANOS, nanos(size / PARTS, work));
                part = i == 0 ? partNow : Math.min(part, partNow);
                whole = Math.min(whole, nanos(size, work));
            }
            assertThat(whole)
                    .as("nanoseconds for a size of %d, where %d take %d", size, size / PARTS, part)
                    .isLessThanOrEqualTo(MOST_TIMES * part);
        });
    }

    private static long nanos(int size, Work work) throws Exception {
        long begin = THREADS.getCurrentThreadCpuTime();
        work.of(size);
        return THREADS.getCurrentThreadCpuTime() - begin;
    }
}
