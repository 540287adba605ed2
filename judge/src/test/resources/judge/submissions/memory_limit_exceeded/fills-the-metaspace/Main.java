import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static final class Loader extends ClassLoader {
        Class<?> define(byte[] bytes) {
            return defineClass(null, bytes, 0, bytes.length);
        }
    }

    /** The class file of an empty class C whose constant pool has 60,000 integers. */
    static byte[] bigClass() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        int integers = 60_000;
        out.writeInt(0xcafebabe);
        out.writeInt(52);
        out.writeShort(5 + integers);
        out.writeByte(1);
        out.writeUTF("C");
        out.writeByte(7);
        out.writeShort(1);
        out.writeByte(1);
        out.writeUTF("java/lang/Object");
        out.writeByte(7);
        out.writeShort(3);
        for (int i = 0; i < integers; i++) {
            out.writeByte(3);
            out.writeInt(i);
        }
        for (int value : new int[] {0x21, 2, 4, 0, 0, 0, 0}) {
            out.writeShort(value);
        }
        return bytes.toByteArray();
    }

    public static void main(String[] args) throws IOException {
        byte[] bytes = bigClass();
        List<Class<?>> classes = new ArrayList<>();
        for (int i = 0; i < 2_000; i++) {
            classes.add(new Loader().define(bytes));
        }
        System.out.println("BREACH: " + classes.size() + " large classes");
    }
}
