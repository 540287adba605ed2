package judge.source;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The languages that a course or an assignment takes.
 *
 * @param codes of the languages; none: all are taken
 */
public record LanguageChoice(Set<String> codes) {

    /** All languages. */
    public static final LanguageChoice EVERYTHING = new LanguageChoice(Set.of());

    public LanguageChoice {
        codes = Set.copyOf(codes);
    }

    /** Reads what is stored. */
    public static LanguageChoice stored(@Nullable String stored) {
        return stored == null || stored.isBlank() ? EVERYTHING : new LanguageChoice(Set.of(stored.split(" ")));
    }

    /** Returns what is stored: the codes in their order; null: all languages. */
    public @Nullable String stored() {
        return isEverything() ? null : String.join(" ", new TreeSet<>(codes));
    }

    /** Tells whether all languages are taken. */
    public boolean isEverything() {
        return codes.isEmpty();
    }

    /** Tells whether a language is taken. */
    public boolean takes(String code) {
        return isEverything() || codes.contains(code);
    }

    /** The languages among these that are taken. */
    public List<LanguageName> among(Collection<LanguageName> all) {
        return all.stream().filter(one -> takes(one.code())).toList();
    }

    /**
     * Tells whether files are taken: they are in a language of the choice, or tell none that a program may be in, as
     * answers do.
     */
    public boolean takesFiles(Collection<String> files) {
        if (isEverything() || (LanguageNames.known().of(files).isEmpty() && isAnswers(files))) {
            return true;
        }
        List<LanguageName> told = LanguageNames.known().told(files);
        return !told.isEmpty() && told.stream().anyMatch(one -> takes(one.code()));
    }

    private static boolean isAnswers(Collection<String> files) {
        return LanguageNames.ANY_ANSWERS.of(files).isPresent();
    }
}
