package judge.charset;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.charset.CharsetException.Reading;

/** Weighs charsets by how likely the words are that they make of the same bytes, all of them together. */
final class CharsetDetector {

    /** A reading that is this much likelier than the next one is not asked for; as a logarithm. */
    private static final double CLEAR = Math.log(100);

    /** The logarithm of how seldom words of another charset happen to be UTF-8. */
    private static final double UTF_8 = Math.log(1e4);

    /**
     * The logarithm of the least likelihood of letters, in ASCII and beyond; a text with less likely letters is no
     * text.
     */
    private static final double OF_ASCII = Math.log(1e-2);

    private static final double PLAUSIBLE = Math.log(1e-5);
    private static final double ABSURD = Math.log(1e-6);

    private static final Pattern BETWEEN = Pattern.compile("[\\x00-@\\[-`{-\\x7f]+");

    private static final int MOST_READINGS = 6;

    private static final int SAMPLES = 3;
    private static final int MOST_OF_SAMPLE = 30;

    /** The most words that are looked at: more tell nothing new. */
    private static final int MOST_WORDS = 3000;

    private final List<byte[]> words;
    private final boolean zip;

    private CharsetDetector(List<byte[]> words, boolean zip) {
        this.words = words;
        this.zip = zip;
    }

    /** A charset, how likely the words are in it, and what they are. */
    private record Weighed(Charset charset, double log, List<String> words) {}

    /**
     * Returns the charsets in which texts may be, the likeliest first; several where the next ones are near it, none
     * where they are in none. Charsets that make the same text count as one.
     */
    static List<Charset> candidates(Collection<byte[]> texts, boolean zip) {
        return new CharsetDetector(words(texts), zip).candidates();
    }

    /** Each of these charsets with the first words that not all of them read alike. */
    static List<Reading> readings(Collection<byte[]> texts, List<Charset> charsets) {
        List<byte[]> different = words(texts).stream()
                .filter(word -> charsets.stream()
                                .map(charset -> new String(word, charset))
                                .distinct()
                                .count()
                        > 1)
                .limit(SAMPLES)
                .toList();
        return charsets.stream()
                .map(charset -> new Reading(
                        Charsets.name(charset),
                        different.stream()
                                .map(word -> new String(word, charset))
                                .map(word -> word.length() > MOST_OF_SAMPLE ? word.substring(0, MOST_OF_SAMPLE) : word)
                                .collect(Collectors.joining(" "))))
                .toList();
    }

    /** Returns the words with a byte beyond ASCII, each once. */
    private static List<byte[]> words(Collection<byte[]> texts) {
        Set<String> words = new LinkedHashSet<>();
        for (byte[] text : texts) {
            int begin = 0;
            boolean beyond = false;
            for (int i = 0; i <= text.length; i++) {
                if (i == text.length || isBetween(text[i])) {
                    if (beyond) {
                        words.add(new String(text, begin, i - begin, StandardCharsets.ISO_8859_1));
                    }
                    begin = i + 1;
                    beyond = false;
                } else {
                    beyond |= text[i] < 0;
                }
            }
        }
        return words.stream()
                .map(word -> word.getBytes(StandardCharsets.ISO_8859_1))
                .toList();
    }

    /** Bytes that are the same character in all charsets, and part of no other. */
    private static boolean isBetween(byte value) {
        return (value >= 0 && value < '0') || (value > '9' && value < '@');
    }

    private List<Charset> candidates() {
        Optional<List<String>> utf8 = decoded(StandardCharsets.UTF_8);
        if (utf8.isPresent() && utf8.get().stream().anyMatch(CharsetDetector::isSurelyUtf8)) {
            return List.of(StandardCharsets.UTF_8);
        }
        Map<List<String>, Weighed> all = new LinkedHashMap<>();
        if (words.isEmpty()) {
            return List.of(StandardCharsets.UTF_8);
        }
        utf8.ifPresent(
                read -> add(all, new Weighed(StandardCharsets.UTF_8, UTF_8 + log(read, NameModels.all()), read)));
        for (KnownCharset known : KnownCharset.ALL) {
            double share = zip ? known.inZips() : known.inLists();
            decoded(known.charset())
                    .ifPresent(read -> add(
                            all,
                            new Weighed(known.charset(), share + log(read, NameModels.of(known.languages())), read)));
        }
        return near(all.values().stream()
                .sorted(Comparator.comparingDouble(Weighed::log).reversed())
                .toList());
    }

    /** Adds a charset. Of several that make the same text the first one counts, which is the most usual. */
    private static void add(Map<List<String>, Weighed> all, Weighed one) {
        all.merge(
                one.words(),
                one,
                (first, other) -> new Weighed(first.charset(), Math.max(first.log(), other.log()), first.words()));
    }

    private static List<Charset> near(List<Weighed> all) {
        if (all.isEmpty() || !isWithin(all.get(0), ABSURD)) {
            return List.of();
        }
        boolean plausible = isWithin(all.get(0), PLAUSIBLE);
        return all.stream()
                .filter(one ->
                        one.equals(all.get(0)) || !plausible || all.get(0).log() - one.log() <= CLEAR)
                .limit(MOST_READINGS)
                .map(Weighed::charset)
                .toList();
    }

    /** Tells whether letters beyond ASCII are on average as likely as this. */
    private static boolean isWithin(Weighed one, double beyond) {
        double least = parts(one.words()).stream()
                .flatMapToInt(String::codePoints)
                .mapToDouble(letter -> letter < 0x80 ? OF_ASCII : beyond)
                .sum();
        return one.log() >= least;
    }

    /** Three bytes of one letter, which other charsets hardly ever write. */
    private static boolean isSurelyUtf8(String word) {
        return word.codePoints().anyMatch(letter -> letter >= 0x800);
    }

    /** The words between signs and digits of ASCII that have a letter beyond: the rest is the same everywhere. */
    private static List<String> parts(List<String> words) {
        return words.stream()
                .flatMap(BETWEEN::splitAsStream)
                .filter(part -> part.codePoints().anyMatch(letter -> letter >= 0x80))
                .toList();
    }

    private Optional<List<String>> decoded(Charset charset) {
        List<String> decoded = new ArrayList<>();
        for (byte[] word : words) {
            Optional<String> one = Decoding.strict(word, charset);
            if (one.isEmpty()) {
                return Optional.empty();
            }
            decoded.add(one.get());
        }
        return Optional.of(decoded);
    }

    /** Each word is of one of the languages. */
    private static double log(List<String> all, List<NameModel> models) {
        List<String> words = parts(all);
        int step = 1 + words.size() / MOST_WORDS;
        double sum = 0;
        for (int i = 0; i < words.size(); i += step) {
            double[] logs = new double[models.size()];
            for (int j = 0; j < logs.length; j++) {
                logs[j] = models.get(j).logOf(words.get(i));
            }
            double most = Arrays.stream(logs).max().orElseThrow();
            sum += most
                    + Math.log(
                            Arrays.stream(logs).map(log -> Math.exp(log - most)).sum() / logs.length);
        }
        return sum;
    }
}
