package judge.language.java.run;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import judge.language.ProgramEnd;
import judge.language.ProgramEnd.Word;
import judge.language.RunInput;
import judge.language.io.FileMistakes;
import judge.language.java.hint.ExceptionHints;
import judge.language.java.jvm.VmLog;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Ending;
import judge.sandbox.Outcome;

/** Tells how a program in Java ended: the VM's own word comes first, as it says more than the status that it leaves. */
final class JavaEnd {

    private static final Pattern MISSING =
            Pattern.compile("^(?:[\\w.]{1,60}Exception: )?+(.{1,100}?)(?: \\(No such file or directory\\))?$");

    private JavaEnd() {}

    static ProgramEnd of(Outcome outcome, RunInput input) {
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
        return status == 0 ? new ProgramEnd.Well() : new ProgramEnd.Failed(why(status, outcome, input));
    }

    private static Reason why(int status, Outcome outcome, RunInput input) {
        return UncaughtException.in(new String(outcome.stderr(), StandardCharsets.UTF_8))
                .filter(exception -> status == 1)
                .map(exception -> uncaught(exception, input))
                .orElseGet(() -> Reason.of(ReasonCode.EXIT_STATUS, "status", status));
    }

    private static Reason uncaught(UncaughtException exception, RunInput input) {
        return Reason.of(
                        ReasonCode.UNCAUGHT_EXCEPTION,
                        "exception",
                        exception.type(),
                        "message",
                        exception.message(),
                        "file",
                        exception.file(),
                        "line",
                        exception.line())
                .with(ExceptionHints.of(exception.type(), exception.message(), exception.called()).stream()
                        .map(hint -> FileMistakes.known(hint, exception.message(), MISSING, input))
                        .toList());
    }
}
