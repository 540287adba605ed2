package judge.message;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Translates the faults of packages into Chinese. A fault is made, kept and handed on as a sentence in English; here it
 * is looked up by its words, and the gaps between them (names, values) stay as they are. A sentence that is not known
 * stays English.
 */
final class PackageSentences {

    private static final String FILE = "/judge/package-sentences_zh.txt";
    private static final String GAP = "{}";
    private static final Pattern NUMBERED = Pattern.compile("\\{(\\d)}");
    /** The length in characters of the longest sentence that is translated. */
    private static final int LONGEST = 2_000;

    private static final String VALUE = "= ";
    private static final List<Entry> SENTENCES = new ArrayList<>();
    private static final List<Entry> VALUES = new ArrayList<>();

    static {
        read();
    }

    private PackageSentences() {}

    /**
     * A sentence and what it is in Chinese.
     *
     * @param words the number of characters that are not gaps: a sentence with more of them says more
     */
    private record Entry(Pattern english, String chinese, int words) {

        static Entry of(String english, String chinese) {
            String pattern = Stream.of(english.split(Pattern.quote(GAP), -1))
                    .map(Pattern::quote)
                    .collect(Collectors.joining("(.*?)"));
            return new Entry(
                    Pattern.compile(pattern, Pattern.DOTALL),
                    chinese,
                    english.replace(GAP, "").length());
        }

        Optional<String> of(String sentence) {
            Matcher matcher = english.matcher(sentence);
            return matcher.matches() ? Optional.of(filled(matcher)) : Optional.empty();
        }

        private String filled(MatchResult found) {
            return NUMBERED.matcher(chinese)
                    .replaceAll(gap -> Matcher.quoteReplacement(value(found.group(Integer.parseInt(gap.group(1))))));
        }
    }

    /** The sentence in Chinese; empty where it is not known. */
    static Optional<String> chinese(String sentence) {
        if (sentence.length() > LONGEST) {
            return Optional.empty();
        }
        for (int end = sentence.indexOf(": "); end >= 0; end = sentence.indexOf(": ", end + 2)) {
            Optional<String> known = known(sentence.substring(end + 2));
            if (known.isPresent()) {
                String place = sentence.substring(0, end);
                return known.map(text -> place + "：" + text);
            }
        }
        return known(sentence);
    }

    private static Optional<String> known(String sentence) {
        return SENTENCES.stream()
                .map(entry -> entry.of(sentence))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /**
     * Returns the reason of a failure of the judge or of a package in Chinese; a text that is not known stays as it is.
     */
    static String failure(String why) {
        return why.length() > LONGEST
                ? why
                : knownValue(why).or(() -> chinese(why)).orElse(why);
    }

    private static String value(String text) {
        return knownValue(text).orElse(text);
    }

    private static Optional<String> knownValue(String text) {
        return VALUES.stream()
                .map(entry -> entry.of(text))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static void read() {
        try (InputStream file = Objects.requireNonNull(PackageSentences.class.getResourceAsStream(FILE), FILE)) {
            List<String> lines = new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
            for (int i = 0; i < lines.size(); i += 2) {
                String english = lines.get(i);
                boolean value = english.startsWith(VALUE);
                (value ? VALUES : SENTENCES)
                        .add(Entry.of(value ? english.substring(VALUE.length()) : english, lines.get(i + 1)));
            }
            SENTENCES.sort(Comparator.comparingInt(Entry::words).reversed());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
