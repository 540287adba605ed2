package judge.language.gnu.run;

import judge.language.ProgramEnd;
import judge.language.tool.SignalName;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Ending;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;

/** Tells how a program ended that is code of the processor's, without a runtime that could have a word on it. */
final class NativeEnd {

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
        return SignalName.of(signal)
                .map(name -> Reason.of(ReasonCode.KILLED_BY_SIGNAL, "signal", name))
                .orElseGet(() -> Reason.of(ReasonCode.EXIT_STATUS, "status", 128 + signal));
    }
}
