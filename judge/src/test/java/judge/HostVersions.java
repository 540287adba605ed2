package judge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The versions of what this host judges with, for whoever expects what only some of them do. Expectations are written
 * for Debian 12: Java 17, GCC 12, Python 3.11. What another version gives is written beside it, after a condition such
 * as {@code [java >= 21]} or {@code [gcc < 12]}.
 */
public final class HostVersions {

    private static final Map<String, List<String>> ASKED = Map.of(
            "gcc", List.of("g++", "-dumpfullversion", "-dumpversion"),
            "python", List.of("python3", "-c", "import platform; print(platform.python_version())"));

    private static final Map<String, List<Integer>> KNOWN = new ConcurrentHashMap<>();

    private static final Pattern CONDITIONAL =
            Pattern.compile("\\[(java|gcc|python) (>=|<) (\\d+(?:\\.\\d+)*)] ?(.*)", Pattern.DOTALL);

    private HostVersions() {}

    /** Returns the text behind the condition that a line begins with, if it holds here; the line where it has none. */
    public static Optional<String> applicable(String line) {
        Matcher matcher = CONDITIONAL.matcher(line);
        if (!matcher.matches()) {
            if (line.startsWith("[")) {
                throw new IllegalArgumentException("no condition: " + line);
            }
            return Optional.of(line);
        }
        boolean reached = Arrays.compare(numbers(of(matcher.group(1))), numbers(versionNumbers(matcher.group(3)))) >= 0;
        return reached == matcher.group(2).equals(">=") ? Optional.of(matcher.group(4)) : Optional.empty();
    }

    /** Lines of {@code key=value} by their keys; one of which the condition holds counts before those above it. */
    public static Map<String, String> expected(Stream<String> lines) {
        Map<String, String> expected = new LinkedHashMap<>();
        lines.filter(line -> !line.isBlank())
                .flatMap(line -> applicable(line).stream())
                .forEach(line ->
                        expected.put(line.substring(0, line.indexOf('=')), line.substring(line.indexOf('=') + 1)));
        return expected;
    }

    /** Tells whether a condition such as {@code gcc >= 16} holds here. */
    public static boolean hold(String condition) {
        return applicable("[" + condition + "]").isPresent();
    }

    private static List<Integer> of(String program) {
        return KNOWN.computeIfAbsent(program, HostVersions::ask);
    }

    private static List<Integer> ask(String program) {
        if (program.equals("java")) {
            return List.of(Runtime.version().feature());
        }
        try {
            Process process = new ProcessBuilder(ASKED.get(program)).start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return versionNumbers(said.strip());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Integer> versionNumbers(String version) {
        return Arrays.stream(version.split("\\."))
                .map(number -> number.replaceAll("\\D.*", ""))
                .map(Integer::valueOf)
                .toList();
    }

    private static int[] numbers(List<Integer> version) {
        return version.stream().mapToInt(Integer::intValue).toArray();
    }
}
