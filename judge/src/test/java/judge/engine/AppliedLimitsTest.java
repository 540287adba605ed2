package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import judge.language.Allowance;
import judge.language.RunLimits;
import judge.problem.LanguageRules;
import judge.problem.ProblemLimits;
import org.junit.jupiter.api.Test;

class AppliedLimitsTest {

    private static RunLimits run(Duration cpuTime, double stretched) {
        ProblemLimits problem = new ProblemLimits(cpuTime, LanguageRules.NONE, 1, 1, 1, Duration.ofSeconds(1), 1);
        return new AppliedLimits(problem, "cpp", Allowance.NONE, stretched).run();
    }

    /** A program that sleeps is ended when it would be ended in a contest, and not later. */
    @Test
    void whoeverGetsMoreCpuTimeThanCountsMayWaitNoLongerThanWithWhatCounts() {
        RunLimits usual = run(Duration.ofSeconds(2), 1);
        RunLimits stretched = run(Duration.ofSeconds(3), 1.5);

        assertThat(usual.wallTime()).isEqualTo(Duration.ofSeconds(8));
        assertThat(stretched.wallTime()).isEqualTo(usual.wallTime());
        assertThat(stretched.cpuTime()).isEqualTo(Duration.ofSeconds(3));
    }
}
