package judge.sudoku.knowledge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import judge.sudoku.bitboard.BandSolver;
import judge.sudoku.grid.Grid;

/** Tells whether puzzles have exactly one completion, and changes those that do not. Used by one thread. */
final class OneCompletion {

    private final BandSolver solver = new BandSolver();

    /** Counts the completions of a puzzle: none, one, or two for several. */
    int upToTwo(Grid puzzle) {
        return (int) solver.count(Rearranged.digits(puzzle), 2);
    }

    /**
     * The puzzle with givens of one of its completions until there is no other; then others go, as many if they can.
     * Without a completion it stays as it is.
     */
    Grid made(Grid puzzle, Random random) {
        int[] digits = Rearranged.digits(puzzle);
        Optional<int[]> completion = solver.first(digits);
        if (completion.isEmpty()) {
            return puzzle;
        }
        List<Integer> differing = differing(digits, completion.get());
        int tooMany = 0;
        while (!differing.isEmpty()) {
            int cell = differing.get(random.nextInt(differing.size()));
            digits[cell] = completion.get()[cell];
            tooMany++;
            differing = differing(digits, completion.get());
        }
        for (int cell : shuffledGivens(digits, random)) {
            int digit = digits[cell];
            digits[cell] = 0;
            if (tooMany > 0 && solver.count(digits, 2) == 1) {
                tooMany--;
            } else {
                digits[cell] = digit;
            }
        }
        return Grid.of(digits);
    }

    /** The cells in which another completion is not the same; none if there is no other. */
    private List<Integer> differing(int[] digits, int[] completion) {
        List<Integer> cells = new ArrayList<>();
        solver.enumerate(digits, 2, other -> {
            if (cells.isEmpty()) {
                IntStream.range(0, Grid.CELLS)
                        .filter(cell -> other[cell] != completion[cell])
                        .forEach(cells::add);
            }
        });
        return cells;
    }

    private static List<Integer> shuffledGivens(int[] digits, Random random) {
        List<Integer> cells = IntStream.range(0, Grid.CELLS)
                .filter(cell -> digits[cell] != 0)
                .boxed()
                .collect(Collectors.toList());
        Collections.shuffle(cells, random);
        return cells;
    }
}
