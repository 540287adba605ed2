package judge.explain.change;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Decides which changes may be told to the author of the program. The program runs beside the code that tries them and
 * can write the same, with text that it has read and that its author must not learn: of a secret case, perhaps.
 *
 * @param words a text that has all words that changes put into programs, such as that of the script which makes
 *     them
 * @param commentSign the beginning of a comment to the end of a line; no change makes one
 */
public record ToldChanges(String words, String commentSign) {

    private static final int MOST_SHOWN = 90 + "...".length();

    /** The letters of a number, a name or a quoted text that neither the program nor the script has, at most. */
    private static final int MOST_LETTERS = 6;

    private static final int MOST_NEW = 2;

    private static final Pattern BLANK = Pattern.compile("\\s++|\\bjava\\.util\\.");

    private static final Pattern LEFT_OUT = Pattern.compile("\\.\\.\\.");

    /** A quoted text, or a word. */
    private static final Pattern PART =
            Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\"|'(?:[^'\\\\]|\\\\.)*+'|[\\p{L}\\p{N}_]++");

    public ToldChanges {
        words = plain(words);
    }

    /** Makes the filter for programs in Java. */
    public static ToldChanges ofJava(List<Class<?>> worker) throws IOException {
        StringBuilder all = new StringBuilder();
        for (Class<?> part : worker) {
            try (InputStream in = part.getResourceAsStream(part.getSimpleName() + ".class")) {
                if (in == null) {
                    throw new IOException("class file of " + part.getName() + " is missing");
                }
                all.append(new String(in.readAllBytes(), StandardCharsets.ISO_8859_1));
            }
        }
        return new ToldChanges(all.toString(), "//");
    }

    /**
     * The source with the change, where that is what is told of it.
     *
     * @return nothing where something else would be told, or there is no such place
     */
    public Optional<byte[]> changed(Tried tried, byte[] source) {
        return tried.changed(source).filter(changed -> isTrue(tried.change(), text(source), text(changed)));
    }

    private boolean isTrue(HelpfulChange change, String source, String changed) {
        String before = plain(source);
        return change.keepsFiles()
                && change.line() <= source.lines().count()
                && isPart(change.written(), before)
                && isPart(change.changed(), plain(changed))
                && hasLittleElse(change.changed(), before);
    }

    private static boolean isPart(String shown, String whole) {
        return shown.codePointCount(0, shown.length()) <= MOST_SHOWN
                && LEFT_OUT.splitAsStream(shown).map(ToldChanges::plain).allMatch(whole::contains);
    }

    private boolean hasLittleElse(String shown, String before) {
        Set<String> fresh = new HashSet<>();
        for (String piece : LEFT_OUT.split(shown, -1)) {
            int comment = piece.indexOf(commentSign);
            if (comment >= 0 && !before.contains(plain(piece.substring(comment)))) {
                return false;
            }
            Matcher part = PART.matcher(piece);
            while (part.find()) {
                String one = plain(part.group());
                if (!before.contains(one) && !words.contains(one)) {
                    fresh.add(one);
                }
            }
        }
        // A long number may be ten times another one, or one more.
        return fresh.size() <= MOST_NEW
                && fresh.stream()
                        .allMatch(one ->
                                one.length() <= MOST_LETTERS || before.contains(one.substring(0, one.length() - 1)));
    }

    private static String plain(String text) {
        return BLANK.matcher(text).replaceAll("");
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
