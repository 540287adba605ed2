package judge.sandbox.kernel;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import judge.sandbox.SandboxException;

/** The system calls that Java gives no access to. Linux with glibc; see the man page of each name. */
public final class Posix {

    public static final int EINTR = 4;
    public static final int EAGAIN = 11;
    static final int EBUSY = 16;
    public static final int SIGKILL = 9;
    public static final int O_DIRECTORY = 0x10000;
    public static final int O_CLOEXEC = 0x80000;
    public static final int O_PATH = 0x200000;
    public static final int O_NONBLOCK = 0x800;
    static final int F_DUPFD_CLOEXEC = 1030;
    static final int F_ADD_SEALS = 1033;
    /** Seals against writing, growing, shrinking and further seals. */
    static final int F_SEAL_ALL = 0xf;

    public static final int F_SETFL = 4;
    static final int MFD_CLOEXEC = 1;
    static final int MFD_ALLOW_SEALING = 2;
    public static final short POLLIN = 1;
    public static final int POLLFD_BYTES = 8;
    public static final short POLLOUT = 4;
    public static final long FIONREAD = 0x541B;
    static final int SYS_PIDFD_OPEN = 434;

    static {
        // The full name and no search path: otherwise JNA calls ldconfig at every start.
        System.setProperty("jna.platform.library.path", "/nowhere");
        Native.register(Posix.class, "libc.so.6");
    }

    private Posix() {}

    static native int posix_spawn(
            Memory pid, String path, Pointer actions, Pointer attributes, Pointer argv, Pointer envp);

    static native int posix_spawn_file_actions_init(Pointer actions);

    static native int posix_spawn_file_actions_destroy(Pointer actions);

    static native int posix_spawn_file_actions_adddup2(Pointer actions, int from, int to);

    static native int posix_spawn_file_actions_addclose(Pointer actions, int fd);

    static native int posix_spawnattr_init(Pointer attributes);

    static native int posix_spawnattr_destroy(Pointer attributes);

    static native int posix_spawnattr_setflags(Pointer attributes, short flags);

    static native int posix_spawnattr_setpgroup(Pointer attributes, int group);

    static native int posix_spawnattr_setsigmask(Pointer attributes, Pointer set);

    static native int posix_spawnattr_setsigdefault(Pointer attributes, Pointer set);

    static native int wait4(int pid, Memory status, int options, Memory usage);

    public static native int kill(int pid, int signal);

    static native int pipe2(Memory ends, int flags);

    static native int fchmod(int fd, int mode);

    public static native int poll(Memory fds, long count, int timeoutMillis);

    public static native long read(int fd, Memory buffer, long bytes);

    public static native long read(int fd, byte[] buffer, long bytes);

    /** Reads to an address. */
    public static native long read(int fd, long address, long bytes);

    public static native long write(int fd, byte[] buffer, long bytes);

    /** Writes from an address: nothing is copied on the way. */
    public static native long write(int fd, long address, long bytes);

    public static native int open(String path, int flags);

    public static native int close(int fd);

    public static native int fcntl(int fd, int command, int argument);

    public static native int ioctl(int fd, long request, Pointer argument);

    static native int memfd_create(String name, int flags);

    static native long lseek(int fd, long offset, int whence);

    static native int fstatfs(int fd, Memory statfs);

    static native int clock_gettime(int clock, Memory timespec);

    static native int prlimit(int pid, int resource, Pointer limit, Pointer old);

    static native int nice(int increment);

    static native int sched_getaffinity(int pid, long bytes, Memory mask);

    static native int sched_setaffinity(int pid, long bytes, Memory mask);

    static native long syscall(long number, long first, long second, long third);

    public static native int geteuid();

    static native int getuid();

    static native int getgid();

    /** The result of a call, or an exception that names it where it failed. */
    static int check(int result, String call) throws SandboxException {
        if (result < 0) {
            throw new SandboxException(call + " failed: errno " + Native.getLastError());
        }
        return result;
    }
}
