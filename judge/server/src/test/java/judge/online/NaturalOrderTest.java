package judge.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NaturalOrderTest {

    @Test
    void numbersInNamesAreSortedByWhatTheyAreWorth() {
        List<String> sorted = List.of(
                "",
                "5",
                "9",
                "010",
                "10",
                "17",
                "99999999999999999999",
                "100000000000000000000",
                "A",
                "A2",
                "A10",
                "A10b",
                "B1",
                "team 9 of 2",
                "team 9 of 10",
                "team 10",
                "\u961f2",
                "\u961f10");

        assertThat(sorted.stream().sorted(NaturalOrder.OF_NAMES.reversed()).sorted(NaturalOrder.OF_NAMES))
                .containsExactlyElementsOf(sorted);
        for (String one : sorted) {
            for (String other : sorted) {
                assertThat(Integer.signum(NaturalOrder.OF_NAMES.compare(one, other)))
                        .as("%s and %s", one, other)
                        .isEqualTo(Integer.compare(sorted.indexOf(one), sorted.indexOf(other)));
            }
        }
    }
}
