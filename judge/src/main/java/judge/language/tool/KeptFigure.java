package judge.language.tool;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HexFormat;
import java.util.OptionalLong;
import java.util.zip.CRC32;
import judge.sandbox.SandboxException;

/** A figure of this host that is measured once and kept in the cache folder, with what it depends on in its name. */
public final class KeptFigure {

    private KeptFigure() {}

    /** Measures the figure; not negative. */
    public interface Measurement {
        long take() throws IOException, SandboxException, InterruptedException;
    }

    /**
     * The kept figure, or a new one.
     *
     * @param cache folder where it is kept
     * @param name the figure's name, with which its file's name begins
     * @param key the things that it depends on
     * @throws SandboxException when it can be neither measured nor kept
     */
    public static long of(Path cache, String name, String key, Measurement measurement)
            throws SandboxException, InterruptedException {
        Path file = file(cache, name, key);
        try {
            OptionalLong kept = read(file);
            if (kept.isPresent()) {
                return kept.getAsLong();
            }
            long measured = measurement.take();
            write(file, measured);
            return measured;
        } catch (IOException e) {
            throw new SandboxException("cannot keep what was measured in " + file + ": " + e, e);
        }
    }

    /** Tells whether such a figure is kept. */
    public static boolean isKept(Path cache, String name, String key) {
        return Files.exists(file(cache, name, key));
    }

    /**
     * The least of what is kept and what was measured now; that is kept from now on, where it can be.
     *
     * @param cache folder where it is kept
     * @param name the figure's name, with which its file's name begins
     * @param key the things that it depends on
     */
    public static long least(Path cache, String name, String key, long measured) {
        Path file = file(cache, name, key);
        try {
            long kept = read(file).orElse(Long.MAX_VALUE);
            if (measured < kept) {
                write(file, measured);
            }
            return Math.min(measured, kept);
        } catch (IOException e) {
            return measured; // Its caller has to remember the least by itself.
        }
    }

    private static Path file(Path cache, String name, String key) {
        CRC32 crc = new CRC32();
        crc.update(key.getBytes(StandardCharsets.UTF_8));
        return cache.resolve(name + "-" + HexFormat.of().toHexDigits((int) crc.getValue()));
    }

    /** Empty where there is none, or it is none. */
    private static OptionalLong read(Path file) throws IOException {
        if (Files.exists(file)) {
            String text = Files.readString(file).strip();
            if (text.matches("[0-9]{1,11}")) {
                return OptionalLong.of(Long.parseLong(text));
            }
        }
        return OptionalLong.empty();
    }

    private static void write(Path file, long figure) throws IOException {
        Path draft = Files.createTempFile(file.toAbsolutePath().getParent(), "draft-", "");
        try {
            Files.writeString(draft, figure + "\n");
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}
