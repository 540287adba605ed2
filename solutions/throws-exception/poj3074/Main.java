import java.util.Scanner;

/** Numbers cells from 1 in a table that is numbered from 0, and so falls off its end at the last one. */
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        while (in.hasNext()) {
            String line = in.next();
            int[] grid = new int[81];
            for (int cell = 1; cell <= 81; cell++) {
                grid[cell] = Character.getNumericValue(line.charAt(cell - 1));
            }
            System.out.println(grid.length);
        }
    }
}
