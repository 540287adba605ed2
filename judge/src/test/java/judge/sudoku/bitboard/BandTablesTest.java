package judge.sudoku.bitboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class BandTablesTest {
    @Test
    void keepsACandidateExactlyIfItsMiniRowIsInAPermutationThatIsLeft() {
        Random random = new Random(27);
        for (int round = 0; round < 2_000; round++) {
            int band = random.nextInt(1 << 27) & random.nextInt(1 << 27);
            int kept = band & BandTables.POSSIBLE[BandTables.miniRows(band)];
            int expected = 0;
            for (int first = 0; first < 9; first++) {
                for (int second = 9; second < 18; second++) {
                    for (int third = 18; third < 27; third++) {
                        int cells = (1 << first) | (1 << second) | (1 << third);
                        boolean inDifferentBoxes = box(first) + box(second) + box(third) == 3
                                && box(first) != box(second)
                                && box(second) != box(third);
                        expected |= inDifferentBoxes && (cells & ~band) == 0 ? cells : 0;
                    }
                }
            }
            assertThat(kept).isEqualTo(expected);
        }
    }

    private static int box(int cell) {
        return cell % 9 / 3;
    }

    @Test
    void leavesACellWithTheCellsOutsideItsRowAndBox() {
        for (int cell = 0; cell < 27; cell++) {
            for (int other = 0; other < 27; other++) {
                boolean together = other == cell || (other / 9 != cell / 9 && box(other) != box(cell));
                assertThat((BandTables.WITH[cell] >> other) & 1).isEqualTo(together ? 1 : 0);
            }
        }
    }
}
