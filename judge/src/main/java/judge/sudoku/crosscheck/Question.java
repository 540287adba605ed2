package judge.sudoku.crosscheck;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.GridFault;

/** The questions to both solvers about a grid. */
public enum Question {
    /** A completion; the same one, if there is only one. */
    FIRST {
        @Override
        Answer answer(Solver solver, Grid grid) {
            Optional<Grid> first = solver.first().apply(grid);
            if (first.isEmpty()) {
                return Answer.of("none");
            }
            Grid completion = first.get();
            Optional<GridFault> fault = completion.firstFaultAsCompletionOf(grid);
            if (fault.isPresent()) {
                return Answer.unsound(completion + ", " + fault.get().describe());
            }
            return Answer.of(solver.count().applyAsLong(grid, 2L) == 1 ? completion : "one of several");
        }
    },

    /** The number of completions, up to several limits. */
    COUNT {
        @Override
        Answer answer(Solver solver, Grid grid) {
            StringBuilder text = new StringBuilder();
            for (long limit : new long[] {1, 2, LISTED - 1, LISTED}) {
                text.append(text.isEmpty() ? "" : ", ")
                        .append(solver.count().applyAsLong(grid, limit))
                        .append(" of at most ")
                        .append(limit);
            }
            return Answer.of(text);
        }
    },

    /** All completions, if there are not too many: each of them valid, none of them twice. */
    COMPLETIONS {
        @Override
        Answer answer(Solver solver, Grid grid) {
            List<Grid> completions = solver.completions().apply(grid, LISTED);
            for (Grid completion : completions) {
                Optional<GridFault> fault = completion.firstFaultAsCompletionOf(grid);
                if (fault.isPresent()) {
                    return Answer.unsound(completion + ", " + fault.get().describe());
                }
            }
            if (new HashSet<>(completions).size() < completions.size()) {
                return Answer.unsound("one of " + completions.size() + " completions twice");
            }
            return Answer.of(
                    completions.size() < LISTED
                            ? completions.size() + " completions with the sum "
                                    + completions.stream()
                                            .mapToLong(Grid::hashCode)
                                            .sum()
                            : LISTED + " completions or more");
        }
    },

    /** The greatest score of a completion; not asked where the bounded search was not made for so few givens. */
    GREATEST_SCORE {
        @Override
        Answer answer(Solver solver, Grid grid) {
            OptionalInt score = solver.greatestScore().apply(grid);
            String text = score.isPresent() ? String.valueOf(score.getAsInt()) : "none";
            List<Grid> completions = solver.completions().apply(grid, LISTED);
            int seen = completions.stream().mapToInt(PlainScore::of).max().orElse(-1);
            boolean all = completions.size() < LISTED;
            boolean sound = all ? score.orElse(-1) == seen : score.orElse(-1) >= seen;
            return sound
                    ? Answer.of(text)
                    : Answer.unsound(
                            text + ", but " + (all ? "the greatest of all completions is " : "one has ") + seen);
        }

        @Override
        boolean isFor(Grid grid) {
            return grid.givens() >= FEWEST_GIVENS_TO_SCORE;
        }
    };

    /** The number of completions that are looked at one by one. */
    static final int LISTED = 200;

    /** The number of givens below which proving a score the greatest can take the bounded search minutes. */
    static final int FEWEST_GIVENS_TO_SCORE = 17;

    /** Asks the solver; an exception is an answer that is never sound. */
    Answer ask(Solver solver, Grid grid) {
        try {
            return answer(solver, grid);
        } catch (RuntimeException | StackOverflowError e) {
            return Answer.unsound(e.toString());
        }
    }

    abstract Answer answer(Solver solver, Grid grid);

    /** Tells whether it makes sense to ask this question about the grid. */
    boolean isFor(Grid grid) {
        return true;
    }

    /** The end of the key of its name in the messages. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
