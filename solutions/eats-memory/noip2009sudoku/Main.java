import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Scanner;

/** Searches breadth first with a copy of the grid for every state, and no mark on what it has seen: the queue outgrows any heap. */
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] start = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            start[cell] = in.nextInt();
        }
        Deque<int[]> queue = new ArrayDeque<>();
        queue.add(start);
        int best = -1;
        while (!queue.isEmpty()) {
            int[] grid = queue.remove();
            for (int cell = 0; cell < 81; cell++) {
                for (int digit = 0; digit <= 9; digit++) {
                    int[] next = grid.clone();
                    next[cell] = digit;
                    queue.add(next);
                }
            }
        }
        System.out.println(best);
    }
}
