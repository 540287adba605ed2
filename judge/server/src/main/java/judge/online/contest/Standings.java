package judge.online.contest;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.online.Points;
import judge.online.contest.ScoreInput.Spot;
import judge.online.contest.ScoreInput.Task;

/** Makes scoreboards. */
public final class Standings {

    private static final Comparator<ScoreRow> BY_SOLVED = Comparator.comparingInt(ScoreRow::solved)
            .reversed()
            .thenComparingLong(ScoreRow::penalty)
            .thenComparingLong(ScoreRow::last);
    private static final Comparator<ScoreRow> BY_POINTS =
            Comparator.comparingDouble(ScoreRow::points).reversed();

    private Standings() {}

    /** Returns the scoreboard that an audience sees at a moment. */
    public static Scoreboard of(ScoreInput input, Audience audience, Instant now) {
        return of(new Tally(input, audience, now), now);
    }

    /** Returns the scoreboard of each audience at a moment. */
    public static Map<Audience, Scoreboard> all(ScoreInput input, Instant now) {
        Grouped grouped = new Grouped(input);
        Map<Audience, Scoreboard> all = new EnumMap<>(Audience.class);
        for (Audience audience : Audience.values()) {
            all.put(audience, of(new Tally(grouped, audience, now), now));
        }
        return all;
    }

    private static Scoreboard of(Tally tally, Instant now) {
        ScoreInput input = tally.input();
        return new Scoreboard(
                input.contest().kind(),
                input.times().at(now),
                tally.tasks().stream().map(Task::problem).toList(),
                ranked(input.contest().kind(), rows(input, tally)));
    }

    /**
     * The row of a contestant as it sees it itself: what the public sees, and the results of its own. The rank among
     * those of the public is the one that it would have if nothing else was hidden.
     *
     * @param board of the public
     */
    public static Optional<ScoreRow> own(ScoreInput input, Scoreboard board, long person, Instant now) {
        Tally tally = new Tally(input, Audience.PUBLIC, now);
        boolean frozen = input.times().at(now).isFrozen() && input.contest().kind() == ContestKind.OI;
        if (frozen || tally.isSilent(person)) {
            return board.row(person); // They are not told either.
        }
        for (Task task : tally.tasks()) {
            tally.show(new Spot(person, task.problem().problem()));
        }
        Optional<Team> team =
                input.teams().stream().filter(one -> one.person() == person).findFirst();
        return team.map(one -> {
            ScoreRow row = row(input, tally, one);
            Comparator<ScoreRow> order = order(input.contest().kind());
            long before = board.rows().stream()
                    .filter(other -> other.team().ranked() && other.team().person() != person)
                    .filter(other -> order.compare(other, row) < 0)
                    .count();
            return row.ranked((int) before + 1);
        });
    }

    /**
     * Returns the time at which more can be told although nothing has happened: somebody's own time is over. Empty:
     * never.
     */
    public static Optional<Instant> next(ScoreInput input, Instant now) {
        return input.contest().kind() != ContestKind.OI
                ? Optional.empty()
                : input.teams().stream()
                        .flatMap(team -> input.times().ends(team).stream())
                        .filter(now::isBefore)
                        .min(Comparator.naturalOrder());
    }

    static List<ScoreRow> rows(ScoreInput input, Tally tally) {
        List<ScoreRow> rows = new ArrayList<>();
        List<Optional<Long>> firsts = tally.tasks().stream().map(tally::first).toList();
        for (Team team : tally.teams()) {
            rows.add(row(input, tally, team, firsts));
        }
        return rows;
    }

    static ScoreRow row(ScoreInput input, Tally tally, Team team) {
        return row(input, tally, team, tally.tasks().stream().map(tally::first).toList());
    }

    private static List<ScoreCell> cells(Tally tally, Team team, List<Optional<Long>> firsts) {
        List<ScoreCell> cells = new ArrayList<>();
        for (int i = 0; i < tally.tasks().size(); i++) {
            boolean first =
                    firsts.get(i).filter(person -> person == team.person()).isPresent();
            cells.add(tally.cell(team.person(), tally.tasks().get(i)).asFirst(first));
        }
        return cells;
    }

    private static ScoreRow row(ScoreInput input, Tally tally, Team team, List<Optional<Long>> firsts) {
        List<ScoreCell> cells = cells(tally, team, firsts);
        boolean counted = input.contest().kind() == ContestKind.ICPC;
        long each = input.contest().penalty().toMinutes();
        int solved = 0;
        long penalty = 0;
        long last = -1;
        double points = 0;
        for (ScoreCell cell : cells) {
            Double earned = cell.points();
            if (cell.solved()) {
                solved++;
            }
            if (counted && cell.solved()) {
                penalty += cell.minutes() + each * (cell.tries() - 1);
            }
            if (counted ? cell.solved() : earned != null && earned > 0) {
                last = Math.max(last, cell.minutes());
            }
            points += counted || earned == null ? 0 : earned;
        }
        return new ScoreRow(0, team, solved, penalty, last, Points.rounded(points), cells);
    }

    /** Returns the order of rows: 0 where they have the same rank. */
    static Comparator<ScoreRow> order(ContestKind kind) {
        return kind == ContestKind.ICPC ? BY_SOLVED : BY_POINTS;
    }

    /** The rows in their order, with their ranks; those that are alike as they come. */
    static List<ScoreRow> ranked(ContestKind kind, List<ScoreRow> rows) {
        Comparator<ScoreRow> order = order(kind);
        List<ScoreRow> sorted = rows.stream().sorted(order).toList();
        List<ScoreRow> ranked = new ArrayList<>();
        int before = 0;
        int rank = 1;
        for (int i = 0; i < sorted.size(); i++) {
            ScoreRow row = sorted.get(i);
            if (i > 0 && order.compare(sorted.get(i - 1), row) != 0) {
                rank = before + 1;
            }
            ranked.add(row.ranked(rank));
            before += row.team().ranked() ? 1 : 0;
        }
        return ranked;
    }
}
