import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        byte[] block = new byte[1 << 20];
        for (String folder : new String[] {"/dev/shm", "/dev", "/tmp", "/run"}) {
            File file = new File(folder, "judge-zoo-big.tmp");
            try (FileOutputStream out = new FileOutputStream(file)) {
                for (int i = 0; i < 64; i++) {
                    out.write(block);
                }
                breach = "wrote 64 MiB to " + folder;
            } catch (IOException denied) {
                System.err.println(denied);
            }
            file.delete();
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
