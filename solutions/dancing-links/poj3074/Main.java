import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;

/**
 * Sudoku as exact cover, solved by dancing links: 324 columns (81 cells; each digit once in each of 9 rows, 9 columns,
 * 9 boxes), and for each puzzle a new matrix with the rows that its givens allow.
 */
public class Main {
    private static final int COLUMNS = 4 * 81;
    private static final int NODES = 1 + COLUMNS + 4 * 729;

    private final int[] left = new int[NODES];
    private final int[] right = new int[NODES];
    private final int[] up = new int[NODES];
    private final int[] down = new int[NODES];
    private final int[] head = new int[NODES];
    /** Which placement (9 * cell + digit - 1) a node belongs to. */
    private final int[] placement = new int[NODES];
    private final int[] size = new int[COLUMNS + 1];
    private int used;

    private final char[] answer = new char[81];

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(System.out);
        Main sudoku = new Main();
        String line;
        while ((line = in.readLine()) != null && !line.startsWith("end")) {
            sudoku.build(line);
            if (sudoku.dance()) {
                out.println(sudoku.answer);
            }
        }
        out.flush();
    }

    private void build(String puzzle) {
        for (int c = 0; c <= COLUMNS; c++) {
            left[c] = c - 1;
            right[c] = c + 1;
            up[c] = c;
            down[c] = c;
            size[c] = 0;
        }
        left[0] = COLUMNS;
        right[COLUMNS] = 0;
        used = COLUMNS + 1;
        for (int cell = 0; cell < 81; cell++) {
            char given = puzzle.charAt(cell);
            for (int digit = 0; digit < 9; digit++) {
                if (given == '.' || given - '1' == digit) {
                    addPlacement(cell, digit);
                }
            }
        }
    }

    private void addPlacement(int cell, int digit) {
        int row = cell / 9;
        int column = cell % 9;
        int box = row / 3 * 3 + column / 3;
        int first = used;
        addNode(1 + cell);
        addNode(1 + 81 + 9 * row + digit);
        addNode(1 + 162 + 9 * column + digit);
        addNode(1 + 243 + 9 * box + digit);
        for (int node = first; node < used; node++) {
            placement[node] = 9 * cell + digit;
            left[node] = node - 1;
            right[node] = node + 1;
        }
        left[first] = used - 1;
        right[used - 1] = first;
    }

    private void addNode(int column) {
        int node = used++;
        head[node] = column;
        up[node] = up[column];
        down[node] = column;
        down[up[column]] = node;
        up[column] = node;
        size[column]++;
    }

    private boolean dance() {
        if (right[0] == 0) {
            return true;
        }
        int column = right[0];
        for (int c = right[column]; c != 0 && size[column] > 1; c = right[c]) {
            if (size[c] < size[column]) {
                column = c;
            }
        }
        cover(column);
        for (int row = down[column]; row != column; row = down[row]) {
            answer[placement[row] / 9] = (char) ('1' + placement[row] % 9);
            for (int node = right[row]; node != row; node = right[node]) {
                cover(head[node]);
            }
            if (dance()) {
                return true;
            }
            for (int node = left[row]; node != row; node = left[node]) {
                uncover(head[node]);
            }
        }
        uncover(column);
        return false;
    }

    private void cover(int column) {
        right[left[column]] = right[column];
        left[right[column]] = left[column];
        for (int row = down[column]; row != column; row = down[row]) {
            for (int node = right[row]; node != row; node = right[node]) {
                up[down[node]] = up[node];
                down[up[node]] = down[node];
                size[head[node]]--;
            }
        }
    }

    private void uncover(int column) {
        for (int row = up[column]; row != column; row = up[row]) {
            for (int node = left[row]; node != row; node = left[node]) {
                size[head[node]]++;
                up[down[node]] = node;
                down[up[node]] = node;
            }
        }
        right[left[column]] = column;
        left[right[column]] = column;
    }
}
