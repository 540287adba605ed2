package judge.sudoku.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import judge.sudoku.generate.Hardness;
import judge.sudoku.generate.PuzzleRequest;
import judge.sudoku.generate.Puzzles;
import judge.sudoku.generate.Range;
import judge.sudoku.grid.Grid;
import org.junit.jupiter.api.Test;

class NormalFormTest {

    private static final String SPARSE =
            "......52..8.4......3...9...5.1...6..2..7........3.....6...1..........7.4.......3.";
    private static final String CONTRADICTORY =
            "55...............................................................................";
    private static final String FEW =
            "............2...............................6..........7.........................";

    /** Rearranged by any symmetry of sudoku, each time another. */
    private static List<Grid> rearranged(String grid) throws Exception {
        Range any = new Range(0, Double.MAX_VALUE);
        PuzzleRequest request = new PuzzleRequest(5, OptionalInt.empty(), any, Hardness.ANY);
        return Puzzles.pick(request, List.of(Grid.parse(grid)), 3);
    }

    @Test
    void isTheSameForAllRearrangements() throws Exception {
        for (String grid : List.of(SPARSE, FEW)) {
            List<Grid> others = rearranged(grid);

            assertThat(others).map(Grid::toString).doesNotHaveDuplicates();
            assertThat(others)
                    .map(other -> NormalForm.of(other, true).toString())
                    .containsOnly(NormalForm.of(Grid.parse(grid), true).toString());
        }
    }

    @Test
    void keepsTheNamesOfDigitsIfWished() {
        assertThat(NormalForm.of(Grid.parse("7" + ".".repeat(79) + "4"), false).toString())
                .isEqualTo(".".repeat(53) + "4" + ".".repeat(23) + "7...");
        assertThat(NormalForm.of(Grid.parse("7" + ".".repeat(79) + "4"), true).toString())
                .isEqualTo(".".repeat(53) + "1" + ".".repeat(23) + "2...");
    }

    @Test
    void putsGivensAsLateAsTheyCan() {
        assertThat(NormalForm.of(Grid.parse(CONTRADICTORY), true).toString()).isEqualTo(".".repeat(79) + "11");
        assertThat(NormalForm.of(Grid.parse(".".repeat(81)), true).toString()).isEqualTo(".".repeat(81));
    }

    @Test
    void keepsThePuzzle() {
        Grid form = NormalForm.of(Grid.parse(SPARSE), true);

        assertThat(form.givens()).isEqualTo(Grid.parse(SPARSE).givens());
        assertThat(new judge.sudoku.solve.Sudoku().count(form, 3)).isEqualTo(1);
        assertThat(NormalForm.of(form, true).toString()).isEqualTo(form.toString());
    }
}
