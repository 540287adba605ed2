import java.util.Scanner;

public class Main {
    static int depth(int n) {
        return n == 300_000 ? 0 : 1 + depth(n + 1);
    }

    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        final int a = in.nextInt();
        final int b = in.nextInt();
        Thread thread = new Thread(null, () -> System.out.println(a + b + depth(0) - 300_000), "deep", 1 << 28);
        thread.start();
        thread.join();
    }
}
