package judge.sudoku.knowledge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import judge.sudoku.grid.Grid;

/**
 * Makes cells of a full grid blank, a few of them, such that a search has something to do: most blank cells of a full
 * grid have one candidate.
 */
final class FewBlanks {

    private static final int NINE = 9;
    private static final int DEAD_ENDS = 3;
    private static final int CYCLES = 2;

    /** Among so many the smallest ones are looked for; there are 36 pairs of digits. */
    private static final int PAIRS = 12;

    private FewBlanks() {}

    /**
     * Makes a grid with dead ends of four cells each: two cells of a box that share a row, or a column, and could have
     * each other's digits, and two in their columns, or rows, which then have none.
     */
    static Grid withDeadEnds(Grid full, long seed) {
        Random random = new Random(seed);
        Set<Integer> blank = new HashSet<>();
        for (int i = 0; i < DEAD_ENDS; i++) {
            DeadEnd end = DeadEnd.of(full, random, i % 2 == 0);
            blank.addAll(List.of(end.one(), end.other(), end.ofOther(), end.ofOne()));
        }
        return without(full, blank);
    }

    /** Makes a grid in which one digit of a dead end is given that leads into it. */
    static Grid withoutCompletion(Grid full, long seed) {
        DeadEnd end = DeadEnd.of(full, new Random(seed), seed % 2 == 0);
        int[] digits = Rearranged.digits(without(full, Set.of(end.other(), end.ofOther())));
        digits[end.one()] = full.digit(end.other());
        return Grid.of(digits);
    }

    /**
     * Four cells of a full grid.
     *
     * @param one a cell
     * @param other a cell of its box, and its row or column
     * @param ofOther in line with one, the cell that has the other one's digit
     * @param ofOne the reverse
     */
    private record DeadEnd(int one, int other, int ofOther, int ofOne) {

        static DeadEnd of(Grid full, Random random, boolean across) {
            int line = random.nextInt(NINE);
            int first = random.nextInt(NINE);
            int second = first / 3 * 3 + (first + 1 + random.nextInt(2)) % 3;
            int one = across ? line * NINE + first : first * NINE + line;
            int other = across ? line * NINE + second : second * NINE + line;
            return new DeadEnd(one, other, opposite(full, one, other, across), opposite(full, other, one, across));
        }
    }

    /** The cell that has the other one's digit in a cell's column, or row. */
    private static int opposite(Grid full, int cell, int other, boolean inColumn) {
        return IntStream.range(0, NINE)
                .map(i -> inColumn ? i * NINE + cell % NINE : cell / NINE * NINE + i)
                .filter(one -> full.digit(one) == full.digit(other))
                .findFirst()
                .orElseThrow();
    }

    /**
     * Makes a grid with several completions: the cells of two digits that can be exchanged with each other, as few as
     * there are.
     */
    static Grid withSeveralCompletions(Grid full, long seed) {
        Random random = new Random(seed);
        List<Set<Integer>> cycles = new ArrayList<>();
        for (int i = 0; i < PAIRS; i++) {
            int digit = 1 + random.nextInt(NINE);
            int other = 1 + (digit + random.nextInt(NINE - 1)) % NINE;
            int start = IntStream.range(0, Grid.CELLS)
                    .filter(cell -> full.digit(cell) == digit)
                    .skip(random.nextInt(NINE))
                    .findFirst()
                    .orElseThrow();
            cycles.add(cycle(full, digit, other, start));
        }
        cycles.sort(Comparator.comparingInt(Set::size));
        Set<Integer> blank = new HashSet<>();
        cycles.subList(0, CYCLES).forEach(blank::addAll);
        return without(full, blank);
    }

    /** The cells of two digits whose digits cannot be exchanged without each other. */
    private static Set<Integer> cycle(Grid full, int digit, int other, int start) {
        Set<Integer> cycle = new HashSet<>(Set.of(start));
        List<Integer> open = new ArrayList<>(cycle);
        while (!open.isEmpty()) {
            int cell = open.remove(open.size() - 1);
            IntStream.range(0, Grid.CELLS)
                    .filter(one -> full.digit(one) == digit || full.digit(one) == other)
                    .filter(one -> areInOneUnit(cell, one) && cycle.add(one))
                    .forEach(open::add);
        }
        return Collections.unmodifiableSet(cycle);
    }

    private static boolean areInOneUnit(int cell, int other) {
        int row = cell / NINE;
        int column = cell % NINE;
        return row == other / NINE
                || column == other % NINE
                || (row / 3 == other / NINE / 3 && column / 3 == other % NINE / 3);
    }

    private static Grid without(Grid full, Set<Integer> blank) {
        return Grid.of(IntStream.range(0, Grid.CELLS)
                .map(cell -> blank.contains(cell) ? 0 : full.digit(cell))
                .toArray());
    }
}
