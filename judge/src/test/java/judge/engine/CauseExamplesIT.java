package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import judge.language.CauseExample;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Compilation.Refused;
import judge.language.Language;
import judge.language.Program;
import judge.language.ProgramEnd.Failed;
import judge.language.RunInput;
import judge.language.SourceCompiler;
import judge.problem.LanguageRules;
import judge.problem.Problem;
import judge.problem.ProblemLimits;
import judge.problem.reading.PackageReader;
import judge.reason.Reason;
import judge.schedule.Priority;
import judge.schedule.ProcessorPool;
import judge.submission.SourceFile;
import judge.submission.SubmissionFiles;
import judge.submission.SubmissionFinder;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The usual cause of each example is told, and its line, by what the compilers and runtimes of this host say in the
 * real sandbox. Unit tests see to what those of Debian 12 have said, which is stored with the examples.
 */
@Order(2)
@Tag("explanations")
class CauseExamplesIT {

    /** Hints that are told instead where the names of a problem's files are known. */
    private static final Map<String, String> REFINED = Map.of("file-not-found", "file-input-name");

    @AutoClose
    private static Toolchain toolchain;

    private static Problem problem;

    @TempDir
    private Path temp;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.isolated(Integer.MAX_VALUE);
        problem = PackageReader.read(Zoo.PROBLEM);
    }

    @TestFactory
    Stream<DynamicTest> whatDoesNotCompileIsToldItsCause() throws Exception {
        return tests(
                List.of("gnu/compile", "java/compile", "python/compile"),
                (compilation, language, processors) -> ((Refused) compilation).reason());
    }

    @TestFactory
    Stream<DynamicTest> whatFailsAtRunTimeIsToldItsCause() throws Exception {
        byte[] sample = Files.readAllBytes(Zoo.PROBLEM.resolve("data/sample/1.in"));
        RunInput input = RunInput.of(sample, problem.judging(), List.of());
        return tests(List.of("java/run", "python/run"), (compilation, language, processors) -> {
            try (Program program = language.runtime().layDown((Compiled) compilation)) {
                AppliedLimits limits = AppliedLimits.of(problem.limits(), language);
                return ((Failed) program.run(input, limits.run(), processors).end()).why();
            }
        });
    }

    /** Says why what was compiled does not do what it should. */
    @FunctionalInterface
    private interface Failing {
        Reason reason(Compilation compilation, Language language, Set<Integer> processors) throws Exception;
    }

    /**
     * The outcome of an example.
     *
     * @param text all that was said of it
     */
    private record Told(Reason reason, String text) {}

    /** All examples are begun at once, as many side by side as there are processors. */
    private Stream<DynamicTest> tests(List<String> files, Failing failing) throws Exception {
        Map<SubmissionFiles, CauseExample> examples = new LinkedHashMap<>();
        for (String file : files) {
            for (CauseExample example : CauseExample.all(file)) {
                if (!example.keys().getOrDefault("hint", "").equals("none")) {
                    Path folder = written(temp.resolve(file).resolve(example.name()), example);
                    examples.put(SubmissionFinder.single(folder, problem.id()), example);
                }
            }
        }
        int threads = toolchain.pool().count();
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        Map<Language, SourceCompiler> compilers = new HashMap<>();
        List<DynamicTest> tests = new ArrayList<>();
        for (Map.Entry<SubmissionFiles, CauseExample> entry : examples.entrySet()) {
            CauseExample example = entry.getValue();
            Language language = toolchain.languages().of(example.submission());
            ProblemLimits limits = limits(language, example);
            SourceCompiler compiler = compilers.computeIfAbsent(
                    language,
                    any -> toolchain.languages().forMany(any, List.copyOf(examples.keySet()), limits, threads));
            Future<Told> told = executor.submit(() -> {
                try (ProcessorPool.Lease core = toolchain.pool().take(Priority.ofCompiling(toolchain.nextNumber()))) {
                    Compilation compilation =
                            compiler.compile(entry.getKey().read(limits.codeBytes()), limits, core.processor());
                    Reason reason = failing.reason(compilation, language, core.processor());
                    return new Told(reason, reason + "\n" + compilation.diagnostics());
                }
            });
            tests.add(DynamicTest.dynamicTest(
                    entry.getKey().root().getParent().getParent().getFileName() + "/" + example.name(),
                    () -> check(example, told.get())));
        }
        executor.shutdown();
        return tests.stream();
    }

    private static Path written(Path folder, CauseExample example) throws IOException {
        for (SourceFile source : example.submission().sources()) {
            Path file = folder.resolve(source.path());
            Files.createDirectories(file.getParent());
            Files.write(file, source.content());
        }
        return folder;
    }

    /** The limits of an example: in C and C++ it names its standard. */
    private static ProblemLimits limits(Language language, CauseExample example) {
        LanguageRules rules = problem.limits().languages();
        return problem.limits()
                .with(example.options().stream()
                        .findFirst()
                        .map(standard -> rules.withStandard(language.name(), standard))
                        .orElse(rules));
    }

    private static void check(CauseExample example, Told told) {
        Map<String, String> keys = example.keys();
        Reason reason = told.reason();
        assertThat(reason.hints()).as(told.text()).isNotEmpty();
        Object line = reason.hints()
                .get(0)
                .parameters()
                .getOrDefault("line", reason.parameters().getOrDefault("line", 0));
        SoftAssertions.assertSoftly(softly -> {
            softly.assertThat(Reasons.hints(reason))
                    .as(told.text())
                    .startsWith(keys.getOrDefault("hint", REFINED.getOrDefault(example.code(), example.code())));
            softly.assertThat(String.valueOf(line))
                    .as(told.text())
                    .isEqualTo(keys.getOrDefault("hintLine", String.valueOf(example.line())));
            softly.assertThat(told.text()).contains(keys.getOrDefault("reasonContains", ""));
        });
    }
}
