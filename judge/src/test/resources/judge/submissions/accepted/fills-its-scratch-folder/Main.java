import java.io.FileOutputStream;
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
        byte[] block = new byte[1 << 20];
        int blocks = 0;
        try (FileOutputStream out = new FileOutputStream("big.bin")) {
            while (blocks < 64) {
                out.write(block);
                blocks++;
            }
            breach = "wrote 64 MiB";
        } catch (IOException denied) {
            Files.delete(Path.of("big.bin"));
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
