package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.commons.io.file.PathUtils;

/**
 * Measures the time from verdict to explanation in {@code check}, over sixty failing programs:
 * {@code ./runner.sh bench explain}, with {@code -Djudge.bench.languages=java,cpp,c,python3}. Each is checked by a
 * process of its own, as a student would.
 */
final class ExplainBench {

    private static final double TICKS = 100;
    private static final String HINT = "  → ";
    private static final String MEDIAN = "2 s";
    private static final String P95 = "5 s";

    private final Path project = Path.of("").toAbsolutePath();
    private final Path folder;
    private final List<Measured> measured = new ArrayList<>();

    /**
     * A program with what its explanation took.
     *
     * @param seconds from the verdict to the end of the command
     * @param cpuSeconds of the judge and all that it ran, in that time
     * @param said the verdict, and the first hint
     */
    private record Measured(FailingProgram program, double seconds, double cpuSeconds, String said) {}

    private ExplainBench(Path folder) {
        this.folder = folder;
    }

    static void run() throws Exception {
        Path folder = Files.createTempDirectory("judge-bench-");
        try {
            new ExplainBench(folder).measure();
        } finally {
            PathUtils.deleteDirectory(folder);
        }
    }

    private void measure() throws Exception {
        String wanted = System.getProperty("judge.bench.languages", "");
        Set<String> languages = new TreeSet<>(Arrays.asList(wanted.split(",")));
        // The usual languages of the benchmarks leave C out.
        boolean all = languages.equals(Set.of("java", "cpp", "python3"));
        List<FailingProgram> programs = FailingProgram.all(project).stream()
                .filter(one -> all || languages.contains(one.language()))
                .toList();
        look(programs.get(0)); // Builds, if need be, and makes what the first run makes.
        for (FailingProgram program : programs) {
            Measured one = look(program);
            System.out.printf(
                    Locale.ROOT, "%6.2f s, CPU %6.2f s  %s%n    %s%n", one.seconds, one.cpuSeconds, program, one.said);
            measured.add(one);
        }
        print();
    }

    private Measured look(FailingProgram program) throws IOException, InterruptedException {
        Path own = Files.createTempDirectory(folder, "program-");
        List<String> line = List.of(
                "sh",
                "runner.sh",
                "check",
                program.write(own).toString(),
                "--problem",
                program.problem(),
                "--problems",
                program.problems(project).toString(),
                "--fresh",
                "--lang",
                "en");
        Process process = new ProcessBuilder(line)
                .directory(project.toFile())
                .redirectErrorStream(true)
                .start();
        List<String> said = new ArrayList<>();
        long verdictAt = 0;
        double cpuThen = 0;
        double cpu = 0;
        try (BufferedReader out = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))) {
            for (String read = out.readLine(); read != null; read = out.readLine()) {
                if (verdictAt == 0 && read.startsWith(program.problem() + ": ")) {
                    verdictAt = System.nanoTime();
                    cpuThen = cpuSeconds(process.pid());
                }
                cpu = Math.max(cpu, cpuSeconds(process.pid()));
                said.add(read);
            }
        }
        double seconds = (System.nanoTime() - verdictAt) / 1e9;
        if (process.waitFor() != 1 || verdictAt == 0) {
            throw new IllegalStateException(program + " did not fail: " + said);
        }
        return new Measured(program, seconds, cpu - cpuThen, said(said));
    }

    private static String said(List<String> lines) {
        String cause =
                lines.stream().filter(line -> line.startsWith(HINT)).findFirst().orElse(" no cause");
        return lines.get(0) + " /" + cause;
    }

    /** The CPU time of a process and of all that it has waited for; runner.sh becomes the judge. */
    private static double cpuSeconds(long process) {
        try {
            String stat = Files.readString(Path.of("/proc", String.valueOf(process), "stat"), UTF_8);
            String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
            long ticks = 0;
            for (int field = 11; field <= 14; field++) {
                ticks += Long.parseLong(fields[field]);
            }
            return ticks / TICKS;
        } catch (IOException e) {
            return 0; // It has just ended.
        }
    }

    private void print() {
        System.out.println();
        System.out.println("| programs | median | p95 | longest | CPU, median | CPU, p95 |");
        System.out.println("|---|---|---|---|---|---|");
        measured.stream()
                .collect(Collectors.groupingBy(one -> one.program.language()))
                .forEach(ExplainBench::row);
        row("all", measured);
        System.out.println("| wished | " + MEDIAN + " | " + P95 + " | | | |");
    }

    private static void row(String what, List<Measured> some) {
        List<Double> seconds = some.stream().map(Measured::seconds).sorted().toList();
        List<Double> cpu = some.stream()
                .map(Measured::cpuSeconds)
                .sorted(Comparator.naturalOrder())
                .toList();
        System.out.printf(
                Locale.ROOT,
                "| %s, %d | %.2f s | %.2f s | %.2f s | %.2f s | %.2f s |%n",
                what,
                some.size(),
                at(seconds, 0.5),
                at(seconds, 0.95),
                at(seconds, 1),
                at(cpu, 0.5),
                at(cpu, 0.95));
    }

    private static double at(List<Double> sorted, double share) {
        return sorted.get((int) Math.max(0, Math.ceil(share * sorted.size()) - 1));
    }
}
