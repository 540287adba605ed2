import java.util.Scanner;

public class Main {
    static long dive(int n) {
        long[] row = new long[1000];
        return n < 0 ? 0 : dive(n + 1) + row[n % row.length];
    }

    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        System.out.println(a + b + dive(0));
    }
}
