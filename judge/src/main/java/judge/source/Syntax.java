package judge.source;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;

/**
 * A language's comments, texts and words: enough to show a source in colours, and to compare it with others. No verdict
 * depends on it.
 *
 * @param language code of the language whose words they are; one language may be written with those of another
 * @param comments the ways to begin a comment; of two that fit, the first counts
 * @param texts the ways to begin a text, likewise
 * @param words the words that mean the same in every program
 * @param constants words that stand for values, such as {@code true}
 * @param anyCase whether words mean the same in capitals
 * @param apostropheAfterWords whether an apostrophe behind a word begins no text
 */
public record Syntax(
        String language,
        List<Span> comments,
        List<Span> texts,
        Set<String> words,
        Set<String> constants,
        boolean anyCase,
        boolean apostropheAfterWords) {

    /** Kept by their codes: they are asked for with every source. */
    private static final Map<String, Optional<Syntax>> KNOWN = new LinkedHashMap<>();

    public Syntax {
        comments = List.copyOf(comments);
        texts = List.copyOf(texts);
        words = Set.copyOf(words);
        constants = Set.copyOf(constants);
    }

    /** The syntax that most languages have, without any words. */
    public static Syntax usual(String language) {
        return new Syntax(
                language,
                List.of(new Span("/*", "*/"), new Span("//", ""), new Span("#", "")),
                List.of(new Span("\"", "\""), new Span("'", "'")),
                Set.of(),
                Set.of(),
                false,
                false);
    }

    /**
     * A way to write a comment or a text.
     *
     * @param end empty: up to the end of the line
     */
    public record Span(String begin, String end) {

        /** Tells whether it is written between two equal signs: in one line, in which a backslash hides the sign. */
        public boolean isQuoted() {
            return begin.length() == 1 && begin.equals(end);
        }
    }

    /** The things that files say of languages. */
    public interface Source {

        /** The syntax of the language with a code, where it is known. */
        Optional<Syntax> syntax(String code);
    }

    /** The syntax of a language; empty where no file tells it. */
    public static Optional<Syntax> of(LanguageName language) {
        synchronized (KNOWN) {
            return KNOWN.computeIfAbsent(language.code(), code -> ServiceLoader.load(Source.class).stream()
                    .flatMap(source -> source.get().syntax(code).stream())
                    .findFirst());
        }
    }

    /** The comment that begins at a place of a text, if one does. */
    public Optional<Span> commentAt(String text, int at) {
        return first(comments, text, at).filter(span -> !isOfWord(span, text, at));
    }

    /**
     * Tells whether a sign that begins a comment belongs to what is before it, as in {@code $#list} and
     * <code>${#list}</code>.
     */
    private static boolean isOfWord(Span span, String text, int at) {
        return span.begin().equals("#") && at > 0 && "${".indexOf(text.charAt(at - 1)) >= 0;
    }

    /** The text that begins at a place, if one does. */
    public Optional<Span> textAt(String text, int at) {
        return first(texts, text, at)
                .filter(span -> !apostropheAfterWords || !span.begin().equals("'") || !isBehindWord(text, at));
    }

    private static boolean isBehindWord(String text, int at) {
        return at > 0 && (Character.isLetterOrDigit(text.charAt(at - 1)) || "_)]'".indexOf(text.charAt(at - 1)) >= 0);
    }

    private static Optional<Span> first(List<Span> spans, String text, int at) {
        return spans.stream().filter(span -> text.startsWith(span.begin(), at)).findFirst();
    }

    /** The word as {@link #words} and {@link #constants} have it. */
    public String written(String word) {
        return anyCase ? word.toLowerCase(Locale.ROOT) : word;
    }
}
