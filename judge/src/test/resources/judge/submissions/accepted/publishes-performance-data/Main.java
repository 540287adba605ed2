import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        try {
            // What jstat and jcmd do to find and read VMs.
            Class<?> perf = Class.forName("jdk.internal.perf.Perf");
            Object instance = perf.getMethod("getPerf").invoke(null);
            for (int pid = 0; pid <= 64; pid++) {
                try {
                    perf.getMethod("attach", int.class).invoke(instance, pid);
                    breach = "read the counters of VM " + pid;
                } catch (InvocationTargetException denied) {
                    System.err.println(denied.getCause());
                }
            }
        } catch (ReflectiveOperationException | RuntimeException denied) {
            System.err.println(denied);
        }
        for (String folder : new String[] {"/tmp", "/var/tmp", "."}) {
            File[] files = new File(folder).listFiles((in2, name) -> name.startsWith("hsperfdata_"));
            if (files != null && files.length > 0) {
                breach = "performance data in " + folder;
            }
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
