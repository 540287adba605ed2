package judge.sandbox.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The filter of system calls that a container of a worker gets. */
class ContainerFilterTest {

    @Test
    void allowsWhatBubblewrapNeedsAndNothingOfTheMachine() throws Exception {
        JsonNode filter = new ObjectMapper()
                .readTree(Path.of("judge/container/seccomp.json").toFile());
        List<String> allowed = new ArrayList<>();
        for (JsonNode rule : filter.path("syscalls")) {
            if (rule.path("action").asText().equals("SCMP_ACT_ALLOW")) {
                rule.path("names").forEach(name -> allowed.add(name.asText()));
            }
        }

        assertThat(filter.path("defaultAction").asText()).isEqualTo("SCMP_ACT_ERRNO");
        assertThat(allowed)
                .contains("unshare", "clone", "mount", "umount2", "pivot_root", "sethostname", "prctl", "seccomp")
                .doesNotContain("reboot", "kexec_load", "init_module", "bpf", "setns", "swapon", "open_by_handle_at");
    }
}
