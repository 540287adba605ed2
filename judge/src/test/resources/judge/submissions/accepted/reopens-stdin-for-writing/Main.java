import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        for (String path : new String[] {"/proc/self/fd/0", "/dev/stdin", "/dev/fd/0"}) {
            try (RandomAccessFile input = new RandomAccessFile(path, "rw")) {
                long length = input.length();
                input.setLength(length + 1);
                input.setLength(length);
                breach = "can change the file behind stdin";
            } catch (IOException denied) {
                continue;
            }
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
