import java.util.Scanner;

/** Takes each line for one number of nine digits, as if there were no spaces between them. */
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[][] grid = new int[9][];
        for (int row = 0; row < 9; row++) {
            grid[row] = digits(in.nextLine());
        }
        System.out.println(grid[4][4] * 10);
    }

    private static int[] digits(String line) {
        return String.format("%09d", Integer.parseInt(line)).chars().map(c -> c - '0').toArray();
    }
}
