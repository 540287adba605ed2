package judge.submission;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Kinds of files that are no sources, whatever they are called, told by their first bytes. */
public enum FileKind {
    /** A program for Linux, or a part of one. */
    ELF("7f454c46"),
    /** A program for Windows. */
    EXE("4d5a"),
    /** A program for macOS. */
    MACH("cffaedfe", "cefaedfe", "feedfacf", "feedface"),
    /** A compiled class of Java. */
    CLASS("cafebabe"),
    /** Compiled Python. */
    PYC(),
    /** A document of an office program, such as .docx: a zip with parts of known names, or the older form. */
    DOCUMENT("d0cf11e0a1b11ae1"),
    ZIP("504b0304", "504b0506"),
    RAR("526172211a07"),
    SEVEN_ZIP("377abcaf271c"),
    GZIP("1f8b08"),
    BZIP2("425a6839314159265359"),
    XZ("fd377a585a00"),
    PDF("255044462d"),
    RTF("7b5c727466"),
    /** A page of the web. */
    HTML(),
    IMAGE("89504e470d0a1a0a", "ffd8ff", "474946383761", "474946383961");

    private static final int LOOKED_AT = 4096;
    private static final HexFormat HEX = HexFormat.of();

    @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable.
    private final List<String> starts;

    FileKind(String... starts) {
        this.starts = List.of(starts);
    }

    /** The kind, or nothing where it may be a source. */
    public static Optional<FileKind> of(byte[] content) {
        byte[] head = Arrays.copyOf(content, Math.min(content.length, LOOKED_AT));
        String hex = HEX.formatHex(head, 0, Math.min(head.length, 16));
        String text = new String(head, StandardCharsets.ISO_8859_1);
        Optional<FileKind> found = Arrays.stream(values())
                .filter(kind -> kind.starts.stream().anyMatch(hex::startsWith))
                .findFirst();
        if (found.isPresent()) {
            return found.filter(kind -> kind != EXE || text.indexOf('\0') >= 0) // Two letters may begin a source.
                    .map(kind -> kind == ZIP && isOffice(text) ? DOCUMENT : kind);
        }
        if (head.length > 16
                && hex.startsWith("0d0a", 4)
                && text.substring(0, 16).indexOf('\0') >= 0) {
            return Optional.of(PYC);
        }
        String begin = text.replace("ï»¿", "").stripLeading().toLowerCase(Locale.ROOT);
        if (begin.startsWith("<!doctype html") || begin.startsWith("<html")) {
            return Optional.of(HTML);
        }
        return Optional.empty();
    }

    private static boolean isOffice(String text) {
        return text.contains("[Content_Types].xml")
                || text.contains("word/")
                || text.contains("mimetypeapplication/vnd.oasis");
    }

    /** The name in the message bundles. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace("_", "");
    }
}
