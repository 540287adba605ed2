package judge.language.python.run;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import judge.language.ProgramEnd;
import judge.language.SignalName;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Ending;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;

/**
 * Tells how a program in Python ended. Only the sandbox tells that the memory limit was passed: a {@code MemoryError}
 * is an exception like any other, for a program can catch it, or raise it.
 */
final class PythonEnd {

    /** The interpreter's own, after an exception that nobody caught. */
    private static final int UNCAUGHT = 1;

    private PythonEnd() {}

    static ProgramEnd of(Outcome outcome, String folder, LaidFiles files) {
        if (outcome.ending() instanceof Ending.Exceeded exceeded) {
            return exceeded.resource() == Resource.MEMORY
                    ? new ProgramEnd.OverMemory()
                    : new ProgramEnd.OverLimit(exceeded.resource());
        }
        if (outcome.ending() instanceof Ending.Signalled signalled) {
            return new ProgramEnd.Failed(SignalName.reason(signalled.signal()));
        }
        int status = ((Ending.Exited) outcome.ending()).status();
        return status == 0 ? new ProgramEnd.Well() : failed(status, outcome, folder, files);
    }

    private static ProgramEnd failed(int status, Outcome outcome, String folder, LaidFiles files) {
        return Traceback.in(new String(outcome.stderr(), StandardCharsets.UTF_8), folder)
                .filter(exception -> status == UNCAUGHT)
                .map(exception -> new ProgramEnd.Failed(
                        uncaught(exception, files.original(exception.file())), Optional.of(exception.thrown())))
                .orElseGet(() -> new ProgramEnd.Failed(Reason.of(ReasonCode.EXIT_STATUS, "status", status)));
    }

    private static Reason uncaught(Traceback exception, String file) {
        return Reason.of(
                ReasonCode.UNCAUGHT_EXCEPTION,
                "exception",
                exception.type(),
                "message",
                exception.message(),
                "file",
                file,
                "line",
                exception.line());
    }
}
