import java.util.Scanner;

/** Not a Java program: a semicolon is missing, and a variable was renamed in one place only. */
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int best = -1
        for (int cell = 0; cell < 81; cell++) {
            best = Math.max(best, in.nextInt());
        }
        System.out.println(bestScore);
    }
}
