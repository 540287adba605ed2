package judge.service.contest;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access.Action;
import judge.online.Assignment;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.Contest;
import judge.online.contest.ContestTimes;
import judge.service.access.Audit;
import judge.service.course.ContestDuties;
import org.jspecify.annotations.Nullable;

/**
 * Sets the time at which a contest begins, holds its countdown, and sets the time at which frozen results are shown.
 */
public final class ContestMoments {

    /** The time before a contest's beginning at which everybody should know when it begins. */
    private static final Duration NOTICE = Duration.ofSeconds(30);

    private static final Duration LONGEST_WAIT = Duration.ofDays(3_650);

    private final Database database;
    private final Clock clock;
    private final ContestAuthorization contests;
    private final Audit audit;

    public ContestMoments(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        contests = new ContestAuthorization(clock);
        audit = new Audit(clock);
    }

    /**
     * Has a contest begin at another time. It takes as long, and freezes as long before its end, as before.
     *
     * @throws Refusal if it has begun or is about to, or would within half a minute
     */
    public void start(Viewer viewer, String course, String assignment, Instant starts) {
        database.write(tables -> {
            ContestView view = contests.going(tables, viewer, course, assignment, Action.EDIT_CONTEST);
            Contests.requireOpen(view.contest());
            Instant now = clock.instant();
            Assignment before = view.assignment();
            boolean late = !before.opens().isAfter(now.plus(NOTICE)) || !starts.isAfter(now.plus(NOTICE));
            if (late || starts.isAfter(now.plus(LONGEST_WAIT))) {
                throw Refusal.notAllowed("contest-start", Map.of("starts", starts));
            }
            move(tables, view, starts, now);
            audit.note(tables, viewer, "contest-start", view.object(), "begins " + starts);
            return starts;
        });
    }

    private static void move(Tables tables, ContestView view, Instant starts, Instant now) {
        Assignment before = view.assignment();
        Duration by = Duration.between(before.opens(), starts);
        Instant ends = Objects.requireNonNull(before.closes());
        Assignment put = tables.assignments().put(before.between(starts, ends.plus(by)));
        // Extensions move as well: their people keep the time that they have more than others.
        tables.assignments().extensions(put.id()).forEach((person, closes) -> tables.assignments()
                .extend(put.id(), person, closes.plus(by)));
        Contest contest = view.contest();
        Contest moved = contest.with(moved(contest.freezes(), by), moved(contest.thawed(), by), contest.finalized());
        tables.contests().put(moved);
        ContestDuties.keep(tables, moved, put, now);
    }

    /**
     * Holds the countdown of a contest, which begins at no time then until it is given one.
     *
     * @param wanted what is left to count; null: what is left now
     * @throws Refusal if it has begun or is about to
     */
    public void hold(Viewer viewer, String course, String assignment, @Nullable Duration wanted) {
        database.write(tables -> {
            ContestView view = contests.going(tables, viewer, course, assignment, Action.EDIT_CONTEST);
            Contests.requireOpen(view.contest());
            Instant now = clock.instant();
            Instant opens = view.assignment().opens();
            if (!opens.isAfter(now.plus(NOTICE))) {
                throw Refusal.notAllowed("contest-start", Map.of("starts", opens));
            }
            Duration left = wanted == null ? ContestTimes.held(opens).orElse(Duration.between(now, opens)) : wanted;
            if (left.isNegative() || left.compareTo(ContestTimes.LONGEST_HELD) > 0) {
                throw Refusal.invalid(
                        "contest-hold",
                        Map.of("minutes", left.toMinutes(), "most", ContestTimes.LONGEST_HELD.toDays()));
            }
            move(tables, view, ContestTimes.heldWith(left), now);
            audit.note(tables, viewer, "contest-held", view.object(), left + " left");
            return left;
        });
    }

    /**
     * Goes on with a countdown that is held.
     *
     * @throws Refusal if it is not held, or less than half a minute is left
     */
    public void release(Viewer viewer, String course, String assignment) {
        Duration left = database.read(
                tables -> ContestTimes.held(contests.contest(tables, viewer, course, assignment, Action.EDIT_CONTEST)
                                .assignment()
                                .opens())
                        .orElseThrow(() -> Refusal.conflict("contest-not-held")));
        start(viewer, course, assignment, clock.instant().plus(left));
    }

    /**
     * Says when what was frozen is shown to all; what is past is now.
     *
     * @return whether it is the moment that was wanted
     * @throws Refusal if nothing is frozen, or it would be shown before the end
     */
    public boolean thaw(Viewer viewer, String course, String assignment, Instant wanted) {
        return database.write(tables -> {
            ContestView view = contests.going(tables, viewer, course, assignment, Action.EDIT_CONTEST);
            Contests.requireOpen(view.contest());
            Instant now = clock.instant();
            boolean late = !wanted.isAfter(now);
            Instant at = late ? now : wanted;
            Contest contest = view.contest();
            boolean freezes = contest.freezes() != null && view.state().thawed() == null;
            if (!freezes || at.isBefore(view.times().ends()) || at.isAfter(now.plus(LONGEST_WAIT))) {
                throw Refusal.notAllowed("contest-thaw", Map.of("time", at));
            }
            long id = view.assignment().id();
            tables.contests().put(contest.with(contest.freezes(), at, contest.finalized()));
            tables.changes().add(now, "contest", id, id, "{}");
            audit.note(tables, viewer, "contest-thawed", view.object(), "at " + at);
            return !late;
        });
    }

    private static @Nullable Instant moved(@Nullable Instant moment, Duration by) {
        return moment == null ? null : moment.plus(by);
    }
}
