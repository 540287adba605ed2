package judge.language.gnu.run;

import java.util.Map;
import judge.language.ProgramEnd;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Ending;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;

/** Tells how a program ended that is code of the processor's, without a runtime that could have a word on it. */
final class NativeEnd {

    private static final Map<Integer, String> NAMES = Map.ofEntries(
            Map.entry(1, "SIGHUP"),
            Map.entry(2, "SIGINT"),
            Map.entry(3, "SIGQUIT"),
            Map.entry(4, "SIGILL"),
            Map.entry(5, "SIGTRAP"),
            Map.entry(6, "SIGABRT"),
            Map.entry(7, "SIGBUS"),
            Map.entry(8, "SIGFPE"),
            Map.entry(9, "SIGKILL"),
            Map.entry(10, "SIGUSR1"),
            Map.entry(11, "SIGSEGV"),
            Map.entry(12, "SIGUSR2"),
            Map.entry(13, "SIGPIPE"),
            Map.entry(14, "SIGALRM"),
            Map.entry(15, "SIGTERM"),
            Map.entry(24, "SIGXCPU"),
            Map.entry(25, "SIGXFSZ"),
            Map.entry(26, "SIGVTALRM"),
            Map.entry(27, "SIGPROF"),
            Map.entry(29, "SIGIO"),
            Map.entry(31, "SIGSYS"));

    private NativeEnd() {}

    static ProgramEnd of(Outcome outcome) {
        if (outcome.ending() instanceof Ending.Exceeded exceeded) {
            return exceeded.resource() == Resource.MEMORY
                    ? new ProgramEnd.OverMemory()
                    : new ProgramEnd.OverLimit(exceeded.resource());
        }
        if (outcome.ending() instanceof Ending.Signalled signalled) {
            return new ProgramEnd.Failed(why(signalled.signal()));
        }
        int status = ((Ending.Exited) outcome.ending()).status();
        return status == 0
                ? new ProgramEnd.Well()
                : new ProgramEnd.Failed(Reason.of(ReasonCode.EXIT_STATUS, "status", status));
    }

    /** A status above 128 cannot be told from a signal; where there is no such signal it was a status. */
    private static Reason why(int signal) {
        return NAMES.containsKey(signal)
                ? Reason.of(ReasonCode.KILLED_BY_SIGNAL, "signal", NAMES.get(signal))
                : Reason.of(ReasonCode.EXIT_STATUS, "status", 128 + signal);
    }
}
