package judge.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.URISyntaxException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * Distinguishes builds of this program, which the version does not do during development: a verdict of yesterday's
 * checker must not be used for today's. What explains is told apart from what judges: no verdict depends on it, so a
 * change in it keeps every kept result.
 */
public final class JudgeBuild {

    /** The folder of the jar with everything that explains: classes, and the files that they read. */
    private static final byte[] EXPLAINING = "judge/explain/".getBytes(UTF_8);

    private static final int END_MARK = 0x06054b50;
    private static final int END_BYTES = 22;
    private static final int CODE_OF_BYTES = 12;

    private static final int ENTRY_MARK = 0x02014b50;
    private static final int ENTRY_BYTES = 46;
    private static final int CODE_OF_CHECKSUM = 16;
    private static final int CODE_OF_SIZE = 24;
    private static final int CODE_OF_LENGTHS = 28;

    private JudgeBuild() {}

    /** Returns the digest of what judges in the jar that runs, in hex; empty where there is no jar. */
    public static Optional<String> id() {
        return Running.DIGESTS.map(Digests::judging);
    }

    /** Returns the digest of what explains in the jar that runs, in hex; empty where there is no jar. */
    public static Optional<String> explainingId() {
        return Running.DIGESTS.map(Digests::explaining);
    }

    /** The two parts of a jar, in hex. */
    record Digests(String judging, String explaining) {}

    /** The jar that runs, which is looked at once: each look takes a fiftieth of a command's start. */
    private static final class Running {

        static final Optional<Digests> DIGESTS = ofRunning();
    }

    private static Optional<Digests> ofRunning() {
        CodeSource source = JudgeBuild.class.getProtectionDomain().getCodeSource();
        if (source == null) {
            return Optional.empty();
        }
        try {
            Path place = Path.of(source.getLocation().toURI());
            return Files.isRegularFile(place) ? Optional.of(ofJar(place)) : Optional.empty();
        } catch (IOException | URISyntaxException e) {
            return Optional.empty();
        }
    }

    /**
     * The checksums of names, sizes and checksums of files in the jar, which are in its directory: a hundredth of the
     * bytes of the whole. Nobody makes two builds collide on purpose, so a checksum is enough.
     */
    static Digests ofJar(Path jar) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(jar.toFile(), "r")) {
            // Without a comment at its end, as the build makes it.
            ByteBuffer end = bytes(file, file.length() - END_BYTES, END_BYTES);
            if (end.getInt(0) != END_MARK) {
                throw new IOException(jar + " does not end as a jar does");
            }
            return ofDirectory(bytes(file, end.getInt(CODE_OF_BYTES + Integer.BYTES), end.getInt(CODE_OF_BYTES)));
        }
    }

    @SuppressWarnings("ByteBufferBackingArray") // It is the array that bytes() wraps as a whole.
    private static Digests ofDirectory(ByteBuffer directory) throws IOException {
        byte[] bytes = directory.array();
        Part judging = new Part();
        Part explaining = new Part();
        for (int at = 0; at + ENTRY_BYTES <= directory.limit(); ) {
            int nameBytes = directory.getShort(at + CODE_OF_LENGTHS) & 0xffff;
            int extraBytes = directory.getShort(at + CODE_OF_LENGTHS + Short.BYTES) & 0xffff;
            int commentBytes = directory.getShort(at + CODE_OF_LENGTHS + 2 * Short.BYTES) & 0xffff;
            int from = at + ENTRY_BYTES;
            if (directory.getInt(at) != ENTRY_MARK || from + nameBytes > directory.limit()) {
                throw new IOException("not a jar");
            }
            int compared = Math.min(nameBytes, EXPLAINING.length);
            boolean explains = Arrays.equals(bytes, from, from + compared, EXPLAINING, 0, EXPLAINING.length);
            Part part = explains ? explaining : judging;
            part.sum.update(bytes, from, nameBytes);
            part.sum.update(bytes, at + CODE_OF_CHECKSUM, Integer.BYTES);
            part.sum.update(bytes, at + CODE_OF_SIZE, Integer.BYTES);
            part.size += Integer.toUnsignedLong(directory.getInt(at + CODE_OF_SIZE));
            at = from + nameBytes + extraBytes + commentBytes;
        }
        return new Digests(judging.hex(), explaining.hex());
    }

    private static final class Part {

        private final CRC32 sum = new CRC32();
        private long size;

        String hex() {
            return HexFormat.of().toHexDigits(sum.getValue()) + "-" + size;
        }
    }

    private static ByteBuffer bytes(RandomAccessFile file, long start, int count) throws IOException {
        if (start < 0 || count < 0 || start + count > file.length()) {
            throw new IOException("not a jar");
        }
        byte[] bytes = new byte[count];
        file.seek(start);
        file.readFully(bytes);
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
