package judge.sandbox.account;

import com.sun.jna.Memory;
import java.time.Duration;
import judge.sandbox.kernel.Kernel;

/**
 * The CPU time that the kernel takes on this host to hand out a page of memory. A virtual machine whose processor does
 * not help with page tables takes 12 µs, other hosts half a microsecond. On such a machine a program that touches 300
 * MiB pays a second, and the time limit ends a Java program before its stack overflows. The host answers for the time
 * far beyond the usual.
 *
 * @param nanos CPU time for a page in nanoseconds, at best
 */
public record PageCost(long nanos) {

    private static final long USUAL_NANOS = 500;

    /** The cost on a host with the usual price of a page: no program is credited any time. */
    public static final PageCost USUAL = new PageCost(USUAL_NANOS);

    /**
     * The least nanoseconds for a page that count as unusual: less may be a busy host, or memory that is far from the
     * processor.
     */
    private static final long LEAST_UNUSUAL_NANOS = 4_000;

    /** The factor by which a page takes longer on a busy host than at best. */
    private static final int BESIDE_OTHERS = 2;

    private static final int PAGES = 1_000;
    private static final int PAGE_BYTES = 4_096;
    private static final int TRIALS = 3;

    /** The size in bytes of a block that the C library always gets from the kernel and never keeps. */
    private static final long FRESH_BYTES = 40L << 20;

    /** Measures the cost on this host now: the least of some trials, which take 1 ms on a usual host. */
    public static PageCost measured() {
        long least = Long.MAX_VALUE;
        for (int trial = 0; trial < TRIALS; trial++) {
            least = Math.min(least, nanosForAPage());
        }
        return new PageCost(least);
    }

    private static long nanosForAPage() {
        try (Memory fresh = new Memory(FRESH_BYTES)) {
            Duration before = Kernel.ownThreadTime();
            fresh.setMemory(0, (long) PAGES * PAGE_BYTES, (byte) 0);
            return Kernel.ownThreadTime().minus(before).toNanos() / PAGES;
        }
    }

    public boolean isUsual() {
        return nanos < LEAST_UNUSUAL_NANOS;
    }

    /**
     * Returns the part of a program's CPU time that the host is to blame for: never more than the kernel has worked for
     * the program.
     */
    Duration of(Kernel.Paging paging) {
        if (isUsual()) {
            return Duration.ZERO;
        }
        Duration excess = Duration.ofNanos(paging.faults() * (BESIDE_OTHERS * nanos - USUAL_NANOS));
        return excess.compareTo(paging.systemTime()) > 0 ? paging.systemTime() : excess;
    }
}
