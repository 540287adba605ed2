import java.lang.reflect.Field;
import java.util.Scanner;
import sun.misc.Unsafe;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        long bytes = 400L << 20;
        long at = unsafe.allocateMemory(bytes);
        unsafe.setMemory(at, bytes, (byte) 1);
        System.out.println(in.nextInt() + in.nextInt() + unsafe.getByte(at) - 1);
    }
}
