public class Main {
    public static void main(String[] args) {
        int[][] grid = new int[9][9];
        int row = 0;
        System.out.println(grid[row - 1][0]);
    }
}
