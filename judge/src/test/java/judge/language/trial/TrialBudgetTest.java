package judge.language.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class TrialBudgetTest {

    @Test
    void isOverAfterSoMuchCpuTime() {
        TrialBudget budget = new TrialBudget(Duration.ofMinutes(2));
        budget.spend(Duration.ofMinutes(2));
        assertThat(budget.isOver()).isFalse();

        budget.spend(Duration.ofMillis(1));

        assertThat(budget.isOver()).isTrue();
    }

    @Test
    void isOverWhereNothingIsUsedForLong() throws Exception {
        TrialBudget budget = new TrialBudget(Duration.ofMillis(1));

        Thread.sleep(TrialBudget.waiting(Duration.ofMillis(2)).toMillis());

        assertThat(budget.isOver()).isTrue();
    }
}
