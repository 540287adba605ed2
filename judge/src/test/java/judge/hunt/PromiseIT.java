package judge.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import judge.knowledge.InputExplanation;
import judge.knowledge.InputSpace;
import judge.knowledge.Knowledge;
import judge.knowledge.Scope;
import judge.problem.ReferenceName;
import judge.sudoku.ShippedProblems;
import judge.sudoku.grid.Grid;
import judge.sudoku.solve.Sudoku;
import judge.sudoku.solve.SudokuText;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The hunt and inputs that the contest promises not to have. */
@Tag("explanations")
class PromiseIT {

    private final Knowledge target = ShippedProblems.knowledge(ReferenceName.TARGET_SUDOKU);
    private final Knowledge puzzles = ShippedProblems.knowledge(ReferenceName.SUDOKU);
    private final Knowledge beyondTarget = ShippedProblems.knowledge(ReferenceName.TARGET_SUDOKU, Scope.BEYOND);
    private final Knowledge beyondPuzzles = ShippedProblems.knowledge(ReferenceName.SUDOKU, Scope.BEYOND);
    private final HuntBench bench = new HuntBench();

    @Test
    void findsWhatIsOnlyWrongBeyondTheContestOnlyWhereItMayLookThere() throws Exception {
        Function<String, Verdict> toggling =
                HuntBench.wrongOn(input -> Grid.parseNumbers(input).firstClash().isPresent());
        // The program runs while the hunt makes its next inputs: it asks what no other thread asks.
        Knowledge askedByProgram = ShippedProblems.knowledge(ReferenceName.SUDOKU);
        Function<String, Verdict> greedy =
                HuntBench.wrongOn(input -> askedByProgram.beyond(input).isPresent());

        assertThat(bench.hunt(target, new FakeTrial(toggling), 1).counterexample())
                .isEmpty();
        assertThat(bench.hunt(puzzles, new FakeTrial(greedy), 1).counterexample())
                .isEmpty();
        assertThat(bench.hunt(beyondTarget, new FakeTrial(toggling), 1).counterexample())
                .isPresent();
        assertThat(bench.hunt(beyondPuzzles, new FakeTrial(greedy), 1).counterexample())
                .isPresent();
    }

    @Test
    void staysWithinThePromiseFromAnInputThatKeepsIt() throws Exception {
        for (Knowledge knowledge : List.of(beyondTarget, beyondPuzzles)) {
            FakeTrial trial = new FakeTrial(HuntBench.wrongOn(input -> true));

            bench.hunt(knowledge, trial, 1);

            assertThat(trial.tried())
                    .hasSizeGreaterThan(2)
                    .allMatch(input -> knowledge.beyond(input).isEmpty());
        }
    }

    @Test
    void prefersAnInputThatKeepsThePromiseWhileItShrinks() throws Exception {
        String several = ".".repeat(81) + "\nend\n";
        FakeTrial trial = new FakeTrial(HuntBench.wrongOn(input -> !input.equals("end\n")));

        Shrinker shrinker = bench.shrinker(beyondPuzzles, trial, several);

        assertThat(shrinker.shrink()).isTrue();
        assertThat(beyondPuzzles.pieces(shrinker.smallest())).containsExactly(1, 0);
    }

    @Test
    void prefersAnInputThatKeepsThePromiseToOneThatIsSmaller() throws Exception {
        FakeTrial trial = new FakeTrial(HuntBench.wrongOn(input -> Integer.parseInt(input) >= 60));

        Shrinker shrinker = bench.shrinker(new Seventy(Scope.BEYOND), trial, "65");

        assertThat(shrinker.shrink()).isTrue();
        assertThat(shrinker.smallest()).isEqualTo("70");
    }

    @Test
    void looksForTheSlowestInputWithinThePromiseOnly() throws Exception {
        FakeTrial trial = new FakeTrial(
                input -> Verdict.AC,
                (input, verdict) -> Duration.ofMillis(puzzles.beyond(input).isPresent() ? 900 : 50));

        Hunt.Result result = bench.hunt(beyondPuzzles, trial, 1);

        assertThat(trial.tried()).anyMatch(input -> puzzles.beyond(input).isPresent());
        assertThat(result.slowest()).get().satisfies(slowest -> assertThat(puzzles.beyond(slowest.input()))
                .isEmpty());
    }

    /** Any program is hunted, with growing and with shrinking inputs; a solver that the hunt does not use judges. */
    @ParameterizedTest(name = "{0}")
    @EnumSource(ReferenceName.class)
    void triesNothingThatTheContestDoesNotPromise(ReferenceName problem) throws Exception {
        List<Function<String, Verdict>> programs =
                new ArrayList<>(List.of(input -> Verdict.AC, input -> Verdict.TLE, HuntBench.wrongOn(input -> true)));
        for (int some = 0; some < 12; some++) {
            int remainder = some % 3;
            programs.add(HuntBench.wrongOn(input -> Math.floorMod(input.hashCode(), 3) == remainder));
            programs.add(
                    HuntBench.wrongOn(input -> input.lines().count() > 20 || input.contains(remainder + 1 + " 9")));
        }
        Set<String> tried = new LinkedHashSet<>();
        for (int seed = 0; seed < programs.size(); seed++) {
            FakeTrial trial = new FakeTrial(
                    programs.get(seed),
                    (input, verdict) ->
                            Duration.ofMillis(verdict == Verdict.TLE ? 3_000 : Math.floorMod(input.hashCode(), 500)));
            bench.hunt(ShippedProblems.knowledge(problem), trial, seed);
            tried.addAll(trial.tried());
        }

        assertThat(tried).hasSizeGreaterThan(300).allSatisfy(input -> assertPromised(problem, input));
    }

    private static void assertPromised(ReferenceName problem, String input) {
        if (problem == ReferenceName.TARGET_SUDOKU) {
            Grid grid = Grid.parseNumbers(input);
            assertThat(grid.givens()).isGreaterThanOrEqualTo(24);
            assertThat(grid.firstClash()).isEmpty();
        } else {
            assertThat(SudokuText.puzzles(input))
                    .isNotEmpty()
                    .hasSizeLessThanOrEqualTo(5_000)
                    .map(puzzle -> new Sudoku().count(puzzle.givens(), 2))
                    .containsOnly(1L);
        }
    }

    /** Numbers of which the contest promises that they are 70 or more; 15 can be added at once. */
    private static final class Seventy extends Numbers {
        private final Scope scope;

        Seventy(Scope scope) {
            this.scope = scope;
        }

        @Override
        public boolean isLegal(String input) {
            return scope == Scope.BEYOND || beyond(input).isEmpty();
        }

        @Override
        public Optional<InputExplanation.Note> beyond(String input) {
            return Integer.parseInt(input) >= 70
                    ? Optional.empty()
                    : Optional.of(new InputExplanation.Note("less than 70", List.of()));
        }

        @Override
        public InputSpace promised() {
            return new Seventy(Scope.PROMISED);
        }

        @Override
        public int additions(String input) {
            return 1;
        }

        @Override
        public String with(String input, int which) {
            return String.valueOf(Integer.parseInt(input) + 15);
        }
    }
}
