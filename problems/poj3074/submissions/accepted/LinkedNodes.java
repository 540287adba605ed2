import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** Dancing links as objects, built anew for each puzzle from its givens and all digits of its blank cells; recursion. */
public class LinkedNodes {

    private static final class Node {
        private Node left = this;
        private Node right = this;
        private Node up = this;
        private Node down = this;
        /** Of the column's head, which is its own. */
        private Node head = this;
        /** Of a head: how many nodes its column has. */
        private int size;
        /** 9 * cell + digit, digits counted from 0. */
        private int placement;
    }

    private final Node root = new Node();
    private final char[] answer = new char[81];

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        for (String line = in.readLine(); !line.equals("end"); line = in.readLine()) {
            LinkedNodes links = new LinkedNodes(line);
            links.search();
            out.append(links.answer).append('\n');
        }
        System.out.print(out);
    }

    private LinkedNodes(String puzzle) {
        Node[] heads = new Node[324];
        for (int i = 0; i < 324; i++) {
            heads[i] = new Node();
            toTheLeftOf(root, heads[i]);
        }
        for (int cell = 0; cell < 81; cell++) {
            char given = puzzle.charAt(cell);
            for (int digit = 0; digit < 9; digit++) {
                if (given == '.' || given == '1' + digit) {
                    int box = cell / 27 * 3 + cell % 9 / 3;
                    Node first = below(heads[cell], cell, digit);
                    toTheLeftOf(first, below(heads[81 + 9 * (cell / 9) + digit], cell, digit));
                    toTheLeftOf(first, below(heads[162 + 9 * (cell % 9) + digit], cell, digit));
                    toTheLeftOf(first, below(heads[243 + 9 * box + digit], cell, digit));
                }
            }
        }
    }

    private static void toTheLeftOf(Node node, Node added) {
        added.right = node;
        added.left = node.left;
        node.left.right = added;
        node.left = added;
    }

    private static Node below(Node head, int cell, int digit) {
        Node added = new Node();
        added.head = head;
        added.placement = 9 * cell + digit;
        added.down = head;
        added.up = head.up;
        head.up.down = added;
        head.up = added;
        head.size++;
        return added;
    }

    private boolean search() {
        if (root.right == root) {
            return true;
        }
        Node smallest = root.right;
        for (Node head = smallest.right; head != root && smallest.size > 1; head = head.right) {
            smallest = head.size < smallest.size ? head : smallest;
        }
        cover(smallest);
        for (Node row = smallest.down; row != smallest; row = row.down) {
            for (Node node = row.right; node != row; node = node.right) {
                cover(node.head);
            }
            answer[row.placement / 9] = (char) ('1' + row.placement % 9);
            if (search()) {
                return true;
            }
            for (Node node = row.left; node != row; node = node.left) {
                uncover(node.head);
            }
        }
        uncover(smallest);
        return false;
    }

    private static void cover(Node head) {
        head.left.right = head.right;
        head.right.left = head.left;
        for (Node row = head.down; row != head; row = row.down) {
            for (Node node = row.right; node != row; node = node.right) {
                node.up.down = node.down;
                node.down.up = node.up;
                node.head.size--;
            }
        }
    }

    private static void uncover(Node head) {
        for (Node row = head.up; row != head; row = row.up) {
            for (Node node = row.left; node != row; node = node.left) {
                node.head.size++;
                node.up.down = node;
                node.down.up = node;
            }
        }
        head.left.right = head;
        head.right.left = head;
    }
}
