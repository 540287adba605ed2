package judge.charset;

import java.lang.Character.UnicodeScript;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A text that somebody sent in whatever charset.
 *
 * @param charset the name of the one in which it was read
 * @param text without a byte order mark
 */
public record DecodedText(String charset, String text) {

    private static final String MARK = "\ufeff";

    /** Three letters or more, one of them beyond ASCII. */
    private static final Pattern WORD = Pattern.compile("(?=\\p{L}{3})[a-zA-Z]{0,40}+[\\p{L}&&[^a-zA-Z]]");

    private static final Set<UnicodeScript> ALPHABETS =
            Set.of(UnicodeScript.LATIN, UnicodeScript.CYRILLIC, UnicodeScript.GREEK, UnicodeScript.COMMON);

    /**
     * Reads bytes in the charset that was given, else in the one that they are in by all evidence.
     *
     * @throws CharsetException where two are near each other, and where they are in none
     */
    public static DecodedText of(byte[] bytes, Optional<Charset> given) throws CharsetException {
        Optional<Charset> known = given.or(() -> ofUnicode(bytes));
        if (known.isPresent()) {
            return in(known.get(), bytes);
        }
        List<Charset> candidates = CharsetDetector.candidates(List.of(bytes), false);
        if (candidates.size() == 1) {
            return in(candidates.get(0), bytes);
        }
        throw new CharsetException(CharsetDetector.readings(List.of(bytes), candidates));
    }

    /**
     * Reads one of several files, of which some may be in UTF-8 and others in the charset that was given.
     *
     * @param given of those that are not in Unicode; empty: the one that each is in by all evidence
     * @throws CharsetException where two are near each other, and where they are in none
     */
    public static DecodedText amongOthers(byte[] bytes, Optional<Charset> given) throws CharsetException {
        boolean unicode = ofUnicode(bytes).isPresent()
                || Decoding.strict(bytes, StandardCharsets.UTF_8).isPresent();
        if (!unicode) {
            return of(bytes, given);
        }
        DecodedText text = in(ofUnicode(bytes).orElse(StandardCharsets.UTF_8), bytes);
        if (text.text().indexOf('\0') >= 0) {
            throw new CharsetException(List.of());
        }
        return text;
    }

    /** Tells whether bytes were in a charset of which people need not be told. */
    public boolean isUnicode() {
        return charset.startsWith("UTF-");
    }

    /** The same in the likeliest one where several are near each other; empty where the bytes are in none. */
    public static Optional<DecodedText> likeliest(byte[] bytes) {
        Optional<Charset> known = ofUnicode(bytes).or(() -> CharsetDetector.candidates(List.of(bytes), false).stream()
                .findFirst());
        return known.flatMap(charset -> Decoding.strict(bytes, charset)
                .filter(text -> text.indexOf('\0') < 0)
                .map(text -> of(charset, text)));
    }

    /**
     * The text of bytes that by all evidence are in a charset of one alphabet, such as windows-1252; empty where they
     * may as well be in another one, such as GB18030, in which many of them mean something, too.
     */
    public static Optional<DecodedText> ofAlphabet(byte[] bytes) {
        List<Charset> candidates = CharsetDetector.candidates(List.of(bytes), false);
        return candidates.size() == 1
                ? Decoding.strict(bytes, candidates.get(0))
                        .filter(DecodedText::isOfAlphabet)
                        .map(text -> of(candidates.get(0), text))
                : Optional.empty();
    }

    /** Single letters among signs are no evidence: damaged files have such, too. */
    private static boolean isOfAlphabet(String text) {
        return WORD.matcher(text).find()
                && text.codePoints()
                        .filter(Character::isLetter)
                        .mapToObj(UnicodeScript::of)
                        .allMatch(ALPHABETS::contains);
    }

    private static DecodedText in(Charset charset, byte[] bytes) throws CharsetException {
        return of(charset, Decoding.strict(bytes, charset).orElseThrow(() -> new CharsetException(List.of())));
    }

    private static DecodedText of(Charset charset, String text) {
        return new DecodedText(Charsets.name(charset), text.startsWith(MARK) ? text.substring(1) : text);
    }

    /** UTF-8 or UTF-16 with a mark; UTF-16 without one has zeros, which are in no table of another charset. */
    private static Optional<Charset> ofUnicode(byte[] bytes) {
        if (bytes.length >= 2 && bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF) {
            return Optional.of(StandardCharsets.UTF_16BE);
        }
        if (bytes.length >= 2 && bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE) {
            return Optional.of(StandardCharsets.UTF_16LE);
        }
        if (bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF) {
            return Optional.of(StandardCharsets.UTF_8);
        }
        int[] zeros = new int[2];
        for (int i = 0; i < bytes.length; i++) {
            zeros[i % 2] += bytes[i] == 0 ? 1 : 0;
        }
        if (zeros[0] == zeros[1] || bytes.length % 2 != 0) {
            return Optional.empty();
        }
        return Optional.of(zeros[0] > zeros[1] ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE);
    }
}
