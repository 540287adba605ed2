import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Collections;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        try {
            for (NetworkInterface network : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                if (!network.isLoopback() && network.isUp()) {
                    breach = "sees " + network.getName();
                }
            }
        } catch (SocketException denied) {
            breach = null;
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
