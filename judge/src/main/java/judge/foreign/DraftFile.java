package judge.foreign;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The content of a file of a package. Test data are large, and there are many of them: a stranger's file is read when
 * the package is written, and not kept.
 */
final class DraftFile {

    private static final int MOST_OF_BEGIN = 1 << 16;
    private static final int MOST_OF_TEXT = 1 << 20;

    private final Optional<Path> file;
    private final byte[] content;
    private final UnaryOperator<byte[]> changed;
    private final long size;

    private DraftFile(Optional<Path> file, byte[] content, UnaryOperator<byte[]> changed, long size) {
        this.file = file;
        this.content = content;
        this.changed = changed;
        this.size = size;
    }

    /** One with these bytes. */
    static DraftFile of(byte[] content) {
        return new DraftFile(Optional.empty(), content, UnaryOperator.identity(), content.length);
    }

    /** Makes the content of a file that is read and changed when it is written. */
    static DraftFile of(Path file, long size, UnaryOperator<byte[]> changed) {
        return new DraftFile(Optional.of(file), new byte[0], changed, size);
    }

    /** About how many bytes it has. */
    long size() {
        return size;
    }

    /** Tells whether there is more than one line in it that is not blank, as far as its beginning tells. */
    boolean hasLines() {
        try (InputStream in = opened()) {
            String begin = new String(in.readNBytes(MOST_OF_BEGIN), StandardCharsets.ISO_8859_1);
            return begin.strip().contains("\n");
        } catch (IOException e) {
            return false;
        }
    }

    /** Returns its text, as far as anybody writes by hand; empty where it cannot be read. */
    String text() {
        try (InputStream in = opened()) {
            return new String(in.readNBytes(MOST_OF_TEXT), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }

    private InputStream opened() throws IOException {
        return file.isEmpty() ? new ByteArrayInputStream(content) : Files.newInputStream(file.get());
    }

    /** The bytes; of a stranger's file as it is now. */
    byte[] bytes() throws IOException {
        return file.isEmpty() ? content : changed.apply(Files.readAllBytes(file.get()));
    }
}
