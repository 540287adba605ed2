import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        Path classes = Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Path target = Files.isDirectory(classes) ? classes.resolve("Main.class") : classes;
        try (FileChannel channel = FileChannel.open(target, StandardOpenOption.WRITE)) {
            breach = "can write " + target;
        } catch (IOException denied) {
            System.err.println(denied);
        }
        try {
            Files.writeString(target.resolveSibling("Other.class"), "x");
            breach = "can write beside " + target;
        } catch (IOException denied) {
            System.err.println(denied);
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
