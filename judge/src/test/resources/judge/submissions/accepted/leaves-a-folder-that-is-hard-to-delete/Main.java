import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Scanner;
import java.util.Set;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        Path path = Path.of("");
        for (int i = 0; i < 200; i++) {
            path = Files.createDirectory(path.resolve("deep and \u001b[2J\n-rf" + i % 10));
        }
        for (Path at = path; at != null; at = at.getParent()) {
            Files.setPosixFilePermissions(at, Set.of());
        }
        try {
            Files.setPosixFilePermissions(Path.of("."), Set.of());
        } catch (IOException denied) {
            System.err.println(denied);
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
