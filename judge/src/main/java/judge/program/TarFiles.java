package judge.program;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads the regular files of a tar archive. A program of the package's has had it made: nothing of it is trusted. */
final class TarFiles {

    private static final int BLOCK = 512;
    private static final int MOST_FILES = 10_000;

    private TarFiles() {}

    /**
     * A file.
     *
     * @param executable whether its owner may run it
     */
    @SuppressWarnings("ArrayRecordComponent")
    record Entry(byte[] content, boolean executable) {}

    /** The files by their paths. */
    static Map<String, Entry> read(byte[] tar) throws IOException {
        Map<String, Entry> files = new LinkedHashMap<>();
        String longName = "";
        int at = 0;
        while (at + BLOCK <= tar.length && tar[at] != 0) {
            long size = number(tar, at + 124, 12);
            if (size < 0 || at + BLOCK + size > tar.length) {
                throw new IOException("the archive ends within a file");
            }
            byte[] content = Arrays.copyOfRange(tar, at + BLOCK, at + BLOCK + (int) size);
            byte type = tar[at + 156];
            if (type == 'L') {
                longName = text(content, 0, content.length);
            } else {
                String name = longName.isEmpty() ? name(tar, at) : longName;
                longName = "";
                if (type == '0' || type == 0) {
                    files.put(name.startsWith("./") ? name.substring(2) : name, entry(tar, at, content));
                }
            }
            if (files.size() > MOST_FILES) {
                throw new IOException("more than " + MOST_FILES + " files");
            }
            at += BLOCK + (int) ((size + BLOCK - 1) / BLOCK * BLOCK);
        }
        return files;
    }

    private static Entry entry(byte[] tar, int header, byte[] content) throws IOException {
        return new Entry(content, (number(tar, header + 100, 8) & 0100) != 0);
    }

    private static String name(byte[] tar, int header) {
        String name = text(tar, header, 100);
        boolean hasPrefix = text(tar, header + 257, 6).equals("ustar") && tar[header + 345] != 0;
        return hasPrefix ? text(tar, header + 345, 155) + "/" + name : name;
    }

    private static String text(byte[] bytes, int from, int most) {
        int end = from;
        while (end < from + most && bytes[end] != 0) {
            end++;
        }
        return StandardCharsets.UTF_8
                .decode(ByteBuffer.wrap(bytes, from, end - from))
                .toString();
    }

    private static long number(byte[] tar, int from, int length) throws IOException {
        String digits = text(tar, from, length).strip();
        if (!digits.matches("[0-7]{1,11}")) {
            throw new IOException("not a number of an archive: " + digits);
        }
        return Long.parseLong(digits, 8);
    }
}
