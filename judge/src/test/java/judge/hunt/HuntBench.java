package judge.hunt;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Predicate;
import judge.knowledge.InputSpace;
import judge.sudoku.grid.Grid;
import judge.sudoku.solve.SudokuText;
import judge.verdict.Verdict;

/** Hunts with a fake clock: each input takes a second. */
final class HuntBench {

    private static final Duration MINUTE = Duration.ofMinutes(1);

    private final AtomicLong clock = new AtomicLong();
    private final List<String> shrunk = new ArrayList<>();

    private final Hunt.Listener listener = new Hunt.Listener() {
        @Override
        public void tried(int inputs) {
            clock.addAndGet(1_000_000_000);
        }

        @Override
        public void climbed(int inputs, Duration slowest) {
            clock.addAndGet(1_000_000_000);
        }

        @Override
        public void shrunk(String input) {
            shrunk.add(input);
        }
    };

    /** Hunts for a minute of the fake clock. */
    Hunt.Result hunt(InputSpace space, Trial trial, long seed) throws Exception {
        return new Hunt(space, trial, clock::get, listener).run(seed, MINUTE);
    }

    /** A shrinker that has an input on which the program fails, and time without end. */
    Shrinker shrinker(InputSpace space, FakeTrial trial, String input) throws Exception {
        return new Shrinker(space, trial, input, trial.run(input), () -> true, shrunk::add);
    }

    /** The clock of the hunt, in nanoseconds. */
    AtomicLong clock() {
        return clock;
    }

    /** The failing inputs of which the listener was told while they became smaller. */
    List<String> shrunk() {
        return shrunk;
    }

    static Function<String, Verdict> wrongOn(Predicate<String> inputs) {
        return input -> inputs.test(input) ? Verdict.WA : Verdict.AC;
    }

    static boolean anyGrid(String input, Predicate<Grid> wanted) {
        return SudokuText.puzzles(input).stream().map(SudokuText.Puzzle::givens).anyMatch(wanted);
    }
}
