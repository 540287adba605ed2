package judge.explain.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import judge.reason.Hint;
import org.junit.jupiter.api.Test;

class StepTest {

    private static final Hint CAUSE = Hint.of("waits");

    private final List<String> taken = new ArrayList<>();

    private Step<Integer> step(String name, boolean applies, Hint... found) {
        return Step.of(name, search -> applies, search -> {
            taken.add(name + search);
            return List.of(found);
        });
    }

    @Test
    void areTakenInOrderUntilOneSaysSomething() throws Exception {
        List<Hint> hints = Step.first(
                List.of(step("a", true), step("b", false, CAUSE), step("c", true, CAUSE), step("d", true, CAUSE)), 7);

        assertThat(hints).containsExactly(CAUSE);
        assertThat(taken).containsExactly("a7", "c7");
    }

    @Test
    void sayNothingWhereNoneHasFoundAnything() throws Exception {
        assertThat(Step.first(List.of(step("a", true), step("b", false)), 1)).isEmpty();
    }

    @Test
    void applyByWhatEarlierOnesHaveNotedAndHaveTheirBudget() throws Exception {
        Step<List<String>> notes = Step.of("notes", search -> true, search -> {
            search.add("noted");
            return List.of();
        });
        Step<List<String>> after = new Step<>(
                "after",
                search -> search.contains("noted"),
                Duration.ofSeconds(3),
                (search, budget) -> List.of(CAUSE.with("seconds", budget.toSeconds())));

        assertThat(Step.first(List.of(after, notes, after), new ArrayList<>()))
                .containsExactly(CAUSE.with("seconds", 3L));
    }
}
