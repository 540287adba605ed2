import java.io.IOException;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        String java = ProcessHandle.current().info().command().orElse(System.getProperty("java.home") + "/bin/java");
        String path = System.getProperty("java.class.path");
        for (String program : new String[] {java, System.getProperty("java.home") + "/bin/java", "/proc/self/exe"}) {
            try {
                Process process = new ProcessBuilder(program, "-Xmx400m", "-Xss1m", "-XX:+UseSerialGC",
                        "-XX:ReservedCodeCacheSize=16m", "-XX:CompressedClassSpaceSize=16m", "-cp", path, "Child").start();
                String said = new String(process.getInputStream().readAllBytes()).trim();
                if (process.waitFor() == 0) {
                    breach = said;
                }
            } catch (IOException denied) {
                System.err.println(denied);
            }
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
