package judge.app;

import java.util.List;

/**
 * How a judge is to judge.
 *
 * @param processors that programs may run on, by the kernel's numbers, at least one
 * @param jobs how many programs may run at the same time at most, each on a processor of its own
 * @param reveal whether reasons may show the answers of secret cases
 * @param fresh whether what earlier runs found out is to be left aside
 * @param allCases whether pass-fail problems are judged to the last case, also after one that failed
 * @param beyond whether accepted programs are also run on inputs that the contest does not have
 */
public record JudgeWish(
        List<Integer> processors, int jobs, boolean reveal, boolean fresh, boolean allCases, boolean beyond) {

    public JudgeWish {
        processors = List.copyOf(processors);
    }

    /** With what only the jury asks for: no result of earlier runs, and as many programs as the machine has room for. */
    public static JudgeWish forVerifying() {
        return new JudgeWish(Runtime.getRuntime().availableProcessors(), false, true, false, false);
    }
}
