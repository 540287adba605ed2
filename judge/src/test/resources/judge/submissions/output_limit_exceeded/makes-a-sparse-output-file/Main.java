import java.io.RandomAccessFile;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        try (RandomAccessFile out = new RandomAccessFile("sum.out", "rw")) {
            out.writeBytes(String.valueOf(a + b));
            out.setLength(8 << 20);
        }
    }
}
