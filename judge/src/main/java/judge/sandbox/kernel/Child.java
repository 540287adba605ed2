package judge.sandbox.kernel;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import com.sun.jna.StringArray;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import judge.sandbox.SandboxException;
import org.jspecify.annotations.Nullable;

/**
 * A process started by {@code posix_spawn} and reaped by {@code wait4}, which Java's own {@link Process} hides: the
 * kernel's account of CPU time and memory comes only with the reaping.
 */
public final class Child {

    private static final int RESETIDS = 0x01;
    private static final int SETPGROUP = 0x02;
    private static final int SETSIGDEF = 0x04;
    private static final int SETSIGMASK = 0x08;
    private static final int SIGSET_BYTES = 128;
    /**
     * The size in bytes of an opaque structure: larger than glibc's {@code posix_spawn_file_actions_t} and
     * {@code posix_spawnattr_t} on every platform.
     */
    private static final int OPAQUE_BYTES = 512;

    private static final int FIRST_SAFE_DESCRIPTOR = 100;

    private final int pid;
    private boolean reaped;

    private Child(int pid) {
        this.pid = pid;
    }

    public int pid() {
        return pid;
    }

    /**
     * The result of {@code wait4} for an ended process: its raw status, its CPU time with its children's, its peak RSS,
     * and the kernel's work for it and them.
     */
    public record Reaped(int status, Duration cpuTime, long peakMemoryBytes, Kernel.Paging paging) {}

    /**
     * Starts a program in another process group than the judge's, so that the terminal's Ctrl-C reaches the judge
     * alone.
     *
     * @param argv the program's absolute path and its arguments
     * @param descriptors number in the child to the judge's own; the child inherits no other
     * @param processors the processors that it is bound to; if empty, all that the judge may use
     * @param group the process group that it joins; if empty, one of its own
     */
    public static Child start(
            List<String> argv, SortedMap<Integer, Descriptor> descriptors, Set<Integer> processors, OptionalInt group)
            throws SandboxException {
        return start(argv, descriptors, processors, group, 0);
    }

    /** The same; the process becomes altogether the user and the group that the calling thread's real ones are. */
    public static Child startAsRealUser(
            List<String> argv, SortedMap<Integer, Descriptor> descriptors, Set<Integer> processors, OptionalInt group)
            throws SandboxException {
        return start(argv, descriptors, processors, group, RESETIDS);
    }

    private static Child start(
            List<String> argv,
            SortedMap<Integer, Descriptor> descriptors,
            Set<Integer> processors,
            OptionalInt group,
            int moreFlags)
            throws SandboxException {
        @Nullable Affinity affinity = processors.isEmpty() ? null : Affinity.bindTo(processors);
        try (Memory actions = new Memory(OPAQUE_BYTES);
                Memory attributes = new Memory(OPAQUE_BYTES)) {
            Posix.posix_spawn_file_actions_init(actions);
            Posix.posix_spawnattr_init(attributes);
            Posix.posix_spawnattr_setpgroup(attributes, group.orElse(0));
            Posix.posix_spawnattr_setflags(attributes, (short) (SETPGROUP | SETSIGDEF | SETSIGMASK | moreFlags));
            return start(argv, descriptors, actions, attributes);
        } finally {
            if (affinity != null) {
                affinity.close();
            }
        }
    }

    private static Child start(
            List<String> argv, SortedMap<Integer, Descriptor> descriptors, Memory actions, Memory attributes)
            throws SandboxException {
        int[] sources = copiesOutOfTheWay(descriptors);
        try (Memory pid = new Memory(4);
                Memory signals = new Memory(SIGSET_BYTES)) {
            int i = 0;
            for (int target : descriptors.keySet()) {
                Posix.posix_spawn_file_actions_adddup2(actions, sources[i++], target);
            }
            CloseFrom.add(actions, descriptors.lastKey() + 1);
            signals.clear();
            Posix.posix_spawnattr_setsigmask(attributes, signals);
            signals.setMemory(0, SIGSET_BYTES, (byte) 0xff);
            Posix.posix_spawnattr_setsigdefault(attributes, signals);
            StringArray environment = new StringArray(new String[] {"PATH=/usr/sbin:/usr/bin:/sbin:/bin"});
            int error = Posix.posix_spawn(
                    pid, argv.get(0), actions, attributes, new StringArray(argv.toArray(String[]::new)), environment);
            if (error != 0) {
                throw new SandboxException("cannot start " + argv.get(0) + ": errno " + error);
            }
            return new Child(pid.getInt(0));
        } finally {
            for (int source : sources) {
                Posix.close(source);
            }
            Posix.posix_spawn_file_actions_destroy(actions);
            Posix.posix_spawnattr_destroy(attributes);
        }
    }

    /** Copies of the descriptors whose numbers no {@code dup2} of the child can overwrite before they are used. */
    private static int[] copiesOutOfTheWay(Map<Integer, Descriptor> descriptors) throws SandboxException {
        int[] copies = new int[descriptors.size()];
        int i = 0;
        for (Descriptor descriptor : descriptors.values()) {
            copies[i++] = Posix.check(
                    Posix.fcntl(descriptor.number(), Posix.F_DUPFD_CLOEXEC, FIRST_SAFE_DESCRIPTOR), "fcntl");
        }
        return copies;
    }

    /** A descriptor that becomes readable when the process has ended. */
    public Descriptor endWatch() throws SandboxException {
        return new Descriptor(Posix.check((int) Posix.syscall(Posix.SYS_PIDFD_OPEN, pid, 0, 0), "pidfd_open"));
    }

    void kill() {
        if (!reaped) {
            Posix.kill(pid, Posix.SIGKILL);
        }
    }

    public boolean isReaped() {
        return reaped;
    }

    /** Kills and reaps it, if it is there still. */
    public void end() throws SandboxException {
        if (!reaped) {
            kill();
            reap();
        }
    }

    /** Waits for the process to end. */
    public Reaped reap() throws SandboxException {
        try (Memory status = new Memory(4);
                Memory usage = new Memory(256)) {
            usage.clear();
            while (Posix.wait4(pid, status, 0, usage) < 0) {
                if (Native.getLastError() != Posix.EINTR) {
                    throw new SandboxException("wait4 failed: errno " + Native.getLastError());
                }
            }
            reaped = true;
            Duration system = timeval(usage, 16);
            Kernel.Paging paging = new Kernel.Paging(system, usage.getLong(64));
            return new Reaped(status.getInt(0), timeval(usage, 0).plus(system), usage.getLong(32) * 1024, paging);
        }
    }

    private static Duration timeval(Pointer rusage, long offset) {
        return Duration.ofSeconds(rusage.getLong(offset)).plusNanos(rusage.getLong(offset + 8) * 1000);
    }
}
