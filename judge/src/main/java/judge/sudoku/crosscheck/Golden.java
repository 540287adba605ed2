package judge.sudoku.crosscheck;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import judge.sudoku.grid.Grid;

/**
 * A grid of which the answers are known from elsewhere.
 *
 * @param givens the grid
 * @param count the number of its completions
 * @param best a completion with the greatest score, if there is any
 */
record Golden(Grid givens, long count, Optional<Grid> best) {
    private static final String FILE = "golden.txt";

    /** The golden set that comes with the program. */
    static List<Golden> set() {
        try (InputStream in = Objects.requireNonNull(Golden.class.getResourceAsStream(FILE), FILE)) {
            return new String(in.readAllBytes(), US_ASCII)
                    .lines()
                    .map(Golden::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads {@code puzzle:count:solution}. */
    static Golden parse(String line) {
        String[] field = line.split(":", -1);
        if (field.length != 3) {
            throw new IllegalArgumentException("expected puzzle:count:solution, found " + line);
        }
        return new Golden(
                Grid.parse(field[0]),
                Long.parseLong(field[1]),
                field[2].isEmpty() ? Optional.empty() : Optional.of(Grid.parse(field[2])));
    }

    /** The answers, in the form in which {@link #answers} has them. */
    String expected() {
        return text(count, best.map(PlainScore::of).orElse(-1), count == 1 ? best : Optional.empty());
    }

    /** Returns a solver's answers where the right ones are known, in the same form. */
    Answer answers(Solver solver) {
        try {
            long counted = solver.count().applyAsLong(givens, count + 1);
            Optional<Grid> only = counted == 1 ? solver.first().apply(givens) : Optional.empty();
            return Answer.of(text(counted, solver.greatestScore().apply(givens).orElse(-1), only));
        } catch (RuntimeException | StackOverflowError e) {
            return Answer.unsound(e.toString());
        }
    }

    private static String text(long count, int score, Optional<Grid> only) {
        return "completions: " + count + ", greatest score: " + score
                + only.map(grid -> ", " + grid).orElse("");
    }
}
