import java.util.Scanner;
import java.util.concurrent.CountDownLatch;

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

        CountDownLatch all = new CountDownLatch(100);
        Thread[] threads = new Thread[100];
        int[] depths = new int[100];
        for (int i = 0; i < threads.length; i++) {
            int own = i;
            threads[i] = new Thread(() -> {
                depths[own] = depth(3_000);
                all.countDown();
                try {
                    all.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            threads[i].start();
        }
        long sum = 0;
        for (int i = 0; i < threads.length; i++) {
            threads[i].join();
            sum += depths[i];
        }
        System.out.println(a + b + sum - 300_000 + blocks[blocks.length - 1][0]);
    }
}
