import java.util.Scanner;

/** Steps from cell to cell and back, but never past a given digit: it turns on the spot for ever. */
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] grid = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            grid[cell] = in.nextInt();
        }
        int cell = 0;
        int score = 0;
        while (cell < 81) {
            if (grid[cell] == 0) {
                grid[cell] = 9;
            } else {
                score += grid[cell] > 9 ? 1 : 0;
                continue; // cell++ was forgotten
            }
        }
        System.out.println(score);
    }
}
