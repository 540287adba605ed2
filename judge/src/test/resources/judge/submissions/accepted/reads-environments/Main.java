import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Scanner;
import java.util.Set;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        Set<String> harmless = Set.of("LANG", "LC_ALL", "PWD", "HOME", "PATH", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "MALLOC_ARENA_MAX");
        for (String name : System.getenv().keySet()) {
            if (!harmless.contains(name)) {
                breach = "sees " + name;
            }
        }
        for (File process : new File("/proc").listFiles((folder, name) -> name.matches("[0-9]+"))) {
            try {
                String all = Files.readString(process.toPath().resolve("environ"), StandardCharsets.ISO_8859_1);
                for (String entry : all.split("\0")) {
                    if (!entry.isEmpty() && !harmless.contains(entry.split("=")[0])) {
                        breach = "sees " + entry.split("=")[0] + " of process " + process.getName();
                    }
                }
            } catch (IOException denied) {
                continue;
            }
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
