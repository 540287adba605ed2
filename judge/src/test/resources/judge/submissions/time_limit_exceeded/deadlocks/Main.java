import java.util.Scanner;
import java.util.concurrent.CountDownLatch;

public class Main {
    static void lock(Object first, Object second, CountDownLatch bothHoldOne) {
        synchronized (first) {
            bothHoldOne.countDown();
            try {
                bothHoldOne.await();
            } catch (InterruptedException e) {
                return;
            }
            synchronized (second) {
                System.err.println("never reached");
            }
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        Object left = new Object();
        Object right = new Object();
        CountDownLatch bothHoldOne = new CountDownLatch(2);
        Thread other = new Thread(() -> lock(right, left, bothHoldOne));
        other.start();
        lock(left, right, bothHoldOne);
        System.out.println(a + b);
    }
}
