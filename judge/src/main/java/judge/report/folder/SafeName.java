package judge.report.folder;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import judge.digest.Sha256;

/**
 * Turns names that strangers chose into names of files: never a way out of a folder, allowed by every file system,
 * different for different names.
 *
 * <p>Characters that could do harm are percent-encoded as in URLs, so that decoding gives the name back; letters,
 * digits and most signs of any script stay readable. A name that would be longer than {@value #MAX_BYTES} bytes is cut,
 * and ends in {@code %~} and a digest of the whole.
 */
final class SafeName {

    /** Leaves room in the 255 bytes of a file name for an extension and a temporary file's marks. */
    static final int MAX_BYTES = 200;

    private static final int DIGEST_BYTES = 16;
    private static final String FORBIDDEN = "%/\\:*?\"<>|";
    /** Windows reserves these for devices, with any extension. */
    private static final Pattern DEVICE = Pattern.compile("(con|prn|aux|nul|com[0-9]|lpt[0-9])([. ].*)?");
    /** The judge's own files lie beside the contestants' folders. */
    private static final Pattern OWN_FILE = Pattern.compile(".*\\.(json|html|csv|xml|md|txt|tmp)");

    private SafeName() {}

    /** The name as that of a file or folder, without any extension of ours. */
    static String encode(String name) {
        if (name.isEmpty()) {
            return "%";
        }
        String lower = name.toLowerCase(Locale.ROOT);
        boolean device = DEVICE.matcher(lower).matches();
        int extension = OWN_FILE.matcher(lower).matches() ? name.lastIndexOf('.') : -1;
        StringBuilder safe = new StringBuilder();
        for (int i = 0; i < name.length(); i += Character.charCount(name.codePointAt(i))) {
            int point = name.codePointAt(i);
            boolean first = i == 0;
            boolean last = i + Character.charCount(point) == name.length();
            boolean encoded = isForbidden(point)
                    || (first && (device || ".-~ ".indexOf(point) >= 0))
                    || (last && ". ".indexOf(point) >= 0)
                    || i == extension;
            safe.append(encoded ? percent(point) : Character.toString(point));
        }
        return cut(safe.toString(), name);
    }

    private static boolean isForbidden(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> FORBIDDEN.indexOf(point) >= 0;
        };
    }

    /**
     * The bytes of UTF-8 with a percent sign each; a surrogate that stands alone has none there and gets its number.
     */
    private static String percent(int point) {
        if (Character.getType(point) == Character.SURROGATE) {
            return String.format("%%u%04X", point);
        }
        StringBuilder encoded = new StringBuilder();
        for (byte one : Character.toString(point).getBytes(StandardCharsets.UTF_8)) {
            encoded.append(String.format("%%%02X", one));
        }
        return encoded.toString();
    }

    private static String cut(String safe, String name) {
        if (bytes(safe) <= MAX_BYTES) {
            return safe;
        }
        String mark = "%~" + digest(name);
        int end = 0;
        int size = mark.length();
        while (size + bytes(Character.toString(safe.codePointAt(end))) <= MAX_BYTES) {
            size += bytes(Character.toString(safe.codePointAt(end)));
            end += Character.charCount(safe.codePointAt(end));
        }
        return safe.substring(0, end) + mark;
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    private static String digest(String name) {
        return Sha256.of(name.getBytes(StandardCharsets.UTF_16BE)).hex(DIGEST_BYTES);
    }

    /** The same text for paths that are equal on some file system, one that ignores case or composes letters. */
    static String sameOnAnyFileSystem(String path) {
        return Normalizer.normalize(path, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
    }
}
