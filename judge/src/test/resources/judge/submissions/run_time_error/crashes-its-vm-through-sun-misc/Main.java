import java.lang.reflect.Field;
import java.util.Scanner;
import sun.misc.Unsafe;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        System.out.println(in.nextInt() + in.nextInt());
        System.out.flush();
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        ((Unsafe) field.get(null)).putAddress(0, 0);
    }
}
