package judge.program;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.commons.io.input.BoundedInputStream;

/** Reads the regular files of a tar archive. A program of the package's has had it made: nothing of it is trusted. */
final class TarFiles {

    private static final int BLOCK = 512;
    private static final int MOST_FILES = 10_000;
    private static final int MOST_NAME = 4_096;

    private TarFiles() {}

    /**
     * A file.
     *
     * @param executable whether its owner may run it
     */
    @SuppressWarnings("ArrayRecordComponent")
    record Entry(byte[] content, boolean executable) {}

    /** Takes the files, one after the other. */
    @FunctionalInterface
    interface Sink {

        /**
         * Takes one.
         *
         * @param executable whether its owner may run it
         * @param content to be read before the next one
         */
        void take(String name, boolean executable, InputStream content) throws IOException;
    }

    /** The files by their paths. */
    static Map<String, Entry> read(byte[] tar) throws IOException {
        Map<String, Entry> files = new LinkedHashMap<>();
        each(
                new ByteArrayInputStream(tar),
                tar.length,
                (name, executable, content) -> files.put(name, new Entry(content.readAllBytes(), executable)));
        return files;
    }

    /**
     * Hands over each of the files.
     *
     * @param mostBytes the most bytes of the archive
     */
    static void each(InputStream tar, long mostBytes, Sink sink) throws IOException {
        String longName = "";
        int files = 0;
        long left = mostBytes;
        for (byte[] header = tar.readNBytes(BLOCK);
                header.length == BLOCK && header[0] != 0;
                header = tar.readNBytes(BLOCK)) {
            long size = number(header, 124, 12);
            long padded = (size + BLOCK - 1) / BLOCK * BLOCK;
            left -= BLOCK + padded;
            require(left >= 0, (mostBytes >> 20) + " MiB");
            BoundedInputStream content = content(tar, size);
            byte type = header[156];
            if (type == 'L') {
                byte[] name = content.readNBytes(MOST_NAME);
                longName = text(name, 0, name.length);
            } else {
                String name = longName.isEmpty() ? name(header) : longName;
                longName = "";
                if (type == '0' || type == 0) {
                    sink.take(name.startsWith("./") ? name.substring(2) : name, isExecutable(header), content);
                    files++;
                }
            }
            skip(tar, padded - content.getCount());
            require(files <= MOST_FILES, MOST_FILES + " files");
        }
    }

    private static void require(boolean fits, String most) throws IOException {
        if (!fits) {
            throw new IOException("more than " + most);
        }
    }

    private static BoundedInputStream content(InputStream tar, long size) throws IOException {
        return BoundedInputStream.builder()
                .setInputStream(tar)
                .setMaxCount(size)
                .setPropagateClose(false)
                .get();
    }

    private static void skip(InputStream tar, long bytes) throws IOException {
        try {
            tar.skipNBytes(bytes);
        } catch (EOFException e) {
            throw new IOException("the archive ends within a file", e);
        }
    }

    private static boolean isExecutable(byte[] header) throws IOException {
        return (number(header, 100, 8) & 0100) != 0;
    }

    private static String name(byte[] header) {
        String name = text(header, 0, 100);
        boolean hasPrefix = text(header, 257, 6).equals("ustar") && header[345] != 0;
        return hasPrefix ? text(header, 345, 155) + "/" + name : name;
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
