package judge.host;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import judge.language.java.run.probe.FixedWork;

/** Measures how fast this machine is, so that machines can be compared, and each with itself some hours ago. */
public final class MachineSpeed {

    /** The least of them is measured: what disturbs makes it longer, and nothing shorter. */
    private static final int RUNS = 6;

    private MachineSpeed() {}

    /** The CPU time of a fixed piece of work, in milliseconds; takes about two seconds. */
    public static double millis() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < RUNS; i++) {
            long begun = threads.getCurrentThreadCpuTime();
            FixedWork.main(new String[0]);
            least = Math.min(least, threads.getCurrentThreadCpuTime() - begun);
        }
        return least / 1e6;
    }
}
