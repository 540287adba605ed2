package judge.language.tool;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HexFormat;
import java.util.zip.CRC32;
import judge.sandbox.SandboxException;

/** A figure of this host that is measured once and kept in the cache folder, with what it depends on in its name. */
public final class KeptFigure {

    private KeptFigure() {}

    /** How it is measured; not negative. */
    public interface Measurement {
        long take() throws IOException, SandboxException, InterruptedException;
    }

    /**
     * The kept figure, or a new one.
     *
     * @param cache folder where it is kept
     * @param name what it is: how its file's name begins
     * @param key what it depends on
     * @throws SandboxException when it can be neither measured nor kept
     */
    public static long of(Path cache, String name, String key, Measurement measurement)
            throws SandboxException, InterruptedException {
        CRC32 crc = new CRC32();
        crc.update(key.getBytes(StandardCharsets.UTF_8));
        Path file = cache.resolve(name + "-" + HexFormat.of().toHexDigits((int) crc.getValue()));
        try {
            if (Files.exists(file)) {
                String text = Files.readString(file).strip();
                if (text.matches("[0-9]{1,11}")) {
                    return Long.parseLong(text);
                }
            }
            long measured = measurement.take();
            Path draft = Files.createTempFile(file.toAbsolutePath().getParent(), "draft-", "");
            try {
                Files.writeString(draft, measured + "\n");
                Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(draft);
            }
            return measured;
        } catch (IOException e) {
            throw new SandboxException("cannot keep what was measured in " + file + ": " + e, e);
        }
    }
}
