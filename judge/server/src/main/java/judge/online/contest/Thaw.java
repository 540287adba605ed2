package judge.online.contest;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.online.contest.ScoreInput.Spot;
import judge.online.contest.ScoreInput.Task;

/**
 * Shows what was frozen as the ICPC's resolver does: always of the lowest row that has something hidden the first
 * problem.
 */
public final class Thaw {

    private Thaw() {}

    /** Returns the cell that would be shown next; empty where nothing is hidden any more. */
    public static Optional<Spot> next(ScoreInput input, Instant now) {
        Tally tally = new Tally(input, Audience.PUBLIC, now);
        return next(tally, Standings.ranked(input.contest().kind(), Standings.rows(input, tally)));
    }

    private static Optional<Spot> next(Tally tally, List<ScoreRow> rows) {
        for (int i = rows.size() - 1; i >= 0; i--) {
            long person = rows.get(i).team().person();
            for (Task task : tally.tasks()) {
                if (tally.hidesAt(person, task)) {
                    return Optional.of(new Spot(person, task.problem().problem()));
                }
            }
        }
        return Optional.empty();
    }

    /** All that is still to come, in order. */
    public static List<ThawStep> steps(ScoreInput input, Instant now) {
        Tally tally = new Tally(input, Audience.PUBLIC, now);
        ContestKind kind = input.contest().kind();
        List<ScoreRow> byName = new ArrayList<>(Standings.rows(input, tally));
        List<ScoreRow> rows = Standings.ranked(kind, byName);
        List<ThawStep> steps = new ArrayList<>();
        for (Optional<Spot> next = next(tally, rows); next.isPresent(); next = next(tally, rows)) {
            Spot spot = next.get();
            int before = place(rows, spot.person());
            int rank = rows.get(before).rank();
            tally.show(spot);
            int named = place(byName, spot.person());
            byName.set(named, Standings.row(input, tally, byName.get(named).team()));
            rows = Standings.ranked(kind, byName);
            int after = place(rows, spot.person());
            ScoreRow row = rows.get(after);
            steps.add(new ThawStep(
                    spot.person(), spot.problem(), rank, before, cell(tally, row, spot), row.rank(), after));
        }
        return steps;
    }

    /**
     * Returns the awards that are certain: of teams below the row of the next step, which nothing can overtake or fall
     * behind any more, and of all once nothing is hidden. The first team at a problem is told where the scoreboard
     * tells it.
     *
     * @param board of the public, as it is now
     * @param steps the steps that are to come
     */
    public static List<Award> certain(ScoreInput input, Scoreboard board, List<ThawStep> steps, Instant now) {
        int from = steps.isEmpty() ? 0 : steps.get(0).placeBefore() + 1;
        Set<Long> persons = new HashSet<>();
        board.rows()
                .subList(from, board.rows().size())
                .forEach(row -> persons.add(row.team().person()));
        List<Award> certain = new ArrayList<>();
        for (Award award : Award.of(input.contest(), Standings.of(input, Audience.JURY, now))) {
            List<Long> whose = award.persons().stream()
                    .filter(persons::contains)
                    .filter(person -> award.problem() == null || isFirst(board, person, award.problem()))
                    .toList();
            if (!whose.isEmpty()) {
                certain.add(new Award(award.kind(), award.problem(), award.group(), whose));
            }
        }
        return certain;
    }

    private static boolean isFirst(Scoreboard board, long person, long problem) {
        for (int i = 0; i < board.problems().size(); i++) {
            if (board.problems().get(i).problem() == problem) {
                int column = i;
                return board.row(person)
                        .map(row -> row.cells().get(column).first())
                        .orElse(false);
            }
        }
        return false;
    }

    private static int place(List<ScoreRow> rows, long person) {
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).team().person() == person) {
                return i;
            }
        }
        throw new IllegalStateException("no row of " + person);
    }

    private static ScoreCell cell(Tally tally, ScoreRow row, Spot spot) {
        for (int i = 0; i < tally.tasks().size(); i++) {
            if (tally.tasks().get(i).problem().problem() == spot.problem()) {
                return row.cells().get(i);
            }
        }
        throw new IllegalStateException("no problem " + spot.problem());
    }
}
