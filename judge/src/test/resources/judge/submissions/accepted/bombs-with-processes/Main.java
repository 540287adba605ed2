import java.io.IOException;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        int started = 0;
        for (int i = 0; i < 200; i++) {
            try {
                new ProcessBuilder("/bin/sleep", "2").start();
                started++;
            } catch (IOException denied) {
                continue;
            }
        }
        if (started > 0) {
            breach = "started " + started + " processes";
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
