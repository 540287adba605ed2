package judge.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.knowledge.Explanation;
import judge.knowledge.InputSpace;
import judge.knowledge.Knowledge;
import judge.knowledge.Scope;
import judge.problem.ReferenceName;
import judge.sudoku.ShippedProblems;
import judge.sudoku.grid.Grid;
import judge.sudoku.solve.Sudoku;
import judge.sudoku.solve.SudokuText;
import judge.sudoku.solve.TargetSudokuText;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class HuntTest {

    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final String FULL =
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

    private final Knowledge target = ShippedProblems.knowledge(ReferenceName.TARGET_SUDOKU);
    private final Knowledge puzzles = ShippedProblems.knowledge(ReferenceName.SUDOKU);
    private final Knowledge beyondTarget = ShippedProblems.knowledge(ReferenceName.TARGET_SUDOKU, Scope.BEYOND);
    private final Knowledge beyondPuzzles = ShippedProblems.knowledge(ReferenceName.SUDOKU, Scope.BEYOND);
    private final AtomicLong clock = new AtomicLong();
    private final List<String> shrunk = new ArrayList<>();
    private final List<Duration> slowestSoFar = new ArrayList<>();

    private final Hunt.Listener listener = new Hunt.Listener() {
        @Override
        public void tried(int inputs) {
            clock.addAndGet(1_000_000_000);
        }

        @Override
        public void climbed(int inputs, Duration slowest) {
            clock.addAndGet(1_000_000_000);
            slowestSoFar.add(slowest);
        }

        @Override
        public void shrunk(String input) {
            shrunk.add(input);
        }
    };

    private Hunt.Result hunt(InputSpace knowledge, Trial trial, long seed) throws Exception {
        return new Hunt(knowledge, trial, clock::get, listener).run(seed, MINUTE);
    }

    private static Function<String, Verdict> wrongOn(Predicate<String> inputs) {
        return input -> inputs.test(input) ? Verdict.WA : Verdict.AC;
    }

    private static boolean anyGrid(String input, Predicate<Grid> wanted) {
        return SudokuText.puzzles(input).stream().map(SudokuText.Puzzle::givens).anyMatch(wanted);
    }

    private static boolean hasBlankRow(Grid grid) {
        return IntStream.range(0, 9)
                .anyMatch(row -> IntStream.range(9 * row, 9 * row + 9).allMatch(cell -> grid.digit(cell) == 0));
    }

    private static boolean hasSeveralCompletions(Grid grid) {
        return new Sudoku().count(grid, 2) > 1;
    }

    static Stream<Arguments> wrongPrograms() {
        Knowledge grid = ShippedProblems.knowledge(ReferenceName.TARGET_SUDOKU);
        Knowledge file = ShippedProblems.knowledge(ReferenceName.SUDOKU);
        return Stream.of(
                Arguments.of("prints 0 for -1", grid, wrongOn(input -> TargetSudokuText.answer(input)
                        .equals("-1\n"))),
                Arguments.of("is always wrong", grid, wrongOn(input -> true)),
                Arguments.of(
                        "takes a full grid to be right",
                        ShippedProblems.knowledge(ReferenceName.TARGET_SUDOKU, Scope.BEYOND),
                        wrongOn(input -> Grid.parseNumbers(input).isComplete()
                                && Grid.parseNumbers(input).firstClash().isPresent())),
                Arguments.of(
                        "never tries a nine in the centre",
                        grid,
                        wrongOn(input -> Grid.parseNumbers(input).digit(40) == 9)),
                Arguments.of(
                        "keeps its masks",
                        file,
                        wrongOn(input -> SudokuText.puzzles(input).size() > 1)),
                Arguments.of("stops at a blank row", file, wrongOn(input -> anyGrid(input, HuntTest::hasBlankRow))),
                Arguments.of(
                        "has room for twenty",
                        file,
                        wrongOn(input -> SudokuText.puzzles(input).size() > 20)),
                Arguments.of(
                        "takes several completions for an error",
                        ShippedProblems.knowledge(ReferenceName.SUDOKU, Scope.BEYOND),
                        wrongOn(input -> anyGrid(input, HuntTest::hasSeveralCompletions))),
                Arguments.of(
                        "fails on a blank in each corner",
                        file,
                        wrongOn(input -> anyGrid(
                                input, one -> one.digit(0) + one.digit(8) + one.digit(72) + one.digit(80) == 0))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongPrograms")
    void findsAnInputWithoutASinglePieceTooMuch(String name, Knowledge knowledge, Function<String, Verdict> program)
            throws Exception {
        Counterexample found =
                hunt(knowledge, new FakeTrial(program), 1).counterexample().orElseThrow();

        String smallest = found.smallest();
        assertThat(found.minimal()).isTrue();
        assertThat(knowledge.isLegal(smallest)).isTrue();
        assertThat(program.apply(smallest)).isEqualTo(Verdict.WA);
        for (int kind = 0; kind < knowledge.pieces(smallest).size(); kind++) {
            for (int piece = 0; piece < knowledge.pieces(smallest).get(kind); piece++) {
                String without = knowledge.without(smallest, kind, piece, piece + 1);
                assertThat(knowledge.isLegal(without) && program.apply(without) == Verdict.WA)
                        .as(without)
                        .isFalse();
            }
        }
    }

    @Test
    void fillsInAllButFourCorners() throws Exception {
        FakeTrial trial = new FakeTrial(wrongOn(
                input -> anyGrid(input, one -> one.digit(0) + one.digit(8) + one.digit(72) + one.digit(80) == 0)));

        String smallest = hunt(puzzles, trial, 1).counterexample().orElseThrow().smallest();

        assertThat(puzzles.pieces(smallest)).containsExactly(1, 4);
    }

    /** Piece by piece nothing can go from the three blanks, and the one that would do without them is filled in. */
    @Test
    void makesACellBlankWhereTwoOthersCanThenBeFilledIn() throws Exception {
        String start = "..." + FULL.substring(3) + "\nend\n";
        FakeTrial trial = new FakeTrial(wrongOn(
                input -> anyGrid(input, one -> one.digit(0) + one.digit(1) + one.digit(2) == 0 || one.digit(4) == 0)));

        Shrinker shrinker = shrinker(puzzles, trial, start);

        assertThat(shrinker.shrink()).isTrue();
        assertThat(shrinker.smallest()).matches("[1-9]{4}\\.[1-9]{76}\nend\n");
    }

    @Test
    void swapsRowsAndColumnsToANormalFormWhereTheProgramStillFails() throws Exception {
        FakeTrial trial = new FakeTrial(wrongOn(input -> true));
        Grid one = Grid.parseNumbers(target.input(1, 8));
        Grid other = Grid.of(IntStream.range(0, Grid.CELLS)
                .map(cell -> (10 - one.digit(cell % 9 * 9 + cell / 9)) % 10)
                .toArray());

        Shrinker shrinker = shrinker(target, trial, one.toNumbers());
        Shrinker same = shrinker(target, trial, other.toNumbers());

        assertThat(shrinker.shrink()).isTrue();
        assertThat(same.shrink()).isTrue();
        assertThat(shrinker.smallest()).isEqualTo(same.smallest()).startsWith("0 0 0 0 0 0 0 ");
    }

    @Test
    void findsWhatIsOnlyWrongBeyondTheContestOnlyWhereItMayLookThere() throws Exception {
        Function<String, Verdict> toggling =
                wrongOn(input -> Grid.parseNumbers(input).firstClash().isPresent());
        Function<String, Verdict> greedy =
                wrongOn(input -> puzzles.beyond(input).isPresent());

        assertThat(hunt(target, new FakeTrial(toggling), 1).counterexample()).isEmpty();
        assertThat(hunt(puzzles, new FakeTrial(greedy), 1).counterexample()).isEmpty();
        assertThat(hunt(beyondTarget, new FakeTrial(toggling), 1).counterexample())
                .isPresent();
        assertThat(hunt(beyondPuzzles, new FakeTrial(greedy), 1).counterexample())
                .isPresent();
    }

    @Test
    void staysWithinThePromiseFromAnInputThatKeepsIt() throws Exception {
        for (Knowledge knowledge : List.of(beyondTarget, beyondPuzzles)) {
            FakeTrial trial = new FakeTrial(wrongOn(input -> true));

            hunt(knowledge, trial, 1);

            assertThat(trial.tried())
                    .hasSizeGreaterThan(2)
                    .allMatch(input -> knowledge.beyond(input).isEmpty());
        }
    }

    @Test
    void prefersAnInputThatKeepsThePromiseWhileItShrinks() throws Exception {
        String several = ".".repeat(81) + "\nend\n";
        FakeTrial trial = new FakeTrial(wrongOn(input -> !input.equals("end\n")));

        Shrinker shrinker = shrinker(beyondPuzzles, trial, several);

        assertThat(shrinker.shrink()).isTrue();
        assertThat(beyondPuzzles.pieces(shrinker.smallest())).containsExactly(1, 0);
    }

    @Test
    void prefersAnInputThatKeepsThePromiseToOneThatIsSmaller() throws Exception {
        FakeTrial trial = new FakeTrial(wrongOn(input -> Integer.parseInt(input) >= 60));

        Shrinker shrinker = shrinker(new Seventy(Scope.BEYOND), trial, "65");

        assertThat(shrinker.shrink()).isTrue();
        assertThat(shrinker.smallest()).isEqualTo("70");
    }

    @Test
    void looksForTheSlowestInputWithinThePromiseOnly() throws Exception {
        FakeTrial trial = new FakeTrial(
                input -> Verdict.AC,
                (input, verdict) -> Duration.ofMillis(puzzles.beyond(input).isPresent() ? 900 : 50));

        Hunt.Result result = hunt(beyondPuzzles, trial, 1);

        assertThat(trial.tried()).anyMatch(input -> puzzles.beyond(input).isPresent());
        assertThat(result.slowest()).get().satisfies(slowest -> assertThat(puzzles.beyond(slowest.input()))
                .isEmpty());
    }

    /** Whatever the program does, on the way up and on the way down: judged by a solver that the hunt does not use. */
    @ParameterizedTest(name = "{0}")
    @EnumSource(ReferenceName.class)
    void triesNothingThatTheContestDoesNotPromise(ReferenceName problem) throws Exception {
        List<Function<String, Verdict>> programs =
                new ArrayList<>(List.of(input -> Verdict.AC, input -> Verdict.TLE, wrongOn(input -> true)));
        for (int some = 0; some < 12; some++) {
            int remainder = some % 3;
            programs.add(wrongOn(input -> Math.floorMod(input.hashCode(), 3) == remainder));
            programs.add(wrongOn(input -> input.lines().count() > 20 || input.contains(remainder + 1 + " 9")));
        }
        Set<String> tried = new LinkedHashSet<>();
        for (int seed = 0; seed < programs.size(); seed++) {
            FakeTrial trial = new FakeTrial(
                    programs.get(seed),
                    (input, verdict) ->
                            Duration.ofMillis(verdict == Verdict.TLE ? 3_000 : Math.floorMod(input.hashCode(), 500)));
            hunt(ShippedProblems.knowledge(problem), trial, seed);
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

    private Shrinker shrinker(InputSpace space, FakeTrial trial, String input) throws Exception {
        return new Shrinker(space, trial, input, trial.run(input), () -> true, shrunk::add);
    }

    @Test
    void findsTheSameForTheSameSeed() throws Exception {
        Function<String, Verdict> program = wrongOn(input -> anyGrid(input, grid -> grid.digit(3) == 5));

        Counterexample one =
                hunt(puzzles, new FakeTrial(program), 7).counterexample().orElseThrow();
        Counterexample same = hunt(ShippedProblems.knowledge(ReferenceName.SUDOKU), new FakeTrial(program), 7)
                .counterexample()
                .orElseThrow();
        Counterexample other =
                hunt(puzzles, new FakeTrial(program), 8).counterexample().orElseThrow();

        assertThat(same).usingRecursiveComparison().isEqualTo(one);
        assertThat(other.found()).isNotEqualTo(one.found());
    }

    @Test
    void endsWithNothingWhenItsTimeIsUp() throws Exception {
        Hunt.Result result = hunt(puzzles, new FakeTrial(input -> Verdict.AC), 1);

        assertThat(result.inputs()).isEqualTo(60);
        assertThat(result.unsteady()).isZero();
        assertThat(result.counterexample()).isEmpty();
        assertThat(result.interrupted()).isFalse();
    }

    @Test
    void doesNotReportAFailureThatIsNotSeenTwice() throws Exception {
        AtomicLong runs = new AtomicLong();

        Hunt.Result result =
                hunt(puzzles, new FakeTrial(input -> runs.incrementAndGet() == 3 ? Verdict.TLE : Verdict.AC), 1);

        assertThat(result.unsteady()).isEqualTo(1);
        assertThat(result.counterexample()).isEmpty();
    }

    @Test
    void givesTheBestSoFarWhenItIsInterrupted() throws Exception {
        FakeTrial trial = new FakeTrial(wrongOn(input -> true)).interruptedAfter(3);

        Hunt.Result result = hunt(target, trial, 1);

        Counterexample best = result.counterexample().orElseThrow();
        assertThat(result.interrupted()).isTrue();
        assertThat(best.minimal()).isFalse();
        assertThat(best.smallest()).isEqualTo(trial.tried().get(2)).isNotEqualTo(best.found());
    }

    @Test
    void saysSoWhenItIsInterruptedBeforeAnythingIsFound() throws Exception {
        Hunt.Result result = hunt(target, new FakeTrial(input -> Verdict.AC).interruptedAfter(2), 1);

        assertThat(result.interrupted()).isTrue();
        assertThat(result.counterexample()).isEmpty();
        assertThat(result.inputs()).isEqualTo(2);
    }

    @Test
    void doesNotCallSmallestWhatItHadNoTimeToShrink() throws Exception {
        FakeTrial trial = new FakeTrial(input -> {
            clock.addAndGet(Duration.ofSeconds(20).toNanos());
            return Grid.parseNumbers(input).givens() < 60 ? Verdict.AC : Verdict.WA;
        });

        Counterexample found = hunt(target, trial, 1).counterexample().orElseThrow();

        assertThat(found.minimal()).isFalse();
        assertThat(clock.get()).isLessThanOrEqualTo(Duration.ofSeconds(110).toNanos());
    }

    @Test
    void beginsWithTheSmallestInputOnWhichTheProgramFailsInTheSameWay() throws Exception {
        FakeTrial trial = new FakeTrial(
                wrongOn(input -> Grid.parseNumbers(input).firstClash().isPresent()));

        Counterexample found = hunt(beyondTarget, trial, 1).counterexample().orElseThrow();

        int number = found.number().orElseThrow();
        assertThat(target.pieces(found.found())).containsExactly(81);
        assertThat(number).isEqualTo(target.kinds());
        assertThat(trial.tried()).startsWith(target.input(1, 0), target.input(1, 1));
        assertThat(trial.tried().subList(number, number + 2)).containsExactly(found.found(), found.found());
        assertThat(trial.tried().subList(number + 2, trial.tried().size()))
                .allMatch(input -> target.pieces(input).get(0) < 40);
        assertThat(target.pieces(found.smallest())).containsExactly(24);
    }

    @Test
    void doesNotTryAThousandPuzzlesOneByOne() throws Exception {
        FakeTrial trial =
                new FakeTrial(wrongOn(input -> SudokuText.puzzles(input).size() > 1_000));

        Counterexample found = hunt(puzzles, trial, 1).counterexample().orElseThrow();

        assertThat(found.minimal()).isTrue();
        assertThat(puzzles.pieces(found.smallest())).containsExactly(1_001, 0);
        assertThat(found.attempts()).isLessThan(40);
    }

    @Test
    void keepsTheVerdictWhileItShrinks() throws Exception {
        FakeTrial trial = new FakeTrial(input -> Grid.parseNumbers(input).givens() > 50 ? Verdict.WA : Verdict.RTE);

        Counterexample found = hunt(target, trial, 1).counterexample().orElseThrow();

        assertThat(found.finding().verdict()).isEqualTo(Verdict.WA);
        assertThat(target.pieces(found.smallest())).containsExactly(51);
    }

    @Test
    void makesTheInputOfASlowProgramNoHarderThanTheContestDoes() throws Exception {
        Knowledge strict = calling50GivensFair();

        String slow = hunt(strict, new FakeTrial(input -> Verdict.TLE), 1)
                .counterexample()
                .orElseThrow()
                .smallest();
        String wrong = hunt(strict, new FakeTrial(input -> Verdict.WA), 1)
                .counterexample()
                .orElseThrow()
                .smallest();

        assertThat(target.pieces(slow)).containsExactly(50);
        assertThat(target.pieces(wrong)).containsExactly(24);
    }

    /** Counting completions to an end would take the test long. */
    private Knowledge calling50GivensFair() {
        return (Knowledge) Proxy.newProxyInstance(
                Knowledge.class.getClassLoader(),
                new Class<?>[] {Knowledge.class},
                (proxy, method, arguments) -> switch (method.getName()) {
                    case "isFair" -> target.pieces((String) arguments[0]).get(0) >= 50;
                    case "promised" -> proxy;
                    default -> method.invoke(target, arguments);
                });
    }

    @Test
    void tellsOfWhatHasBecomeOfTheInput() throws Exception {
        String smallest = hunt(puzzles, new FakeTrial(input -> Verdict.WA), 1)
                .counterexample()
                .orElseThrow()
                .smallest();

        assertThat(smallest).matches("123456789456789123[1-9]{63}\nend\n");
        assertThat(hunt(target, new FakeTrial(input -> Verdict.WA), 1).counterexample())
                .get()
                .satisfies(found -> assertThat(shrunk).contains(found.smallest()));
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
        public Optional<Explanation.Note> beyond(String input) {
            return Integer.parseInt(input) >= 70
                    ? Optional.empty()
                    : Optional.of(new Explanation.Note("less than 70", List.of()));
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
