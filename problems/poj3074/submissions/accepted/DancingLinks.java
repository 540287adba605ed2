import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/**
 * Dancing links with one matrix for all puzzles: the givens' columns are covered before a puzzle and uncovered, in reverse, after it.
 * The search is a loop over a stack of the rows taken.
 */
public class DancingLinks {
    private static final int COLUMNS = 324;
    private static final int NODES = 1 + COLUMNS + 4 * 729;

    private final int[] left = new int[NODES];
    private final int[] right = new int[NODES];
    private final int[] up = new int[NODES];
    private final int[] down = new int[NODES];
    private final int[] column = new int[NODES];
    private final int[] size = new int[COLUMNS + 1];
    private final int[] taken = new int[81];
    private final char[] answer = new char[81];

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        DancingLinks links = new DancingLinks();
        for (String line = in.readLine(); line != null && !line.equals("end"); line = in.readLine()) {
            links.complete(line);
            out.append(links.answer).append('\n');
        }
        System.out.print(out);
    }

    private DancingLinks() {
        for (int c = 0; c <= COLUMNS; c++) {
            up[c] = c;
            down[c] = c;
            left[c] = (c + COLUMNS) % (COLUMNS + 1);
            right[c] = (c + 1) % (COLUMNS + 1);
        }
        for (int cell = 0; cell < 81; cell++) {
            int box = cell / 27 * 3 + cell % 9 / 3;
            for (int d = 0; d < 9; d++) {
                int first = firstNode(cell, d);
                link(first, first + 3, first + 1, 1 + cell);
                link(first + 1, first, first + 2, 82 + 9 * (cell / 9) + d);
                link(first + 2, first + 1, first + 3, 163 + 9 * (cell % 9) + d);
                link(first + 3, first + 2, first, 244 + 9 * box + d);
            }
        }
    }

    private static int firstNode(int cell, int d) {
        return 1 + COLUMNS + 4 * (9 * cell + d);
    }

    private void link(int node, int before, int after, int head) {
        column[node] = head;
        left[node] = before;
        right[node] = after;
        up[node] = up[head];
        down[node] = head;
        down[up[head]] = node;
        up[head] = node;
        size[head]++;
    }

    private void complete(String puzzle) {
        int depth = 0;
        for (int cell = 0; cell < 81; cell++) {
            if (puzzle.charAt(cell) != '.') {
                int row = firstNode(cell, puzzle.charAt(cell) - '1');
                cover(column[row]);
                take(row);
                taken[depth++] = row;
            }
        }
        int givens = depth;
        boolean forward = true;
        while (right[0] != 0 && depth >= givens) {
            int row;
            if (forward) {
                int smallest = smallestColumn();
                cover(smallest);
                row = down[smallest];
            } else {
                giveBack(taken[depth]);
                row = down[taken[depth]];
            }
            forward = row > COLUMNS;
            if (forward) {
                take(row);
                taken[depth++] = row;
            } else {
                uncover(row);
                depth--;
            }
        }
        while (--depth >= 0) {
            int placement = (taken[depth] - 1 - COLUMNS) / 4;
            answer[placement / 9] = (char) ('1' + placement % 9);
            giveBack(taken[depth]);
            uncover(column[taken[depth]]);
        }
    }

    /** Covers the other columns of a row. */
    private void take(int row) {
        for (int node = right[row]; node != row; node = right[node]) {
            cover(column[node]);
        }
    }

    private void giveBack(int row) {
        for (int node = left[row]; node != row; node = left[node]) {
            uncover(column[node]);
        }
    }

    private int smallestColumn() {
        int smallest = right[0];
        for (int c = right[0]; c != 0 && size[smallest] > 1; c = right[c]) {
            if (size[c] < size[smallest]) {
                smallest = c;
            }
        }
        return smallest;
    }

    private void cover(int c) {
        right[left[c]] = right[c];
        left[right[c]] = left[c];
        for (int row = down[c]; row != c; row = down[row]) {
            for (int node = right[row]; node != row; node = right[node]) {
                up[down[node]] = up[node];
                down[up[node]] = down[node];
                size[column[node]]--;
            }
        }
    }

    private void uncover(int c) {
        for (int row = up[c]; row != c; row = up[row]) {
            for (int node = left[row]; node != row; node = left[node]) {
                size[column[node]]++;
                up[down[node]] = node;
                down[up[node]] = node;
            }
        }
        right[left[c]] = c;
        left[right[c]] = c;
    }
}
