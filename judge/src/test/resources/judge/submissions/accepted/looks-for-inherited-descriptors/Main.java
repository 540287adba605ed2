import java.io.File;
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
        String runtime = Path.of(System.getProperty("java.home")).toRealPath().toString();
        String classes = Path.of(System.getProperty("java.class.path")).toRealPath().toString();
        for (File entry : new File("/proc/self/fd").listFiles()) {
            if (Integer.parseInt(entry.getName()) < 3) {
                continue;
            }
            try {
                String target = Files.readSymbolicLink(entry.toPath()).toString();
                boolean harmless = target.startsWith(runtime) || target.startsWith(classes) || target.startsWith("/proc/")
                        || target.startsWith("/dev/") || target.startsWith("/scratch/runtime/") || target.startsWith("/usr/") || target.startsWith("/lib")
                        || target.endsWith(".jsa");
                if (!harmless) {
                    breach = "descriptor " + entry.getName() + " is " + target;
                }
            } catch (IOException closed) {
                continue;
            }
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
