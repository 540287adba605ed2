package judge.sandbox.kernel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import judge.sandbox.SandboxException;

/** Processors, by the kernel's numbers: which this process may use, and how lists of them are written. */
public final class Processors {

    private static final String KEY = "Cpus_allowed_list:";

    /** No machine has as many as five digits can count. */
    private static final Pattern RANGE = Pattern.compile("([0-9]{1,4})(?:-([0-9]{1,4}))?");

    /** A tenth of what the others get; the command {@code nice} takes the same. */
    private static final int LESS = 10;

    private Processors() {}

    /**
     * Returns the processors that this process may use, ascending, at least one; counted from 0 where the host does not
     * tell.
     */
    public static List<Integer> allowed() {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
                if (line.startsWith(KEY)) {
                    return parse(line.substring(KEY.length()).strip());
                }
            }
        } catch (IOException e) {
            // Not Linux.
        }
        return IntStream.range(0, Runtime.getRuntime().availableProcessors())
                .boxed()
                .toList();
    }

    /** The model's name as the kernel has it; the architecture where it does not tell. */
    public static String model() {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/cpuinfo"))) {
                if (line.startsWith("model name")) {
                    return line.substring(line.indexOf(':') + 1).strip();
                }
            }
        } catch (IOException e) {
            // Not Linux.
        }
        return System.getProperty("os.arch");
    }

    /**
     * Reads a list such as {@code 0-3,8}.
     *
     * @return the numbers in the order of the list, each once
     * @throws IllegalArgumentException if it is none
     */
    public static List<Integer> parse(String list) {
        Set<Integer> numbers = new LinkedHashSet<>();
        for (String range : list.split(",", -1)) {
            Matcher matcher = RANGE.matcher(range);
            if (!matcher.matches()) {
                throw new IllegalArgumentException("no processors: " + list);
            }
            int first = Integer.parseInt(matcher.group(1));
            int last = matcher.group(2) == null ? first : Integer.parseInt(matcher.group(2));
            if (last < first) {
                throw new IllegalArgumentException("no processors: " + list);
            }
            IntStream.rangeClosed(first, last).forEach(numbers::add);
        }
        return List.copyOf(numbers);
    }

    /** Writes such a list, ascending. */
    public static String list(Collection<Integer> numbers) {
        StringBuilder list = new StringBuilder();
        List<Integer> sorted = numbers.stream().sorted().distinct().toList();
        for (int i = 0; i < sorted.size(); i++) {
            int first = sorted.get(i);
            while (i + 1 < sorted.size() && sorted.get(i + 1) == sorted.get(i) + 1) {
                i++;
            }
            int last = sorted.get(i);
            list.append(list.isEmpty() ? "" : ",").append(first).append(last == first ? "" : "-" + last);
        }
        return list.toString();
    }

    /**
     * Starts a process of the host's that runs on some processors only, with what it starts itself; on all where
     * processes cannot be bound.
     *
     * @param numbers all that this process may use, if empty
     * @throws SandboxException if this process may use none of them
     */
    public static Process start(ProcessBuilder builder, Set<Integer> numbers) throws IOException, SandboxException {
        Optional<Affinity> bound = Optional.empty();
        try {
            bound = numbers.isEmpty() ? bound : Optional.of(Affinity.bindTo(numbers));
        } catch (LinkageError e) {
            bound = Optional.empty(); // Not Linux, or another C library.
        }
        try {
            return builder.start();
        } finally {
            bound.ifPresent(Affinity::close);
        }
    }

    /**
     * Gives the calling thread, and the commands that it starts, less of the processors from now on than all others
     * have that want them; {@code nice(2)}, which counts for a single thread here, and each time anew.
     */
    public static void stepBack() {
        try {
            Posix.nice(LESS);
        } catch (LinkageError e) {
            // Not Linux, or another C library.
        }
    }

    /**
     * Does something on some processors only, in the calling thread; on all where threads cannot be bound.
     *
     * @param numbers at least one
     */
    public static <T> T on(Set<Integer> numbers, Supplier<T> work) {
        Optional<Affinity> bound;
        try {
            bound = Optional.of(Affinity.bindTo(numbers));
        } catch (SandboxException | LinkageError e) {
            bound = Optional.empty(); // Not Linux, or another C library.
        }
        try {
            return work.get();
        } finally {
            bound.ifPresent(Affinity::close);
        }
    }
}
