package judge.sandbox.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("looks for remnants")
class BubblewrapContractIT implements SandboxContract {

    @Override
    public Sandbox open(Path scratch) {
        HostCheck host = HostCheck.run();
        assertThat(host.isIsolated()).as("%s", host.findings()).isTrue();
        return host.sandbox(scratch);
    }

    /** A check that is open has a shell that guards it. */
    @Test
    void aCheckOfTheHostThatIsClosedLeavesNoShell() {
        List<Long> before = SandboxContract.children();
        try (HostCheck host = HostCheck.run()) {
            assertThat(host.isIsolated()).isTrue();
            assertThat(SandboxContract.children()).hasSize(before.size() + 1);
        }

        assertThat(SandboxContract.children()).isEqualTo(before);
    }

    @Test
    void aCheckOfTheHostGivesItsSandboxAwayOnce(@TempDir Path scratch) {
        HostCheck host = HostCheck.run();
        try (Sandbox sandbox = host.sandbox(scratch)) {
            host.close();

            assertThat(SandboxContract.children())
                    .as("the shell of %s", sandbox)
                    .isNotEmpty();
            assertThatThrownBy(() -> host.sandbox(scratch)).isInstanceOf(IllegalStateException.class);
        }
    }
}
