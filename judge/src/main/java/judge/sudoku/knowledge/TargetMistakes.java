package judge.sudoku.knowledge;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import judge.knowledge.Mistakes;
import judge.reason.Reason;
import judge.sudoku.grid.Grid;
import judge.sudoku.reason.SudokuCode;
import judge.sudoku.solve.TargetScore;

/** Names the mistakes of programs that read a grid and print its greatest score. */
public final class TargetMistakes implements Mistakes {

    private static final int NONE = -1;
    private static final BigInteger LEAST = BigInteger.valueOf(TargetScore.LEAST);
    private static final BigInteger GREATEST = BigInteger.valueOf(TargetScore.GREATEST);

    /** Many wrong answers of a class are about the same grids. */
    private static final int REMEMBERED = 64;

    private final Map<String, TargetFacts> facts = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, TargetFacts> eldest) {
            return size() > REMEMBERED;
        }
    };

    @Override
    public synchronized Optional<Reason> name(String input, String answer, String output, Reason reason) {
        if (output.replaceAll("\\s+", "").matches("[1-9]{81}")) {
            return Optional.of(Reason.of(SudokuCode.GRID_FOR_SCORE));
        }
        // A longer output is not examined: it is not meant as one number.
        String word = output.strip();
        if (!word.matches("-?[0-9]{1,40}")) {
            return Optional.empty();
        }
        BigInteger found = new BigInteger(word);
        int best = Integer.parseInt(answer.strip());
        if (found.equals(BigInteger.valueOf(best))) {
            return Optional.empty();
        }
        TargetFacts known = facts.computeIfAbsent(input, any -> new TargetFacts(Grid.parseNumbers(input), best));
        if (best == NONE) {
            return Optional.of(forNone(known, found));
        }
        return found.bitLength() < Integer.SIZE
                ? forScore(known, found.intValue())
                : Optional.of(Reason.of(SudokuCode.SCORE_IMPOSSIBLE, "found", found.toString()));
    }

    private static boolean isPossible(BigInteger score) {
        return score.compareTo(LEAST) >= 0 && score.compareTo(GREATEST) <= 0;
    }

    private static Reason forNone(TargetFacts known, BigInteger found) {
        return found.signum() == 0
                ? Reason.of(SudokuCode.ZERO_FOR_NONE, "found", "0")
                : Reason.of(
                        SudokuCode.SCORE_FOR_NONE,
                        "found",
                        found.toString(),
                        "why",
                        known.isClash() ? "clash" : "dead-end");
    }

    /** The cheapest checks come first. */
    private static Optional<Reason> forScore(TargetFacts known, int found) {
        if (found == NONE) {
            return score(SudokuCode.NONE_FOR_SCORE, known, found);
        }
        if (found == known.withoutGivens()) {
            return score(SudokuCode.SCORE_WITHOUT_GIVENS, known, found);
        }
        Optional<String> weights = known.evenWeights(found);
        if (weights.isPresent()) {
            return otherWeights(known, found, weights.get());
        }
        Optional<TargetFacts.First> first = known.first(found);
        if (first.isPresent()) {
            return first.map(one -> ofFirst(one, known, found));
        }
        if (found == known.lowest()) {
            return score(SudokuCode.SCORE_LOWEST, known, found);
        }
        return known.unevenWeights(found)
                .map(uneven -> otherWeights(known, found, uneven))
                .orElseGet(() -> possibleScore(known, found));
    }

    private static Reason ofFirst(TargetFacts.First first, TargetFacts known, int found) {
        return Reason.of(
                SudokuCode.SCORE_OF_FIRST,
                "order",
                first.order().word(),
                "digits",
                first.greatestFirst() ? "greatest-first" : "smallest-first",
                "expected",
                known.best(),
                "found",
                String.valueOf(found));
    }

    private static Optional<Reason> possibleScore(TargetFacts known, int found) {
        return isPossible(BigInteger.valueOf(found))
                ? known.isScoreOfCompletion(found)
                        .flatMap(is ->
                                score(is ? SudokuCode.SCORE_OF_ANOTHER : SudokuCode.SCORE_UNREACHABLE, known, found))
                : Optional.of(Reason.of(SudokuCode.SCORE_IMPOSSIBLE, "found", String.valueOf(found)));
    }

    private static Optional<Reason> otherWeights(TargetFacts known, int found, String weights) {
        return Optional.of(Reason.of(
                SudokuCode.SCORE_BY_OTHER_WEIGHTS,
                "weights",
                weights,
                "expected",
                known.best(),
                "found",
                String.valueOf(found)));
    }

    private static Optional<Reason> score(SudokuCode code, TargetFacts known, int found) {
        return Optional.of(Reason.of(code, "expected", known.best(), "found", String.valueOf(found)));
    }
}
