import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        int made = 0;
        try {
            for (; made < 5_000; made++) {
                Files.createFile(Path.of("f" + made));
            }
            breach = "made 5,000 files";
        } catch (IOException denied) {
            System.err.println("refused after " + made);
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
