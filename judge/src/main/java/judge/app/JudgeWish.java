package judge.app;

/**
 * How a judge is to judge.
 *
 * @param jobs how many programs it may run at the same time
 * @param reveal whether reasons may show the answers of secret cases
 * @param fresh whether the results of earlier runs are ignored
 * @param allCases whether pass-fail problems are judged to the last case, also after one that failed
 * @param beyond whether accepted programs are also run on inputs that the contest does not have
 */
public record JudgeWish(int jobs, boolean reveal, boolean fresh, boolean allCases, boolean beyond) {

    /**
     * How many submissions should be in progress at the same time: while the last one's report is written and the next
     * one is compiled, another one's programs run.
     */
    public int submissions() {
        return jobs == 1 ? 1 : jobs + 1;
    }

    /**
     * For {@code verify}: no results of earlier runs, and as many programs at the same time as there are processors.
     */
    public static JudgeWish forVerifying() {
        return new JudgeWish(Runtime.getRuntime().availableProcessors(), false, true, false, false);
    }
}
