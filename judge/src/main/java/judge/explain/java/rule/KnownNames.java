package judge.explain.java.rule;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import judge.explain.said.WordLists;

/**
 * The classes of the JDK that contestants use, by their simple names: what they forget to import or spell in another
 * case.
 */
final class KnownNames {

    private static final WordLists WORDS = new WordLists("java");

    /** The names that other languages have, or that belong to a class in Java. */
    private static final Map<String, String> ELSEWHERE = WORDS.pairs("foreign");

    private static final Map<String, String> PACKAGES = WORDS.owners("packages");
    private static final Map<String, String> BY_LETTERS = new HashMap<>();

    static {
        // The words that Java writes in small letters, and some contestants do not.
        WORDS.of("keywords").forEach(word -> BY_LETTERS.put(word, word));
        PACKAGES.keySet().forEach(type -> BY_LETTERS.putIfAbsent(type.toLowerCase(Locale.ROOT), type));
    }

    private KnownNames() {}

    /** The full name of a class that has to be imported. */
    static Optional<String> toImport(String simpleName) {
        return Optional.ofNullable(PACKAGES.get(simpleName))
                .filter(name -> !name.equals("java.lang"))
                .map(name -> name + "." + simpleName);
    }

    /** The same name in the case that it has in Java. */
    static Optional<String> inTheRightCase(String name) {
        return Optional.ofNullable(BY_LETTERS.get(name.toLowerCase(Locale.ROOT)))
                .filter(right -> !right.equals(name));
    }

    /** Returns Java's name for a thing that another language calls so. */
    static Optional<String> ofOtherLanguages(String name) {
        return Optional.ofNullable(ELSEWHERE.get(name));
    }

    /** Tells whether the JDK has a class of this name. */
    static boolean isOfTheJdk(String simpleName) {
        return PACKAGES.containsKey(simpleName);
    }
}
