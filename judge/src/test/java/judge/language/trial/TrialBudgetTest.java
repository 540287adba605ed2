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
    void isOverWhereNothingIsUsedForLong() {
        Duration most = Duration.ofMinutes(2);
        TrialBudget budget = new TrialBudget(most);
        budget.spend(Duration.ZERO, TrialBudget.waiting(most));
        assertThat(budget.isOver()).isFalse();

        budget.spend(Duration.ZERO, Duration.ofMillis(1));

        assertThat(budget.isOver()).isTrue();
    }
}
