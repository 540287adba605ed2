package judge.sudoku.crosscheck;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import judge.sudoku.grid.Grid;

/** The kinds of grids that are made to compare the solvers on. */
enum Family {
    /** 17 to 40 cells of a complete grid. */
    SCATTERED {
        @Override
        Grid make(Random random) {
            return cells(new RandomCompletion(random).next(), 17 + random.nextInt(24), false, random);
        }
    },

    /** The same in half-turn symmetry. */
    SYMMETRIC {
        @Override
        Grid make(Random random) {
            return cells(new RandomCompletion(random).next(), 17 + random.nextInt(24), true, random);
        }
    },

    /** A few cells of a complete grid, or none. */
    SPARSE {
        @Override
        Grid make(Random random) {
            return cells(new RandomCompletion(random).next(), random.nextInt(17), false, random);
        }
    },

    /** Most cells of a complete grid, or all; a half of the grids, chosen at random, have one cell changed. */
    DENSE {
        @Override
        Grid make(Random random) {
            Grid grid = cells(new RandomCompletion(random).next(), 60 + random.nextInt(22), false, random);
            return random.nextBoolean() ? grid : changed(grid, random);
        }
    },

    /** Cells of a complete grid, one to three of them changed at random, so that they may clash or not. */
    CHANGED {
        @Override
        Grid make(Random random) {
            Grid grid = SCATTERED.make(random);
            for (int change = random.nextInt(3); change >= 0; change--) {
                grid = changed(grid, random);
            }
            return grid;
        }
    },

    /** Cells of a complete grid, one of them copied to where it clashes. */
    CLASHING {
        @Override
        Grid make(Random random) {
            Grid grid = SCATTERED.make(random);
            int from = given(grid, random);
            while (true) {
                Grid clashing = GridChanges.with(grid, random.nextInt(Grid.CELLS), grid.digit(from));
                if (clashing.firstClash().isPresent()) {
                    return clashing;
                }
            }
        }
    },

    /** Digits put down at random where they do not clash; whether this can be completed is left to luck. */
    PARTIAL {
        @Override
        Grid make(Random random) {
            Grid grid = GridChanges.of(cell -> 0);
            for (int step = 10 + random.nextInt(20); step > 0; step--) {
                Grid next = GridChanges.with(grid, random.nextInt(Grid.CELLS), 1 + random.nextInt(9));
                grid = next.firstClash().isEmpty() ? next : grid;
            }
            return grid;
        }
    },

    /** All cells of a complete grid that have one of three digits, or of two digits and some of a third. */
    FEW_DIGITS {
        @Override
        Grid make(Random random) {
            Grid complete = new RandomCompletion(random).next();
            int[] digits = random.ints(1, 10).distinct().limit(3).toArray();
            return GridChanges.of(cell -> {
                int digit = complete.digit(cell);
                boolean kept =
                        digit == digits[0] || digit == digits[1] || (digit == digits[2] && random.nextInt(4) > 0);
                return kept ? digit : 0;
            });
        }
    },

    /** A puzzle of the golden set, turned, relabelled and reordered as sudoku allows. */
    GOLDEN_IN_DISGUISE {
        @Override
        Grid make(Random random) {
            return SymmetryShuffle.of(GOLDEN.get(random.nextInt(GOLDEN.size())).givens(), random);
        }
    };

    private static final List<Golden> GOLDEN = Golden.set();

    abstract Grid make(Random random);

    private static Grid cells(Grid complete, int givens, boolean symmetric, Random random) {
        boolean[] kept = new boolean[Grid.CELLS];
        int count = 0;
        int[] order = random.ints(0, Grid.CELLS).distinct().limit(Grid.CELLS).toArray();
        for (int index = 0; count < givens; index++) {
            int cell = order[index];
            count += kept[cell] ? 0 : 1;
            kept[cell] = true;
            if (symmetric && !kept[Grid.CELLS - 1 - cell]) {
                kept[Grid.CELLS - 1 - cell] = true;
                count++;
            }
        }
        return GridChanges.of(cell -> kept[cell] ? complete.digit(cell) : 0);
    }

    private static Grid changed(Grid grid, Random random) {
        return GridChanges.with(grid, given(grid, random), 1 + random.nextInt(9));
    }

    private static int given(Grid grid, Random random) {
        int[] givens = IntStream.range(0, Grid.CELLS)
                .filter(cell -> grid.digit(cell) != 0)
                .toArray();
        return givens[random.nextInt(givens.length)];
    }
}
