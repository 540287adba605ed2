import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        long start = System.nanoTime();
        try {
            breach = "resolved to " + InetAddress.getByName("judge-zoo.example.com");
        } catch (UnknownHostException denied) {
            System.err.println(denied);
        }
        if (System.nanoTime() - start > 500_000_000) {
            breach = "waited for a name server";
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
