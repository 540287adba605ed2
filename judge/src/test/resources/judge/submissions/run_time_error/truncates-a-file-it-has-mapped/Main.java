import java.io.RandomAccessFile;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        try (RandomAccessFile file = new RandomAccessFile("scratch.bin", "rw")) {
            file.setLength(1 << 16);
            MappedByteBuffer map = file.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, 1 << 16);
            map.put(0, (byte) 1);
            file.setLength(0);
            System.out.println(map.get(1 << 15));
        }
    }
}
