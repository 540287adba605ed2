public class Main {
    static int[] cells;

    public static void main(String[] args) {
        cells[0] = 1;
        System.out.println(cells[0]);
    }
}
