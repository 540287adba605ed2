package judge.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The processors that this process may use, by the kernel's numbers. */
public final class Processors {

    private static final String KEY = "Cpus_allowed_list:";

    private Processors() {}

    /** The numbers, ascending, at least one; counted from 0 where the host does not tell. */
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

    /** Reads a list such as {@code 0-3,8}. */
    static List<Integer> parse(String list) {
        List<Integer> numbers = new ArrayList<>();
        for (String range : list.split(",", -1)) {
            int dash = range.indexOf('-');
            int first = Integer.parseInt(dash < 0 ? range : range.substring(0, dash));
            int last = dash < 0 ? first : Integer.parseInt(range.substring(dash + 1));
            IntStream.rangeClosed(first, last).forEach(numbers::add);
        }
        return numbers;
    }
}
