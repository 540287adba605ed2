package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import judge.check.Attempt;
import judge.check.Ruling;
import judge.message.English;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import org.junit.jupiter.api.Test;

class PatientCheckerTest {

    private static final Attempt ANY = new Attempt(new byte[0], new byte[0], new byte[0], List.of());
    private static final Ruling ACCEPTED = new Ruling.Accepted(1);
    private static final Ruling FAILED = new Ruling.Failed(Reason.of(ReasonCode.CHECKER_FAILED, "message", "status 1"));
    private static final Ruling HUNG = new Ruling.Failed(Reason.of(ReasonCode.CHECKER_HUNG, "seconds", 60));

    @Test
    void oneThatHasNotEndedInTimeIsNotTriedAgain() {
        Deque<Ruling> rulings = new ArrayDeque<>(List.of(ACCEPTED, FAILED, HUNG, ACCEPTED));
        PatientChecker checker = new PatientChecker(attempt -> rulings.remove());

        assertThat(List.of(checker.check(ANY), checker.check(ANY))).containsExactly(ACCEPTED, FAILED);
        assertThat(checker.fault()).isEmpty();
        assertThat(List.of(checker.check(ANY), checker.check(ANY), checker.check(ANY)))
                .containsExactly(HUNG, HUNG, HUNG);
        assertThat(rulings).hasSize(1);
        assertThat(English.of(checker.fault().orElseThrow()))
                .startsWith("the output validator does not end within 60 s");
    }
}
