package judge.sandbox.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.jna.Memory;
import com.sun.jna.StringArray;
import judge.sandbox.SandboxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** A process that inherits nothing, by the library's own way and by the one for libraries that have none. */
@EnabledOnOs(OS.LINUX)
class CloseFromTest {

    private static final int FIRST = 3;

    private interface Way {
        void add(Memory actions) throws SandboxException;
    }

    @Test
    void nothingIsInherited() throws Exception {
        // Not closed by itself where another program is started.
        int open = Posix.check(Posix.open("/dev/null", 0), "open");
        try {
            assertThat(isOpenInChild(open, actions -> {})).isTrue();
            assertThat(isOpenInChild(open, actions -> CloseFrom.add(actions, FIRST)))
                    .isFalse();
            assertThat(isOpenInChild(open, actions -> CloseFrom.addEach(actions, FIRST)))
                    .isFalse();
        } finally {
            Posix.close(open);
        }
    }

    private static boolean isOpenInChild(int number, Way way) throws Exception {
        String script = "[ -e /proc/self/fd/" + number + " ]";
        StringArray line = new StringArray(new String[] {"/bin/sh", "-c", script});
        try (Memory actions = new Memory(512);
                Memory pid = new Memory(4);
                Memory status = new Memory(4);
                Memory usage = new Memory(256)) {
            Posix.posix_spawn_file_actions_init(actions);
            way.add(actions);
            int error = Posix.posix_spawn(pid, "/bin/sh", actions, null, line, new StringArray(new String[0]));
            Posix.posix_spawn_file_actions_destroy(actions);
            assertThat(error).isZero();
            assertThat(Posix.wait4(pid.getInt(0), status, 0, usage)).isEqualTo(pid.getInt(0));
            return status.getInt(0) == 0;
        }
    }
}
