package judge.verify;

import java.util.Objects;
import java.util.Optional;
import judge.reason.Fault;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.Report;
import judge.verdict.Verdict;

/** Tells what failed where it should not have: without that nobody can mend the package. */
final class CaseFailure {

    private CaseFailure() {}

    /** The first case of a report that could not be judged; none where all could. */
    static Optional<Fault> in(Report report) {
        return report.cases().stream()
                .filter(section -> section.verdict() == Verdict.JE && section.reason() != null)
                .findFirst()
                .map(section -> Fault.of(
                        VerifyFault.CASE_FAILS, section.name(), "JE", why(Objects.requireNonNull(section.reason()))));
    }

    /**
     * Returns how a submission that must not fail has failed, in the first case on which it does; empty where nobody
     * knows.
     */
    static Optional<Fault> ofProgram(Report report) {
        return report.cases().stream()
                .filter(section -> section.verdict() == Verdict.RTE && section.reason() != null)
                .findFirst()
                .map(section -> Fault.of(
                        VerifyFault.CASE_FAILS, section.name(), "RTE", Objects.requireNonNull(section.reason())));
    }

    /** The first error of a submission that does not compile, else why it does not; none where nobody says so. */
    static Optional<Fault> ofCompiler(Report report) {
        Optional<Object> error = report.compile().diagnostics().stream()
                .filter(one -> one.kind().equals("error"))
                .findFirst()
                .map(one -> (one.file().isEmpty() ? "" : one.file() + ":" + one.line() + ": ")
                        + one.message().lines().findFirst().orElse(""));
        return error.or(() -> Optional.ofNullable(report.compile().reason()))
                .map(why -> Fault.of(VerifyFault.SUBMISSION_NOT_COMPILED, why));
    }

    /** Returns the message of the package's own program about its failure, where there is one. */
    static Object why(Reason reason) {
        return reason.code() == ReasonCode.CHECKER_HUNG
                ? VerifyFault.VALIDATOR_HANGS.of(seconds(reason))
                : Objects.requireNonNullElse(reason.parameters().get("message"), reason);
    }

    static Object seconds(Reason hung) {
        return Objects.requireNonNullElse(hung.parameters().get("seconds"), "");
    }
}
