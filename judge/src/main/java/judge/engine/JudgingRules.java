package judge.engine;

/**
 * How to judge.
 *
 * @param reveal whether reasons may show the answers of secret cases
 * @param allCases whether pass-fail problems are judged to the last case
 * @param beyond whether accepted programs are also run on what the contest does not have
 * @param maxRuns how often a case is run at most, 1 or more
 * @param background whether nobody waits for it: everything else goes first, and finds a processor that is free
 */
public record JudgingRules(boolean reveal, boolean allCases, boolean beyond, int maxRuns, boolean background) {

    /** With as many runs near a limit as a fair verdict needs. */
    public JudgingRules(boolean reveal, boolean allCases, boolean beyond) {
        this(reveal, allCases, beyond, CaseJudge.MAX_RUNS, false);
    }
}
