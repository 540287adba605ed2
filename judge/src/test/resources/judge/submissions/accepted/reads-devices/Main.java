import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        for (String path : new String[] {"/dev/mem", "/dev/kmsg", "/dev/sda", "/dev/vda", "/dev/nvme0n1", "/dev/kvm", "/dev/fuse",
                "/dev/tty", "/dev/console", "/proc/kcore", "/proc/kmsg", "/proc/sysrq-trigger", "/proc/sys/kernel/core_pattern"}) {
            try (FileOutputStream out = new FileOutputStream(path, true)) {
                breach = "can write " + path;
            } catch (IOException denied) {
                continue;
            }
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
