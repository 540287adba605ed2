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
        for (String folder : new String[] {".", "/tmp", "/var/tmp", "/dev/shm", "/dev/mqueue", "/run", System.getProperty("user.home")}) {
            Path file = Path.of(folder, "judge-zoo-left.tmp");
            if (Files.exists(file)) {
                breach = "found " + file + " of an earlier case";
            }
            try {
                Files.writeString(file, "from case " + a + " " + b);
            } catch (IOException denied) {
                continue;
            }
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
