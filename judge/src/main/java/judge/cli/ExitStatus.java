package judge.cli;

import java.util.Collection;
import judge.verdict.Verdict;

/** The exit statuses of all commands. */
final class ExitStatus {

    static final int WISHED = 0;
    static final int NOT_ACCEPTED = 1;
    static final int FAILED = 2;
    /** 128 and the number of SIGINT, as shells have it. */
    static final int INTERRUPTED = 130;

    private ExitStatus() {}

    static int of(Collection<Verdict> verdicts) {
        if (verdicts.contains(Verdict.JE)) {
            return FAILED;
        }
        return verdicts.stream().allMatch(verdict -> verdict == Verdict.AC) ? WISHED : NOT_ACCEPTED;
    }
}
