import java.util.LinkedList;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        Thread thread = new Thread(() -> {
            LinkedList<long[]> list = new LinkedList<>();
            while (true) {
                list.add(new long[1000]);
            }
        });
        thread.start();
        thread.join();
        System.out.println(a + b);
    }
}
