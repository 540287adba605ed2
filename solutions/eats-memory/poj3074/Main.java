import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

/** Plans ahead with a history that is never let go: a megabyte for every cell, and it starts again after the last one. */
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<long[]> history = new ArrayList<>();
        String puzzle = in.next();
        for (int cell = 0; history.size() < 100_000; cell = (cell + 1) % 81) {
            long[] states = new long[1 << 17];
            states[cell] = puzzle.charAt(cell % puzzle.length());
            history.add(states);
        }
        System.out.println(history.size());
    }
}
