package judge.sandbox.run;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import judge.sandbox.HostPace;
import judge.sandbox.kernel.Processors;

/**
 * A fixed piece of work of the judge's own, which tells how slow the machine is: it is done on the processor of a run,
 * just after it, and compared with the least that it ever took there. No submission runs meanwhile on that processor,
 * and none can make it quicker or say anything of it.
 *
 * <p>It computes, copies memory, and follows links through more memory than a core has a cache for, as what else runs
 * on a machine slows each of these in another way. Almost all of it is native code, so that it takes the same time in a
 * judge that has just begun as in one that has run for a day.
 */
public final class Yardstick implements HostPace {

    /** Another work takes another time. */
    public static final String VERSION = "1";

    /** The middle one of so many tells how slow it is, and the least is held as what is usual. */
    private static final int TIMES = 3;

    private static final int TEXT_BYTES = 1 << 16;
    private static final int COPIED_BYTES = 2 << 20;
    private static final int COPIES = 4;
    private static final int LINKS = 1 << 19;
    private static final int STEPS = 4_000;

    private final Reference reference;
    private final Map<Set<Integer>, Double> least = new ConcurrentHashMap<>();
    private volatile int end;

    /** The place where the least time is kept that the work ever took on a processor. */
    @FunctionalInterface
    public interface Reference {

        /** Notes what it took now, in milliseconds, and gives the least so far. */
        double least(Set<Integer> processors, double millis);
    }

    /** The time that the work took: CPU time, and time on the clock, in milliseconds. */
    private record Took(double cpu, double clock) {}

    /** A yardstick that is not held against anything yet. */
    public Yardstick(Reference reference) {
        this.reference = reference;
    }

    /** The material of the work; made when it is first needed, as most judges never do. */
    private static final class Material {
        static final byte[] TEXT = new byte[TEXT_BYTES];
        static final int[] NEXT = new int[LINKS];

        static {
            long random = 88_172_645_463_325_252L;
            for (int i = 0; i < TEXT_BYTES; i++) {
                random = next(random);
                TEXT[i] = (byte) ('a' + Long.remainderUnsigned(random, i % 7 < 4 ? 5 : 26));
            }
            for (int i = 0; i < LINKS; i++) {
                NEXT[i] = i;
            }
            for (int i = LINKS - 1; i > 0; i--) { // One cycle through all, as Sattolo has it.
                random = next(random);
                int other = (int) Long.remainderUnsigned(random, i);
                int link = NEXT[i];
                NEXT[i] = NEXT[other];
                NEXT[other] = link;
            }
        }
    }

    private static long next(long random) {
        long mixed = random ^ random << 13;
        mixed ^= mixed >>> 7;
        return mixed ^ mixed << 17;
    }

    @Override
    public double slowness(Set<Integer> processors) {
        List<Took> took = Processors.on(processors, () -> {
            byte[] from = new byte[COPIED_BYTES];
            byte[] to = new byte[COPIED_BYTES];
            return Stream.generate(() -> once(from, to)).limit(TIMES).toList();
        });
        double cpu = took.stream().mapToDouble(Took::cpu).min().orElseThrow();
        double clock = took.stream()
                .mapToDouble(Took::clock)
                .sorted()
                .skip(TIMES / 2)
                .findFirst()
                .orElseThrow();
        return clock / least.merge(processors, reference.least(processors, cpu), Math::min);
    }

    private Took once(byte[] from, byte[] to) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION);
        try {
            deflater.setInput(Material.TEXT);
            deflater.finish();
            long clock = System.nanoTime();
            long begun = threads.getCurrentThreadCpuTime();
            while (!deflater.finished()) {
                deflater.deflate(to);
            }
            for (int i = 0; i < COPIES; i++) {
                System.arraycopy(from, 0, to, 0, COPIED_BYTES);
            }
            int at = end;
            for (int i = 0; i < STEPS; i++) {
                at = Material.NEXT[at];
            }
            end = at;
            return new Took((threads.getCurrentThreadCpuTime() - begun) / 1e6, (System.nanoTime() - clock) / 1e6);
        } finally {
            deflater.end();
        }
    }
}
