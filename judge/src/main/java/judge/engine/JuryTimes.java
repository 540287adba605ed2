package judge.engine;

import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import judge.problem.GradingTree;
import judge.problem.Problem;
import judge.problem.jury.JurySubmission;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.Report;
import judge.verdict.CaseResult;
import judge.verdict.Grades;
import judge.verdict.Verdict;

/** Reads the time that a submission of the jury takes from the report on it. */
final class JuryTimes {

    private JuryTimes() {}

    /**
     * Returns the time of the slowest case, among the cases that the limit follows from; empty where the submission was
     * not judged as it must be.
     */
    static Optional<Duration> slowest(Report report, JurySubmission submission, Problem problem) {
        if (submission.expected().asksForAcceptance() && isAcceptedByGrader(report, problem)) {
            return Optional.of(slowest(report, section -> section.verdict() != Verdict.TLE));
        }
        Map<String, String> verdicts = report.cases().stream()
                .collect(Collectors.toMap(
                        CaseSection::name, section -> section.verdict().name()));
        Set<String> bounding = submission.expected().boundLimitBelow(verdicts);
        return report.verdict() == Verdict.CE || report.verdict() == Verdict.JE || bounding.isEmpty()
                ? Optional.empty()
                : Optional.of(slowest(report, section -> bounding.contains(section.name())));
    }

    /** Tells whether the submission is in an older package whose graders accept it, whatever cases fail. */
    private static boolean isAcceptedByGrader(Report report, Problem problem) {
        Optional<GradingTree> grading = problem.data().grading();
        if (grading.isEmpty() || report.verdict() == Verdict.CE || report.verdict() == Verdict.JE) {
            return false;
        }
        Map<String, CaseResult> results =
                report.cases().stream().collect(Collectors.toMap(CaseSection::name, JuryTimes::result));
        boolean byDefault =
                Grades.byDefault(grading.get().root(), results).grade("").verdict() == Verdict.AC;
        return grading.get().accepts(report.score(), byDefault);
    }

    private static CaseResult result(CaseSection section) {
        return new CaseResult(
                section.name(),
                section.verdict(),
                section.score(),
                section.maxScore(),
                Optional.empty(),
                Optional.empty());
    }

    /** Returns the slowest time without the extra of its language: the limit is that of all languages. */
    private static Duration slowest(Report report, Predicate<CaseSection> counted) {
        double millis = report.cases().stream()
                .filter(counted)
                .map(CaseSection::cpuTimeMillis)
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(0);
        double net = Math.max(0, millis - report.limits().startupMillis());
        return Duration.ofNanos(Math.round(net * 1e6 / report.limits().timeMultiplier()));
    }

    /**
     * Returns the case on which the problem's own validator had to be ended for its time; empty where there was none.
     */
    static Optional<String> hungValidator(Report report) {
        return report.cases().stream()
                .filter(section -> section.reason() != null && section.reason().code() == ReasonCode.CHECKER_HUNG)
                .map(CaseSection::name)
                .findFirst();
    }
}
