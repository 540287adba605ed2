import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        try (DatagramSocket socket = new DatagramSocket()) {
            byte[] bytes = "test data".getBytes();
            socket.send(new DatagramPacket(bytes, bytes.length, InetAddress.getByAddress(new byte[] {(byte) 192, 0, 2, 1}), 9));
            breach = "sent a datagram";
        } catch (IOException denied) {
            System.err.println(denied);
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
