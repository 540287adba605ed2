package judge.cli.command;

import java.util.Collection;
import judge.verdict.Verdict;

/** The exit statuses of all commands. */
public final class ExitStatus {

    public static final int OK = 0;
    public static final int NOT_ACCEPTED = 1;
    public static final int FAILED = 2;
    /** 128 and the number of SIGINT, as shells have it. */
    public static final int INTERRUPTED = 130;

    private ExitStatus() {}

    public static int of(Collection<Verdict> verdicts) {
        if (verdicts.contains(Verdict.JE)) {
            return FAILED;
        }
        return verdicts.stream().allMatch(verdict -> verdict == Verdict.AC) ? OK : NOT_ACCEPTED;
    }
}
