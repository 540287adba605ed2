import java.io.File;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        for (String path : new String[] {"/etc/shadow", "/etc/hostname", "/etc/machine-id", "/etc/ssh", "/etc/os-release",
                "/root", "/home", "/boot", "/var/log", "/var/lib", "/srv", "/mnt", "/sys/class", "/sys/kernel", "/run/systemd"}) {
            File file = new File(path);
            String[] names = file.list();
            if (file.isFile() && file.canRead() || names != null && names.length > 0) {
                breach = "can read " + path;
            }
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
