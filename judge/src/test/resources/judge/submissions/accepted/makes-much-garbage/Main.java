import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int sum = 0;
        for (int i = 0; i < 2 * 1024; i++) {
            byte[] block = new byte[1 << 20];
            sum += block[i] + block.length;
        }
        System.out.println(sum == Integer.MIN_VALUE ? a + b : "overflowed to " + sum);
    }
}
