import java.util.Scanner;
import java.util.concurrent.CountDownLatch;

public class Main {
    static long dive(int n, CountDownLatch deep) {
        if (n == 1_500_000) {
            deep.countDown();
            while (true) {
                try {
                    Thread.sleep(60_000);
                } catch (InterruptedException e) {
                    return n;
                }
            }
        }
        return dive(n + 1, deep) + n;
    }

    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        CountDownLatch deep = new CountDownLatch(20);
        for (int i = 0; i < 20; i++) {
            Thread thread = new Thread(null, () -> dive(0, deep), "deep", 64 << 20);
            thread.setDaemon(true);
            thread.start();
        }
        deep.await();
        System.out.println("BREACH: 20 stacks of 64 MiB");
    }
}
