package judge.language;

import static org.assertj.core.api.Assertions.assertThat;

import judge.reason.Reason;
import judge.reason.ReasonCode;
import org.junit.jupiter.api.Test;

class SignalNameTest {

    @Test
    void namesTheSignal() {
        assertThat(SignalName.reason(11)).isEqualTo(Reason.of(ReasonCode.KILLED_BY_SIGNAL, "signal", "SIGSEGV"));
    }

    @Test
    void takesWhatIsNoSignalForAStatus() {
        assertThat(SignalName.reason(127)).isEqualTo(Reason.of(ReasonCode.EXIT_STATUS, "status", 255));
    }
}
