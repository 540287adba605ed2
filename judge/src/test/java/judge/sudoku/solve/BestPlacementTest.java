package judge.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.Unit;
import org.junit.jupiter.api.Test;

class BestPlacementTest {
    private final int[] earned = new int[Grid.CELLS];
    private final BestPlacement placement = new BestPlacement(earned);

    /** The most with the digit in each cell, found by putting it into each row in turn. */
    private final int[] expected = new int[Grid.CELLS];

    private final int[] column = new int[9];

    private void open() {
        for (int band = 0; band < 3; band++) {
            int cells = 0;
            for (int place = 0; place < BestPlacement.BAND_CELLS; place++) {
                int here = earned[BestPlacement.BAND_CELLS * band + place];
                cells |= here == BestPlacement.NEVER ? 0 : 1 << place;
            }
            placement.open(band, cells);
        }
    }

    private void tryAll(int row, int columns, int boxes, int sum) {
        if (row == 9) {
            for (int filled = 0; filled < 9; filled++) {
                int cell = 9 * filled + column[filled];
                expected[cell] = Math.max(expected[cell], sum);
            }
            return;
        }
        for (column[row] = 0; column[row] < 9; column[row]++) {
            int cell = 9 * row + column[row];
            int box = row / 3 * 3 + column[row] / 3;
            if (earned[cell] != BestPlacement.NEVER && (columns >> column[row] & 1) == 0 && (boxes >> box & 1) == 0) {
                tryAll(row + 1, columns | 1 << column[row], boxes | 1 << box, sum + earned[cell]);
            }
        }
    }

    @Test
    void knowsTheMostOfAllPlacementsAndOfThoseThroughEachCell() {
        Random random = new Random(27);
        int impossible = 0;
        int[] through = new int[Grid.CELLS];
        for (int round = 0; round < 400; round++) {
            int open = 30 + random.nextInt(71);
            Arrays.setAll(
                    earned, cell -> random.nextInt(100) < open ? random.nextInt(2_001) - 1_000 : BestPlacement.NEVER);
            Arrays.fill(expected, BestPlacement.NEVER);
            tryAll(0, 0, 0, 0);
            int most = Arrays.stream(expected).max().orElseThrow();
            impossible += most == BestPlacement.NEVER ? 1 : 0;
            open();
            assertThat(placement.most()).isEqualTo(most);
            placement.mostThrough(through);
            assertThat(through).containsExactly(expected);
        }
        assertThat(impossible).isBetween(20, 300);
    }

    @Test
    void countsNineCellsThatEarnTheMost() {
        Random random = new Random(28);
        for (int round = 0; round < 1_000; round++) {
            Arrays.setAll(earned, cell -> random.nextInt(4) > 0 ? random.nextInt(50) : BestPlacement.NEVER);
            open();
            int most = placement.most();
            if (most == BestPlacement.NEVER) {
                continue;
            }
            int[] takers = new int[Grid.CELLS];
            placement.count(takers);
            int sum = 0;
            for (int cell = 0; cell < Grid.CELLS; cell++) {
                sum += takers[cell] * earned[cell];
            }
            assertThat(sum).isEqualTo(most);
            for (Unit unit : Unit.values()) {
                for (int number = 1; number <= 9; number++) {
                    int taken = 0;
                    for (int place = 1; place <= 9; place++) {
                        taken += takers[unit.cell(number, place)];
                    }
                    assertThat(taken).isEqualTo(1);
                }
            }
        }
    }
}
