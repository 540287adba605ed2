import java.util.Comparator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** How big the tree of a search is that fills a grid's blank cells in a fixed order. */
final class SearchTree {

    /** The orders in which programs without a choice of cell walk through a grid. */
    enum Order {
        ROWS(grid -> cell -> cell),
        ROWS_BACK(grid -> cell -> -cell),
        COLUMNS(grid -> cell -> 9 * Board.COLUMN[cell] + Board.ROW[cell]),
        COLUMNS_BACK(grid -> cell -> -9 * Board.COLUMN[cell] - Board.ROW[cell]),
        /** Rows with few blanks first. */
        SORTED(grid -> {
            int[] blanks = new int[9];
            for (int cell = 0; cell < 81; cell++) {
                blanks[Board.ROW[cell]] += grid[cell] == 0 ? 1 : 0;
            }
            return cell -> 81 * blanks[Board.ROW[cell]] + cell;
        }),
        /** Cells with few candidates at the start first, never looked at again. */
        CANDIDATES(grid -> {
            Board board = new Board(grid);
            return cell -> 81 * Integer.bitCount(board.candidates(cell)) + cell;
        });

        private final Function<int[], IntFunction<Integer>> rank;

        Order(Function<int[], IntFunction<Integer>> rank) {
            this.rank = rank;
        }

        int[] cells(int[] grid) {
            IntFunction<Integer> rankOf = rank.apply(grid);
            return IntStream.range(0, 81)
                    .filter(cell -> grid[cell] == 0)
                    .boxed()
                    .sorted(Comparator.comparing(rankOf::apply))
                    .mapToInt(Integer::intValue)
                    .toArray();
        }
    }

    private final Board board;
    private final int[] order;
    private long nodes;
    private long limit;

    SearchTree(int[] grid, Order order) {
        this.board = new Board(grid);
        this.order = order.cells(grid);
    }

    /** The number of digits placed in the whole search, estimated from random walks to its leaves (Knuth 1975). */
    double estimate(int walks, RandomGenerator random) {
        double sum = 0;
        int[] bits = new int[order.length];
        for (int walk = 0; walk < walks; walk++) {
            double width = 1;
            int depth = 0;
            while (depth < order.length) {
                int candidates = board.candidates(order[depth]);
                int count = Integer.bitCount(candidates);
                if (count == 0) {
                    break;
                }
                width *= count;
                sum += width;
                for (int skip = random.nextInt(count); skip > 0; skip--) {
                    candidates &= candidates - 1;
                }
                bits[depth] = candidates & -candidates;
                board.put(order[depth], bits[depth]);
                depth++;
            }
            while (--depth >= 0) {
                board.take(order[depth], bits[depth]);
            }
        }
        return sum / walks;
    }

    /** The number of digits placed in the whole search, or the limit if that is less. */
    long count(long upTo) {
        nodes = 0;
        limit = upTo;
        walk(0);
        return nodes;
    }

    private void walk(int depth) {
        if (depth == order.length) {
            return;
        }
        for (int left = board.candidates(order[depth]); left != 0 && nodes < limit; left &= left - 1) {
            int bit = left & -left;
            nodes++;
            board.put(order[depth], bit);
            walk(depth + 1);
            board.take(order[depth], bit);
        }
    }
}
