import java.io.File;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        File[] folders = new File("/tmp").listFiles((folder, name) -> name.startsWith("hsperfdata_"));
        for (File folder : folders == null ? new File[0] : folders) {
            String[] names = folder.list();
            for (String name : names == null ? new String[0] : names) {
                if (!name.equals(String.valueOf(ProcessHandle.current().pid()))) {
                    breach = "sees the JVM " + name;
                }
            }
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
