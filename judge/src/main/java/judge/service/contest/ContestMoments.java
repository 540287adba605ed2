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
import judge.service.Audit;
import judge.service.ContestDuties;
import org.jspecify.annotations.Nullable;

/** When a contest begins, and when what was frozen is shown, set from outside: by who has a clock in the hall. */
public final class ContestMoments {

    /** So long before a contest begins everybody should know when it does. */
    private static final Duration NOTICE = Duration.ofSeconds(30);

    private static final Duration LONGEST_WAIT = Duration.ofDays(3_650);

    private final Database database;
    private final Clock clock;
    private final ContestEntry contests;
    private final Audit audit;

    public ContestMoments(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        contests = new ContestEntry(clock);
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
                throw new Refusal(Refusal.Kind.NOT_ALLOWED, "contest-start", Map.of());
            }
            Duration by = Duration.between(before.opens(), starts);
            Assignment put = tables.assignments().put(moved(before, by));
            // Who has more time than all others has so much more, then, too.
            tables.assignments().extensions(put.id()).forEach((person, closes) -> tables.assignments()
                    .extend(put.id(), person, closes.plus(by)));
            Contest contest = view.contest();
            Contest moved = with(contest, moved(contest.freezes(), by), moved(contest.thawed(), by));
            tables.contests().put(moved);
            ContestDuties.keep(tables, moved, put, now);
            note(tables, viewer, "contest-start", view, "begins " + starts);
            return put;
        });
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
            boolean freezes = view.contest().freezes() != null && view.state().thawed() == null;
            if (!freezes || at.isBefore(view.times().ends()) || at.isAfter(now.plus(LONGEST_WAIT))) {
                throw new Refusal(Refusal.Kind.NOT_ALLOWED, "contest-thaw", Map.of());
            }
            long id = view.assignment().id();
            tables.contests().put(with(view.contest(), view.contest().freezes(), at));
            tables.changes().add(now, "contest", id, id, "{}");
            note(tables, viewer, "contest-thawed", view, "at " + at);
            return !late;
        });
    }

    private static @Nullable Instant moved(@Nullable Instant moment, Duration by) {
        return moment == null ? null : moment.plus(by);
    }

    private static Assignment moved(Assignment before, Duration by) {
        return new Assignment(
                before.id(),
                before.course(),
                before.slug(),
                before.name(),
                before.opens().plus(by),
                Objects.requireNonNull(before.closes()).plus(by),
                null,
                0,
                before.feedback(),
                before.attempts(),
                before.counts(),
                before.interval(),
                before.created());
    }

    private static Contest with(Contest contest, @Nullable Instant freezes, @Nullable Instant thawed) {
        return new Contest(
                contest.assignment(),
                contest.kind(),
                contest.penalty(),
                contest.compileErrors(),
                freezes,
                thawed,
                contest.finalized(),
                contest.gold(),
                contest.silver(),
                contest.bronze(),
                contest.openBoard(),
                contest.virtual(),
                contest.pool());
    }

    private void note(Tables tables, Viewer viewer, String action, ContestView view, String detail) {
        String object =
                "assignment " + view.course().slug() + "/" + view.assignment().slug();
        audit.note(tables, viewer, action, object, detail);
    }
}
