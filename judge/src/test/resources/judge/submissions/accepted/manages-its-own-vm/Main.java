import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        try {
            Class<?> factory = Class.forName("java.lang.management.ManagementFactory");
            Class<?> bean = Class.forName("com.sun.management.HotSpotDiagnosticMXBean");
            Object diagnostic = factory.getMethod("getPlatformMXBean", Class.class).invoke(null, bean);
            bean.getMethod("setVMOption", String.class, String.class).invoke(diagnostic, "HeapDumpOnOutOfMemoryError", "true");
            breach = "changed a flag of the VM";
        } catch (ReflectiveOperationException | LinkageError denied) {
            System.err.println(denied);
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
