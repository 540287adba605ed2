import java.util.Scanner;
import java.util.concurrent.locks.LockSupport;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        int started = 0;
        try {
            for (; started < 2_000; started++) {
                Thread thread = new Thread(LockSupport::park);
                thread.setDaemon(true);
                thread.start();
            }
            breach = "started 2,000 threads";
        } catch (OutOfMemoryError denied) {
            System.err.println("refused after " + started);
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
