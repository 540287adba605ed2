import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        for (int port : new int[] {80, 443, 53}) {
            try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress("192.0.2.1", port), 100);
                breach = "connected";
            } catch (SocketTimeoutException leaked) {
                breach = "packets leave the sandbox";
            } catch (IOException denied) {
                System.err.println(denied);
            }
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
