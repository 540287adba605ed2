package judge.verify;

import java.util.Objects;
import java.util.Optional;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.Report;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/** Tells what failed where it should not have: without that nobody can mend the package. */
final class CaseFailure {

    private CaseFailure() {}

    /** A sentence about the first case of a report that could not be judged; none where all could. */
    static Optional<String> in(Report report) {
        return report.cases().stream()
                .filter(section -> section.verdict() == Verdict.JE && section.reason() != null)
                .findFirst()
                .map(CaseFailure::sentence);
    }

    /** How a submission has failed that must not, in the first case on which it does; none where nobody knows. */
    static Optional<String> ofProgram(Report report) {
        return report.cases().stream()
                .filter(section -> section.verdict() == Verdict.RTE && section.reason() != null)
                .findFirst()
                .map(section -> section.name() + " is RTE: "
                        + Messages.in(DisplayLanguage.EN).sentence(Objects.requireNonNull(section.reason())));
    }

    /** The first error of a submission that does not compile, else why it does not; none where nobody says so. */
    static Optional<String> ofCompiler(Report report) {
        Optional<String> error = report.compile().diagnostics().stream()
                .filter(one -> one.kind().equals("error"))
                .findFirst()
                .map(one -> "does not compile: " + (one.file().isEmpty() ? "" : one.file() + ":" + one.line() + ": ")
                        + one.message().lines().findFirst().orElse(""));
        return error.or(() -> Optional.ofNullable(report.compile().reason())
                .map(reason ->
                        "does not compile: " + Messages.in(DisplayLanguage.EN).sentence(reason)));
    }

    private static String sentence(CaseSection section) {
        return section.name() + " is JE: " + words(Objects.requireNonNull(section.reason()));
    }

    static String words(Reason reason) {
        @Nullable Object message = reason.parameters().get("message");
        if (message != null) {
            return String.valueOf(message);
        }
        return reason.code() == ReasonCode.CHECKER_HUNG
                ? "the output validator does not end within "
                        + reason.parameters().get("seconds") + " s"
                : reason.code() + " " + reason.parameters();
    }
}
