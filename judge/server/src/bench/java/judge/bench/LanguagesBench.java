package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import judge.app.InstalledLanguages;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Language;
import judge.language.Program;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.file.FileLanguages;
import judge.language.file.LanguageFile.Sample;
import judge.problem.LanguageRules;
import judge.problem.ProblemLimits;
import judge.schedule.Priority;
import judge.schedule.ProcessorPool;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.submission.SourceFile;
import judge.submission.Submission;

/**
 * Measures what each installed language costs, in CPU time: building a small program, the start of its runtime, and
 * what the judge and its sandbox add to a run: {@code ./runner.sh bench languages}.
 */
final class LanguagesBench {

    private static final int BUILDS = 3;
    private static final int RUNS = 50;
    private static final double TICKS = 100;
    private static final int MOST_BYTES = 1 << 16;

    private static final ProblemLimits BUILDING = new ProblemLimits(
            Duration.ofSeconds(10),
            LanguageRules.NONE,
            256 << 20,
            1 << 20,
            MOST_BYTES,
            Duration.ofSeconds(60),
            2L << 30);

    private static final RunLimits RUNNING =
            new RunLimits(Duration.ofSeconds(20), Duration.ofSeconds(60), 256 << 20, 256 << 20, 1 << 20);

    private LanguagesBench() {}

    static void run() throws Exception {
        System.out.println("| language | version | building | start-up | overhead of a case |\n|---|---|---|---|---|");
        try (Toolchain toolchain = Toolchains.isolated(Integer.MAX_VALUE);
                ProcessorPool.Lease core = toolchain.pool().take(Priority.FIRST)) {
            for (LanguageName name : LanguageNames.known().all()) {
                Optional<String> version = InstalledLanguages.version(name);
                if (version.isPresent()) {
                    measure(name, version.get(), toolchain, core.processor());
                }
            }
        }
    }

    private static void measure(LanguageName name, String version, Toolchain toolchain, Set<Integer> processors)
            throws Exception {
        Map<Sample, String> programs = FileLanguages.programs(name);
        Submission hello = submission(name, programs.getOrDefault(Sample.HELLO, ""));
        Language language = toolchain.languages().of(hello);
        List<Compiled> built = new ArrayList<>();
        while (built.size() < BUILDS) {
            Compilation compilation = language.compiler().compile(hello, BUILDING, processors);
            if (!(compilation instanceof Compiled done)) {
                System.out.println(name.title() + " does not build its own program: " + compilation);
                return;
            }
            built.add(done);
        }
        double[] building = built.stream()
                .mapToDouble(one -> one.cpuTime().toNanos() / 1e6)
                .sorted()
                .toArray();
        double overhead = overhead(language, built.get(0), processors);
        System.out.printf(
                Locale.ROOT,
                "| %s | %s | %.0f ms | %.0f ms | %.1f ms |%n",
                name.title(),
                version.replace("|", "/"),
                building[BUILDS / 2],
                language.runtime().allowance().startUp().toNanos() / 1e6,
                overhead);
    }

    /** The CPU time in milliseconds of a run beyond that of the program itself. */
    private static double overhead(Language language, Compiled compiled, Set<Integer> processors) throws Exception {
        try (Program program = language.runtime().layDown(compiled)) {
            program.run(RunInput.empty(), RUNNING, processors);
            double before = cpuSeconds();
            long own = 0;
            for (int i = 0; i < RUNS; i++) {
                own += program.run(RunInput.empty(), RUNNING, processors)
                        .outcome()
                        .usage()
                        .cpuTime()
                        .toNanos();
            }
            return ((cpuSeconds() - before) * 1e3 - own / 1e6) / RUNS;
        }
    }

    private static Submission submission(LanguageName name, String source) {
        String file = (name.equals(LanguageName.JAVA) ? "Main" : "main")
                + name.endings().get(0);
        return Submission.of(
                "bench", "judge", "bench", List.of(new SourceFile(file, source.getBytes(UTF_8))), MOST_BYTES);
    }

    /** The CPU time of this process, of those that it has started, and of all that they have waited for. */
    private static double cpuSeconds() {
        LongStream all = Stream.concat(
                        Stream.of(ProcessHandle.current()),
                        ProcessHandle.current().descendants())
                .mapToLong(process -> ticks(process.pid()));
        return all.sum() / TICKS;
    }

    private static long ticks(long process) {
        try {
            String stat = Files.readString(Path.of("/proc", String.valueOf(process), "stat"), UTF_8);
            String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
            long ticks = 0;
            for (int field = 11; field <= 14; field++) {
                ticks += Long.parseLong(fields[field]);
            }
            return ticks;
        } catch (IOException e) {
            return 0; // It has just ended.
        }
    }
}
