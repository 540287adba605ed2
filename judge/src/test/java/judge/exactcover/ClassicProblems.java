package judge.exactcover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Problems whose number of solutions is known from the literature. */
final class ClassicProblems {
    /** The cells of each pentomino as row and column digits. */
    private static final List<String> PENTOMINOES = List.of(
            "01 10 11 12 21", // X comes first: its place fixes the symmetry
            "01 02 10 11 21",
            "00 01 02 03 04",
            "00 10 20 30 31",
            "00 01 10 11 20",
            "01 11 20 21 30",
            "00 01 02 11 21",
            "00 02 10 11 12",
            "00 10 20 21 22",
            "00 10 11 21 22",
            "01 10 11 21 31",
            "00 01 11 21 22");

    private ClassicProblems() {}

    /** The example with items a to g of Knuth, TAOCP 7.2.2.1, (6): its one solution is the options 0, 3 and 4. */
    static ExactCover knuthsSevenItems() {
        return new ExactCover(
                7,
                0,
                List.of(
                        new int[] {2, 4},
                        new int[] {0, 3, 6},
                        new int[] {1, 2, 5},
                        new int[] {0, 3, 5},
                        new int[] {1, 6},
                        new int[] {3, 4, 6}));
    }

    /** Queens on an n x n board: rows and columns must be covered, diagonals may be. */
    static ExactCover queens(int n) {
        List<int[]> options = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int diagonals = 2 * n;
                int antidiagonals = diagonals + 2 * n - 1;
                options.add(
                        new int[] {row, n + column, diagonals + row + column, antidiagonals + row - column + n - 1});
            }
        }
        return new ExactCover(2 * n, 2 * (2 * n - 1), options);
    }

    /** Langford pairs: two of each of the numbers 1 to n in 2n places, k others between the two k's. */
    static ExactCover langford(int n) {
        List<int[]> options = new ArrayList<>();
        for (int number = 1; number <= n; number++) {
            for (int place = 0; place + number + 1 < 2 * n; place++) {
                options.add(new int[] {number - 1, n + place, n + place + number + 1});
            }
        }
        return new ExactCover(3 * n, 0, options);
    }

    /**
     * The twelve pentominoes in a 6 x 10 box, the centre of the X in the upper left quarter: one of four mirror images.
     */
    static ExactCover pentominoes() {
        List<int[]> options = new ArrayList<>();
        for (int piece = 0; piece < PENTOMINOES.size(); piece++) {
            for (List<Integer> shape : orientations(PENTOMINOES.get(piece))) {
                int shiftRows = piece == 0 ? 2 : 6;
                int shiftColumns = piece == 0 ? 4 : 10;
                addPlacements(options, piece, shape, shiftRows, shiftColumns);
            }
        }
        return new ExactCover(12 + 60, 0, options);
    }

    private static void addPlacements(List<int[]> options, int piece, List<Integer> shape, int rows, int columns) {
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int[] option = new int[6];
                option[0] = piece;
                boolean fits = true;
                for (int cell = 0; cell < 5; cell++) {
                    int r = row + shape.get(cell) / 10;
                    int c = column + shape.get(cell) % 10;
                    fits &= r < 6 && c < 10;
                    option[cell + 1] = 12 + 10 * r + c;
                }
                if (fits) {
                    options.add(option);
                }
            }
        }
    }

    /** The up to eight turned and mirrored forms, each moved to the upper left corner; a cell is 10 * row + column. */
    private static Set<List<Integer>> orientations(String piece) {
        int[][] cells = Arrays.stream(piece.split(" "))
                .map(cell -> new int[] {cell.charAt(0) - '0', cell.charAt(1) - '0'})
                .toArray(int[][]::new);
        Set<List<Integer>> forms = new LinkedHashSet<>();
        for (int turn = 0; turn < 8; turn++) {
            int minRow = Arrays.stream(cells).mapToInt(cell -> cell[0]).min().orElseThrow();
            int minColumn = Arrays.stream(cells).mapToInt(cell -> cell[1]).min().orElseThrow();
            forms.add(Arrays.stream(cells)
                    .map(cell -> 10 * (cell[0] - minRow) + cell[1] - minColumn)
                    .sorted()
                    .toList());
            boolean mirror = turn == 3;
            for (int[] cell : cells) {
                int row = cell[0];
                cell[0] = cell[1];
                cell[1] = mirror ? row : -row;
            }
        }
        return forms;
    }
}
