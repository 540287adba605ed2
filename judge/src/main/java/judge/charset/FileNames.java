package judge.charset;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The names of files on the disk. Where a zip was unpacked by a program that does not know its charset, they are not in
 * UTF-8: Java shows one character for all such bytes, so that names of different people are the same.
 */
public final class FileNames {

    /** Stands for bytes that are no character. */
    private static final char UNDECODED = '\ufffd';

    private final boolean empty;
    private final List<byte[]> foreign;
    private final NameCharset charset;

    private FileNames(boolean empty, List<byte[]> foreign, NameCharset charset) {
        this.empty = empty;
        this.foreign = foreign;
        this.charset = charset;
    }

    /**
     * Reads the names of the given files: of each the last name of its path.
     *
     * @param given the charset of names that are not in UTF-8; empty: it is found from all of them together
     */
    public static FileNames of(Collection<Path> files, Optional<Charset> given) {
        List<byte[]> foreign = files.stream()
                .filter(FileNames::isForeign)
                .map(FileNames::bytes)
                .filter(bytes -> text(bytes, StandardCharsets.UTF_8).isEmpty())
                .toList();
        boolean empty = files.stream().noneMatch(FileNames::isForeign);
        return new FileNames(empty, foreign, given.map(NameCharset::given).orElseGet(() -> NameCharset.of(foreign)));
    }

    /** Tells whether this system's charset knows all of them. */
    public boolean isEmpty() {
        return empty;
    }

    /** Tells whether the last name of a path has bytes that this system's charset does not know. */
    public static boolean isForeign(Path file) {
        return file.getFileName() != null && file.getFileName().toString().indexOf(UNDECODED) >= 0;
    }

    /**
     * Returns the last name of a path, with accents on their letters where the system did not know its charset. Names
     * that the charset does not know stay as different as their bytes.
     */
    public String of(Path file) {
        if (!isForeign(file)) {
            return String.valueOf(file.getFileName());
        }
        byte[] bytes = bytes(file);
        String name = text(bytes, StandardCharsets.UTF_8)
                .or(() -> text(bytes, charset.charset()))
                .orElseGet(() -> new String(bytes, StandardCharsets.ISO_8859_1));
        return Normalizer.normalize(name, Normalizer.Form.NFC);
    }

    /** The charset of those that are not in UTF-8; empty: there are none. */
    public Optional<String> told() {
        return foreign.isEmpty() ? Optional.empty() : charset.told();
    }

    /**
     * Returns the charsets in which they may be, where several are near each other; with names that are others in each.
     */
    public List<CharsetException.Reading> readings() {
        return foreign.isEmpty() ? List.of() : charset.readings(foreign);
    }

    private static Optional<String> text(byte[] bytes, Charset charset) {
        try {
            return Optional.of(
                    charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    /** The bytes of the last name as the disk has them: an address has those that are no letters of ASCII as %E9. */
    private static byte[] bytes(Path file) {
        String address = file.toUri().getRawPath();
        int end = address.endsWith("/") ? address.length() - 1 : address.length();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = address.lastIndexOf('/', end - 1) + 1; i < end; i++) {
            if (address.charAt(i) == '%') {
                bytes.write(Integer.parseInt(address, i + 1, i + 3, 16));
                i += 2;
            } else {
                bytes.write(address.charAt(i));
            }
        }
        return bytes.toByteArray();
    }
}
