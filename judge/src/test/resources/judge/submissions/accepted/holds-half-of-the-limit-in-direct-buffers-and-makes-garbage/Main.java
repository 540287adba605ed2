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
        for (int i = 0; i < 2; i++) {
            ByteBuffer buffer = ByteBuffer.allocateDirect(16 << 20);
            for (int j = 0; j < buffer.capacity(); j += 4096) {
                buffer.put(j, (byte) 1);
            }
            buffers.add(buffer);
        }

        List<byte[]> live = new ArrayList<>();
        long sum = 0;
        for (int i = 0; i < 5_000; i++) {
            byte[] block = new byte[64 * 1024];
            sum += block.length + block[i];
            live.add(block);
            if (live.size() > 400) {
                live.clear();
            }
        }
        System.out.println(sum == 5_000L * 64 * 1024 ? a + b + buffers.get(1).get(1) : -1);
    }
}
