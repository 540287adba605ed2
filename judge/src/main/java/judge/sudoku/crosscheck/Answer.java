package judge.sudoku.crosscheck;

/**
 * An answer of a solver, in a form in which equal answers are equal texts.
 *
 * @param text the answer in words and numbers
 * @param sound whether the answer is right as far as can be told from itself
 */
record Answer(String text, boolean sound) {
    static Answer of(Object value) {
        return new Answer(value.toString(), true);
    }

    static Answer unsound(String text) {
        return new Answer(text, false);
    }
}
