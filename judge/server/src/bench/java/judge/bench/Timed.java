package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The cost of a command.
 *
 * @param wallSeconds time from its start to its end
 * @param cpuSeconds CPU time of the command and of all processes that it has waited for, to 10 ms
 * @param threadSeconds CPU time of the command's own process, by the names of its threads without their numbers
 * @param peakBytes the command's own largest resident set
 * @param said the command's output
 */
record Timed(double wallSeconds, double cpuSeconds, Map<String, Double> threadSeconds, long peakBytes, String said) {
    /**
     * Seldom: who looks takes from the processors that are measured. What a thread does in its last moments is missed.
     */
    private static final int POLL_MILLIS = 250;

    private static final double TICKS = 100;
    private static final Pattern CHILDREN = Pattern.compile("(\\d+)m([\\d.]+)s (\\d+)m([\\d.]+)s\\s*\\z");
    private static final Pattern PEAK = Pattern.compile("VmHWM:\\s+(\\d+) kB");

    static Timed of(Path folder, List<String> line) throws IOException, InterruptedException {
        List<String> timed = new java.util.ArrayList<>(List.of("sh", "-c", "\"$@\"; times", "sh"));
        timed.addAll(line);
        Path said = Files.createTempFile("judge-bench-", ".txt");
        long start = System.nanoTime();
        Process shell = new ProcessBuilder(timed)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        Map<String, String> names = new HashMap<>();
        Map<String, Double> seconds = new HashMap<>();
        long peak = 0;
        long process = 0;
        while (!shell.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
            if (process == 0) {
                process = shell.children().map(ProcessHandle::pid).findFirst().orElse(0L);
            }
            look(Path.of("/proc", String.valueOf(process), "task"), names, seconds);
            peak = Math.max(peak, peak(process));
        }
        double wall = (System.nanoTime() - start) / 1e9;
        Map<String, Double> byName = new HashMap<>();
        seconds.forEach((thread, used) -> byName.merge(names.getOrDefault(thread, "?"), used, Double::sum));
        String text = Files.readString(said, UTF_8);
        Files.delete(said);
        return new Timed(wall, cpu(text), byName, peak, text);
    }

    /** The last line that {@code times} prints: user and system time of what the shell has waited for. */
    private static double cpu(String said) {
        Matcher matcher = CHILDREN.matcher(said);
        if (!matcher.find()) {
            throw new IllegalStateException("times printed nothing: " + said);
        }
        return 60 * Double.parseDouble(matcher.group(1))
                + Double.parseDouble(matcher.group(2))
                + 60 * Double.parseDouble(matcher.group(3))
                + Double.parseDouble(matcher.group(4));
    }

    private static void look(Path tasks, Map<String, String> names, Map<String, Double> seconds) {
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(tasks)) {
            for (Path thread : threads) {
                String stat = Files.readString(thread.resolve("stat"), UTF_8);
                String name = stat.substring(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
                String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
                String id = thread.getFileName().toString();
                names.put(id, name.replaceAll("[-#]?\\d+$", ""));
                seconds.put(id, (Long.parseLong(fields[11]) + Long.parseLong(fields[12])) / TICKS);
            }
        } catch (IOException e) {
            return; // It has just ended.
        }
    }

    private static long peak(long process) {
        try {
            Matcher matcher =
                    PEAK.matcher(Files.readString(Path.of("/proc", String.valueOf(process), "status"), UTF_8));
            return matcher.find() ? Long.parseLong(matcher.group(1)) << 10 : 0;
        } catch (IOException e) {
            return 0;
        }
    }
}
