package judge.online.contest;

import java.util.List;
import java.util.Optional;

/**
 * A scoreboard as some audience sees it. Hidden results are not in it: two boards that differ only in hidden results
 * are equal.
 *
 * @param problems the problems that count, in their order
 * @param rows best first; of those with the same rank by name
 */
public record Scoreboard(ContestKind kind, ContestState state, List<ContestProblem> problems, List<ScoreRow> rows) {

    public Scoreboard {
        problems = List.copyOf(problems);
        rows = List.copyOf(rows);
    }

    /** Returns the row of a contestant. */
    public Optional<ScoreRow> row(long person) {
        return rows.stream().filter(row -> row.team().person() == person).findFirst();
    }
}
