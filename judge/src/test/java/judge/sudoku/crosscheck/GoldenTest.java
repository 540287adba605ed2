package judge.sudoku.crosscheck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import judge.sudoku.grid.Grid;
import org.junit.jupiter.api.Test;

class GoldenTest {
    private final List<Golden> set = Golden.set();

    @Test
    void hasGridsWithNoneWithOneAndWithManyCompletions() {
        assertThat(set).filteredOn(known -> known.count() == 0).hasSize(430);
        assertThat(set).filteredOn(known -> known.count() == 1).hasSize(485);
        assertThat(set).filteredOn(known -> known.count() > 1).hasSize(530);
        assertThat(set.stream().map(Golden::givens)).doesNotHaveDuplicates();
    }

    @Test
    void hasAValidCompletionWhereThereIsOne() {
        for (Golden known : set) {
            assertThat(known.best().isPresent()).isEqualTo(known.count() > 0);
            known.best().ifPresent(best -> assertThat(best.firstFaultAsCompletionOf(known.givens()))
                    .isEmpty());
        }
    }

    @Test
    void readsALine() {
        Golden known = Golden.parse(".".repeat(81) + ":0:");
        assertThat(known.givens()).isEqualTo(Grid.of(new int[Grid.CELLS]));
        assertThat(known.best()).isEmpty();
        assertThat(known.expected()).isEqualTo("completions: 0, greatest score: -1");
    }

    @Test
    void refusesALineThatIsNotOfThatForm() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Golden.parse("123"))
                .withMessage("expected puzzle:count:solution, found 123");
    }
}
