import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        for (int i = 0; i < 1_000_000; i++) {
            System.out.println("no ".repeat(50));
        }
        System.exit(1);
    }
}
