package judge.service.contest;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access.Action;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.Audience;
import judge.online.contest.Award;
import judge.online.contest.Contest;
import judge.online.contest.ScoreInput;
import judge.online.contest.ScoreInput.Spot;
import judge.online.contest.Scoreboard;
import judge.online.contest.Standings;
import judge.online.contest.Team;
import judge.online.contest.Thaw;
import judge.online.contest.ThawStep;
import judge.service.access.Audit;
import org.jspecify.annotations.Nullable;

/**
 * The steps after the end of a contest: frozen results are shown, one by one or at once, and the result is made final.
 */
public final class ContestEnd {

    private final Database database;
    private final Clock clock;
    private final ContestAuthorization contests;
    private final Audit audit;

    public ContestEnd(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        contests = new ContestAuthorization(clock);
        audit = new Audit(clock);
    }

    /**
     * The state of thawing.
     *
     * @param board the scoreboard of the public, as it is now
     * @param steps the steps that are to come
     * @param shown the number of steps that were taken
     * @param certain awards of contestants whose place cannot change any more; none before the end
     */
    public record Thawing(Scoreboard board, List<ThawStep> steps, int shown, List<Award> certain) {

        public Thawing {
            steps = List.copyOf(steps);
            certain = List.copyOf(certain);
        }
    }

    /** Returns the state of thawing, for the jury. */
    public Thawing thawing(Viewer viewer, String course, String assignment) {
        return database.read(tables -> {
            ContestView view = contests.contest(tables, viewer, course, assignment, Action.RUN_CONTEST);
            return thawing(tables, view);
        });
    }

    private Thawing thawing(Tables tables, ContestView view) {
        Instant now = clock.instant();
        ScoreInput input = ContestScores.input(tables, view.assignment(), view.contest());
        Scoreboard board = Standings.of(input, Audience.PUBLIC, now);
        List<ThawStep> steps = Thaw.steps(input, now);
        boolean known = view.state().ended() != null && !ContestScores.waits(input);
        return new Thawing(
                board, steps, input.thawed().size(), known ? Thaw.certain(input, board, steps, now) : List.of());
    }

    /** Shows the next cell of what was frozen to all; once nothing is hidden any more, it is thawed. */
    public Thawing step(Viewer viewer, String course, String assignment) {
        return database.write(tables -> {
            ContestView view = over(tables, viewer, course, assignment);
            requireFrozen(view);
            Instant now = clock.instant();
            ScoreInput input = ContestScores.input(tables, view.assignment(), view.contest());
            requireJudged(input);
            @Nullable Spot next = Thaw.next(input, now).orElse(null);
            if (next == null) {
                thaw(tables, viewer, view, now);
                return thawing(tables, contests.contest(tables, viewer, course, assignment, Action.RUN_CONTEST));
            }
            long id = view.assignment().id();
            tables.contests().thaw(id, next);
            tables.changes().add(now, "thawed", next.person(), id, "{\"problem\":" + next.problem() + "}");
            audit.note(
                    tables,
                    viewer,
                    "contest-step",
                    view.object(),
                    Balloons.named(tables, next.person(), next.problem()));
            return thawing(tables, view);
        });
    }

    /** Hides again what was shown last; or all of it, also where it was thawed at once. */
    public Thawing freezeAgain(Viewer viewer, String course, String assignment, boolean all) {
        return database.write(tables -> {
            ContestView view = contests.going(tables, viewer, course, assignment, Action.EDIT_CONTEST);
            Contests.requireOpen(view.contest());
            Instant now = clock.instant();
            long id = view.assignment().id();
            tables.contests().freezeAgain(id, all);
            tables.contests().put(view.contest().with(view.contest().freezes(), null, null));
            tables.changes().add(now, "thawed", 0, id, "{}");
            tables.changes().add(now, "contest", id, id, "{}");
            audit.note(tables, viewer, "contest-frozen-again", view.object(), all ? "all" : "one");
            return thawing(tables, contests.contest(tables, viewer, course, assignment, Action.RUN_CONTEST));
        });
    }

    /** Shows all that was frozen to all. */
    public ContestView thaw(Viewer viewer, String course, String assignment) {
        return database.write(tables -> {
            ContestView view = over(tables, viewer, course, assignment);
            requireFrozen(view);
            thaw(tables, viewer, view, clock.instant());
            return contests.contest(tables, viewer, course, assignment, Action.SEE_CONTEST);
        });
    }

    private void thaw(Tables tables, Viewer viewer, ContestView view, Instant now) {
        long id = view.assignment().id();
        tables.contests().put(view.contest().with(view.contest().freezes(), now, null));
        tables.changes().add(now, "contest", id, id, "{}");
        audit.note(tables, viewer, "contest-thawed", view.object(), "");
    }

    /**
     * Says that the result is final: nothing is hidden or waits to be judged.
     *
     * @param leaveOut whether who has handed in nothing is no contestant any more: it may take part by itself later
     */
    public List<Award> finish(Viewer viewer, String course, String assignment, boolean leaveOut) {
        return database.write(tables -> {
            ContestView view = over(tables, viewer, course, assignment);
            Contests.requireOpen(view.contest());
            if (view.state().isFrozen()) {
                throw Refusal.conflict("contest-frozen");
            }
            Instant now = clock.instant();
            long id = view.assignment().id();
            if (leaveOut) {
                leaveOut(tables, id, now);
            }
            ScoreInput input = ContestScores.input(tables, view.assignment(), view.contest());
            requireJudged(input);
            Contest contest = view.contest();
            tables.contests().put(contest.with(contest.freezes(), contest.thawed(), now));
            tables.judgings().settle(id);
            tables.changes().add(now, "contest", id, id, "{}");
            audit.note(tables, viewer, "contest-final", view.object(), "");
            return Award.of(view.contest(), Standings.of(input, Audience.PUBLIC, now));
        });
    }

    private static void leaveOut(Tables tables, long contest, Instant now) {
        for (Team team : tables.teams().absent(contest)) {
            tables.teams().remove(contest, team.person());
            tables.changes().add(now, team.hidden() ? "team-hidden" : "team", team.person(), contest, "{}");
        }
    }

    /** Takes back that the result is final, to correct something and to say it again. */
    public ContestView reopen(Viewer viewer, String course, String assignment) {
        return database.write(tables -> {
            ContestView view = contests.going(tables, viewer, course, assignment, Action.EDIT_CONTEST);
            Contest contest = view.contest();
            if (contest.finalized() == null) {
                throw Refusal.conflict("contest-not-final");
            }
            long id = view.assignment().id();
            tables.contests().put(contest.with(contest.freezes(), contest.thawed(), null));
            tables.changes().add(clock.instant(), "contest", id, id, "{}");
            audit.note(tables, viewer, "contest-opened-again", view.object(), "");
            return contests.contest(tables, viewer, course, assignment, Action.SEE_CONTEST);
        });
    }

    /** Returns the awards: for the jury at any time, for all others once the result is final. */
    public List<Award> awards(Viewer viewer, String course, String assignment) {
        return database.read(tables -> {
            ContestView view = contests.contest(tables, viewer, course, assignment, Action.SEE_CONTEST);
            if (!view.staff() && view.contest().finalized() == null) {
                return List.of();
            }
            ScoreInput input = ContestScores.input(tables, view.assignment(), view.contest());
            Audience audience = view.staff() ? Audience.JURY : Audience.PUBLIC;
            return Award.of(view.contest(), Standings.of(input, audience, clock.instant()));
        });
    }

    private ContestView over(Tables tables, Viewer viewer, String course, String assignment) {
        ContestView view = contests.going(tables, viewer, course, assignment, Action.EDIT_CONTEST);
        if (view.state().ended() == null) {
            throw Refusal.conflict("contest-runs");
        }
        return view;
    }

    private static void requireFrozen(ContestView view) {
        Contests.requireOpen(view.contest());
        if (!view.state().isFrozen()) {
            throw Refusal.conflict("contest-not-frozen");
        }
    }

    /** Requires that everything is judged of those who take part together. */
    private static void requireJudged(ScoreInput input) {
        if (ContestScores.waits(input)) {
            throw Refusal.conflict("contest-not-judged");
        }
    }
}
