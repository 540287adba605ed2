package judge.sudoku.generate;

/** What was wished for was not found within the counted work that a search may take; another seed or a wider wish may do. */
public final class GenerationException extends Exception {

    private final int attempts;

    GenerationException(int attempts) {
        super("nothing found in " + attempts + " attempts");
        this.attempts = attempts;
    }

    /** How often a new start was made. */
    public int attempts() {
        return attempts;
    }
}
