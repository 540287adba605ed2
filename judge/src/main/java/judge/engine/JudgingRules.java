package judge.engine;

import java.util.Optional;
import java.util.Set;
import judge.sandbox.dialogue.Dialogue;
import judge.schedule.EnoughSlow;

/**
 * The rules by which to judge.
 *
 * @param reveal whether reasons may show the answers of secret cases
 * @param allCases whether pass-fail problems are judged to the last case
 * @param beyond whether accepted programs are also run on what the contest does not have
 * @param maxRuns the most often a case is run, 1 or more; a case whose memory stays in doubt is run more often
 * @param background whether nobody waits for the report: everything else goes first, and finds a processor that is
 *     free
 * @param stretched the factor between the time that programs get and the time limit that a verdict depends on, 1 or
 *     more: programs are run again where they come near to that limit
 * @param terse whether only verdicts are wanted, not the programs' words: two programs that talk do so by pipes of
 *     their own
 * @param enough the number of slow cases after which a program is too slow
 */
public record JudgingRules(
        boolean reveal,
        boolean allCases,
        boolean beyond,
        int maxRuns,
        boolean background,
        double stretched,
        boolean terse,
        Optional<EnoughSlow> enough) {

    /** The verdicts on all cases, each run once, and what they take. */
    static final JudgingRules MEASURING = new JudgingRules(true, true, false, 1, false, 1, true, Optional.empty());

    /** Makes rules by the limit of the problem, with as many runs near a limit as a fair verdict needs. */
    public JudgingRules(boolean reveal, boolean allCases, boolean beyond) {
        this(reveal, allCases, beyond, CaseJudge.MAX_RUNS, false, 1, false, Optional.empty());
    }

    Dialogue.Way way() {
        return terse ? Dialogue.Way.quickest() : Dialogue.Way.RELAYED;
    }

    /** The verdicts on all cases, by so many times the limit that counts, as often as a fair verdict by it needs. */
    public static JudgingRules trying(double stretched, Optional<EnoughSlow> enough) {
        return new JudgingRules(true, false, false, CaseJudge.MAX_RUNS, false, stretched, true, enough);
    }

    /** The verdict and no more than it takes: each case is run once, one by one, until the program is too slow. */
    public static JudgingRules once() {
        return new JudgingRules(true, false, false, 1, false, 1, true, Optional.of(new EnoughSlow(1, Set.of(), 0)));
    }

    /** The same where nobody waits for it. */
    public JudgingRules inBackground() {
        return new JudgingRules(reveal, allCases, beyond, maxRuns, true, stretched, terse, enough);
    }
}
