import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        try {
            int[][] rows = new int[100_000][];
            for (int i = 0; i < rows.length; i++) {
                rows[i] = new int[100_000];
            }
        } catch (OutOfMemoryError e) {
            System.out.println(a + b);
        }
    }
}
