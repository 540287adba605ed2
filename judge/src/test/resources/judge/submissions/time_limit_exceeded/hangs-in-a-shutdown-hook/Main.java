import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            while (true) {
                try {
                    Thread.sleep(1_000);
                } catch (InterruptedException e) {
                    continue;
                }
            }
        }));
        System.out.println(a + b);
        System.exit(0);
    }
}
