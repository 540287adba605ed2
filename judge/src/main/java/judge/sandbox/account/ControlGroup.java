package judge.sandbox.account;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import judge.sandbox.Limits;
import judge.sandbox.SandboxException;
import judge.sandbox.kernel.Child;

/**
 * The kernel's control group of one run: bounds memory and tasks at every moment, not only when the supervisor looks,
 * and keeps accounts that no process can leave.
 */
public final class ControlGroup implements AutoCloseable {

    /**
     * The bytes that a group may hold beside resident memory: the scratch folder, page tables, the kernel's side of
     * threads.
     */
    private static final long KERNEL_BYTES = 64L << 20;

    /** No more is charged at once, so that who could not be given it has come as close to the bound as this. */
    private static final long CHARGE_BYTES = 2L << 20;

    /** The number by which a thread names itself when it moves into another group. */
    private static final String MYSELF = "0";

    /** Two seconds: what is killed while its namespaces are made has been seen to take over a tenth. */
    private static final int REMOVAL_TRIES = 1_000;

    private static final int REMOVAL_PAUSE_MILLIS = 2;

    /** The groups whose processes took longer to end than the judge waits; they are removed later. */
    private static final Set<Path> LEFT = ConcurrentHashMap.newKeySet();

    private final Hierarchy hierarchy;
    private final String name;
    private Duration before = Duration.ZERO;

    ControlGroup(Hierarchy hierarchy, String name) {
        this.hierarchy = hierarchy;
        this.name = name;
    }

    /** Makes the group's folders and sets its bounds. */
    void create(Limits limits) throws IOException {
        for (Path folder : folders()) {
            Files.createDirectory(folder);
        }
        String bytes = Long.toString(limits.residentBytes() + limits.scratchBytes() + KERNEL_BYTES);
        Path memory = hierarchy.memory().resolve(name);
        if (hierarchy.version() == 2) {
            write(memory.resolve("memory.max"), bytes);
            writeIfThere(memory.resolve("memory.swap.max"), "0");
            writeIfThere(memory.resolve("memory.oom.group"), "1");
        } else {
            write(memory.resolve("memory.limit_in_bytes"), bytes);
            writeIfThere(memory.resolve("memory.memsw.limit_in_bytes"), bytes);
        }
        write(
                hierarchy.pids().resolve(name).resolve("pids.max"),
                Long.toString(ResourceLimit.ofProcesses(limits).value() - 1)); // That limit keeps no account.
    }

    /**
     * Starts a process in the group, if that can be: in version 1 the calling thread enters the group, and leaves it
     * when the process is born. To move a process in afterwards costs some 6 ms, in which the kernel lets no process of
     * the host start or end; a thread that moves itself costs next to nothing.
     */
    public Child start(Start start) throws SandboxException {
        if (hierarchy.version() == 2) {
            return start.start(); // Here a group holds whole processes only.
        }
        Optional<Child> child = Optional.empty();
        try {
            move(MYSELF, "tasks", folders());
            child = Optional.of(start.start());
        } finally {
            leave(child);
        }
        return child.get();
    }

    private void leave(Optional<Child> child) throws SandboxException {
        try {
            move(MYSELF, "tasks", hierarchy.folders());
        } catch (SandboxException e) {
            if (child.isPresent()) {
                child.get().end();
            }
            throw e;
        }
    }

    /** A way to start a process. */
    public interface Start {
        Child start() throws SandboxException;
    }

    /** The command is about to begin: it is now in the group, and what was used before does not count. */
    public void begin(int pid) throws SandboxException {
        if (hierarchy.version() == 2) {
            move(Integer.toString(pid), "cgroup.procs", folders());
        }
        before = total();
    }

    private static void move(String task, String file, List<Path> groups) throws SandboxException {
        try {
            for (Path group : groups) {
                write(group.resolve(file), task);
            }
        } catch (IOException e) {
            throw new SandboxException("cannot move a process to another control group: " + e, e);
        }
    }

    /**
     * User and system time that all in the group have used since {@link #begin}; zero where the kernel keeps no such
     * account here.
     */
    Duration cpuTime() {
        return total().minus(before);
    }

    private Duration total() {
        if (hierarchy.version() == 2) {
            return Duration.of(
                    figure(hierarchy.memory().resolve(name).resolve("cpu.stat"), "usage_usec"),
                    java.time.temporal.ChronoUnit.MICROS);
        }
        return hierarchy
                .cpu()
                .map(cpu -> Duration.ofNanos(figure(cpu.resolve(name).resolve("cpuacct.usage"), "")))
                .orElse(Duration.ZERO);
    }

    /** Tells whether the kernel has killed because of a lack of memory, and whose limit was reached. */
    public Kill outOfMemoryKill() {
        Path memory = hierarchy.memory().resolve(name);
        boolean second = hierarchy.version() == 2;
        if (figure(memory.resolve(second ? "memory.events" : "memory.oom_control"), "oom_kill") == 0) {
            return Kill.NONE;
        }
        boolean reached = second
                ? figure(memory.resolve("memory.events"), "oom") > 0
                : hasReached(memory, "memory.") || hasReached(memory, "memory.memsw.");
        return reached ? Kill.OWN_LIMIT : Kill.HOST;
    }

    /**
     * Tells whether a bound of version 1 was reached. The kernel charges memory and swap together first: where both
     * have the same bound, it never counts a failure of memory alone. Newer kernels do not count the failures of both
     * together.
     */
    private static boolean hasReached(Path group, String account) {
        long bound = figure(group.resolve(account + "limit_in_bytes"), "");
        long most = figure(group.resolve(account + "max_usage_in_bytes"), "");
        return figure(group.resolve(account + "failcnt"), "") > 0 || (bound > 0 && most + CHARGE_BYTES >= bound);
    }

    /** The most memory that it ever held, with the kernel's own for it; 0 where the kernel keeps no such account. */
    public long peakBytes() {
        Path memory = hierarchy.memory().resolve(name);
        return figure(memory.resolve(hierarchy.version() == 2 ? "memory.peak" : "memory.max_usage_in_bytes"), "");
    }

    /**
     * The most memory that its processes can be shown to have held, without files; asked when they have ended. No file
     * leaves the account before it is deleted.
     */
    public long peakWithoutFiles() {
        Path stat = hierarchy.memory().resolve(name).resolve("memory.stat");
        return Math.max(0, peakBytes() - figure(stat, hierarchy.version() == 2 ? "file" : "total_cache"));
    }

    /**
     * Tells whether a command that is a single process ever had more threads than are allowed, as far as the kernel can
     * tell: from the highest number of threads that there ever were. Older kernels count only the threads that they
     * refused, and those of a group around this one, too.
     */
    public boolean hadMoreThreads(int allowed) {
        Path pids = hierarchy.pids().resolve(name);
        int others = hierarchy.version() == 2 ? 0 : 1; // The one that has made the namespaces is in the group as well.
        Path peak = pids.resolve("pids.peak");
        return Files.exists(peak)
                ? figure(peak, "") > allowed + others
                : figure(pids.resolve("pids.events"), "max") > 0;
    }

    /** The reasons for which the kernel kills. */
    public enum Kill {
        /** The kernel did not kill. */
        NONE,
        /** The group reached its limit. */
        OWN_LIMIT,
        /** The host, or a group around this one, had no more memory. */
        HOST
    }

    private List<Path> folders() {
        return hierarchy.folders().stream().map(folder -> folder.resolve(name)).toList();
    }

    /** The number behind a key in a file of {@code key number} lines, or the only number of a file; 0 if not there. */
    private static long figure(Path file, String key) {
        try {
            for (String line : Files.readAllLines(file)) {
                String[] words = line.split(" ", -1);
                if (key.isEmpty() || words[0].equals(key)) {
                    return Long.parseLong(words[words.length - 1]);
                }
            }
        } catch (IOException e) {
            return 0; // An older kernel.
        }
        return 0;
    }

    private static void writeIfThere(Path file, String value) throws IOException {
        if (Files.exists(file)) {
            write(file, value);
        }
    }

    /**
     * Writes by a stream: a channel refuses an interrupted thread, which then stays in the group, and the group with
     * it.
     */
    static void write(Path file, String value) throws IOException {
        try (OutputStream out = new FileOutputStream(file.toFile())) {
            out.write(value.getBytes(StandardCharsets.US_ASCII));
        }
    }

    /** Removes the group; its processes have ended, though the kernel may need a moment to see that. */
    @Override
    public void close() {
        removeLeft();
        folders().forEach(ControlGroup::remove);
    }

    /** Removes the groups of earlier runs that could not be removed when they were closed. */
    static void removeLeft() {
        LEFT.removeIf(ControlGroup::isRemoved);
    }

    /** Removes a group, to the end also where the run was called off: a long-lived judge would gather such groups. */
    private static void remove(Path folder) {
        boolean interrupted = false;
        boolean removed = isRemoved(folder);
        for (int i = 0; i < REMOVAL_TRIES && !removed; i++) {
            try {
                TimeUnit.MILLISECONDS.sleep(REMOVAL_PAUSE_MILLIS);
            } catch (InterruptedException e) {
                interrupted = true;
            }
            removed = isRemoved(folder);
        }
        if (!removed) {
            LEFT.add(folder);
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static boolean isRemoved(Path folder) {
        try {
            Files.deleteIfExists(folder);
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
