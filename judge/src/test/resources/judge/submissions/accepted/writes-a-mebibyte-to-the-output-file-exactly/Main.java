import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        byte[] bytes = new byte[1 << 20];
        Arrays.fill(bytes, (byte) ' ');
        byte[] answer = String.valueOf(a + b).getBytes();
        System.arraycopy(answer, 0, bytes, 0, answer.length);
        Files.write(Path.of("sum.out"), bytes);
    }
}
