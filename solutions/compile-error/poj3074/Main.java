import java.util.Scanner;

/** The types do not fit: a String is no int, and solve may leave without a result. */
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int line = in.nextLine();
        System.out.println(solve(line));
    }

    private static String solve(String puzzle) {
        if (puzzle.indexOf('.') < 0) {
            return puzzle;
        }
    }
}
