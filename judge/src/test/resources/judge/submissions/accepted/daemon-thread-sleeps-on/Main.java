import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        Thread thread = new Thread(() -> {
            try {
                Thread.sleep(3_600_000);
            } catch (InterruptedException e) {
                return;
            }
        });
        thread.setDaemon(true);
        thread.start();
        System.out.println(a + b);
    }
}
