package judge.language.gnu.run;

import judge.language.ProgramEnd;
import judge.language.SignalName;
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
            return new ProgramEnd.Failed(SignalName.reason(signalled.signal()));
        }
        int status = ((Ending.Exited) outcome.ending()).status();
        return status == 0
                ? new ProgramEnd.Well()
                : new ProgramEnd.Failed(Reason.of(ReasonCode.EXIT_STATUS, "status", status));
    }
}
