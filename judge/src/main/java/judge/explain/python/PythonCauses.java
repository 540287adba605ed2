package judge.explain.python;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import judge.explain.file.FileMistakes;
import judge.explain.python.rule.ExceptionCauses;
import judge.explain.python.rule.SyntaxHints;
import judge.explain.said.CauseTelling.TextCauses;
import judge.language.Compilation.Diagnostic;
import judge.language.Compilation.Refused;
import judge.language.ProgramEnd.Thrown;
import judge.language.RunInput;
import judge.reason.Hint;
import judge.reason.ReasonCode;
import judge.submission.Submission;

/** The usual causes of errors of syntax in Python, and of exceptions. */
public final class PythonCauses implements TextCauses {

    /** The most hints: nobody would read more. */
    private static final int MAX_HINTS = 2;

    private static final Pattern MISSING = Pattern.compile(": '([^'\\\\]{1,100})'$");

    @Override
    public List<Hint> ofRefusal(Submission submission, Refused refused) {
        return refused.reason().code() == ReasonCode.COMPILE_ERROR ? ofErrors(refused.diagnostics()) : List.of();
    }

    private static List<Hint> ofErrors(List<Diagnostic> diagnostics) {
        Map<String, Hint> hints = new LinkedHashMap<>();
        for (Diagnostic one : diagnostics) {
            Optional<Hint> hint = one.kind().equals("error")
                    ? SyntaxHints.of(one.code(), one.message(), one.sourceLine())
                    : Optional.empty();
            if (hints.size() < MAX_HINTS) {
                long line = SyntaxHints.line(one.message(), one.line());
                hint.ifPresent(said -> hints.putIfAbsent(said.code(), line == 0 ? said : said.with("line", line)));
            }
        }
        return List.copyOf(hints.values());
    }

    @Override
    public List<Hint> ofException(Thrown thrown, RunInput input) {
        return ExceptionCauses.of(thrown.type(), thrown.message(), thrown.called()).stream()
                .map(hint -> FileMistakes.known(hint, thrown.message(), MISSING, input))
                .toList();
    }
}
