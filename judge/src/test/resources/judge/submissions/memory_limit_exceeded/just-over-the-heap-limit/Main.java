import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        byte[][] blocks = new byte[66 * 16][];
        for (int i = 0; i < blocks.length; i++) {
            blocks[i] = new byte[64 * 1024];
        }
        System.out.println(a + b + blocks[blocks.length - 1][0]);
    }
}
