package judge.sandbox.kernel;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import judge.sandbox.SandboxException;

/** Reads the kernel's figures for other processes while they run. */
public final class Kernel {

    /** {@code CLOCK_THREAD_CPUTIME_ID}. */
    private static final String CAPABILITIES = "CapEff:";

    private static final int CAP_SYS_PTRACE = 19;
    private static final int THREAD_CLOCK = 3;

    /** The length of a tick in {@code /proc}: the kernel tells programs 10 ms, whatever its real ticks are. */
    private static final int TICK_MILLIS = 10;

    /** The beginning of a processor's line in {@code /proc/stat}, before its number. */
    private static final String CPU = "cpu";

    /** The place, from 0, of the time in ticks that the hypervisor kept of it; proc(5). */
    private static final int STEAL = 8;

    private Kernel() {}

    /** The CPU time of all threads of a process to the nanosecond, or nothing when it is gone; clock_getres(2). */
    public static Optional<Duration> cpuTime(int pid) {
        return time((~pid << 3) | 2);
    }

    /** The CPU time of the thread that asks. */
    public static Duration ownThreadTime() {
        return time(THREAD_CLOCK).orElse(Duration.ZERO);
    }

    private static Optional<Duration> time(int clock) {
        try (Memory timespec = new Memory(16)) {
            if (Posix.clock_gettime(clock, timespec) != 0) {
                return Optional.empty();
            }
            return Optional.of(Duration.ofSeconds(timespec.getLong(0), timespec.getLong(8)));
        }
    }

    /**
     * The kernel's work for a process.
     *
     * @param systemTime CPU time that the kernel has worked for the process, to 10 ms while the process runs
     * @param faults how often the kernel has handed out a page of memory, or mapped one of a file in memory
     */
    public record Paging(Duration systemTime, long faults) {

        public static final Paging NONE = new Paging(Duration.ZERO, 0);

        public Paging plus(Paging other) {
            return new Paging(systemTime.plus(other.systemTime), faults + other.faults);
        }

        /** Returns the difference to an earlier time; never less than nothing. */
        public Paging since(Paging before) {
            Duration time = systemTime.minus(before.systemTime);
            return new Paging(time.isNegative() ? Duration.ZERO : time, Math.max(0, faults - before.faults));
        }
    }

    /**
     * Returns the kernel's work for a process without its children, from {@code /proc/PID/stat}; {@link Paging#NONE}
     * where the process is gone.
     */
    public static Paging paging(int pid) {
        try {
            String stat = Files.readString(Path.of("/proc", Integer.toString(pid), "stat"), ISO_8859_1);
            // The name before it is in parentheses and may have any character in it. After it comes the third field.
            String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
            Duration systemTime = Duration.ofMillis(Long.parseLong(fields[15 - 3]) * TICK_MILLIS);
            return new Paging(systemTime, Long.parseLong(fields[10 - 3]));
        } catch (IOException e) {
            return Paging.NONE;
        }
    }

    /**
     * The figures in {@code /proc/PID/status}.
     *
     * @param residentBytes resident memory now
     * @param peakResidentBytes the most resident memory so far
     * @param fileBytes the part of the resident memory that is files
     * @param threads the number of threads now
     */
    public record Status(long residentBytes, long peakResidentBytes, long fileBytes, int threads) {}

    /** The state of a process, or nothing when it is gone. */
    public static Optional<Status> status(int pid) {
        return status(Path.of("/proc", Integer.toString(pid)));
    }

    /**
     * The state of a process. Where its first thread has ended, which has no memory from then on, that of any other.
     *
     * @param process its folder in {@code /proc}
     */
    public static Optional<Status> status(Path process) {
        Optional<Status> first = threadStatus(process);
        return first.isPresent()
                ? first
                : threads(process)
                        .flatMap(thread -> threadStatus(thread).stream())
                        .findFirst();
    }

    private static Stream<Path> threads(Path process) {
        try (Stream<Path> threads = Files.list(process.resolve("task"))) {
            return threads.toList().stream();
        } catch (IOException | UncheckedIOException e) {
            return Stream.empty(); // It has ended.
        }
    }

    private static Optional<Status> threadStatus(Path thread) {
        try {
            // Byte by byte: the first line is the name that the process has given itself, in whatever charset.
            String text = Files.readString(thread.resolve("status"), ISO_8859_1);
            OptionalLong resident = figure(text, "\nVmRSS:");
            OptionalLong peak = figure(text, "\nVmHWM:");
            OptionalLong files = figure(text, "\nRssFile:");
            OptionalLong threads = figure(text, "\nThreads:");
            // A process that has ended but is not reaped has no lines about memory.
            return resident.isEmpty() || peak.isEmpty() || threads.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Status(
                            resident.getAsLong() * 1024, peak.getAsLong() * 1024, files.orElse(0) * 1024, (int)
                                    threads.getAsLong()));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * The state of a process's mappings, or nothing when it is gone; all of it where it may not be looked at may be
     * stacks; {@code /proc/PID/smaps}. A
     * thread's stack is not marked as such: it is memory without a file just above a few pages that nobody may touch.
     */
    public static Optional<Mappings.Mapped> mapped(int pid) {
        try (Stream<String> lines = Files.lines(Path.of("/proc", Integer.toString(pid), "smaps"), ISO_8859_1)) {
            return new Mappings().read(lines);
        } catch (AccessDeniedException e) {
            return Optional.of(new Mappings.Mapped(0, Long.MAX_VALUE));
        } catch (IOException | UncheckedIOException e) {
            return Optional.empty();
        }
    }

    /**
     * Returns the bytes that a process and its ended children have written, to any target; empty where the kernel does
     * not say.
     *
     * @param pid of a process that is not reaped yet
     */
    public static OptionalLong writtenBytes(int pid) {
        try {
            return figure(Files.readString(Path.of("/proc", Integer.toString(pid), "io"), ISO_8859_1), "wchar:");
        } catch (IOException e) {
            return OptionalLong.empty();
        }
    }

    /**
     * Tells whether this process may read the figures of other users' processes as it may read its own user's, also of
     * those that have ended.
     */
    public static boolean mayReadAll() {
        try {
            return mayReadAll(Files.readString(Path.of("/proc/self/status"), ISO_8859_1));
        } catch (IOException e) {
            return false;
        }
    }

    /** The same by the text of {@code /proc/PID/status}. */
    public static boolean mayReadAll(String status) {
        return status.lines()
                .filter(line -> line.startsWith(CAPABILITIES))
                .map(line -> line.substring(CAPABILITIES.length()).strip())
                .anyMatch(set -> (Long.parseUnsignedLong(set, 16) >> CAP_SYS_PTRACE & 1) == 1);
    }

    /** The number in the line that begins with a key. */
    private static OptionalLong figure(String text, String key) {
        int from = text.indexOf(key);
        if (from < 0) {
            return OptionalLong.empty();
        }
        from += key.length();
        while (Character.isWhitespace(text.charAt(from))) {
            from++;
        }
        int to = from;
        while (Character.isDigit(text.charAt(to))) {
            to++;
        }
        return OptionalLong.of(Long.parseLong(text, from, to, 10));
    }

    /**
     * The longest time that a thread of a process was ready to run but had no processor; {@code
     * /proc/PID/task/TID/schedstat}.
     */
    public static Duration starved(int pid) {
        long mostNanos = 0;
        try (DirectoryStream<Path> threads =
                Files.newDirectoryStream(Path.of("/proc", Integer.toString(pid), "task"))) {
            for (Path thread : threads) {
                String[] figures = Files.readString(thread.resolve("schedstat")).split(" ", -1);
                mostNanos = Math.max(mostNanos, Long.parseLong(figures[1]));
            }
        } catch (IOException | DirectoryIteratorException e) {
            return Duration.ofNanos(mostNanos); // It has ended meanwhile, or the kernel keeps no such account.
        }
        return Duration.ofNanos(mostNanos);
    }

    /**
     * Time that the hypervisor has kept for others of these processors since boot, to 10 ms: of the one of which it has
     * kept most; zero where the kernel does not tell; {@code /proc/stat}.
     */
    public static Duration stolen(Set<Integer> processors) {
        try (Stream<String> lines = Files.lines(Path.of("/proc/stat"), ISO_8859_1)) {
            return stolen(lines, processors);
        } catch (IOException | UncheckedIOException e) {
            return Duration.ZERO;
        }
    }

    /** The same by the lines of that file. */
    public static Duration stolen(Stream<String> lines, Set<Integer> processors) {
        long ticks = lines.takeWhile(line -> line.startsWith(CPU))
                .map(line -> line.split(" +", -1))
                .filter(figures -> figures.length > STEAL
                        && figures[0].length() > CPU.length()
                        && processors.contains(Integer.valueOf(figures[0].substring(CPU.length()))))
                .mapToLong(figures -> Long.parseLong(figures[STEAL]))
                .max()
                .orElse(0);
        return Duration.ofMillis(ticks * TICK_MILLIS);
    }

    /**
     * Returns how often the kernel has killed a process for lack of memory since it booted; 0 where it keeps no such
     * count.
     */
    public static long outOfMemoryKills() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/vmstat"))) {
            return lines.filter(line -> line.startsWith("oom_kill "))
                    .mapToLong(line -> Long.parseLong(line.substring(line.indexOf(' ') + 1)))
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            return 0;
        }
    }

    /** Sets a limit of another process, soft and hard; {@code prlimit(2)}. */
    public static void limit(int pid, int resource, long value) throws SandboxException {
        try (Memory limit = new Memory(16)) {
            limit.setLong(0, value);
            limit.setLong(8, value);
            Posix.check(Posix.prlimit(pid, resource, limit, Pointer.NULL), "prlimit of resource " + resource);
        }
    }

    /** Sets the soft limit of another process, as far as its hard limit allows, which remains as it is. */
    public static void softLimit(int pid, int resource, long value) throws SandboxException {
        try (Memory limit = new Memory(16)) {
            Posix.check(Posix.prlimit(pid, resource, Pointer.NULL, limit), "prlimit of resource " + resource);
            long hard = limit.getLong(8);
            limit.setLong(0, Long.compareUnsigned(value, hard) < 0 ? value : hard);
            Posix.check(Posix.prlimit(pid, resource, limit, Pointer.NULL), "prlimit of resource " + resource);
        }
    }

    /**
     * The used space of a file system.
     *
     * @param usedBytes bytes that are taken
     * @param usedFiles files that are taken
     */
    public record Fill(long usedBytes, long usedFiles) {}

    /** Returns the used space of the file system that a descriptor lies in; {@code fstatfs(2)}. */
    public static Fill fill(Descriptor folder) {
        try (Memory statfs = new Memory(256)) {
            if (Posix.fstatfs(folder.number(), statfs) != 0) {
                return new Fill(0, 0);
            }
            long blockBytes = statfs.getLong(8);
            long usedBlocks = statfs.getLong(16) - statfs.getLong(24);
            return new Fill(usedBlocks * blockBytes, statfs.getLong(40) - statfs.getLong(48));
        }
    }
}
