package judge.sudoku.generate;

/**
 * No grid as requested was found within the counted work that a search may take; another seed or wider bounds may help.
 */
public final class GenerationException extends Exception {

    private final int attempts;

    GenerationException(int attempts) {
        super("nothing found in " + attempts + " attempts");
        this.attempts = attempts;
    }

    /** Returns the number of attempts that were made. */
    public int attempts() {
        return attempts;
    }
}
