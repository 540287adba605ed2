package judge.language.gnu.run;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Reads the memory that a program takes before it does anything: its code and all variables that it declares, used or
 * not.
 */
final class ElfSize {

    private static final int MAGIC = 0x7f454c46;
    private static final int CLASS_64 = 2;
    private static final int LITTLE_ENDIAN = 1;
    private static final int LOADED = 1;

    private ElfSize() {}

    /** The sum of what its program header has loaded; 0 where the bytes are no 64-bit ELF file. */
    static long of(byte[] program) {
        try {
            ByteBuffer file = ByteBuffer.wrap(program);
            if (file.getInt(0) != MAGIC || file.get(4) != CLASS_64) {
                return 0;
            }
            file.order(file.get(5) == LITTLE_ENDIAN ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
            long header = file.getLong(32);
            int size = file.getShort(54);
            int count = file.getShort(56);
            long bytes = 0;
            for (int i = 0; i < count; i++) {
                int start = Math.toIntExact(header + (long) i * size);
                if (file.getInt(start) == LOADED) {
                    bytes += file.getLong(start + 40);
                }
            }
            return bytes;
        } catch (BufferUnderflowException | IndexOutOfBoundsException | ArithmeticException e) {
            return 0;
        }
    }
}
