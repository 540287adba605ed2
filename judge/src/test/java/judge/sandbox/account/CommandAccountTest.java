package judge.sandbox.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import judge.Eventually;
import judge.sandbox.kernel.Kernel;
import judge.sandbox.kernel.Processors;
import org.junit.jupiter.api.Test;

class CommandAccountTest {

    private static final Duration AWHILE = Duration.ofMillis(50);

    /** Two that spin share one processor. */
    @Test
    void theTimeWithoutAProcessorIsKnownWhenWhoHasWaitedHasEnded() throws Exception {
        Process one = spinning();
        Process other = spinning();
        try {
            CommandAccount account = account((int) one.pid());
            Eventually.until(() -> account.starved().compareTo(AWHILE) >= 0);
            one.destroyForcibly().waitFor();

            assertThat(Kernel.starved((int) one.pid())).isZero();
            assertThat(account.starved()).isGreaterThanOrEqualTo(AWHILE);
        } finally {
            one.destroyForcibly();
            other.destroyForcibly();
        }
    }

    private static CommandAccount account(int pid) {
        return new CommandAccount(pid, CommandAccount.Before.NOTHING, Optional.empty(), PageCost.USUAL);
    }

    private static Process spinning() throws Exception {
        String processor = Integer.toString(Processors.allowed().iterator().next());
        return new ProcessBuilder("taskset", "-c", processor, "sh", "-c", "while :; do :; done").start();
    }
}
