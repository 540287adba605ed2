import java.io.RandomAccessFile;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        List<MappedByteBuffer> maps = new ArrayList<>();
        try (RandomAccessFile file = new RandomAccessFile("scratch.bin", "rw")) {
            file.setLength(8 << 20);
            for (int i = 0; i < 4; i++) {
                MappedByteBuffer map = file.getChannel().map(FileChannel.MapMode.PRIVATE, 0, 8 << 20);
                for (int j = 0; j < map.capacity(); j += 4096) {
                    map.put(j, (byte) 1);
                }
                maps.add(map);
            }
        }
        Thread.sleep(50);
        System.out.println(a + b + maps.get(3).get(1));
    }
}
