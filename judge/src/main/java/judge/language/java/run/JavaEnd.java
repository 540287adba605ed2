package judge.language.java.run;

import java.nio.charset.StandardCharsets;
import judge.language.ProgramEnd;
import judge.language.ProgramEnd.Word;
import judge.language.java.jvm.VmLog;
import judge.sandbox.Ending;
import judge.sandbox.Outcome;

/** Tells how a program in Java ended: the VM's own word comes first, as it says more than the status that it leaves. */
final class JavaEnd {

    private JavaEnd() {}

    static ProgramEnd of(Outcome outcome) {
        if (VmLog.isOutOfMemory(outcome)) {
            return new ProgramEnd.ByRuntime(Word.OUT_OF_MEMORY);
        }
        if (VmLog.isCrash(outcome)) {
            return new ProgramEnd.ByRuntime(Word.CRASH);
        }
        if (!outcome.ending().isSuccess() && VmLog.isOutOfThreads(outcome)) {
            return new ProgramEnd.ByRuntime(Word.OUT_OF_THREADS);
        }
        if (outcome.ending() instanceof Ending.Exceeded exceeded) {
            return new ProgramEnd.OverLimit(exceeded.resource());
        }
        if (outcome.ending() instanceof Ending.Signalled signalled) {
            return new ProgramEnd.Signalled(signalled.signal());
        }
        int status = ((Ending.Exited) outcome.ending()).status();
        return status == 0 ? new ProgramEnd.Well() : failed(status, outcome);
    }

    private static ProgramEnd failed(int status, Outcome outcome) {
        return UncaughtException.in(new String(outcome.stderr(), StandardCharsets.UTF_8))
                .filter(exception -> status == 1)
                .map(one -> ProgramEnd.Failed.uncaught(one.thrown(), one.file(), one.line()))
                .orElseGet(() -> ProgramEnd.Failed.with(status));
    }
}
