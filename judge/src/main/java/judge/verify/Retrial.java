package judge.verify;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import judge.engine.Judge;
import judge.problem.Problem;
import judge.report.CaseSection;
import judge.report.Report;
import judge.submission.Submission;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/** Judges a submission of the jury once more where its report does not tell what comes of it. */
final class Retrial {

    private Retrial() {}

    /** Returns the program's time by the problem's own limit, in milliseconds. */
    static double limitMillis(Report report, Problem problem) {
        return problem.limits().cpuTime(report.language()).toNanos() / 1e6
                + report.limits().startupMillis();
    }

    /**
     * The report with the limit itself on cases that failed only after that. They need not be too slow by it: what a
     * run-time system takes to unwind a deep stack is not held against a program.
     *
     * @param problem with the limit itself
     * @param exact judges by that
     */
    static Report ofLateFailures(Submission read, Report report, Problem problem, Supplier<Judge> exact)
            throws InterruptedException {
        double limitMillis = limitMillis(report, problem);
        if (report.cases().stream().noneMatch(section -> isLateFailure(section, limitMillis))) {
            return report;
        }
        return report.withCases(merged(
                report,
                exact.get().judge(read, problem),
                (section, other) -> isLateFailure(section, limitMillis) && other.verdict() != Verdict.SK));
    }

    private static boolean isLateFailure(CaseSection section, double limitMillis) {
        @Nullable Double cpuTimeMillis = section.cpuTimeMillis();
        return section.verdict() == Verdict.RTE && cpuTimeMillis != null && cpuTimeMillis > limitMillis;
    }

    /** The report with what is printed thrown away: where that takes too long, it is too slow as well. */
    static Report withOutputThrownAway(Submission read, Report flooding, Problem given, Judge with)
            throws InterruptedException {
        return flooding.withCases(merged(
                flooding,
                with.judge(read, given.printingWithoutEnd()),
                (section, other) -> section.verdict() == Verdict.OLE
                        && (other.verdict() == Verdict.TLE || other.verdict() == Verdict.SK)));
    }

    /** The cases of a report, those of another one where that is to be taken instead. */
    private static List<CaseSection> merged(
            Report report, Report again, BiPredicate<CaseSection, CaseSection> instead) {
        Map<String, CaseSection> others = new HashMap<>();
        again.cases().forEach(section -> others.put(section.name(), section));
        return report.cases().stream()
                .map(section -> {
                    @Nullable CaseSection other = others.get(section.name());
                    return other != null && instead.test(section, other) ? other : section;
                })
                .toList();
    }
}
