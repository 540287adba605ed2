package judge.explain;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import judge.engine.CachedJudge;
import judge.engine.Fingerprints;
import judge.engine.JudgingRules;
import judge.engine.LocalJudge;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.report.CaseSection;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.sandbox.Ending;
import judge.sandbox.HostPace;
import judge.sandbox.Isolation;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;
import judge.sandbox.SandboxException;
import judge.sandbox.Usage;
import judge.sandbox.run.Command;
import judge.sandbox.run.LongSeconds;
import judge.sandbox.run.Sandbox;
import judge.store.KeptResults;
import judge.store.MemoryResults;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.Verdict;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Shows the looks after a failure, in the real sandbox, which counts its runs; on a machine that is as busy as
 * the test says, where all takes too long.
 */
@Tag("explanations")
class ExplanationIT {

    private static final Map<String, String> PROGRAMS = Map.of(
            "crashes.cpp",
            """
            #include <iostream>
            #include <vector>
            int main() {
                std::vector<int> numbers;
                for (int x; std::cin >> x;) numbers.push_back(x);
                long long sum = 0;
                for (size_t i = 0; i <= numbers.size(); i++) sum += numbers.at(i);
                std::cout << sum << std::endl;
            }
            """,
            "crashes.c",
            """
            #include <stdio.h>
            int main(void) {
                int a, b;
                scanf("%d", &a);
                scanf("%d", b);
                printf("%d", a + b);
            }
            """,
            "wrong.cpp",
            """
            #include <iostream>
            int main() {
                int a, b, sum;
                std::cin >> a >> b;
                sum += a - b;
                std::cout << sum << std::endl;
            }
            """,
            "slow.cpp",
            """
            #include <iostream>
            int main() {
                volatile unsigned i = 0;
                while (true) i = i + 1;
            }
            """,
            "wrong.java",
            """
            public class Main {
                public static void main(String[] args) {
                    var in = new java.util.Scanner(System.in);
                    int a = in.nextInt();
                    int b = in.nextInt();
                    System.out.println(a - b);
                }
            }
            """,
            "crashes.java",
            """
            public class Main {
                public static void main(String[] args) {
                    var in = new java.util.Scanner(System.in);
                    int[] numbers = new int[2];
                    int sum = 0;
                    for (int i = 0; i <= 2; i++) {
                        numbers[i] = in.nextInt();
                        sum += numbers[i];
                    }
                    System.out.println(sum);
                }
            }
            """,
            "wrong.py",
            """
            a, b = map(int, input().split())
            print(a - b)
            """,
            "crashes.py",
            """
            numbers = list(map(int, input().split()))
            print(sum(numbers[i] for i in range(len(numbers) + 1)))
            """);

    private static final AtomicInteger RUNS = new AtomicInteger();

    @TempDir
    private static Path temp;

    private static volatile boolean late;
    private static Toolchain toolchain;
    private static Problem problem;

    private KeptResults kept = new MemoryResults(1 << 20);

    @BeforeAll
    static void opens() throws Exception {
        toolchain = Toolchains.open(sandbox -> new Counting(new LongSeconds(sandbox, 3)));
        PathUtils.copyDirectory(Path.of("judge/src/test/resources/judge/problems/sum"), temp.resolve("sum"));
        Path yaml = temp.resolve("sum/problem.yaml");
        Files.writeString(yaml, Files.readString(yaml).replaceFirst("time_limit: .*", "time_limit: 0.3"));
        Files.writeString(temp.resolve("sum/judge.yaml"), "checker: token\n");
        problem = PackageReader.read(temp.resolve("sum"));
    }

    @AfterAll
    static void closes() throws Exception {
        late = false;
        toolchain.close();
    }

    /** Counts what is run; ends all of it for its time where that is wished. */
    private record Counting(Sandbox sandbox) implements Sandbox {

        @Override
        public Outcome run(Command command, Limits limits) throws SandboxException, InterruptedException {
            RUNS.incrementAndGet();
            return late
                    ? new Outcome(
                            new Ending.Exceeded(Resource.CPU_TIME),
                            new Usage(limits.cpuTime(), limits.cpuTime(), 1 << 20),
                            new byte[0],
                            new byte[0],
                            Map.of(),
                            List.of(),
                            List.of())
                    : sandbox.run(command, limits);
        }

        @Override
        public String seenAs(Mount mount) {
            return sandbox.seenAs(mount);
        }

        @Override
        public Isolation isolation() {
            return sandbox.isolation();
        }

        @Override
        public void close() {
            sandbox.close();
        }
    }

    private static Submission submission(String name, String source) {
        String file = name.endsWith(".java") ? "Main.java" : name;
        return Submission.of("1", "anna", problem.id(), List.of(new SourceFile(file, source.getBytes(UTF_8))), 1 << 16);
    }

    /** The report that check shows: judged, or kept, and explained. */
    private Report checked(String name, HostPace pace, boolean allIsLate) throws Exception {
        return checked(submission(name, PROGRAMS.get(name)), pace, allIsLate);
    }

    private Report checked(Submission submission, HostPace pace, boolean allIsLate) throws Exception {
        LocalJudge local = new LocalJudge(toolchain, new JudgingRules(false, false, true));
        CachedJudge judge = new CachedJudge(
                local,
                local,
                kept,
                new Fingerprints(false),
                toolchain::surroundings,
                new CachedJudge.Options(false, true));
        late = false;
        toolchain.measureBy(HostPace.UNKNOWN);
        Report report = judge.judge(submission, problem);
        late = allIsLate;
        toolchain.measureBy(pace);
        Explainer looking = new FailureExplainer(toolchain);
        return new KeptExplanations(looking, kept, toolchain::surroundings, "build", false)
                .explain(submission, problem, report)
                .applied(report);
    }

    private static List<?> hints(Report report) {
        return report.firstFailing().map(CaseSection::reason).map(Reason::hints).orElse(List.of());
    }

    /**
     * Finds on a quiet machine more than on a busy one, tells that again without another run, and says the same of a
     * file with another name: compilers are given some of such files under a third one.
     */
    @ParameterizedTest
    @CsvSource({
        "crashes.c, 班级/é",
        "crashes.cpp, 解",
        "slow.cpp, a b",
        "wrong.cpp, 班级/é",
        "crashes.java, 解",
        "wrong.java, 班级/a b",
        "crashes.py, a b",
        "wrong.py, 班级/解"
    })
    void looksAgainAfterAMachineWasTooBusyAndKeepsWhatItFindsWhateverTheName(String name, String other)
            throws Exception {
        Report busy = checked(name, processors -> 2, true);
        assertThat(busy.explanation()).isEqualTo(ExplanationState.CUT_SHORT);

        Report quiet = checked(name, HostPace.UNKNOWN, false);
        assertThat(quiet.cached()).isTrue();
        assertThat(quiet.explanation()).isEqualTo(ExplanationState.COMPLETE);
        assertThat(hints(quiet)).hasSizeGreaterThan(hints(busy).size());

        int runs = RUNS.get();
        Report again = checked(name, HostPace.UNKNOWN, false);
        assertThat(RUNS.get()).isEqualTo(runs);
        assertThat(again.explanation()).isEqualTo(ExplanationState.COMPLETE);
        assertThat(hints(again)).hasToString(hints(quiet).toString());

        String file = other + name.substring(name.lastIndexOf('.'));
        SourceFile source = new SourceFile(file, PROGRAMS.get(name).getBytes(UTF_8));
        Submission named = Submission.of("1", "anna", problem.id(), List.of(source), 1 << 16);
        assertThat(codesAndLines(checked(named, HostPace.UNKNOWN, false))).isEqualTo(codesAndLines(quiet));
    }

    private static List<String> codesAndLines(Report report) {
        return report.firstFailing().map(CaseSection::reason).map(Reason::hints).orElse(List.of()).stream()
                .map(hint -> hint.code() + " " + hint.parameters().get("line"))
                .toList();
    }

    /** The line is that of the loop; it runs for ever, or prints until that is too much. */
    @ParameterizedTest
    @ValueSource(strings = {"sum += x;", "std::cout << x << std::endl;"})
    void namesTheLoopThatReadsOnAfterTheInputIsOver(String step) throws Exception {
        String source =
                """
                #include <iostream>
                int main() {
                    long long sum = 0;
                    int x;
                    while (true) {
                        std::cin >> x;
                        if (x == -1) break;
                        %s
                    }
                    std::cout << sum << std::endl;
                }
                """
                        .formatted(step);

        Report report = checked(submission("beyond.cpp", source), HostPace.UNKNOWN, false);

        assertThat(report.verdict()).isIn(Verdict.TLE, Verdict.OLE);
        assertThat(report.firstFailing().map(CaseSection::reason).orElseThrow().hints())
                .contains(Hint.of("loop-reads-beyond").with("line", 5L));
    }

    /** All changes were tried in vain, each for as long as on a quiet machine. */
    @Test
    void isNotCutShortOnABusyMachineWhereJudgingHasToldTheCauseAndEveryStepWasTaken() throws Exception {
        String source =
                """
                a, b = map(int, input().split())
                known = {"difference": a - b}
                print(known["sum"])
                """;

        Report busy = checked(submission("crashes.py", source), processors -> 2, false);

        assertThat(hints(busy)).isNotEmpty();
        assertThat(busy.explanation()).isEqualTo(ExplanationState.COMPLETE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"crashes.cpp", "wrong.java", "wrong.py"})
    void looksNoFurtherWhereTimeIsOverOnAQuietMachine(String name) throws Exception {
        assertThat(checked(name, HostPace.UNKNOWN, true).explanation()).isEqualTo(ExplanationState.COMPLETE);
        int runs = RUNS.get();

        checked(name, HostPace.UNKNOWN, false);

        assertThat(RUNS.get()).isEqualTo(runs);
    }
}
