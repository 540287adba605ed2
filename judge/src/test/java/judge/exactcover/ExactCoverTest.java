package judge.exactcover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class ExactCoverTest {
    private static void rejects(String message, int primaryItems, int secondaryItems, int[]... options) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ExactCover(primaryItems, secondaryItems, List.of(options)))
                .withMessage(message);
    }

    @Test
    void rejectsNegativeNumbersOfItems() {
        rejects("the number of primary items is negative: -1", -1, 0);
        rejects("the number of secondary items is negative: -2", 3, -2);
    }

    @Test
    void rejectsAnEmptyOptionByItsNumber() {
        rejects("option 1 is empty", 2, 0, new int[] {0}, new int[] {});
    }

    @Test
    void rejectsAnItemOutOfRange() {
        rejects("option 0 has item 3, expected 0 to 2", 2, 1, new int[] {0, 3});
        rejects("option 0 has item -1, expected 0 to 2", 2, 1, new int[] {-1});
    }

    @Test
    void rejectsAnItemThatIsRepeated() {
        rejects("option 0 has item 1 twice", 2, 0, new int[] {1, 0, 1});
    }

    @Test
    void rejectsAnOptionWithoutPrimaryItem() {
        rejects("option 0 has no primary item, only {2}: it could never be chosen", 2, 1, new int[] {2});
    }

    @Test
    void isNotChangedByLaterChangesOfItsArguments() {
        int[] option = {0, 1};
        ExactCover problem = new ExactCover(2, 0, List.of(option));
        option[0] = 99;
        problem.option(0)[1] = 99;
        assertThat(problem.option(0)).containsExactly(0, 1);
    }
}
