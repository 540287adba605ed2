package judge.service.contest;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access.Action;
import judge.online.Assignment;
import judge.online.CourseRole;
import judge.online.Member;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.Contest;
import judge.online.contest.ContestProblem;
import judge.service.access.Audit;
import judge.service.access.Authorization;
import judge.service.course.AssignmentRules;
import judge.service.course.ContestDuties;
import org.jspecify.annotations.Nullable;

/** Makes contests of assignments, and changes them. */
public final class Contests {

    private static final int MOST_PENALTY = 1_000;
    private static final int MOST_MEDALS = 1_000;
    private static final Pattern POOL = Pattern.compile("[A-Za-z0-9._-]{1,50}");

    private final Database database;
    private final Clock clock;
    private final Authorization entry;
    private final ContestAuthorization contests;
    private final Audit audit;

    public Contests(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        entry = new Authorization(clock);
        contests = new ContestAuthorization(clock);
        audit = new Audit(clock);
    }

    /** A contest as a viewer sees it; contestants see that it is there before it begins. */
    public ContestView get(Viewer viewer, String course, String assignment) {
        return database.read(tables -> contests.contest(tables, viewer, course, assignment, Action.SEE_CONTEST));
    }

    /** Returns the contest as the public sees it, whether it may see the scoreboard or not; empty: there is none. */
    public Optional<ContestView> about(String course, String assignment) {
        return database.read(tables -> contests.about(tables, course, assignment));
    }

    /** The same by the number of its assignment. */
    public Optional<ContestView> about(long assignment) {
        return database.read(tables -> contests.about(tables, assignment));
    }

    /** All contests that a viewer may see, the newest first. */
    public List<ContestView> all(Viewer viewer) {
        return database.read(tables -> {
            List<ContestView> all = new ArrayList<>();
            for (Contest one : tables.contests().all()) {
                Assignment assignment =
                        tables.assignments().find(one.assignment()).orElseThrow();
                String course =
                        tables.courses().find(assignment.course()).orElseThrow().slug();
                contests.seen(tables, viewer, course, assignment.slug()).ifPresent(all::add);
            }
            return all;
        });
    }

    /**
     * Makes a contest of an assignment, or changes it. When it is new, all students of the course take part.
     *
     * @throws Refusal if the assignment has no end or takes anything late, or the contest is final
     */
    public ContestView put(Viewer viewer, String course, String assignment, ContestSettings settings) {
        return put(viewer, course, assignment, settings, true);
    }

    /** The same without any contestants where it is new. */
    ContestView putEmpty(Viewer viewer, String course, String assignment, ContestSettings settings) {
        return put(viewer, course, assignment, settings, false);
    }

    private ContestView put(Viewer viewer, String course, String assignment, ContestSettings settings, boolean all) {
        require(settings);
        return database.write(tables -> {
            ContestAuthorization.hold(tables, course, assignment);
            Authorization.AtAssignment at = entry.graded(tables, viewer, course, assignment, Action.EDIT_CONTEST);
            Authorization.requireGoing(at.course());
            Assignment of = at.assignment();
            Instant now = clock.instant();
            @Nullable Contest before = tables.contests().find(of.id()).orElse(null);
            requireOpen(before);
            if (before != null && before.kind() != settings.kind() && !now.isBefore(of.opens())) {
                throw Refusal.conflict("contest-kind");
            }
            Contest contest = contest(of.id(), settings, before);
            tables.contests().put(contest);
            ContestDuties.keep(tables, contest, of, now);
            ContestLabels.put(tables, of.id(), settings.problems());
            if (before == null && all) {
                takeAll(tables, of);
            }
            note(tables, viewer, "contest", course, assignment, detail(settings));
            return contests.contest(tables, viewer, course, assignment, Action.SEE_CONTEST);
        });
    }

    private static String detail(ContestSettings settings) {
        return settings.kind().name().toLowerCase(Locale.ROOT) + ", freezes " + settings.freezes() + ", penalty "
                + settings.penalty() + settings.aids().words();
    }

    private static Contest contest(long assignment, ContestSettings settings, @Nullable Contest before) {
        return new Contest(
                assignment,
                settings.kind(),
                Duration.ofMinutes(settings.penalty()),
                settings.compileErrors(),
                settings.freezes(),
                before == null ? null : before.thawed(),
                null,
                settings.medals(),
                settings.openBoard(),
                settings.virtual(),
                settings.aids(),
                settings.pool());
    }

    /** Refuses settings that no contest can have. */
    public static void require(ContestSettings settings) {
        if (settings.penalty() < 0 || settings.penalty() > MOST_PENALTY) {
            throw Refusal.invalid("contest-penalty", Map.of("minutes", settings.penalty(), "most", MOST_PENALTY));
        }
        for (int many : settings.medals().each()) {
            if (many < 0 || many > MOST_MEDALS) {
                throw Refusal.invalid("contest-medals", Map.of("medals", many, "most", MOST_MEDALS));
            }
        }
        if (settings.pool() != null && !POOL.matcher(settings.pool()).matches()) {
            throw Refusal.invalid("contest-pool", Map.of("pool", settings.pool()));
        }
        AssignmentRules.requireMoment(settings.freezes());
        ContestLabels.require(settings.problems());
    }

    /** A contest that is final stays as it is. */
    static void requireOpen(@Nullable Contest contest) {
        if (contest != null && contest.finalized() != null) {
            throw Refusal.conflict("contest-final");
        }
    }

    private static void takeAll(Tables tables, Assignment assignment) {
        for (Member member : tables.courses().members(assignment.course())) {
            if (member.role() == CourseRole.STUDENT) {
                tables.teams()
                        .add(ContestDuties.contestant(
                                assignment.id(),
                                tables.people().find(member.person()).orElseThrow()));
            }
        }
    }

    /**
     * Takes a problem out of what counts, or puts it back: what was handed in stays.
     *
     * @param problem its slug
     */
    public ContestView setRemoved(Viewer viewer, String course, String assignment, String problem, boolean removed) {
        return database.write(tables -> {
            ContestView view = contests.going(tables, viewer, course, assignment, Action.EDIT_CONTEST);
            requireOpen(view.contest());
            long which = view.problems().stream()
                    .filter(one -> one.slug().equals(problem))
                    .map(one -> one.problem().problem())
                    .findFirst()
                    .orElseThrow(Refusal::notFound);
            Instant now = clock.instant();
            long id = view.assignment().id();
            tables.contests()
                    .setProblems(
                            id,
                            tables.contests().problems(id).stream()
                                    .map(one -> one.problem() == which ? marked(one, removed ? now : null) : one)
                                    .toList());
            tables.changes().add(now, "problems", which, id, "{}");
            note(tables, viewer, removed ? "problem-removed" : "problem-put-back", course, assignment, problem);
            return contests.contest(tables, viewer, course, assignment, Action.SEE_CONTEST);
        });
    }

    private static ContestProblem marked(ContestProblem one, @Nullable Instant removed) {
        return new ContestProblem(one.assignment(), one.problem(), one.label(), one.rgb(), one.color(), removed);
    }

    /**
     * Gives all more time, or less; the freeze stays as long before the end as it was.
     *
     * @param closes the new end
     */
    public ContestView extend(Viewer viewer, String course, String assignment, Instant closes) {
        AssignmentRules.requireMoment(closes);
        return database.write(tables -> {
            ContestView view = contests.going(tables, viewer, course, assignment, Action.EDIT_CONTEST);
            requireOpen(view.contest());
            Assignment before = view.assignment();
            Instant now = clock.instant();
            Instant end = view.closes();
            if (!now.isBefore(end)) {
                throw Refusal.conflict("contest-over");
            }
            if (!closes.isAfter(now) || !closes.isAfter(before.opens())) {
                throw Refusal.invalid("contest-end", Map.of("end", closes));
            }
            Contest moved = moved(view, now, Duration.between(end, closes));
            Assignment put = tables.assignments().put(before.between(before.opens(), closes));
            tables.contests().put(moved);
            ContestDuties.keep(tables, moved, put, now);
            note(tables, viewer, "contest-extended", course, assignment, "ends " + closes);
            return contests.contest(tables, viewer, course, assignment, Action.SEE_CONTEST);
        });
    }

    /** The contest with its freeze moved as its end is, unless it is frozen already; never to before it begins. */
    private static Contest moved(ContestView view, Instant now, Duration by) {
        Contest contest = view.contest();
        Instant opens = view.assignment().opens();
        Instant freezes = contest.freezes();
        if (freezes != null && now.isBefore(freezes)) {
            freezes = freezes.plus(by);
        }
        boolean tooEarly = freezes != null && freezes.isBefore(opens);
        return contest.with(tooEarly ? opens : freezes, contest.thawed(), contest.finalized());
    }

    private void note(Tables tables, Viewer viewer, String action, String course, String assignment, String detail) {
        audit.note(tables, viewer, action, "assignment " + course + "/" + assignment, detail);
    }
}
