package judge.service.contest;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import judge.database.Database;
import judge.database.Tables;
import judge.database.contest.ContestDeskTable;
import judge.online.Access.Action;
import judge.online.CatalogProblem;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.Audience;
import judge.online.contest.Balloon;
import judge.online.contest.ContestKind;
import judge.online.contest.ContestProblem;
import judge.online.contest.ScoreCell;
import judge.online.contest.ScoreInput.Spot;
import judge.online.contest.ScoreRow;
import judge.online.contest.Scoreboard;
import judge.online.contest.Team;
import judge.service.access.Audit;
import org.jspecify.annotations.Nullable;

/** Balloons for solved problems: who takes which to whom. For the jury alone, as they tell of hidden results. */
public final class Balloons {

    private static final Comparator<BalloonView> LAST_FIRST = Comparator.comparingLong(BalloonView::minutes)
            .reversed()
            .thenComparing(one -> one.team().person())
            .thenComparing(one -> one.problem().label());

    private final Database database;
    private final Clock clock;
    private final ContestAuthorization contests;
    private final Audit audit;
    private final ContestBoards boards;

    public Balloons(Database database, Clock clock, ContestBoards boards) {
        this.database = database;
        this.clock = clock;
        this.boards = boards;
        contests = new ContestAuthorization(clock);
        audit = new Audit(clock);
    }

    /**
     * A balloon.
     *
     * @param minutes of the contest when it was earned
     * @param first whether nobody had solved the problem before
     * @param taken null: nobody has taken it yet
     * @param by the name of who has taken it; empty: nobody
     */
    public record BalloonView(
            Team team, ContestProblem problem, long minutes, boolean first, @Nullable Balloon taken, String by) {

        /** Tells whether the balloon is with its team. */
        public boolean given() {
            Balloon balloon = taken;
            return balloon != null && balloon.given() != null;
        }
    }

    /** All of a contest, the last first; none where points are counted. */
    public List<BalloonView> of(Viewer viewer, String course, String assignment) {
        long contest = database.read(tables -> jury(tables, viewer, course, assignment));
        Scoreboard board = boards.board(contest, Audience.JURY);
        if (board.kind() != ContestKind.ICPC) {
            return List.of();
        }
        Map<Spot, Balloon> taken = new HashMap<>();
        Map<Long, String> names = new HashMap<>();
        database.read(tables -> {
            for (Balloon balloon : tables.contestDesk().balloons(contest)) {
                taken.put(new Spot(balloon.person(), balloon.problem()), balloon);
                names.computeIfAbsent(balloon.takenBy(), by -> name(tables, by));
            }
            return null;
        });
        return won(board, taken, names);
    }

    private static List<BalloonView> won(Scoreboard board, Map<Spot, Balloon> taken, Map<Long, String> names) {
        List<BalloonView> balloons = new ArrayList<>();
        for (ScoreRow row : board.rows()) {
            for (int i = 0; i < row.cells().size(); i++) {
                ScoreCell cell = row.cells().get(i);
                if (cell.solved() && row.team().began() == null) {
                    balloons.add(view(row.team(), cell, board.problems().get(i), taken, names));
                }
            }
        }
        balloons.sort(LAST_FIRST);
        return balloons;
    }

    private static String name(Tables tables, long person) {
        return tables.people().find(person).map(Person::name).orElse("");
    }

    private static BalloonView view(
            Team team, ScoreCell cell, ContestProblem problem, Map<Spot, Balloon> taken, Map<Long, String> names) {
        @Nullable Balloon balloon = taken.get(new Spot(team.person(), problem.problem()));
        String by = balloon == null ? "" : names.getOrDefault(balloon.takenBy(), "");
        return new BalloonView(team, problem, cell.minutes(), cell.first(), balloon, by);
    }

    /** The things that can be done with a balloon. */
    public enum Deed {
        /** Somebody sets out with it. */
        TAKE("taken"),
        /** The team has it. */
        GIVE("given"),
        /** The balloon is back. */
        BRING_BACK("brought back");

        private final String done;

        Deed(String done) {
            this.done = done;
        }
    }

    /** A team's problem as the log names it: numbers of the database tell nobody anything. */
    static String named(Tables tables, long person, long problem) {
        String login = tables.people().find(person).map(Person::login).orElse("");
        String slug = tables.problems().find(problem).map(CatalogProblem::slug).orElse("");
        return "team " + login + ", problem " + slug;
    }

    private boolean isDone(ContestDeskTable desk, Viewer viewer, long contest, Spot spot, Deed deed) {
        Instant now = clock.instant();
        return switch (deed) {
            case TAKE -> desk.take(new Balloon(contest, spot.person(), spot.problem(), now, viewer.person(), null));
            case GIVE -> desk.give(contest, spot.person(), spot.problem(), now);
            case BRING_BACK -> {
                desk.bringBack(contest, spot.person(), spot.problem());
                yield true;
            }
        };
    }

    /**
     * Takes a balloon, gives it, brings it back.
     *
     * @throws Refusal if another one was faster
     */
    public void act(Viewer viewer, String course, String assignment, Spot spot, Deed deed) {
        boolean earned = of(viewer, course, assignment).stream()
                .anyMatch(one ->
                        one.team().person() == spot.person() && one.problem().problem() == spot.problem());
        database.write(tables -> {
            long contest = jury(tables, viewer, course, assignment);
            if ((deed == Deed.TAKE && !earned) || !isDone(tables.contestDesk(), viewer, contest, spot, deed)) {
                throw Refusal.conflict("balloon-gone");
            }
            audit.note(
                    tables,
                    viewer,
                    "balloon",
                    "assignment " + course + "/" + assignment,
                    deed.done + ", " + named(tables, spot.person(), spot.problem()));
            return null;
        });
    }

    private long jury(Tables tables, Viewer viewer, String course, String assignment) {
        return contests.contest(tables, viewer, course, assignment, Action.RUN_CONTEST)
                .assignment()
                .id();
    }
}
