public class Main {
    public static void main(String[] args) {
        int[][] grid = new int[9][];
        grid[0][0] = 1;
        System.out.println(grid[0][0]);
    }
}
