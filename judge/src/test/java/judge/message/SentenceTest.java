package judge.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class SentenceTest {

    @Test
    void fillsItsGaps() {
        assertThat(fill("{a} and {b}, {a}", Map.of("a", 1, "b", "two"))).isEqualTo("1 and two, 1");
    }

    @Test
    void leavesOutAPartWhereAParameterOfItIsMissingEmptyOrZero() {
        String pattern = "x[ {a}]";

        assertThat(fill(pattern, Map.of("a", "y"))).isEqualTo("x y");
        assertThat(fill(pattern, Map.of())).isEqualTo("x");
        assertThat(fill(pattern, Map.of("a", ""))).isEqualTo("x");
        assertThat(fill(pattern, Map.of("a", 0L))).isEqualTo("x");
    }

    @Test
    void keepsBracketsWithoutAGap() {
        assertThat(fill("int[] a = new int[9][][ {a}]", Map.of())).isEqualTo("int[] a = new int[9][]");
    }

    @Test
    void doesNotReadGapsInValues() {
        assertThat(fill("{a}[ {a}]", Map.of("a", "{b}[$1\\]", "b", "no"))).isEqualTo("{b}[$1\\] {b}[$1\\]");
    }

    @Test
    void showsThatAParameterIsMissing() {
        assertThat(fill("{a}", Map.of())).isEqualTo("?");
    }

    @Test
    void knowsItsGaps() {
        assertThat(new Sentence("{a}[ {b} {c}]").gaps()).containsExactly("a", "b", "c");
    }

    private static String fill(String pattern, Map<String, Object> parameters) {
        return new Sentence(pattern).fill(parameters, (name, value) -> value.toString());
    }
}
