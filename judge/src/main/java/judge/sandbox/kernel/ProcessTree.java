package judge.sandbox.kernel;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A process and all that have come from it, as {@code /proc} shows them at the moment of asking.
 *
 * @param pid of the first one
 */
public record ProcessTree(int pid) {

    /** The sandbox allows a command no more processes than some hundreds. */
    private static final int MOST = 1_000;

    /**
     * Tells whether one of the processes has this pipe open. A process that may not be looked at counts as having it.
     */
    public boolean holds(Path pipe) {
        return all().stream().anyMatch(process -> holds(process, pipe));
    }

    private static boolean holds(int process, Path pipe) {
        try (DirectoryStream<Path> descriptors =
                Files.newDirectoryStream(proc(process).resolve("fd"))) {
            for (Path descriptor : descriptors) {
                if (isLinkTo(descriptor, pipe)) {
                    return true;
                }
            }
            return false;
        } catch (AccessDeniedException e) {
            return true;
        } catch (IOException | DirectoryIteratorException e) {
            return false; // It has ended meanwhile.
        }
    }

    private static boolean isLinkTo(Path descriptor, Path pipe) {
        try {
            return Files.readSymbolicLink(descriptor).equals(pipe);
        } catch (IOException e) {
            return false; // It was closed meanwhile.
        }
    }

    /** Tells whether a thread of one of the processes runs, is ready to run, or waits for a disk. */
    public boolean isBusy() {
        return all().stream().flatMap(process -> threads(process).stream()).anyMatch(ProcessTree::isBusy);
    }

    /**
     * Tells whether a thread of one of the processes waits to read from this pipe, or to be told that there is
     * something to read. Empty where the kernel does not say.
     */
    public Optional<Boolean> awaits(Path pipe) {
        boolean known = false;
        for (int process : all()) {
            for (Path thread : threads(process)) {
                if (isOurs(thread)) {
                    continue;
                }
                Optional<Boolean> waits = awaits(process, thread, pipe);
                if (waits.orElse(false)) {
                    return waits;
                }
                known |= waits.isPresent();
            }
        }
        return known ? Optional.of(false) : Optional.empty();
    }

    private static Optional<Boolean> awaits(int process, Path thread, Path pipe) {
        String[] call;
        try {
            call = Files.readString(thread.resolve("syscall"), ISO_8859_1)
                    .strip()
                    .split(" ", -1);
        } catch (IOException e) {
            return Optional.empty();
        }
        Integer number = SystemCalls.number(call[0]);
        if (SystemCalls.READING.contains(number) && call.length > 1) {
            Path descriptor = proc(process).resolve("fd/" + Long.decode(call[1]));
            return Optional.of(isLinkTo(descriptor, pipe));
        }
        return Optional.of(SystemCalls.POLLING.contains(number) && holds(process, pipe));
    }

    /**
     * Tells whether a thread is {@code bwrap}'s: it waits for the command that it started, with all of its pipes open.
     */
    private static boolean isOurs(Path thread) {
        try {
            return Files.readString(thread.resolve("comm"), ISO_8859_1).strip().equals("bwrap");
        } catch (IOException e) {
            return true; // It has ended meanwhile.
        }
    }

    /** The numbers of system calls by which a process waits for input. */
    private static final class SystemCalls {
        private static final boolean ARM = System.getProperty("os.arch").equals("aarch64");

        /** {@code read}, {@code readv}, {@code recvfrom}. */
        static final Set<Integer> READING = ARM ? Set.of(63, 65, 207) : Set.of(0, 19, 45);

        /** {@code poll}, {@code select}, {@code epoll_wait} and their newer forms. */
        static final Set<Integer> POLLING = ARM ? Set.of(22, 72, 73, 441) : Set.of(7, 23, 232, 270, 271, 281, 441);

        /** Returns the number of the system call in a line of {@code /proc}; -1 where the process runs. */
        static Integer number(String word) {
            return word.matches("[0-9]{1,4}") ? Integer.valueOf(word) : Integer.valueOf(-1);
        }
    }

    private static boolean isBusy(Path thread) {
        try {
            String stat = Files.readString(thread.resolve("stat"), ISO_8859_1);
            // The name before it is in parentheses and may have any character in it.
            char state = stat.charAt(stat.lastIndexOf(')') + 2);
            return state == 'R' || state == 'D';
        } catch (IOException | StringIndexOutOfBoundsException e) {
            return false; // It has ended meanwhile.
        }
    }

    private List<Integer> all() {
        Set<Integer> seen = new HashSet<>(Set.of(pid));
        Deque<Integer> open = new ArrayDeque<>(seen);
        while (!open.isEmpty() && seen.size() < MOST) {
            for (Path thread : threads(open.remove())) {
                for (int child : children(thread)) {
                    if (seen.add(child)) {
                        open.add(child);
                    }
                }
            }
        }
        return List.copyOf(seen);
    }

    private static List<Integer> children(Path thread) {
        try {
            List<Integer> children = new ArrayList<>();
            for (String child :
                    Files.readString(thread.resolve("children"), ISO_8859_1).split(" ", -1)) {
                if (!child.isEmpty()) {
                    children.add(Integer.valueOf(child));
                }
            }
            return children;
        } catch (IOException e) {
            return List.of();
        }
    }

    private static List<Path> threads(int process) {
        List<Path> threads = new ArrayList<>();
        try (DirectoryStream<Path> entries =
                Files.newDirectoryStream(proc(process).resolve("task"))) {
            entries.forEach(threads::add);
        } catch (IOException | DirectoryIteratorException e) {
            return List.of();
        }
        return threads;
    }

    private static Path proc(int process) {
        return Path.of("/proc", Integer.toString(process));
    }
}
