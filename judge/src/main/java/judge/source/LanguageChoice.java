package judge.source;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The languages that a course or an assignment takes.
 *
 * @param codes of the languages; none: all are taken
 * @param runtimes codes of the languages that others are run as, by the codes of the others, which are taken, too
 */
public record LanguageChoice(Set<String> codes, Map<String, String> runtimes) {

    /** All languages. */
    public static final LanguageChoice EVERYTHING = new LanguageChoice(Set.of(), Map.of());

    private static final String AS = "=";

    public LanguageChoice {
        codes = Set.copyOf(codes);
        runtimes = Map.copyOf(runtimes);
    }

    /** Reads words: codes, and codes of two languages with {@code =} between them, of which one is run as the other. */
    public static LanguageChoice of(Collection<String> words) {
        Set<String> codes = new TreeSet<>();
        Map<String, String> runtimes = new TreeMap<>();
        for (String word : words) {
            int as = word.indexOf(AS);
            if (as < 0) {
                codes.add(word);
            } else {
                runtimes.put(word.substring(0, as), word.substring(as + 1));
            }
        }
        return new LanguageChoice(codes, runtimes);
    }

    /** Reads what is stored. */
    public static LanguageChoice stored(@Nullable String stored) {
        return stored == null || stored.isBlank() ? EVERYTHING : of(Set.of(stored.split(" ")));
    }

    /** Returns what is stored: the words in their order; null: all languages, each run as itself. */
    public @Nullable String stored() {
        return isNothing() ? null : String.join(" ", words());
    }

    /** Returns the words that {@link #of} reads. */
    public Set<String> words() {
        Set<String> words = new TreeSet<>(codes);
        runtimes.forEach((code, other) -> words.add(word(code, other)));
        return words;
    }

    /** The word that has a language run as another one. */
    public static String word(String code, String runtime) {
        return code + AS + runtime;
    }

    /** Tells whether nothing is chosen. */
    public boolean isNothing() {
        return codes.isEmpty() && runtimes.isEmpty();
    }

    /** The code of the language that a language is run as. */
    public String runtime(String code) {
        return runtimes.getOrDefault(code, code);
    }

    /** Tells whether a language is taken. */
    public boolean takes(String code) {
        return codes.isEmpty() || codes.contains(code) || runtimes.containsKey(code);
    }

    /** The languages among these that are taken. */
    public List<LanguageName> among(Collection<LanguageName> all) {
        return all.stream().filter(one -> takes(one.code())).toList();
    }

    /** The names of all languages that are taken, each with its endings, for a person. */
    public String titles() {
        return among(LanguageNames.known().all()).stream()
                .map(one -> one.title() + " (" + String.join(" ", one.endings()) + ")")
                .collect(Collectors.joining(", "));
    }

    /**
     * Tells whether files are taken: they are in a language of the choice, or tell none that a program may be in, as
     * answers do.
     */
    public boolean takesFiles(Collection<String> files) {
        if (codes.isEmpty() || (LanguageNames.known().of(files).isEmpty() && isAnswers(files))) {
            return true;
        }
        List<LanguageName> told = LanguageNames.known().told(files, codes);
        return !told.isEmpty() && told.stream().anyMatch(one -> takes(one.code()));
    }

    private static boolean isAnswers(Collection<String> files) {
        return LanguageNames.ANY_ANSWERS.of(files).isPresent();
    }
}
