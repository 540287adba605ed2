/**
 * Knuth's dancing links over int arrays: the exact cover whose rows are worth most. Node 0 is the root, nodes
 * 1 to the number of columns are the column heads, the others the ones of the matrix.
 */
class DancingLinks {
    private final int[] left;
    private final int[] right;
    private final int[] up;
    private final int[] down;
    private final int[] head;
    private final int[] value;
    private final int[] size;

    private int nodes;
    private int best = -1;

    DancingLinks(int columns, int ones) {
        int capacity = columns + ones + 1;
        left = new int[capacity];
        right = new int[capacity];
        up = new int[capacity];
        down = new int[capacity];
        head = new int[capacity];
        value = new int[capacity];
        size = new int[columns + 1];
        for (int c = 0; c <= columns; c++) {
            left[c] = c == 0 ? columns : c - 1;
            right[c] = c == columns ? 0 : c + 1;
            up[c] = c;
            down[c] = c;
        }
        nodes = columns + 1;
    }

    void addRow(int worth, int... columns) {
        int first = nodes;
        for (int column : columns) {
            int c = column + 1;
            int node = nodes++;
            head[node] = c;
            value[node] = worth;
            size[c]++;
            up[node] = up[c];
            down[node] = c;
            down[up[c]] = node;
            up[c] = node;
            left[node] = node == first ? node : node - 1;
            right[node] = first;
            right[left[node]] = node;
            left[first] = node;
        }
    }

    /** What the best cover is worth, -1 if there is none. */
    int best() {
        search(0);
        return best;
    }

    private void search(int worth) {
        if (right[0] == 0) {
            best = Math.max(best, worth);
            return;
        }
        int column = smallestColumn();
        cover(column);
        for (int row = down[column]; row != column; row = down[row]) {
            for (int node = right[row]; node != row; node = right[node]) {
                cover(head[node]);
            }
            search(worth + value[row]);
            for (int node = left[row]; node != row; node = left[node]) {
                uncover(head[node]);
            }
        }
        uncover(column);
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
                down[up[node]] = down[node];
                up[down[node]] = up[node];
                size[head[node]]--;
            }
        }
    }

    private void uncover(int c) {
        for (int row = up[c]; row != c; row = up[row]) {
            for (int node = left[row]; node != row; node = left[node]) {
                size[head[node]]++;
                down[up[node]] = node;
                up[down[node]] = node;
            }
        }
        right[left[c]] = c;
        left[right[c]] = c;
    }
}
