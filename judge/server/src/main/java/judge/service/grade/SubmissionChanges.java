package judge.service.grade;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import judge.database.Tables;
import judge.gradebook.Change;
import judge.gradebook.Change.Cause;
import judge.gradebook.RunComparison;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Person;
import judge.online.Points;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.report.GradedRun;
import judge.report.ProblemSection;
import judge.report.Report;
import judge.service.grade.RejudgingView.SubmissionChange;
import judge.service.submission.StoredReports;
import org.jspecify.annotations.Nullable;

/** Finds the submissions that would have another verdict or other points, and why. */
final class SubmissionChanges {

    private final StoredReports reports = new StoredReports();

    /**
     * Returns the changes that are known so far.
     *
     * @param before the judgings that count now, by submission
     * @param after the new judgings, by submission
     * @param sections of the problems, by the number of their version
     */
    List<SubmissionChange> of(
            Tables tables,
            Map<Long, StoredJudging> before,
            Map<Long, StoredJudging> after,
            Map<Long, ProblemSection> sections) {
        List<SubmissionChange> changes = new ArrayList<>();
        Map<Long, AssignmentGrades> sheets = new HashMap<>();
        after.forEach((id, now) -> {
            StoredJudging old = Objects.requireNonNull(before.get(id));
            boolean same = Objects.equals(old.verdict(), now.verdict()) && Objects.equals(share(old), share(now));
            if (!same) {
                changes.add(change(tables, sheets, old, now, sections));
            }
        });
        return changes;
    }

    private static @Nullable Double share(StoredJudging one) {
        return one.score() == null || one.maxScore() == null
                ? null
                : (Double) Points.earned(1, one.score(), one.maxScore(), 1);
    }

    private SubmissionChange change(
            Tables tables,
            Map<Long, AssignmentGrades> sheets,
            StoredJudging old,
            StoredJudging now,
            Map<Long, ProblemSection> sections) {
        StoredSubmission submission =
                tables.submissions().find(now.submission()).orElseThrow();
        Assignment assignment =
                tables.assignments().find(submission.assignment()).orElseThrow();
        AssignmentGrades sheet =
                sheets.computeIfAbsent(assignment.id(), id -> new AssignmentGrades(tables, assignment, Map.of()));
        double points = sheet.problems().stream()
                .filter(one -> one.problem() == submission.problem())
                .mapToDouble(AssignedProblem::points)
                .findFirst()
                .orElse(0);
        double factor = sheet.deadlines(submission.person()).factor(submission.received());
        Person person = tables.people().find(submission.person()).orElseThrow();
        List<Change> differences = differences(tables, old, now, sections);
        Set<Cause> causes = EnumSet.noneOf(Cause.class);
        differences.forEach(one -> causes.addAll(one.causes()));
        @Nullable Double before = share(old);
        return new SubmissionChange(
                submission.id(),
                tables.courses().find(assignment.course()).orElseThrow().slug(),
                assignment.slug(),
                tables.problems().find(submission.problem()).orElseThrow().slug(),
                person.login(),
                person.name(),
                submission.attempt(),
                old.verdict(),
                Objects.requireNonNull(now.verdict()),
                before == null ? null : (Double) Points.rounded(before * points * factor),
                Points.rounded(Objects.requireNonNull(share(now)) * points * factor),
                causes,
                differences.stream().flatMap(one -> one.testCase().stream()).toList());
    }

    /** Returns the causes that the reports show. */
    private List<Change> differences(
            Tables tables, StoredJudging old, StoredJudging now, Map<Long, ProblemSection> sections) {
        if (old.report() == null || now.report() == null) {
            return List.of();
        }
        return RunComparison.of(run(tables, old, sections), run(tables, now, sections))
                .changes();
    }

    private GradedRun run(Tables tables, StoredJudging judging, Map<Long, ProblemSection> sections) {
        Report report = reports.get(tables, Objects.requireNonNull(judging.report()));
        Instant at = judging.queued();
        List<ProblemSection> known =
                Optional.ofNullable(sections.get(judging.version())).stream().toList();
        return StoredRun.of("", at, at, List.of(report), known, Optional.empty());
    }
}
