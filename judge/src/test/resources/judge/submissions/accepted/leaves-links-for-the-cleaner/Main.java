import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        int i = 0;
        for (String target : new String[] {"/", "..", "/tmp", "/etc", "/proc/self/cwd", "loop0", "."}) {
            Files.createSymbolicLink(Path.of("loop" + i++), Path.of(target));
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
