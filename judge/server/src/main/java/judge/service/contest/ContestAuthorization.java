package judge.service.contest;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import judge.database.Tables;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.CatalogProblem;
import judge.online.Course;
import judge.online.Deadlines;
import judge.online.ProblemVersion;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.Contest;
import judge.online.contest.ContestProblem;
import judge.online.contest.ContestTimes;
import judge.online.contest.ScoreInput;
import judge.service.access.Authorization;
import judge.service.contest.ContestView.ContestTask;
import judge.service.course.ContestDuties;
import judge.service.problem.ProblemViews;
import org.jspecify.annotations.Nullable;

/** The door to contests: looks up what a request is about, and asks {@link Access}. */
final class ContestAuthorization {

    private final Clock clock;
    private final Authorization entry;

    ContestAuthorization(Clock clock) {
        this.clock = clock;
        entry = new Authorization(clock);
    }

    /** A contest at which a viewer does something. */
    ContestView contest(Tables tables, Viewer viewer, String course, String slug, Action action) {
        Authorization.InCourse in = entry.course(tables, viewer, course, Action.SEE_COURSE);
        Assignment assignment =
                tables.assignments().find(in.course().id(), slug).orElseThrow(Refusal::notFound);
        Contest contest = tables.contests().find(assignment.id()).orElseThrow(Refusal::notFound);
        Access.Phase phase = entry.phase(tables, assignment, viewer.person());
        if (!Access.may(viewer, in.role(), action, false, phase)) {
            throw Refusal.notAllowed("not-allowed");
        }
        return view(tables, in.course(), assignment, contest, in.staff(), viewer.person());
    }

    /** Returns a contest that the viewer may know of, else nothing. */
    Optional<ContestView> seen(Tables tables, Viewer viewer, String course, String slug) {
        try {
            return Optional.of(contest(tables, viewer, course, slug, Action.SEE_CONTEST));
        } catch (Refusal notTheirs) {
            return Optional.empty();
        }
    }

    /** The same of a course that is not over, to change something: one deed at a time. */
    ContestView going(Tables tables, Viewer viewer, String course, String slug, Action action) {
        hold(tables, course, slug);
        ContestView view = contest(tables, viewer, course, slug, action);
        Authorization.requireGoing(view.course());
        return view;
    }

    /**
     * Makes the viewer a contestant if need be: until the contest is over, all students of the course may take part.
     */
    void takesPart(Tables tables, ContestView view, Viewer viewer) {
        if (view.team() == null) {
            Instant now = clock.instant();
            if (!now.isBefore(view.closes())) {
                throw Refusal.notAllowed("not-a-contestant");
            }
            ContestDuties.join(tables, view.assignment().id(), viewer.person(), now);
        }
    }

    /** Keeps all others from changing the contest until the end of this transaction: its state holds from now on. */
    static void hold(Tables tables, String course, String slug) {
        tables.courses()
                .find(course)
                .flatMap(found -> tables.assignments().find(found.id(), slug))
                .ifPresent(assignment -> tables.contests().hold(assignment.id()));
    }

    /** Returns the contest as the public sees it. */
    Optional<ContestView> about(Tables tables, String course, String slug) {
        return tables.courses()
                .find(course)
                .flatMap(found -> tables.assignments().find(found.id(), slug))
                .flatMap(assignment -> about(tables, assignment.id()));
    }

    /** The same by its number. */
    Optional<ContestView> about(Tables tables, long assignment) {
        return tables.contests().find(assignment).map(contest -> {
            Assignment of = tables.assignments().find(assignment).orElseThrow();
            return view(tables, tables.courses().find(of.course()).orElseThrow(), of, contest, false, null);
        });
    }

    private ContestView view(
            Tables tables,
            Course course,
            Assignment assignment,
            Contest contest,
            boolean staff,
            @Nullable Long person) {
        Instant now = clock.instant();
        ContestTimes times = times(tables, assignment, contest);
        return new ContestView(
                course,
                assignment,
                contest,
                times,
                times.at(now),
                closes(tables, assignment, person),
                staff,
                person == null
                        ? null
                        : tables.teams().find(assignment.id(), person).orElse(null),
                staff || !now.isBefore(assignment.opens()) ? tasks(tables, assignment.id()) : List.of());
    }

    private static Instant closes(Tables tables, Assignment assignment, @Nullable Long person) {
        Optional<Instant> extension =
                person == null ? Optional.empty() : tables.assignments().extension(assignment.id(), person);
        return Objects.requireNonNull(Deadlines.of(assignment, extension).closes());
    }

    /** Returns the times of a contest, for all who take part in it together. */
    static ContestTimes times(Tables tables, Assignment assignment, Contest contest) {
        Instant closes = Optional.ofNullable(assignment.closes()).orElseThrow();
        Instant ends = tables.contests()
                .lastExtension(assignment.id())
                .filter(closes::isBefore)
                .orElse(closes);
        return ContestTimes.of(contest, assignment.opens(), ends);
    }

    private static List<ContestTask> tasks(Tables tables, long assignment) {
        Map<Long, AssignedProblem> assigned = new HashMap<>();
        tables.assignments().problems(assignment).forEach(one -> assigned.put(one.problem(), one));
        List<ContestTask> tasks = new ArrayList<>();
        for (ContestProblem one : tables.contests().problems(assignment)) {
            @Nullable AssignedProblem part = assigned.get(one.problem());
            if (part != null) {
                CatalogProblem problem = tables.problems().find(one.problem()).orElseThrow();
                ProblemVersion version =
                        tables.problems().version(part.version()).orElseThrow();
                tasks.add(new ContestTask(one, problem.slug(), ProblemViews.names(version.names()), part.points()));
            }
        }
        return tasks;
    }

    /** The problems of a contest, as a scoreboard counts them. */
    static List<ScoreInput.Task> scored(Tables tables, long assignment) {
        Map<Long, Double> points = new HashMap<>();
        tables.assignments().problems(assignment).forEach(one -> points.put(one.problem(), one.points()));
        return tables.contests().problems(assignment).stream()
                .filter(one -> points.containsKey(one.problem()))
                .map(one -> new ScoreInput.Task(one, points.getOrDefault(one.problem(), 0.0)))
                .toList();
    }
}
