package judge.knowledge;

import java.util.List;
import java.util.Optional;

/** The inputs of one problem, as a hunt needs to know them. Implementations are used by one thread. */
public interface InputSpace {

    /**
     * Makes an input to try programs on, legal and fair: the same for the same seed and number, small and plain for the
     * first numbers, of all kinds and harder later on. Inputs that are {@link #beyond} the contest come after one of
     * each other kind.
     *
     * @param number from 0
     */
    String input(long seed, int number) throws InputException, InterruptedException;

    /** Returns the number of inputs after which no new kinds come, at most. */
    int kinds();

    /** An input much like another, perhaps neither legal nor fair: the same for the same seed. */
    String neighbour(String input, long seed) throws InputException, InterruptedException;

    /** Tells whether the input may be tried: by default only if the contest's statement allows it. */
    boolean isLegal(String input) throws InputException, InterruptedException;

    /** Returns a sentence that says which promise of the contest an input breaks; empty if it keeps all. */
    default Optional<InputExplanation.Note> beyond(String input) {
        return Optional.empty();
    }

    /** Returns the inputs that keep the contest's promise; the first of each kind have the same numbers. */
    default InputSpace promised() {
        return this;
    }

    /**
     * Tells whether the input needs no more work than the contest's data: being too slow on anything larger is no
     * fault.
     */
    boolean isFair(String input);

    /**
     * Tells whether inputs can be made while a program runs whose time is measured: not where other programs make them.
     */
    default boolean isApart() {
        return true;
    }

    /**
     * Returns the number of things that could be taken away from an input, for each kind of thing, the large kinds
     * first.
     */
    List<Integer> pieces(String input);

    /** Returns the size of an input: the smaller of two is the better one to show. */
    default int weight(String input) {
        return pieces(input).stream().mapToInt(Integer::intValue).sum();
    }

    /**
     * The input without some of its pieces of a kind.
     *
     * @param kind index into {@link #pieces}
     * @param from the first piece to go
     * @param to the first piece to stay after it
     */
    String without(String input, int kind, int from, int to);

    /** Returns the number of things that could be added, one at a time. */
    default int additions(String input) {
        return 0;
    }

    /**
     * The input with one more piece.
     *
     * @param which from 0, below {@link #additions}
     */
    default String with(String input, int which) {
        throw new IndexOutOfBoundsException(which);
    }

    /** Equivalent inputs in a simpler form, the simplest first. */
    default List<String> normalForms(String input) {
        return List.of();
    }

    /** The size of an input. */
    InputExplanation.Note size(String input);

    /** The key of the sentence which says that no single piece of an input can be taken away. */
    String minimalKey();
}
