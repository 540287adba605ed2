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
        for (String folder : new String[] {"/", "/bin", "/dev", "/etc", "/home", "/lib", "/opt", "/root", "/run", "/usr", "/var", "/var/tmp",
                "..", "../..", System.getProperty("java.home"), System.getProperty("java.home") + "/lib"}) {
            Path file = Path.of(folder, "judge-zoo-breach.tmp");
            try {
                Path real = Path.of(folder).toRealPath();
                if (real.equals(Path.of("").toRealPath()) || real.startsWith("/tmp") || real.startsWith("/scratch")) {
                    continue;
                }
                Files.writeString(file, "left by a contestant");
                Files.delete(file);
                breach = "can write to " + folder;
            } catch (IOException denied) {
                continue;
            }
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
