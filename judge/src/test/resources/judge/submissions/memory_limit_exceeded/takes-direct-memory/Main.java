import java.nio.ByteBuffer;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        ByteBuffer buffer = ByteBuffer.allocateDirect(512 << 20);
        for (int i = 0; i < buffer.capacity(); i += 4096) {
            buffer.put(i, (byte) 1);
        }
        System.out.println("BREACH: 512 MiB of direct memory");
    }
}
