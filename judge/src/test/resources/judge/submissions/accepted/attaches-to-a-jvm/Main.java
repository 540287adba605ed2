import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        try {
            Class<?> machine = Class.forName("com.sun.tools.attach.VirtualMachine");
            Object list = machine.getMethod("list").invoke(null);
            for (Object jvm : (List<?>) list) {
                breach = "sees " + jvm;
            }
        } catch (ReflectiveOperationException | LinkageError denied) {
            System.err.println(denied);
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
