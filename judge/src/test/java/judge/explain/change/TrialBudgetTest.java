package judge.explain.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Set;
import judge.language.LookClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrialBudgetTest {

    @Test
    void isOverAfterSoMuchCpuTime() {
        TrialBudget budget = new TrialBudget(Duration.ofMinutes(2), LookClock.unmeasured());
        budget.spend(Duration.ofMinutes(2));
        assertThat(budget.isOver()).isFalse();

        budget.spend(Duration.ofMillis(1));

        assertThat(budget.isOver()).isTrue();
    }

    @Test
    void isOverWhereNothingIsUsedForLong() {
        Duration most = Duration.ofMinutes(2);
        TrialBudget budget = new TrialBudget(most, LookClock.unmeasured());
        budget.spend(Duration.ZERO, TrialBudget.waiting(most));
        assertThat(budget.isOver()).isFalse();

        budget.spend(Duration.ZERO, Duration.ofMillis(1));

        assertThat(budget.isOver()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"1.0, false", "1.9, true"})
    void cutsShortWhatItEndsOnABusyMachineOnly(double slowness, boolean cutShort) {
        LookClock clock = new LookClock(processors -> slowness, Set.of(0));
        TrialBudget budget = new TrialBudget(Duration.ofMinutes(2), clock);
        assertThat(budget.isOver()).isFalse();
        assertThat(clock.isCutShort(false)).isFalse();

        budget.spend(Duration.ofMinutes(3));

        assertThat(budget.isOver()).isTrue();
        assertThat(clock.isCutShort(true)).isEqualTo(cutShort);
    }
}
