package judge.intake;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import judge.charset.CharsetException.Reading;
import judge.charset.NameCharset;
import org.apache.commons.compress.archivers.zip.UnicodePathExtraField;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.jspecify.annotations.Nullable;

/**
 * The names of the entries of a zip. An entry may say that its name is in UTF-8, or bring it in UTF-8 beside the
 * other; the charset of the rest is told by all of them together.
 */
final class EntryNames {

    private final List<byte[]> unsaid;
    private final NameCharset charset;

    private EntryNames(List<byte[]> unsaid, NameCharset charset) {
        this.unsaid = unsaid;
        this.charset = charset;
    }

    /**
     * Reads the names of a zip.
     *
     * @param given the charset of names that do not say in which they are; empty: it is to be found out
     */
    static EntryNames of(Collection<ZipArchiveEntry> entries, Optional<Charset> given) {
        List<byte[]> unsaid = entries.stream()
                .filter(entry -> said(entry).isEmpty())
                .map(ZipArchiveEntry::getRawName)
                .toList();
        return new EntryNames(unsaid, given.map(NameCharset::given).orElseGet(() -> NameCharset.of(unsaid)));
    }

    /** The name of an entry, with accents on their letters: some systems write them as characters of their own. */
    String of(ZipArchiveEntry entry) {
        String name = said(entry).orElseGet(() -> new String(entry.getRawName(), charset.charset()));
        return Normalizer.normalize(name, Normalizer.Form.NFC);
    }

    /** The name that an entry has in UTF-8 by its own word. */
    private static Optional<String> said(ZipArchiveEntry entry) {
        byte[] raw = entry.getRawName();
        if (raw == null || entry.getGeneralPurposeBit().usesUTF8ForNames()) {
            return Optional.of(entry.getName());
        }
        if (entry.getExtraField(UnicodePathExtraField.UPATH_ID) instanceof UnicodePathExtraField path) {
            CRC32 checksum = new CRC32();
            checksum.update(raw);
            // A program that renamed the entry without knowing of the field has left the old name there.
            if (checksum.getValue() == path.getNameCRC32() && path.getUnicodeName() != null) {
                return Optional.of(new String(path.getUnicodeName(), StandardCharsets.UTF_8));
            }
        }
        return Optional.empty();
    }

    /** The charset of those that do not say it; empty: UTF-8, or ASCII. */
    Optional<String> told() {
        return charset.told();
    }

    /** The same, where any of these entries has letters beyond ASCII. */
    Optional<String> told(Collection<ZipArchiveEntry> kept) {
        return kept.stream().map(ZipArchiveEntry::getRawName).anyMatch(EntryNames::isBeyondAscii)
                ? charset.told()
                : Optional.empty();
    }

    private static boolean isBeyondAscii(byte @Nullable [] name) {
        for (int i = 0; name != null && i < name.length; i++) {
            if (name[i] < 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the charsets in which they may be, where several are near each other; with names that are others in each.
     */
    List<Reading> readings() {
        return charset.readings(unsaid);
    }

    /**
     * Looks whether there is one way to read the names of what is kept.
     *
     * @param around the number of the folders around all of it that are not kept
     * @param at the path of the zip
     * @throws IntakeException where it has other names in charsets that are near each other
     */
    void requireClear(Collection<ZipArchiveEntry> kept, int around, String at) throws IntakeException {
        List<ZipArchiveEntry> open =
                kept.stream().filter(entry -> said(entry).isEmpty()).toList();
        boolean clear = charset.near().stream()
                        .map(one -> new EntryNames(unsaid, NameCharset.given(one)).paths(open, around))
                        .distinct()
                        .count()
                <= 1;
        if (!clear) {
            throw new IntakeException(
                    at,
                    charset.readings(
                            open.stream().map(ZipArchiveEntry::getRawName).toList()));
        }
    }

    private List<List<String>> paths(List<ZipArchiveEntry> entries, int around) {
        return entries.stream()
                .map(entry -> segments(of(entry)))
                .map(path -> path.subList(Math.min(around, path.size()), path.size()))
                .toList();
    }

    /** Windows writes backslashes; the zip format has slashes alone. */
    static List<String> segments(String name) {
        List<String> segments = new ArrayList<>();
        for (String segment : name.split("[/\\\\]", -1)) {
            if (!segment.isEmpty() && !segment.equals(".")) {
                segments.add(segment);
            }
        }
        return segments;
    }
}
