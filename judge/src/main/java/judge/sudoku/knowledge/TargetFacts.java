package judge.sudoku.knowledge;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import judge.sudoku.bitboard.BandSolver;
import judge.sudoku.generate.FirstCompletion;
import judge.sudoku.generate.SearchOrder;
import judge.sudoku.grid.Grid;
import judge.sudoku.solve.TargetScore;
import judge.sudoku.solve.TargetSudoku;

/**
 * The numbers that wrong programs may take for the greatest score of a grid; each is computed when it is first needed.
 * Used by one thread at a time.
 */
final class TargetFacts {

    private static final int ALL_DIGITS = 405;
    private static final int CENTRE = 40;

    /** Each weight, and the one in its place where the rings are counted the wrong way round. */
    private static final int TURNED_WEIGHT = 16;

    /** The amount by which each weight is too small. */
    private static final Map<String, Integer> LESS_FOR_EACH =
            Map.of("one-less", 1, "one-more", -1, "from-one", 5, "from-zero", 6);

    /**
     * The sum of the scores of a grid and of the one with 10 - d for each digit d: the 21 key cells have 10 each
     * between them.
     */
    private static final int TURNED_SUM = 2 * TargetScore.FIXED_PART + 210;

    /** The orders that are asked about; which digits come first is asked of each. */
    private static final List<SearchOrder> ORDERS = List.of(
            SearchOrder.ROWS,
            SearchOrder.FEWEST,
            SearchOrder.COLUMNS,
            SearchOrder.SORTED,
            SearchOrder.CANDIDATES,
            SearchOrder.ROWS_BACK,
            SearchOrder.COLUMNS_BACK);

    private final Grid givens;
    private final int[] digits;
    private final int best;
    private final List<First> firsts = new ArrayList<>();
    private OptionalInt lowest = OptionalInt.empty();
    private Optional<Scores> scores = Optional.empty();

    TargetFacts(Grid givens, int best) {
        this.givens = givens;
        this.best = best;
        digits = IntStream.range(0, Grid.CELLS).map(givens::digit).toArray();
    }

    /** The score of the completion that a plain search finds first. */
    record First(SearchOrder order, boolean greatestFirst, int score) {}

    /**
     * The scores of all completions.
     *
     * @param all whether all completions were looked at
     * @param scores the scores that some completions have
     * @param byDiamond the best score with weights by steps
     * @param centreNine the best score with 9 in the middle
     */
    private record Scores(boolean all, BitSet scores, int byDiamond, int centreNine) {}

    int best() {
        return best;
    }

    boolean isClash() {
        return givens.firstClash().isPresent();
    }

    int withoutGivens() {
        return best - TargetScore.of(givens);
    }

    /**
     * Weights that are all wrong by as much, or the wrong way round, so that the best completion is the same or the
     * worst.
     */
    Optional<String> evenWeights(int score) {
        if (score == ALL_DIGITS) {
            return Optional.of("all-one");
        }
        if (score == TURNED_WEIGHT * ALL_DIGITS - lowest()) {
            return Optional.of("reversed");
        }
        return LESS_FOR_EACH.entrySet().stream()
                .filter(less -> score == best - less.getValue() * ALL_DIGITS)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Weights by which another completion may be the best one. */
    Optional<String> unevenWeights(int score) {
        Scores known = scores();
        if (known.all() && score == known.centreNine()) {
            return Optional.of("centre-nine");
        }
        return known.all() && score == known.byDiamond() ? Optional.of("diamond") : Optional.empty();
    }

    /** The search that finds a completion with this score first. */
    Optional<First> first(int score) {
        FirstCompletion search = new FirstCompletion();
        for (int i = 0; i < 2 * ORDERS.size(); i++) {
            if (i == firsts.size()) {
                SearchOrder order = ORDERS.get(i / 2);
                boolean greatestFirst = i % 2 == 1;
                firsts.add(new First(
                        order, greatestFirst, TargetScore.of(Grid.of(search.of(digits, order, greatestFirst)))));
            }
            if (firsts.get(i).score() == score) {
                return Optional.of(firsts.get(i));
            }
        }
        return Optional.empty();
    }

    /** Putting 10 - d for each digit d turns the worst completion into the best one. */
    int lowest() {
        if (lowest.isEmpty()) {
            Grid turned = Grid.of(IntStream.of(digits)
                    .map(digit -> digit == 0 ? 0 : 10 - digit)
                    .toArray());
            lowest = OptionalInt.of(
                    TURNED_SUM - new TargetSudoku().best(turned).orElseThrow().score());
        }
        return lowest.getAsInt();
    }

    /** Tells whether some completion has this score; empty where there are too many to tell. */
    Optional<Boolean> isScoreOfCompletion(int score) {
        if (score > best || score < lowest()) {
            return Optional.of(false);
        }
        Scores known = scores();
        return known.scores().get(score) || known.all()
                ? Optional.of(known.scores().get(score))
                : Optional.empty();
    }

    private Scores scores() {
        if (scores.isEmpty()) {
            BitSet found = new BitSet();
            int[] greatest = new int[2];
            long count = new BandSolver().enumerate(digits, TargetInputs.MOST_COMPLETIONS + 1, completion -> {
                int score = 0;
                int byDiamond = 0;
                for (int cell = 0; cell < Grid.CELLS; cell++) {
                    score += TargetScore.weight(cell) * completion[cell];
                    byDiamond += steps(cell) * completion[cell];
                }
                found.set(score);
                greatest[0] = Math.max(greatest[0], byDiamond);
                greatest[1] = Math.max(greatest[1], score - completion[CENTRE]);
            });
            scores = Optional.of(new Scores(count <= TargetInputs.MOST_COMPLETIONS, found, greatest[0], greatest[1]));
        }
        return scores.get();
    }

    /** The weight of a cell by steps to the middle along rows and columns. */
    private static int steps(int cell) {
        return 10 - Math.min(4, Math.abs(cell / 9 - 4) + Math.abs(cell % 9 - 4));
    }
}
