import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        try {
            Field value = String.class.getDeclaredField("value");
            value.setAccessible(true);
            breach = "opened String.value";
        } catch (ReflectiveOperationException | RuntimeException denied) {
            System.err.println(denied);
        }
        try {
            Class<?> type = Class.forName("jdk.internal.misc.Unsafe");
            type.getMethod("getUnsafe").invoke(null);
            breach = "opened the internal Unsafe";
        } catch (ReflectiveOperationException | RuntimeException denied) {
            System.err.println(denied);
        }
        try {
            Method open = Module.class.getDeclaredMethod("implAddOpens", String.class);
            open.setAccessible(true);
            open.invoke(Object.class.getModule(), "java.lang");
            breach = "opened java.lang";
        } catch (ReflectiveOperationException | RuntimeException denied) {
            System.err.println(denied);
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
