import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        Thread worker = new Thread(() -> {
            int[] table = new int[1];
            table[1] = a + b;
            System.out.println(table[1]);
        });
        worker.start();
        worker.join();
    }
}
