package judge.worker;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import judge.database.judging.JudgingTimes;
import judge.online.contest.GroupScores;
import judge.problem.Problem;
import judge.report.Report;
import judge.report.ReportJson;
import judge.verdict.CaseResult;
import judge.verdict.SumGroups;
import org.jspecify.annotations.Nullable;

/** A report as it is written down, with the points of groups of tests where they make up its score. */
@SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
record Judged(Report report, byte[] json, @Nullable String groups) {

    /** The times of the judging, compiled at that moment; null: it was not, or nobody knows. */
    JudgingTimes times(@Nullable Instant compiled) {
        return JudgingTimes.of(compiled, report);
    }

    static Judged of(Report report) {
        return new Judged(report, new ReportJson().write(report), null);
    }

    static Judged of(Problem problem, Report report) {
        List<CaseResult> results = report.cases().stream()
                .map(one -> new CaseResult(
                        one.name(), one.verdict(), one.score(), one.maxScore(), Optional.empty(), Optional.empty()))
                .toList();
        String groups = GroupScores.text(SumGroups.of(problem, results, report.score()));
        return new Judged(report, new ReportJson().write(report), groups);
    }
}
