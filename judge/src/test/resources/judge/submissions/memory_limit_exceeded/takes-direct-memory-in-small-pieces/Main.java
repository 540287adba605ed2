import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        List<ByteBuffer> buffers = new ArrayList<>();
        for (int i = 0; i < 2_000; i++) {
            ByteBuffer buffer = ByteBuffer.allocateDirect(1 << 20);
            for (int at = 0; at < buffer.capacity(); at += 4096) {
                buffer.put(at, (byte) 1);
            }
            buffers.add(buffer);
        }
        System.out.println("BREACH: 2,000 MiB of direct memory");
    }
}
