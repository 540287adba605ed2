package judge.sudoku.crosscheck;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import judge.sudoku.crosscheck.CrossCheck.Completions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The judge's own solvers beside each other on all golden grids: too slow to be a unit test. */
@Tag("repeated")
class SolversOfTheJudgeIT {
    @Test
    void agree() throws InterruptedException {
        AtomicInteger left = new AtomicInteger(450);
        long[] told = {0};

        CrossCheck result = new ReferenceVerifier(Solvers.dancingLinks(), Solvers.bands())
                .verify(2009, () -> left.getAndDecrement() > 0, compared -> told[0] = compared);

        assertThat(result.disagreement()).isEmpty();
        assertThat(result.isSound()).isTrue();
        assertThat(result.golden()).isEqualTo(1_445);
        assertThat(result.generated()).isEqualTo(450);
        assertThat(told[0]).isEqualTo(1_895);
        assertThat(result.byCompletions().get(Completions.NONE)).isGreaterThan(500);
        assertThat(result.byCompletions().get(Completions.ONE)).isGreaterThan(500);
        assertThat(result.byCompletions().get(Completions.SEVERAL)).isGreaterThan(650);
        assertThat(result.asked().get(Question.COUNT)).isEqualTo(1_895);
        assertThat(result.asked().get(Question.GREATEST_SCORE)).isBetween(1_750L, 1_895L);
    }
}
