package judge.sandbox.run;

import com.sun.jna.Memory;
import java.util.ArrayList;
import java.util.List;

/** Bytes that become more, in blocks: nothing is copied as they grow, and half of the heap can be filled with them. */
final class KeptBytes {

    private static final int SMALLEST_BLOCK = 1 << 16;
    private static final int LARGEST_BLOCK = 1 << 20;

    private final List<byte[]> blocks = new ArrayList<>();
    private int filledOfLast;
    private int size;

    int size() {
        return size;
    }

    /** Adds the first ones of a piece. */
    void add(Memory piece, int count) {
        int done = 0;
        while (done < count) {
            byte[] last = blockWithRoom();
            int part = Math.min(count - done, last.length - filledOfLast);
            piece.read(done, last, filledOfLast, part);
            filledOfLast += part;
            done += part;
        }
        size += count;
    }

    private byte[] blockWithRoom() {
        if (!blocks.isEmpty() && filledOfLast < last().length) {
            return last();
        }
        int bytes = blocks.isEmpty() ? SMALLEST_BLOCK : Math.min(LARGEST_BLOCK, 2 * last().length);
        blocks.add(new byte[bytes]);
        filledOfLast = 0;
        return last();
    }

    private byte[] last() {
        return blocks.get(blocks.size() - 1);
    }

    /** All of them, and others behind them. */
    byte[] with(byte[] others) {
        byte[] all = new byte[size + others.length];
        int done = 0;
        for (byte[] block : blocks) {
            int part = Math.min(block.length, size - done);
            System.arraycopy(block, 0, all, done, part);
            done += part;
        }
        System.arraycopy(others, 0, all, done, others.length);
        return all;
    }

    /** Forgets what comes after the first ones. */
    void cutTo(int bytes) {
        if (bytes >= size) {
            return;
        }
        int before = 0;
        int count = 0;
        while (before + blocks.get(count).length < bytes) {
            before += blocks.get(count).length;
            count++;
        }
        blocks.subList(count + 1, blocks.size()).clear();
        filledOfLast = bytes - before;
        size = bytes;
    }
}
