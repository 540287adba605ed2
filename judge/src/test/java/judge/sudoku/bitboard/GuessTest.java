package judge.sudoku.bitboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;

class GuessTest {
    private static final int STATES_OF_A_GRID = 400;

    private final int[][] levels = new int[82][State.LENGTH];
    private final int[] settled = new int[State.LENGTH];
    private final Guess guess = new Guess();
    private int states;
    private int swaps;
    private int contradictions;

    /**
     * Some with many completions, some with a wrong given: the one kind seldom leads to a contradiction, the other
     * often.
     */
    @Test
    void swapsPairsAsSettlingTheDeniedGuessWould() {
        Random random = new Random(30);
        for (int round = 0; round < 600; round++) {
            int[] givens = BandGrids.someOf(BandGrids.complete(random), 22 + random.nextInt(8), random);
            State.read(
                    round % 2 == 0 ? givens : BandGrids.with(givens, random.nextInt(81), 1 + random.nextInt(9)),
                    levels[0]);
            states = 0;
            if (Propagation.settle(levels[0], Propagation.EVERYTHING)) {
                compareFrom(0);
            }
        }
        assertThat(swaps).isGreaterThan(10_000);
        assertThat(contradictions).isGreaterThan(5);
    }

    @Test
    void refusesAStateThatIsNotSettled() {
        State.read(new int[81], levels[0]);
        for (int digit = 0; digit < 9; digit++) {
            levels[0][digit] &= ~1;
        }
        assertThatThrownBy(() -> guess.make(levels[0], levels[1])).hasMessageContaining("0 candidates");
    }

    private void compareFrom(int level) {
        int[] state = levels[level];
        if (State.isComplete(state) || states++ > STATES_OF_A_GRID) {
            return;
        }
        int[] guessed = levels[level + 1];
        int changed = guess.make(state, guessed);
        boolean allPairs = guess.wasAllPairs();
        System.arraycopy(state, 0, settled, 0, State.LENGTH);
        boolean alive = Propagation.settle(guessed, changed);
        if (allPairs) {
            assertThat(Propagation.settle(settled, changed)).isEqualTo(alive);
            contradictions += alive ? 0 : 1;
            if (alive) {
                Guess.swap(state, guessed);
                assertThat(state).isEqualTo(settled);
                swaps++;
            }
            return;
        }
        if (alive) {
            compareFrom(level + 1);
        }
        if (Propagation.settle(state, changed)) {
            System.arraycopy(state, 0, guessed, 0, State.LENGTH);
            compareFrom(level + 1);
        }
    }
}
