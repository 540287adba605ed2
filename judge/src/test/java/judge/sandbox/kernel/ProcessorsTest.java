package judge.sandbox.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProcessorsTest {

    @Test
    void readsListsInTheirOrderEachNumberOnce() {
        assertThat(Processors.parse("0")).containsExactly(0);
        assertThat(Processors.parse("6,0-3,2")).containsExactly(6, 0, 1, 2, 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "-1", "1-", "3-1", "1,,2", "1, 2", "0-99999", "1-2-3"})
    void refusesWhatIsNoList(String text) {
        assertThatThrownBy(() -> Processors.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void writesListsAsTheyAreRead() {
        assertThat(Processors.list(Set.of(6, 0, 1, 2, 3, 9, 8))).isEqualTo("0-3,6,8-9");
        assertThat(Processors.list(List.of())).isEmpty();
    }

    @Test
    void knowsAsManyAsTheVmAtLeast() {
        assertThat(Processors.allowed())
                .hasSizeGreaterThanOrEqualTo(Runtime.getRuntime().availableProcessors())
                .isSorted();
    }
}
