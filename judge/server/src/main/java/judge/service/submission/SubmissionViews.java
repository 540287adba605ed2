package judge.service.submission;

import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import judge.database.Tables;
import judge.online.AssignedProblem;
import judge.online.Deadlines;
import judge.online.JudgingState;
import judge.online.Person;
import judge.online.Points;
import judge.online.ShownReport;
import judge.online.ShownReport.Extent;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.report.Report;
import judge.service.access.Authorization.AtAssignment;
import org.jspecify.annotations.Nullable;

/** Makes views of submissions for one viewer: what they need is read for all of them at once. */
final class SubmissionViews {

    private final Tables tables;
    private final Instant now;
    private final StoredReports reports;
    private final Map<Long, AtAssignment> at;
    private final Map<Long, List<AssignedProblem>> problems;
    private final Map<Long, Map<Long, Instant>> extensions;
    private final Map<Long, StoredJudging> judgings;
    private final Map<Long, Long> places;
    private final Map<Long, Person> people;
    private final Map<Long, Map<Long, String>> groups;
    private final Map<Long, String> slugs;

    /** Views of submissions to these assignments and no others. */
    SubmissionViews(
            Tables tables,
            Instant now,
            StoredReports reports,
            Collection<AtAssignment> at,
            List<StoredSubmission> shown) {
        this.tables = tables;
        this.now = now;
        this.reports = reports;
        this.at = at.stream().collect(Collectors.toMap(one -> one.assignment().id(), Function.identity()));
        problems = tables.assignments().problems(this.at.keySet()).stream()
                .collect(Collectors.groupingBy(AssignedProblem::assignment));
        extensions = tables.assignments().extensions(this.at.keySet());
        judgings = tables.judgings().activeAmong(ids(shown, StoredSubmission::id));
        places = places(shown);
        people = tables.people().among(ids(shown, StoredSubmission::person));
        groups = tables.assignments().groups().names(this.at.keySet());
        slugs = tables.problems().slugs(ids(shown, StoredSubmission::problem));
    }

    private static Set<Long> ids(List<StoredSubmission> shown, Function<StoredSubmission, Long> id) {
        return shown.stream().map(id).collect(Collectors.toSet());
    }

    /**
     * Places in the queue. When the judge is done with what others have handed in to a contest tells of its verdict,
     * even while that is hidden: contestants learn no place, and elsewhere contests do not count.
     */
    private Map<Long, Long> places(List<StoredSubmission> shown) {
        Map<Long, Boolean> contests = new HashMap<>();
        Map<Boolean, Set<Long>> waiting = new HashMap<>();
        for (StoredSubmission one : shown) {
            StoredJudging judging = judging(one);
            if (judging.state() == JudgingState.QUEUED) {
                boolean contest = contests.computeIfAbsent(
                        one.assignment(), id -> tables.contests().find(id).isPresent());
                if (!contest || place(one).staff()) {
                    waiting.computeIfAbsent(contest, any -> new HashSet<>()).add(judging.id());
                }
            }
        }
        Map<Long, Long> found = new HashMap<>();
        waiting.forEach((contest, those) -> found.putAll(tables.judgings().places(those, contest)));
        return found;
    }

    private AtAssignment place(StoredSubmission submission) {
        return Objects.requireNonNull(at.get(submission.assignment()), "an assignment");
    }

    private StoredJudging judging(StoredSubmission submission) {
        return Objects.requireNonNull(judgings.get(submission.id()), "nothing to judge it");
    }

    Extent extent(StoredSubmission submission) {
        AtAssignment of = place(submission);
        return Extent.of(of.assignment().feedback(), deadlines(submission).isOver(now), of.staff());
    }

    private Deadlines deadlines(StoredSubmission submission) {
        Map<Long, Instant> extended = extensions.getOrDefault(submission.assignment(), Map.of());
        return Deadlines.of(place(submission).assignment(), Optional.ofNullable(extended.get(submission.person())));
    }

    SubmissionView of(StoredSubmission submission, boolean withReport) {
        StoredJudging judging = judging(submission);
        AtAssignment of = place(submission);
        Extent extent = extent(submission);
        @Nullable Report report = withReport && extent.showsState() ? report(of, judging) : null;
        ShownReport shown = ShownReport.of(extent, judging, places.get(judging.id()), report);
        Person person = Objects.requireNonNull(people.get(submission.person()), "a person");
        Optional<Double> points = points(submission);
        return new SubmissionView(
                submission.id(),
                of.course().slug(),
                of.assignment().slug(),
                Objects.requireNonNull(slugs.get(submission.problem()), "a problem"),
                person.id(),
                person.login(),
                name(person, submission),
                submission.attempt(),
                submission.received(),
                deadlines(submission).isLate(submission.received()),
                shown.state(),
                shown.place() == null ? null : shown.place() + 1,
                shown.verdict(),
                score(shown, points, 1),
                most(shown, points),
                score(shown, points, deadlines(submission).factor(submission.received())),
                shown.report());
    }

    /** The owner's name, and that of the group in whose name it was handed in. */
    private String name(Person owner, StoredSubmission submission) {
        @Nullable
        String group = groups.getOrDefault(submission.assignment(), Map.of()).get(owner.id());
        return group == null ? owner.name() : owner.name() + " (" + group + ")";
    }

    private @Nullable Report report(AtAssignment of, StoredJudging judging) {
        return judging.report() == null ? null : reports.explained(tables, judging, of.assignment());
    }

    /** The problem as the assignment has it; empty where the assignment has it no more. */
    Optional<AssignedProblem> assigned(StoredSubmission submission) {
        return problems.getOrDefault(submission.assignment(), List.of()).stream()
                .filter(one -> one.problem() == submission.problem())
                .findFirst();
    }

    private Optional<Double> points(StoredSubmission submission) {
        return assigned(submission).map(AssignedProblem::points);
    }

    /** None where the package gives none: then nothing says what part of the points a score is. */
    private static @Nullable Double most(ShownReport shown, Optional<Double> points) {
        @Nullable Double most = shown.maxScore();
        return most == null || Double.isInfinite(most) ? null : points.orElse(most);
    }

    private static @Nullable Double score(ShownReport shown, Optional<Double> points, double factor) {
        Double score = shown.score();
        Double max = shown.maxScore();
        if (score == null || max == null || points.isEmpty()) {
            return score == null ? null : (Double) Points.rounded(score * factor);
        }
        return Points.earned(points.get(), score, max, factor);
    }
}
