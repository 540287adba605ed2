import java.util.Scanner;

public class Main {
    static int depth(int n) {
        return n == 0 ? 0 : 1 + depth(n - 1);
    }

    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        byte[][] blocks = new byte[48 * 16][];
        for (int i = 0; i < blocks.length; i++) {
            blocks[i] = new byte[64 * 1024];
        }

        int[] depth = new int[1];
        Thread thread = new Thread(null, () -> depth[0] = depth(500_000), "deep", 1 << 28);
        thread.start();
        thread.join();
        System.out.println(a + b + depth[0] - 500_000 + blocks[blocks.length - 1][0]);
    }
}
