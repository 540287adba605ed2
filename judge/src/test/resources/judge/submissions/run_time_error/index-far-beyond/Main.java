public class Main {
    public static void main(String[] args) {
        int[] cells = new int[10];
        System.out.println(cells[80]);
    }
}
