import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Prints a grid of target sudoku that is hard for some orders of search and easy for others, the same for the same
 * arguments. Options: {@code --seed N --givens N --completions LOW..HIGH --slow ORDER=LOG10 --fast ORDER=LOG10 --steps N
 * --unsolvable NODES --clash}. {@code --slow rows=9} wants 10^9 nodes in the order {@code rows}, {@code --fast} at most so many.
 * {@code --unsolvable} changes one given so that no completion is left and that takes a fewest-candidates search at least so many
 * nodes to see; {@code --clash} makes one given equal to another that it sees.
 */
public class MakeGrid {
    private static final int WALKS = 200;
    private static final double STEP_BACK = 0.2;
    /** Estimates are to pass the wish by so many orders of magnitude. */
    private static final double MARGIN = 0.1;

    private final Random random;
    private final int givens;
    private final long fewestCompletions;
    private final long mostCompletions;
    private final Map<SearchTree.Order, Double> slow = new EnumMap<>(SearchTree.Order.class);
    private final Map<SearchTree.Order, Double> fast = new EnumMap<>(SearchTree.Order.class);
    private final int steps;

    private int[] solution;

    public static void main(String[] args) {
        Options options = new Options(args);
        MakeGrid maker = new MakeGrid(options);
        int[] grid = maker.climb();
        if (options.has("clash")) {
            grid = maker.withClash(grid);
        } else if (options.has("unsolvable")) {
            grid = maker.withoutCompletion(grid, Long.parseLong(options.get("unsolvable", "0")));
        }
        print(grid);
        if (options.has("describe")) {
            describe(grid);
        }
    }

    private MakeGrid(Options options) {
        random = new Random(Long.parseLong(options.get("seed", "1")));
        givens = Integer.parseInt(options.get("givens", "30"));
        String[] range = options.get("completions", "1..600000").split("\\.\\.");
        fewestCompletions = Long.parseLong(range[0]);
        mostCompletions = Long.parseLong(range[range.length - 1]);
        options.orders("slow", slow);
        options.orders("fast", fast);
        steps = Integer.parseInt(options.get("steps", "4000"));
    }

    /**
     * Threshold accepting over which cells of a solution are given: a step back is allowed, ever smaller ones. Starts again with a
     * new solution if it gets nowhere.
     */
    private int[] climb() {
        while (true) {
            solution = randomSolution();
            int[] grid = randomGivens();
            double cost = cost(grid, Double.MAX_VALUE, WALKS);
            for (int step = 0; step < steps && cost > 0; step++) {
                double enough = cost + STEP_BACK * (1 - (double) step / steps);
                int[] next = neighbour(grid);
                if (cost(next, enough, WALKS) <= enough) {
                    // Weighed again, more carefully: the luckiest estimate of many is too good to be true.
                    double nextCost = cost(next, enough, 5 * WALKS);
                    if (nextCost <= enough) {
                        grid = next;
                        cost = nextCost;
                    }
                }
            }
            if (cost == 0 && keepsPromises(grid)) {
                return grid;
            }
        }
    }

    /** How many orders of magnitude the grid is away from what is wished, 0 if it is not. */
    private double cost(int[] grid, double enough, int walks) {
        double cost = 0;
        for (Map.Entry<SearchTree.Order, Double> wish : slow.entrySet()) {
            cost += Math.max(0, wish.getValue() + MARGIN - logNodes(grid, wish.getKey(), walks));
        }
        for (Map.Entry<SearchTree.Order, Double> wish : fast.entrySet()) {
            cost += 2 * Math.max(0, logNodes(grid, wish.getKey(), walks) - wish.getValue() + MARGIN);
        }
        if (cost > enough || slow.isEmpty() && fast.isEmpty()) {
            return cost;
        }
        double count = Completions.estimate(grid, walks / 4, random);
        return cost
                + Math.max(0, Math.log10(fewestCompletions / count))
                + Math.max(0, Math.log10(count / mostCompletions));
    }

    private double logNodes(int[] grid, SearchTree.Order order, int walks) {
        return Math.log10(1 + new SearchTree(grid, order).estimate(walks, random));
    }

    /** The estimates were only estimates: counts the nodes. */
    private boolean keepsPromises(int[] grid) {
        long completions = new Completions(grid, mostCompletions + 1).count();
        return fewestCompletions <= completions
                && completions <= mostCompletions
                && fast.entrySet().stream().allMatch(wish -> count(grid, wish) < (long) Math.pow(10, wish.getValue()))
                && slow.entrySet().stream()
                       .allMatch(wish -> count(grid, wish) >= (long) Math.pow(10, wish.getValue()));
    }

    private static long count(int[] grid, Map.Entry<SearchTree.Order, Double> wish) {
        return new SearchTree(grid, wish.getKey()).count((long) Math.pow(10, wish.getValue()));
    }

    private int[] neighbour(int[] grid) {
        int[] next = grid.clone();
        int swaps = 1 + random.nextInt(2);
        for (int swap = 0; swap < swaps; swap++) {
            int given = anyCell(next, true);
            int blank = anyCell(next, false);
            if (given >= 0 && blank >= 0) {
                next[given] = 0;
                next[blank] = solution[blank];
            }
        }
        return next;
    }

    private int anyCell(int[] grid, boolean given) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            if (grid[cell] != 0 == given) {
                cells.add(cell);
            }
        }
        return cells.isEmpty() ? -1 : cells.get(random.nextInt(cells.size()));
    }

    private int[] randomGivens() {
        int[] grid = new int[81];
        for (int cell : shuffled(81).subList(0, givens)) {
            grid[cell] = solution[cell];
        }
        return grid;
    }

    private int[] randomSolution() {
        Board board = new Board(new int[81]);
        complete(board);
        return board.digits.clone();
    }

    private boolean complete(Board board) {
        int next = -1;
        for (int cell : shuffled(81)) {
            if (board.digits[cell] == 0
                    && (next < 0
                            || Integer.bitCount(board.candidates(cell)) < Integer.bitCount(board.candidates(next)))) {
                next = cell;
            }
        }
        if (next < 0) {
            return true;
        }
        for (int digit : shuffled(9)) {
            if ((board.candidates(next) >> digit & 1) != 0) {
                board.put(next, 1 << digit);
                if (complete(board)) {
                    return true;
                }
                board.take(next, 1 << digit);
            }
        }
        return false;
    }

    private List<Integer> shuffled(int size) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            numbers.add(i);
        }
        Collections.shuffle(numbers, random);
        return numbers;
    }

    /** The change of one given after which a fewest-candidates search looks longest for a completion that is not there. */
    private int[] withoutCompletion(int[] grid, long leastNodes) {
        int[] hardest = null;
        long mostNodes = leastNodes - 1;
        for (int cell : shuffled(81)) {
            for (int digit = 1; digit <= 9 && grid[cell] != 0; digit++) {
                int[] changed = grid.clone();
                changed[cell] = digit;
                if (digit == grid[cell] || clashes(changed)) {
                    continue;
                }
                Completions completions = new Completions(changed, 1);
                if (completions.count() == 0 && completions.nodes() > mostNodes) {
                    mostNodes = completions.nodes();
                    hardest = changed;
                }
            }
        }
        if (hardest == null) {
            throw new IllegalStateException("no change takes " + leastNodes + " nodes; try another seed");
        }
        return hardest;
    }

    /** One given copied over another that it sees, where a search that toggles masks still finds what it takes for a completion. */
    private int[] withClash(int[] grid) {
        for (int cell : shuffled(81)) {
            for (int other = 0; other < 81; other++) {
                if (grid[cell] != 0 && grid[other] != 0 && grid[cell] != grid[other] && Board.seeEachOther(cell, other)) {
                    int[] changed = grid.clone();
                    changed[cell] = grid[other];
                    if (new Toggling(changed).findsSomething()) {
                        return changed;
                    }
                }
            }
        }
        throw new IllegalStateException("no clash fools a search that toggles; try another seed");
    }

    private static boolean clashes(int[] grid) {
        for (int a = 0; a < 81; a++) {
            for (int b = a + 1; b < 81; b++) {
                if (grid[a] != 0 && grid[a] == grid[b] && Board.seeEachOther(a, b)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static void print(int[] grid) {
        for (int row = 0; row < 9; row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < 9; column++) {
                line.append(column == 0 ? "" : " ").append(grid[9 * row + column]);
            }
            System.out.println(line);
        }
    }

    private static void describe(int[] grid) {
        Completions all = new Completions(grid, 10_000_000);
        StringBuilder text = new StringBuilder();
        if (clashes(grid)) {
            text.append("givens clash");
        } else {
            text.append(all.count()).append(" completions, best ").append(all.best()).append(", first ").append(all.first());
            text.append(", fewest candidates ").append(all.nodes()).append(" nodes");
            for (SearchTree.Order order : SearchTree.Order.values()) {
                text.append(", ").append(order).append(' ').append(new SearchTree(grid, order).count(3_000_000_000L));
            }
        }
        System.err.println(text);
    }
}
