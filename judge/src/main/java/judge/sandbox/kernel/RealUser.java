package judge.sandbox.kernel;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import java.util.Map;
import java.util.Optional;
import judge.sandbox.SandboxException;

/**
 * Gives the calling thread another real user and group and no further groups, for a while. Its effective user remains
 * root, and its rights with it. The kernel keeps all of this for each thread; the C library would change all threads of
 * the process, so the system calls are made without it.
 *
 * <p>Two things go by the real user. A process that is started with {@code POSIX_SPAWN_RESETIDS} sets its effective
 * user to the real one, and the saved one follows when it becomes another program: from then on nothing in it is
 * root's. And a process may limit those of its real user, for which root itself needs a capability that containers lack
 * as a rule. No thread may be started meanwhile: it would keep the user.
 */
public final class RealUser {

    private static final int GROUP_BYTES = 4;
    private static final long UNCHANGED = -1;

    /** The numbers of system calls; they differ between architectures. */
    private record Calls(long getGroups, long setGroups, long setUsers, long setGroupIds) {}

    private static final Map<String, Calls> CALLS =
            Map.of("amd64", new Calls(115, 116, 117, 119), "aarch64", new Calls(158, 159, 147, 149));

    private final Calls calls;
    private final int userBefore;
    private final int groupBefore;
    private final Memory groupsBefore;
    private final long countBefore;

    private RealUser(Calls calls, Memory groupsBefore, long countBefore) {
        this.calls = calls;
        this.userBefore = Posix.getuid();
        this.groupBefore = Posix.getgid();
        this.groupsBefore = groupsBefore;
        this.countBefore = countBefore;
    }

    /** Tells whether the numbers of this architecture's system calls are known here. */
    public static boolean isPossible() {
        return calls().isPresent();
    }

    private static Optional<Calls> calls() {
        return Optional.ofNullable(CALLS.get(System.getProperty("os.arch")));
    }

    /** An action to run under the other user. */
    @FunctionalInterface
    public interface Action<T> {
        T run() throws SandboxException;
    }

    /**
     * Does something while the thread has another one; the thread's effective user must be root.
     *
     * @param user the number of the user and of the group
     */
    public static <T> T during(int user, Action<T> action) throws SandboxException {
        RealUser own = ofThisThread();
        try {
            own.set(user, user, 0);
            return action.run();
        } finally {
            own.giveBack();
        }
    }

    private static RealUser ofThisThread() throws SandboxException {
        Calls calls = calls().orElseThrow(() -> new SandboxException("no other real user on this architecture"));
        long count = Posix.syscall(calls.getGroups(), 0, 0, 0);
        Memory groups = new Memory(Math.max(1, count) * GROUP_BYTES);
        if (count < 0 || Posix.syscall(calls.getGroups(), count, Pointer.nativeValue(groups), 0) != count) {
            groups.close();
            throw failed("getgroups");
        }
        return new RealUser(calls, groups, count);
    }

    private void set(int user, int group, long groups) throws SandboxException {
        if (countBefore > 0 && Posix.syscall(calls.setGroups(), groups, Pointer.nativeValue(groupsBefore), 0) != 0) {
            throw failed("setgroups");
        }
        if (Posix.syscall(calls.setGroupIds(), group, UNCHANGED, UNCHANGED) != 0) {
            throw failed("setresgid");
        }
        if (Posix.syscall(calls.setUsers(), user, UNCHANGED, UNCHANGED) != 0) {
            throw failed("setresuid");
        }
    }

    private static SandboxException failed(String call) {
        return new SandboxException(call + " of one thread failed: errno " + Native.getLastError());
    }

    private void giveBack() throws SandboxException {
        try {
            set(userBefore, groupBefore, countBefore);
        } finally {
            groupsBefore.close();
        }
    }
}
