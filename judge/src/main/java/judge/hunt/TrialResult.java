package judge.hunt;

import java.time.Duration;
import java.util.Optional;
import judge.reason.Reason;
import judge.verdict.Verdict;

/**
 * The result of trying one input.
 *
 * @param reason absent where the program was right
 * @param expected the reference's answer, empty where the program was cut short; not to be written to
 * @param found the program's; not to be written to
 * @param cpuTime the program's CPU time
 */
@SuppressWarnings("ArrayRecordComponent")
public record TrialResult(Verdict verdict, Optional<Reason> reason, byte[] expected, byte[] found, Duration cpuTime) {

    /** Tells whether the program failed: any verdict but accepted. */
    public boolean isFailure() {
        return verdict != Verdict.AC;
    }

    /** Tells whether the program was not wrong but took too much time, memory or output. */
    public boolean isForWantOfTimeOrSpace() {
        return verdict == Verdict.TLE || verdict == Verdict.MLE || verdict == Verdict.OLE;
    }
}
