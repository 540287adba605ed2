package judge.language.python.run;

import java.nio.charset.StandardCharsets;
import judge.language.ProgramEnd;
import judge.sandbox.Outcome;

/**
 * Tells how a program in Python ended. Only the sandbox tells that the memory limit was passed: a {@code MemoryError}
 * is an exception like any other, for a program can catch it, or raise it.
 */
final class PythonEnd {

    /** The interpreter's own, after an exception that nobody caught. */
    private static final int UNCAUGHT = 1;

    private PythonEnd() {}

    static ProgramEnd of(Outcome outcome, String folder, LaidFiles files) {
        return ProgramEnd.of(outcome.ending(), status -> failed(status, outcome, folder, files));
    }

    private static ProgramEnd failed(int status, Outcome outcome, String folder, LaidFiles files) {
        return Traceback.in(new String(outcome.stderr(), StandardCharsets.UTF_8), folder)
                .filter(exception -> status == UNCAUGHT)
                .map(one -> ProgramEnd.Failed.uncaught(one.thrown(), files.original(one.file()), one.line()))
                .orElseGet(() -> ProgramEnd.Failed.with(status));
    }
}
