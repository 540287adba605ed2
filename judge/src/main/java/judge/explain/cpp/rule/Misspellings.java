package judge.explain.cpp.rule;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import judge.cpp.Shape;
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
    private static final Shape LOOP = Shape.of("$^ «}»? $x ( .. ;");

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
        return LOOP.first(said.code())
                .map(loop -> loop.text("x"))
                .filter(name -> said.begins("expected primary-expression before ") && Spelling.isSlip(name, "for"))
                .map(name -> Hint.of("cpp-misspelt", "name", name, "wanted", "for"));
    }
}
