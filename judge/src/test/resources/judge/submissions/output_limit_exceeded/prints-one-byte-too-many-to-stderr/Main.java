import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        byte[] bytes = new byte[(1 << 20) + 1];
        Arrays.fill(bytes, (byte) '.');
        System.err.write(bytes, 0, bytes.length);
        System.err.flush();
        System.out.println(a + b);
    }
}
