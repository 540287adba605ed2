package judge.service.submission;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access.Action;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Course;
import judge.online.Deadlines;
import judge.online.JudgingState;
import judge.online.Person;
import judge.online.Points;
import judge.online.Refusal;
import judge.online.ShownReport;
import judge.online.ShownReport.Extent;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.report.Report;
import judge.service.access.Authorization;
import judge.submission.SourceFile;
import org.jspecify.annotations.Nullable;

/** The submissions and their results, as far as a viewer may see them. */
public final class Submissions {

    private final Database database;
    private final Clock clock;
    private final Authorization entry;
    private final StoredReports reports = new StoredReports();

    public Submissions(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        entry = new Authorization(clock);
    }

    /** One submission. Whose failure is not explained yet, has it explained soon by being looked at. */
    public SubmissionView view(Viewer viewer, long id) {
        SubmissionView view = database.read(tables -> {
            Authorization.AtSubmission at = entry.submission(tables, viewer, id, Action.SEE_SUBMISSION);
            return new Views(tables, at.course(), at.assignment(), at.staff(), List.of(at.submission()))
                    .of(at.submission(), true);
        });
        if (view.isLookedInto()) {
            want(id);
        }
        return view;
    }

    /** Has the cause looked for before those that nobody looks at; what is known already is not written again. */
    private void want(long submission) {
        Optional<StoredJudging> judging =
                database.read(tables -> tables.judgings().active(submission).filter(one -> !tables.explanations()
                        .isWanted(one.id())));
        judging.ifPresent(one -> database.writeLoosely(tables -> {
            tables.explanations().want(one, clock.instant());
            return true;
        }));
    }

    /** Returns how much of a submission's report a viewer may see, in live events of its judging as well. */
    public Extent extent(Viewer viewer, long id) {
        return database.read(tables -> {
            Authorization.AtSubmission at = entry.submission(tables, viewer, id, Action.SEE_SUBMISSION);
            return new Views(tables, at.course(), at.assignment(), at.staff(), List.of()).extent(at.submission());
        });
    }

    /** Returns the submission's files, in the order of their paths. */
    public List<SourceFile> source(Viewer viewer, long id) {
        return database.read(tables -> {
            Authorization.AtSubmission at = entry.submission(tables, viewer, id, Action.SEE_SUBMISSION);
            return SourceZip.read(tables.blobs().get(at.submission().sources()));
        });
    }

    /**
     * Returns a person's attempts at a problem of an assignment, the last first.
     *
     * @param login the owner's login; null: the viewer's own
     */
    public List<SubmissionView> attempts(
            Viewer viewer, String course, String assignment, String problem, @Nullable String login) {
        boolean own = login == null || login.equals(viewer.login());
        return database.read(tables -> {
            Authorization.AtAssignment at = entry.assignment(
                    tables, viewer, course, assignment, own ? Action.SEE_ASSIGNMENT : Action.SEE_CLASS);
            long of = tables.problems()
                    .find(problem)
                    .orElseThrow(Refusal::notFound)
                    .id();
            long person = own || login == null
                    ? viewer.person()
                    : tables.people().find(login).map(Person::id).orElseThrow(Refusal::notFound);
            List<StoredSubmission> attempts =
                    tables.submissions().attempts(at.assignment().id(), of, person);
            Views views = new Views(tables, at.course(), at.assignment(), at.staff(), attempts);
            return attempts.stream()
                    .sorted(Comparator.comparingInt(StoredSubmission::attempt).reversed())
                    .map(one -> views.of(one, true))
                    .toList();
        });
    }

    /**
     * An assignment's submissions, the last first, without their reports: one's own, or all for who teaches the course.
     *
     * @param before only those before this number; null: from the last
     * @param limit at least 1
     */
    public ResultPage<SubmissionView> list(
            Viewer viewer, String course, String assignment, @Nullable Long before, int limit) {
        return database.read(tables -> {
            Authorization.AtAssignment at = entry.assignment(tables, viewer, course, assignment, Action.SEE_ASSIGNMENT);
            @Nullable Long person = at.staff() ? null : viewer.person();
            List<StoredSubmission> some =
                    tables.submissions().page(at.assignment().id(), person, before, limit + 1);
            List<StoredSubmission> page = some.subList(0, Math.min(limit, some.size()));
            Views views = new Views(tables, at.course(), at.assignment(), at.staff(), page);
            List<SubmissionView> shown = new ArrayList<>();
            for (StoredSubmission one : page) {
                shown.add(views.of(one, false));
            }
            return new ResultPage<>(
                    shown, some.size() > limit ? shown.get(shown.size() - 1).id() : null);
        });
    }

    /** Makes views of submissions to one assignment, for one viewer: what they need is read for all of them at once. */
    private final class Views {

        private final Tables tables;
        private final Course course;
        private final Assignment assignment;
        private final boolean staff;
        private final List<AssignedProblem> problems;
        private final Map<Long, Instant> extensions;
        private final Map<Long, StoredJudging> judgings;
        private final Map<Long, Long> places;
        private final Map<Long, Person> people;
        private final Map<Long, String> slugs;

        Views(Tables tables, Course course, Assignment assignment, boolean staff, List<StoredSubmission> shown) {
            this.tables = tables;
            this.course = course;
            this.assignment = assignment;
            this.staff = staff;
            problems = tables.assignments().problems(assignment.id());
            extensions = tables.assignments().extensions(assignment.id());
            judgings = tables.judgings().activeAmong(ids(shown, StoredSubmission::id));
            places = places();
            people = tables.people().among(ids(shown, StoredSubmission::person));
            slugs = tables.problems().slugs(ids(shown, StoredSubmission::problem));
        }

        /**
         * Places in the queue. When the judge is done with what others have handed in to a contest tells of its
         * verdict, even while that is hidden: contestants learn no place, and elsewhere contests do not count.
         */
        private Map<Long, Long> places() {
            Set<Long> waiting = judgings.values().stream()
                    .filter(judging -> judging.state() == JudgingState.QUEUED)
                    .map(StoredJudging::id)
                    .collect(Collectors.toSet());
            boolean contest = !waiting.isEmpty()
                    && tables.contests().find(assignment.id()).isPresent();
            return contest && !staff ? Map.of() : tables.judgings().places(waiting, contest);
        }

        private static Set<Long> ids(List<StoredSubmission> shown, Function<StoredSubmission, Long> id) {
            return shown.stream().map(id).collect(Collectors.toSet());
        }

        Extent extent(StoredSubmission submission) {
            return Extent.of(assignment.feedback(), deadlines(submission).isOver(clock.instant()), staff);
        }

        private Deadlines deadlines(StoredSubmission submission) {
            return Deadlines.of(assignment, Optional.ofNullable(extensions.get(submission.person())));
        }

        SubmissionView of(StoredSubmission submission, boolean withReport) {
            StoredJudging judging = Objects.requireNonNull(judgings.get(submission.id()), "nothing to judge it");
            Extent extent = extent(submission);
            ShownReport shown = ShownReport.of(
                    extent,
                    judging,
                    places.get(judging.id()),
                    withReport && extent.showsState() ? report(judging) : null);
            Person person = Objects.requireNonNull(people.get(submission.person()), "a person");
            Optional<Double> points = points(submission);
            return new SubmissionView(
                    submission.id(),
                    course.slug(),
                    assignment.slug(),
                    Objects.requireNonNull(slugs.get(submission.problem()), "a problem"),
                    person.id(),
                    person.login(),
                    person.name(),
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

        private @Nullable Report report(StoredJudging judging) {
            return judging.report() == null ? null : reports.explained(tables, judging, assignment);
        }

        private Optional<Double> points(StoredSubmission submission) {
            return problems.stream()
                    .filter(one -> one.problem() == submission.problem())
                    .map(AssignedProblem::points)
                    .findFirst();
        }

        /** None where the package gives none: then nothing says what part of the points a score is. */
        private static @Nullable Double most(ShownReport shown, Optional<Double> points) {
            @Nullable Double most = shown.maxScore();
            return most == null || Double.isInfinite(most) ? null : points.orElse(most);
        }

        private @Nullable Double score(ShownReport shown, Optional<Double> points, double factor) {
            Double score = shown.score();
            Double max = shown.maxScore();
            if (score == null || max == null || points.isEmpty()) {
                return score == null ? null : (Double) Points.rounded(score * factor);
            }
            return Points.earned(points.get(), score, max, factor);
        }
    }
}
