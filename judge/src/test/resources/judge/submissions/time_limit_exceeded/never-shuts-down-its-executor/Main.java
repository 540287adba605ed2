import java.util.Scanner;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        final int a = in.nextInt();
        final int b = in.nextInt();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        System.out.println(pool.submit(() -> a + b).get());
    }
}
