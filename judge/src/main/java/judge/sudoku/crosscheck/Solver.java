package judge.sudoku.crosscheck;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToLongBiFunction;
import judge.sudoku.grid.Grid;

/**
 * A solver to compare: its answers to four questions, as plain functions, so that a test can give wrong ones.
 *
 * @param name the solver's name where answers are shown
 * @param first a completion, if there is one
 * @param count the number of completions, or the limit if there are more
 * @param completions all completions, or so many of them if there are more
 * @param greatestScore the greatest score of a completion in target sudoku, if there is one
 */
public record Solver(
        String name,
        Function<Grid, Optional<Grid>> first,
        ToLongBiFunction<Grid, Long> count,
        BiFunction<Grid, Integer, List<Grid>> completions,
        Function<Grid, OptionalInt> greatestScore) {}
