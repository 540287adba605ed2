import java.util.Scanner;
import java.util.concurrent.CountDownLatch;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        CountDownLatch all = new CountDownLatch(140);
        CountDownLatch go = new CountDownLatch(1);
        for (int i = 0; i < 140; i++) {
            Thread thread = new Thread(() -> {
                all.countDown();
                try {
                    go.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            thread.start();
        }
        all.await();
        Thread.sleep(50);
        go.countDown();
        System.out.println(a + b);
    }
}
