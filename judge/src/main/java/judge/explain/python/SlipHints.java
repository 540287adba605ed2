package judge.explain.python;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.cause.Catalogue;
import judge.cause.Cause;
import judge.language.Compilation.Diagnostic;
import judge.language.Rerun;
import judge.language.python.compile.PythonSlips;
import judge.reason.Hint;
import judge.sandbox.SandboxException;

/** Says what code means that is allowed and seldom meant. */
record SlipHints(PythonSlips slips) {

    private static final String LANGUAGE = "python-";

    /** The first of each kind, the surest kind first; the failure as {@link PythonSlips#found} has it. */
    List<Hint> of(Rerun failed, String failure, Set<Integer> processors) throws SandboxException, InterruptedException {
        return slips.found(failed, failure, processors).stream()
                .flatMap(one -> hint(one).stream())
                .toList();
    }

    private static Optional<Hint> hint(Diagnostic slip) {
        return Catalogue.named(LANGUAGE + slip.code())
                .map(Cause::code)
                .map(code -> slip.message().isEmpty() ? Hint.of(code) : Hint.of(code, "name", slip.message()))
                .map(hint -> hint.with("line", slip.line()));
    }
}
