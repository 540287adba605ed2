package judge.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import judge.knowledge.Knowledge;
import judge.problem.ReferenceName;
import judge.sudoku.ShippedProblems;
import judge.sudoku.grid.Grid;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;

class HuntTest {

    private final Knowledge target = ShippedProblems.knowledge(ReferenceName.TARGET_SUDOKU);
    private final Knowledge puzzles = ShippedProblems.knowledge(ReferenceName.SUDOKU);
    private final HuntBench bench = new HuntBench();

    @Test
    void findsTheSameForTheSameSeed() throws Exception {
        Function<String, Verdict> program =
                HuntBench.wrongOn(input -> HuntBench.anyGrid(input, grid -> grid.digit(3) == 5));

        Counterexample one =
                bench.hunt(puzzles, new FakeTrial(program), 7).counterexample().orElseThrow();
        Counterexample same = bench.hunt(ShippedProblems.knowledge(ReferenceName.SUDOKU), new FakeTrial(program), 7)
                .counterexample()
                .orElseThrow();
        Counterexample other =
                bench.hunt(puzzles, new FakeTrial(program), 8).counterexample().orElseThrow();

        assertThat(same).usingRecursiveComparison().isEqualTo(one);
        assertThat(other.found()).isNotEqualTo(one.found());
    }

    @Test
    void endsWithNothingWhenItsTimeIsUp() throws Exception {
        Hunt.Result result = bench.hunt(puzzles, new FakeTrial(input -> Verdict.AC), 1);

        assertThat(result.inputs()).isEqualTo(60);
        assertThat(result.unsteady()).isZero();
        assertThat(result.counterexample()).isEmpty();
        assertThat(result.interrupted()).isFalse();
    }

    @Test
    void doesNotReportAFailureThatIsNotSeenTwice() throws Exception {
        AtomicLong runs = new AtomicLong();

        Hunt.Result result =
                bench.hunt(puzzles, new FakeTrial(input -> runs.incrementAndGet() == 3 ? Verdict.TLE : Verdict.AC), 1);

        assertThat(result.unsteady()).isEqualTo(1);
        assertThat(result.counterexample()).isEmpty();
    }

    @Test
    void givesTheBestSoFarWhenItIsInterrupted() throws Exception {
        FakeTrial trial = new FakeTrial(
                        HuntBench.wrongOn(input -> !Grid.parseNumbers(input).isComplete()))
                .interruptedAfter(20);

        Hunt.Result result = bench.hunt(target, trial, 1);

        Counterexample best = result.counterexample().orElseThrow();
        assertThat(result.interrupted()).isTrue();
        assertThat(best.minimal()).isFalse();
        assertThat(best.smallest()).isIn(trial.tried()).isNotEqualTo(best.found());
    }

    @Test
    void saysSoWhenItIsInterruptedBeforeAnythingIsFound() throws Exception {
        Hunt.Result result = bench.hunt(target, new FakeTrial(input -> Verdict.AC).interruptedAfter(2), 1);

        assertThat(result.interrupted()).isTrue();
        assertThat(result.counterexample()).isEmpty();
        assertThat(result.inputs()).isEqualTo(2);
    }
}
