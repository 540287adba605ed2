import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        List<String> maps = Files.readAllLines(Path.of("/proc/self/maps"));
        try (RandomAccessFile memory = new RandomAccessFile("/proc/self/mem", "rw")) {
            for (String line : maps) {
                if (line.contains("libjvm.so") && line.contains(" r-xp ")) {
                    String[] range = line.split(" ")[0].split("-");
                    long from = Long.parseLong(range[0], 16);
                    long to = Long.parseLong(range[1], 16);
                    byte[] trap = new byte[1 << 16];
                    java.util.Arrays.fill(trap, (byte) 0xcc);
                    for (long at = from; at < to; at += trap.length) {
                        memory.seek(at);
                        memory.write(trap, 0, (int) Math.min(trap.length, to - at));
                    }
                }
            }
        }
        throw new IllegalStateException("still alive");
    }
}
