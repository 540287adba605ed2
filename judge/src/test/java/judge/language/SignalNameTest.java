package judge.language;

import static org.assertj.core.api.Assertions.assertThat;

import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Ending;
import org.junit.jupiter.api.Test;

class SignalNameTest {

    @Test
    void namesTheSignal() {
        assertThat(ProgramEnd.of(new Ending.Signalled(11), ProgramEnd.Failed::with))
                .isEqualTo(new ProgramEnd.Failed(Reason.of(ReasonCode.KILLED_BY_SIGNAL, "signal", "SIGSEGV")));
    }

    @Test
    void takesWhatIsNoSignalForAStatus() {
        assertThat(ProgramEnd.of(new Ending.Signalled(127), ProgramEnd.Failed::with))
                .isEqualTo(ProgramEnd.Failed.with(255));
    }
}
