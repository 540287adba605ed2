import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        List<ByteBuffer> buffers = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            ByteBuffer buffer = ByteBuffer.allocateDirect(16 << 20);
            for (int j = 0; j < buffer.capacity(); j += 4096) {
                buffer.put(j, (byte) 1);
            }
            buffers.add(buffer);
        }
        System.out.println(a + b + buffers.get(7).get(1));
    }
}
