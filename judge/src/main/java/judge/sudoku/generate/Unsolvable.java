package judge.sudoku.generate;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The reasons why a grid has no completion. */
public enum Unsolvable {
    /** Equal givens that see each other. */
    CONTRADICTION,
    /** No two givens clash; only a search can tell. */
    SEARCH;

    /** The name in options. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The reason of a word. */
    public static Optional<Unsolvable> of(String word) {
        return Arrays.stream(values())
                .filter(reason -> reason.word().equals(word))
                .findFirst();
    }
}
