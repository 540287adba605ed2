import java.lang.reflect.Field;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        try {
            Class<?> type = Class.forName("sun.misc.Unsafe");
            Field field = type.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            Object unsafe = field.get(null);
            long size = 256L << 20;
            long address = (long) type.getMethod("allocateMemory", long.class).invoke(unsafe, size);
            type.getMethod("setMemory", long.class, long.class, byte.class).invoke(unsafe, address, size, (byte) 1);
            breach = "holds 256 MiB";
        } catch (ReflectiveOperationException | LinkageError denied) {
            System.err.println(denied);
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
