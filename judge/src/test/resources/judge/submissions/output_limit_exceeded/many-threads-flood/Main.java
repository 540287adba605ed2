import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        for (int i = 0; i < 8; i++) {
            new Thread(() -> {
                while (true) {
                    System.out.println("flood ".repeat(50));
                }
            }).start();
        }
    }
}
