import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
            String[] words = line.split("\\s+");
            if (words[0].equals("CapEff:") && Long.parseUnsignedLong(words[1], 16) != 0) {
                breach = "has capabilities " + words[1];
            }
            if (words[0].equals("NoNewPrivs:") && !words[1].equals("1")) {
                breach = "may gain privileges";
            }
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
