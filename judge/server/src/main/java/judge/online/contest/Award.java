package judge.online.contest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An award of contestants.
 *
 * @param problem the problem of {@link Kind#FIRST_TO_SOLVE}; else null
 * @param group the group of {@link Kind#GROUP_WINNER}; else null
 * @param persons the contestants who get it, best first; empty where nobody does
 */
public record Award(Kind kind, @Nullable Long problem, @Nullable String group, List<Long> persons) {

    /** The kinds of awards. */
    public enum Kind {
        WINNER,
        GOLD,
        SILVER,
        BRONZE,
        FIRST_TO_SOLVE,
        GROUP_WINNER
    }

    public Award {
        persons = List.copyOf(persons);
    }

    /**
     * Returns the awards of a scoreboard: only for contestants who have solved or earned anything; of several with the
     * same rank all get the better one.
     */
    public static List<Award> of(Contest contest, Scoreboard board) {
        List<ScoreRow> rows = board.rows().stream()
                .filter(row -> row.team().ranked() && (row.solved() > 0 || row.points() > 0))
                .toList();
        List<Award> awards = new ArrayList<>();
        awards.add(among(Kind.WINNER, rows, 0, 1));
        int silver = contest.gold() + contest.silver();
        awards.add(among(Kind.GOLD, rows, 0, contest.gold()));
        awards.add(among(Kind.SILVER, rows, contest.gold(), silver));
        awards.add(among(Kind.BRONZE, rows, silver, silver + contest.bronze()));
        for (int i = 0; i < board.problems().size(); i++) {
            int column = i;
            List<Long> first = rows.stream()
                    .filter(row -> row.cells().get(column).first())
                    .map(row -> row.team().person())
                    .toList();
            awards.add(new Award(Kind.FIRST_TO_SOLVE, board.problems().get(i).problem(), null, first));
        }
        awards.addAll(groupWinners(rows));
        return awards.stream().filter(award -> !award.persons().isEmpty()).toList();
    }

    /** Returns the award for the rows whose rank is greater than {@code above} and not greater than {@code upTo}. */
    private static Award among(Kind kind, List<ScoreRow> rows, int above, int upTo) {
        return new Award(
                kind,
                null,
                null,
                rows.stream()
                        .filter(row -> row.rank() > above && row.rank() <= upTo)
                        .map(row -> row.team().person())
                        .toList());
    }

    private static List<Award> groupWinners(List<ScoreRow> rows) {
        Map<String, List<ScoreRow>> groups = new LinkedHashMap<>();
        for (ScoreRow row : rows) {
            String group = row.team().teamGroup();
            if (group != null) {
                groups.computeIfAbsent(group, any -> new ArrayList<>()).add(row);
            }
        }
        List<Award> winners = new ArrayList<>();
        groups.forEach((group, of) -> {
            int best = of.stream().mapToInt(ScoreRow::rank).min().orElse(0);
            winners.add(new Award(
                    Kind.GROUP_WINNER,
                    null,
                    group,
                    of.stream()
                            .filter(row -> row.rank() == best)
                            .map(row -> row.team().person())
                            .toList()));
        });
        winners.sort(Comparator.comparing(award -> String.valueOf(award.group())));
        return winners;
    }
}
