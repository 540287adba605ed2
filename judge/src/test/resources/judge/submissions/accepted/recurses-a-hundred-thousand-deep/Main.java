import java.util.Scanner;

public class Main {
    static int depth(int n) {
        return n == 100_000 ? 0 : 1 + depth(n + 1);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        System.out.println(a + b + depth(0) - 100_000);
    }
}
