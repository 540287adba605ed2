package judge.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import judge.report.CaseSection;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportJson;
import judge.sandbox.kernel.Processors;
import org.apache.commons.io.file.PathUtils;

/**
 * Measures the cost of grading a class, beside the cost of a shell loop and the cost that cannot be saved:
 * {@code ./runner.sh bench grading}, with
 * {@code -Djudge.bench.submissions=30 -Djudge.bench.rounds=5 -Djudge.bench.times=10}, the last of which is the factor
 * by which the larger class is larger, 0 for none; {@code -Djudge.bench.languages=java,cpp,python3} sets the languages.
 */
final class GradingBench {
    private static final int SUBMISSIONS = Integer.getInteger("judge.bench.submissions", 30);
    private static final int ROUNDS = Integer.getInteger("judge.bench.rounds", 5);
    private static final List<String> LANGUAGES = List.of(
            System.getProperty("judge.bench.languages", "java,cpp,python3").split(","));

    private static final int MANY = Integer.getInteger("judge.bench.times", 10);

    private final Path project = Path.of("").toAbsolutePath();
    private final int processors = Processors.allowed().size();
    private final Path folder;
    private final GradedClass graded;
    private final PlainLoop loop;
    private final Map<String, List<Timed>> measured = new LinkedHashMap<>();

    private GradingBench(Path folder) throws Exception {
        this.folder = folder;
        graded = GradedClass.make(project, Files.createDirectory(folder.resolve("class")), SUBMISSIONS);
        loop = PlainLoop.make(graded, folder);
    }

    static void run() throws Exception {
        Path folder = Files.createTempDirectory("judge-bench-");
        try {
            for (String language : LANGUAGES) {
                if (language.equals("java")) {
                    new GradingBench(folder).measure();
                } else {
                    Path own = Files.createDirectory(folder.resolve(language));
                    LanguageBench.run(Path.of("").toAbsolutePath(), own, language, SUBMISSIONS, ROUNDS);
                }
            }
        } finally {
            PathUtils.deleteDirectory(folder);
        }
    }

    private void measure() throws Exception {
        System.out.printf(
                "%s, %d processors, JDK %s; %d submissions x %d cases, medians of %d rounds%n",
                Processors.model(),
                processors,
                System.getProperty("java.runtime.version"),
                SUBMISSIONS,
                GradedClass.CASES,
                ROUNDS);
        // Builds, if need be, and makes what the first run makes.
        Timed.of(project, check(graded.single()));
        for (int round = 1; round <= ROUNDS; round++) {
            take("loop", loop.sequential());
            take("parallel", loop.parallel(processors));
            take("fresh", grade(graded, "--fresh"));
            take("again", grade(graded));
            take("single", loop.of(graded.single()));
            take("check", check(graded.single()));
            take("plain empty", loop.of(graded.nearlyEmpty()));
            take("empty", check(graded.nearlyEmpty(), "--json"));
            take("compile", loop.compileOnly());
        }
        // Only the CPU time of this run counts, which hardly varies: one run is enough.
        take("bare", loop.bare());
        if (MANY > 0) {
            Path larger = Files.createDirectory(folder.resolve("many"));
            take("many", grade(GradedClass.make(project, larger, MANY * SUBMISSIONS), "--fresh"));
        }
        print();
        new TimeShares(median("fresh"), reports(), processors).print();
    }

    private Timed median(String what) {
        List<Timed> sorted = new ArrayList<>(measured.getOrDefault(what, List.of()));
        sorted.sort(java.util.Comparator.comparingDouble(Timed::wallSeconds));
        return sorted.get(sorted.size() / 2);
    }

    private void take(String what, List<String> line) throws IOException, InterruptedException {
        Timed timed = Timed.of(project, line);
        System.err.printf("%s: %.2f s%n", what, timed.wallSeconds());
        measured.computeIfAbsent(what, key -> new ArrayList<>()).add(timed);
    }

    private List<String> grade(GradedClass what, String... options) {
        List<String> line = runner("grade");
        line.addAll(List.of(
                "--problems",
                what.problems().toString(),
                "--solutions",
                what.solutions().toString()));
        line.addAll(List.of("--reports", folder.resolve("reports").toString()));
        line.addAll(List.of(options));
        return line;
    }

    private List<String> check(Path submission, String... options) {
        List<String> line = runner("check", submission.toString(), "--problem", GradedClass.PROBLEM, "--fresh");
        line.addAll(List.of("--problems", graded.problems().toString()));
        line.addAll(List.of(options));
        return line;
    }

    private static List<String> runner(String... arguments) {
        List<String> line = new ArrayList<>(List.of("sh", "runner.sh"));
        line.addAll(List.of(arguments));
        return line;
    }

    private void print() throws IOException, ReportFormatException {
        double fresh = wall("fresh");
        System.out.println();
        System.out.println("| what | measured | beside | ratio | wished |");
        System.out.println("|---|---|---|---|---|");
        row("`grade --fresh` against the plain loop, one after the other", fresh, wall("loop"), "0.33");
        row("the same against `xargs -P " + processors + "`", fresh, wall("parallel"), "0.65");
        row(
                "CPU of a nearly empty program, in the sandbox against plain `java`",
                cpuOfEmpty(),
                cpuOfPlainEmpty(),
                "0.65");
        row("`grade` again, nothing changed, against `--fresh`", wall("again"), fresh, "0.05");
        row("`check` of one submission against the plain loop", wall("check"), wall("single"), "0.6");
        if (MANY > 0) {
            System.out.printf(
                    "| memory of the judge while it grades %d | %.0f MiB | | | 256 MiB |%n",
                    MANY * SUBMISSIONS, median("many").peakBytes() / (double) (1 << 20));
            row("wall time for " + MANY + " times as many", wall("many"), fresh, "10.5");
        }
        double floor = (median("bare").cpuSeconds() - median("compile").cpuSeconds()) / processors;
        row("`grade --fresh` against the floor: CPU time of the bare JVMs over all processors", fresh, floor, "");
    }

    private static void row(String what, double measured, double beside, String wished) {
        System.out.printf("| %s | %.3f s | %.3f s | %.2f | %s |%n", what, measured, beside, measured / beside, wished);
    }

    private double wall(String what) {
        return median(what).wallSeconds();
    }

    /** Returns the CPU time of one case: without compiling, and without the shell's own, which is little. */
    private double cpuOfPlainEmpty() {
        double compiling = median("compile").cpuSeconds() / SUBMISSIONS;
        return (median("plain empty").cpuSeconds() - compiling) / GradedClass.CASES;
    }

    private double cpuOfEmpty() throws IOException, ReportFormatException {
        String said = median("empty").said();
        byte[] json = said.substring(0, said.lastIndexOf('}') + 1).getBytes(java.nio.charset.StandardCharsets.UTF_8);
        Report report = new ReportJson().readReport(json, Path.of("check"));
        List<Double> sorted = report.cases().stream()
                .map(CaseSection::cpuTimeMillis)
                .filter(java.util.Objects::nonNull)
                .sorted()
                .toList();
        return sorted.get(sorted.size() / 2) / 1e3;
    }

    /**
     * Returns the reports of the median run among those that judged the class anew; each of them is followed by one
     * that did not.
     */
    private List<Report> reports() throws IOException, ReportFormatException {
        List<Report> reports = new ArrayList<>();
        int round = measured.getOrDefault("fresh", List.of()).indexOf(median("fresh"));
        try (Stream<Path> runs = Files.list(folder.resolve("reports"))) {
            Path run = runs.filter(one -> Files.isDirectory(one, LinkOption.NOFOLLOW_LINKS))
                    .sorted()
                    .skip(2L * round)
                    .findFirst()
                    .orElseThrow();
            try (Stream<Path> files = Files.walk(run)) {
                for (Path file :
                        (Iterable<Path>) files.filter(one -> one.endsWith(GradedClass.PROBLEM + ".json"))::iterator) {
                    reports.add(new ReportJson().readReport(file));
                }
            }
        }
        return reports;
    }
}
