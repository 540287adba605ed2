package judge.explain.java;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import judge.explain.file.FileMistakes;
import judge.explain.java.rule.CompilerHints;
import judge.explain.java.rule.ExceptionHints;
import judge.explain.said.CauseTelling.TextCauses;
import judge.language.Compilation.Diagnostic;
import judge.language.Compilation.Refused;
import judge.language.ProgramEnd.Thrown;
import judge.language.RunInput;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.submission.SourceText;
import judge.submission.SourceTexts;
import judge.submission.Submission;

/** The usual causes of errors of javac, and of exceptions of the Java VM. */
public final class JavaCauses implements TextCauses {

    /** The most hints: nobody would read more, and most errors are caused by the first. */
    private static final int MAX_HINTS = 2;

    /** A parameter of the reason where a newer Java would compile the source: nothing is wrong with it then. */
    private static final String NEWER = "javaLevel";

    private static final Pattern MISSING =
            Pattern.compile("^(?:[\\w.]{1,60}Exception: )?+(.{1,100}?)(?: \\(No such file or directory\\))?$");

    @Override
    public List<Hint> ofRefusal(Submission submission, Refused refused) {
        Reason reason = refused.reason();
        if (reason.code() != ReasonCode.COMPILE_ERROR) {
            return List.of();
        }
        boolean guessed = SourceTexts.of(submission).texts().values().stream()
                .anyMatch(text -> text.charset().equals(SourceText.LATIN));
        if (guessed) {
            return List.of(Hint.of("charset-unknown"));
        }
        return reason.parameters().containsKey(NEWER) ? List.of() : ofErrors(refused.diagnostics());
    }

    /** Returns hints for the first errors that have one; later ones are often their consequence. */
    private static List<Hint> ofErrors(List<Diagnostic> diagnostics) {
        Map<String, Hint> hints = new LinkedHashMap<>();
        for (Diagnostic one : diagnostics) {
            Optional<Hint> hint = one.kind().equals("error")
                    ? CompilerHints.of(one.code(), one.message(), one.sourceLine())
                    : Optional.empty();
            // Further messages say nothing where all of it is another language.
            if (hints.size() < MAX_HINTS && !hints.containsKey("other-language")) {
                hint.ifPresent(said -> hints.putIfAbsent(said.code(), said.with("line", one.line())));
            }
        }
        return List.copyOf(hints.values());
    }

    @Override
    public List<Hint> ofException(Thrown thrown, RunInput input) {
        return ExceptionHints.of(thrown.type(), thrown.message(), thrown.called()).stream()
                .map(hint -> FileMistakes.known(hint, thrown.message(), MISSING, input))
                .toList();
    }
}
