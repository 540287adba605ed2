package judge.schedule;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import judge.report.Reports;
import org.junit.jupiter.api.Test;

class CaseTimesTest {

    private final CaseTimes times = new CaseTimes();

    @Test
    void knowsNothingAtFirst() {
        assertThat(times.millis("any", "sum", "secret/01")).isZero();
        assertThat(times.ofAccepted("sum")).isEmpty();
    }

    @Test
    void tellsALaterRunWhatWasAcceptedAndHowMuchThatWeighs() {
        times.learnAccepted("sum", "3 100.0 secret/01\n".getBytes(UTF_8));
        times.learn(Reports.accepted("anna", "sum"));
        CaseTimes later = new CaseTimes();

        later.learnAccepted("sum", times.ofAccepted("sum"));

        assertThat(later.millis("any", "sum", "secret/01")).isCloseTo((3 * 100.0 + 70) / 4, within(1e-9));
        assertThat(later.millis("any", "another", "secret/01")).isZero();
    }

    @Test
    void passesOverLinesThatSayNothing() {
        times.learnAccepted("sum", "\nof a name\n5\n7 x y\n0 1.0 z\n-1 1.0 z\n2 1.0E-4 secret/02\n".getBytes(UTF_8));

        assertThat(times.ofAccepted("sum")).asString().isEqualTo("2 1.0E-4 secret/02\n");
    }
}
