package judge.explain.cpp.rule;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.explain.said.Spelling;
import judge.explain.said.WordLists;
import judge.reason.Hint;

/** Words of the language and names of its library as they come out when the fingers slip. */
final class Misspellings {

    private static final WordLists WORDS = new WordLists("cpp");

    private static final Set<String> KEYWORDS = WORDS.of("keywords");
    private static final Set<String> KEYWORDS_OF_CPP = WORDS.of("keywords of C++");

    /** The words that nobody means by a name that is not known. */
    private static final Set<String> OTHERS = WORDS.of("rare keywords");

    /** A loop whose first word is taken for the name of a function. */
    private static final Pattern LOOP = Pattern.compile("^\\s*\\}?\\s*(\\w{3,5})\\s*\\([^()]*;");

    private Misspellings() {}

    /** Returns the word that was meant, if there is no doubt. */
    static Optional<String> of(String written, boolean inC) {
        Stream<String> words = inC
                ? Stream.concat(KEYWORDS.stream(), LibraryNames.all().filter(name -> LibraryNames.header(name)
                        .flatMap(LibraryNames::headerOfC)
                        .isPresent()))
                : Stream.of(KEYWORDS.stream(), KEYWORDS_OF_CPP.stream(), LibraryNames.all())
                        .flatMap(one -> one);
        return words.filter(word -> Spelling.isSlip(written, word)).findFirst();
    }

    /**
     * Tells whether the language or its library has the word: {@code ans} is no slip of {@code abs}, {@code cnt} none
     * of int.
     */
    static boolean isWord(String name) {
        return KEYWORDS.contains(name)
                || OTHERS.contains(name)
                || KEYWORDS_OF_CPP.contains(name)
                || LibraryNames.header(name.replace("std::", "")).isPresent();
    }

    /** Finds {@code fro (int i = 0; ...)}, where the compiler complains of the text after it. */
    static Optional<Hint> loop(Complaint said) {
        Matcher loop = LOOP.matcher(said.place());
        boolean found = said.begins("expected primary-expression before ")
                && loop.find()
                && Spelling.isSlip(loop.group(1), "for");
        return found ? Optional.of(Hint.of("cpp-misspelt", "name", loop.group(1), "wanted", "for")) : Optional.empty();
    }
}
