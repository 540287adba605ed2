import java.util.Scanner;

/**
 * Dancing links without recursion: the matrix of all 729 placements, from which each given takes its row before the search, and
 * a stack of the rows that are taken.
 */
public class DancingLinks {
    private static final int COLUMNS = 324;
    private static final int NODES = 1 + COLUMNS + 4 * 729;

    private static final int[] left = new int[NODES];
    private static final int[] right = new int[NODES];
    private static final int[] up = new int[NODES];
    private static final int[] down = new int[NODES];
    private static final int[] column = new int[NODES];
    private static final int[] size = new int[COLUMNS + 1];

    public static void main(String[] args) {
        build();
        boolean[] covered = new boolean[COLUMNS + 1];
        boolean sound = true;
        int score = 0;
        Scanner in = new Scanner(System.in);
        for (int cell = 0; cell < 81; cell++) {
            int digit = in.nextInt();
            if (digit == 0) {
                continue;
            }
            int row = firstNode(cell, digit - 1);
            for (int node = row; node < row + 4; node++) {
                sound &= !covered[column[node]];
                if (!covered[column[node]]) {
                    covered[column[node]] = true;
                    cover(column[node]);
                }
            }
            score += worth(row);
        }
        System.out.println(sound ? best(score) : -1);
    }

    private static int best(int givenScore) {
        int best = -1;
        int[] chosen = new int[82];
        int score = givenScore;
        int depth = 0;
        boolean deeper = true;
        while (depth >= 0) {
            if (deeper && right[0] == 0) {
                best = Math.max(best, score);
                deeper = false;
                depth--;
                continue;
            }
            int node;
            if (deeper) {
                int smallest = smallestColumn();
                cover(smallest);
                node = down[smallest];
            } else {
                node = chosen[depth];
                for (int other = left[node]; other != node; other = left[other]) {
                    uncover(column[other]);
                }
                score -= worth(node);
                node = down[node];
            }
            deeper = node > COLUMNS;
            if (deeper) {
                chosen[depth++] = node;
                score += worth(node);
                for (int other = right[node]; other != node; other = right[other]) {
                    cover(column[other]);
                }
            } else {
                uncover(node);
                depth--;
            }
        }
        return best;
    }

    private static void build() {
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
                int[] columns = {cell, 81 + 9 * (cell / 9) + d, 162 + 9 * (cell % 9) + d, 243 + 9 * box + d};
                for (int i = 0; i < 4; i++) {
                    int node = first + i;
                    int head = columns[i] + 1;
                    column[node] = head;
                    left[node] = first + (i + 3) % 4;
                    right[node] = first + (i + 1) % 4;
                    up[node] = up[head];
                    down[node] = head;
                    down[up[head]] = node;
                    up[head] = node;
                    size[head]++;
                }
            }
        }
    }

    private static int firstNode(int cell, int d) {
        return 1 + COLUMNS + 4 * (9 * cell + d);
    }

    private static int worth(int node) {
        int placement = (node - 1 - COLUMNS) / 4;
        int cell = placement / 9;
        int distance = Math.max(Math.abs(cell / 9 - 4), Math.abs(cell % 9 - 4));
        return (placement % 9 + 1) * (10 - distance);
    }

    private static int smallestColumn() {
        int smallest = right[0];
        for (int c = right[0]; c != 0 && size[smallest] > 1; c = right[c]) {
            if (size[c] < size[smallest]) {
                smallest = c;
            }
        }
        return smallest;
    }

    private static void cover(int c) {
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

    private static void uncover(int c) {
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
