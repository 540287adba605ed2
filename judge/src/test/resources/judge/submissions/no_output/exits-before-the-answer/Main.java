import java.util.Scanner;

public class Main {
    static void check(int a, int b) {
        System.exit(0);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        check(a, b);
        System.out.println(a + b);
    }
}
