package judge.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.problem.LanguageRules;
import judge.problem.Problem;
import judge.problem.ProblemLimits;
import judge.problem.Problems;
import judge.problem.reading.PackageReader;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.Report;
import judge.report.Reports;
import judge.submission.Submission;
import judge.submission.SubmissionFinder;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Order(2)
@Tag("explanations")
public class SlowProgramIT {

    /** Enough for some thirty samples. */
    private static final Duration LIMIT = Duration.ofMillis(350);

    private static final String SEARCHES =
            """
            public class Main {
                static long nodes;

                public static void main(String[] args) {
                    search(0);
                    System.out.println(nodes);
                }

                static void search(int depth) {
                    nodes++;
                    for (int digit = 1; digit <= 9 && depth < 80; digit++) {
                        search(depth + 1);
                    }
                }
            }
            """;

    private static final String FORGES =
            """
            import java.nio.file.Files;
            import java.nio.file.Path;

            public class Main {
                public static void main(String[] args) throws Exception {
                    while (true) {
                        Files.writeString(Path.of("judge-samples"), "\\u001b[2J\\nnot a sample\\n");
                    }
                }
            }
            """;

    private static final String SEARCHES_IN_CPP =
            """
            #include <bits/stdc++.h>
            using namespace std;
            long long nodes;
            int used[10];
            void dfs(int depth) {
                nodes++;
                for (int digit = 1; digit <= 9 && depth < 80; digit++) {
                    used[digit] += depth;
                    dfs(depth + 1);
                }
            }
            int main() {
                dfs(0);
                cout << nodes << endl;
            }
            """;

    private static final String SORTS_IN_C =
            """
            #include <stdlib.h>
            static int numbers[1000000];
            static int order(const void *a, const void *b) {
                return *(const int *) a % 1000 - *(const int *) b % 1000;
            }
            int main(void) {
                for (;;) {
                    for (int i = 0; i < 1000000; i++) numbers[i] = rand();
                    qsort(numbers, 1000000, sizeof *numbers, order);
                }
            }
            """;

    private static final String FORGES_IN_CPP =
            """
            #include <csignal>
            #include <cstdio>
            int main() {
                signal(SIGPROF, SIG_IGN);
                FILE* file = fopen("../runtime/judge-samples", "w");
                for (int i = 0; i < 100; i++) fputs("\\033[2J\\nnot a sample\\n1 2 ffffffffffffffff \\n1 2 \\n", file);
                fflush(file);
                for (volatile int i = 0;;) i = i + 1;
            }
            """;

    @AutoClose
    private static Toolchain toolchain;

    private final Path folder;

    SlowProgramIT(@TempDir Path folder) {
        this.folder = folder;
    }

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.unhurried();
    }

    private static Problem impatient() throws Exception {
        Problem problem = PackageReader.read(Path.of("problems/noip2009sudoku"));
        ProblemLimits limits = problem.limits();
        return Problems.of(
                problem.id(),
                problem.folder(),
                problem.names(),
                problem.scoring(),
                new ProblemLimits(
                        LIMIT,
                        LanguageRules.NONE,
                        limits.memoryBytes(),
                        limits.outputBytes(),
                        limits.codeBytes(),
                        limits.compileTime(),
                        limits.compileMemoryBytes()),
                problem.judging(),
                problem.data(),
                problem.content());
    }

    private List<Hint> hints(String source, ReasonCode why) throws Exception {
        return hints("Main.java", source, why);
    }

    private List<Hint> hints(String file, String source, ReasonCode why) throws Exception {
        Files.writeString(folder.resolve(file), source);
        Problem problem = impatient();
        Submission submission = SubmissionFinder.single(folder, problem.id())
                .read(problem.limits().codeBytes());
        Reason reason = Reason.of(why, "limitMillis", 350, "usedMillis", 360);
        List<CaseSection> cases = List.of(
                Reports.accepted("sample/1", 0, 120),
                Reports.accepted("secret/01", 5, 90),
                Reports.failing("secret/20", Verdict.TLE, reason));
        Report report = Reports.with("anna", problem.id(), Verdict.TLE, cases);

        Report explained = new FailureExplainer(toolchain)
                .explain(submission, problem, report)
                .applied(report);

        assertThat(explained.cases().subList(0, 2)).isEqualTo(cases.subList(0, 2));
        assertThat(explained.verdict()).isEqualTo(Verdict.TLE);
        return explained.cases().get(2).reason().hints();
    }

    @Test
    void saysInWhichMethodTheTimeWentAndWhereThatWasCalled() throws Exception {
        List<Hint> hints = hints(SEARCHES, ReasonCode.CPU_TIME_EXCEEDED);

        assertThat(hints).extracting(Hint::code).containsExactly("time-spent");
        Map<String, Object> spent = hints.get(0).parameters();
        assertThat(spent).containsEntry("method", "Main.search").containsEntry("caller", 5);
        assertThat((Integer) spent.get("percent")).isGreaterThan(80);
        assertThat((Integer) spent.get("at")).isBetween(9, 14);
    }

    @Test
    void isNotTakenInByAProgramThatWritesTheSamplesItself() throws Exception {
        assertThat(hints(FORGES, ReasonCode.CPU_TIME_EXCEEDED))
                .allSatisfy(hint ->
                        assertThat(hint.parameters().values().toString()).doesNotContainPattern("\\p{Cc}|not a"));
    }

    @Test
    void saysInWhichFunctionOfCppTheTimeWent() throws Exception {
        List<Hint> hints = hints("main.cpp", SEARCHES_IN_CPP, ReasonCode.CPU_TIME_EXCEEDED);

        assertThat(hints).extracting(Hint::code).containsExactly("time-spent");
        Map<String, Object> spent = hints.get(0).parameters();
        assertThat(spent).containsEntry("method", "dfs").containsEntry("caller", 13);
        assertThat((Integer) spent.get("percent")).isGreaterThan(80);
        assertThat((Integer) spent.get("at")).isBetween(5, 9);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "while (!ready) {\n s++;\n}",
                "for (;;) {\n i = i + 1;\n if (i > 1000) i = 0;\n}",
                "for (unsigned k = s; k >= 0; k--) {\n s += k % 3;\n}",
                "while (1) {\n i++;\n i--;\n}"
            })
    void saysInWhichFunctionALoopWithoutEndIsThatIsCalledOnce(String loop) throws Exception {
        String source = "#include <cstdio>\nint work(int s) {\nbool ready = false;\nint i = 0;\n" + loop
                + "\nreturn s + i;\n}\nint main() {\nint n = 1;\nfor (int k = 0; k < n; k++) scanf(\"%d\", &n);\n"
                + "printf(\"%d\", work(n));\n}\n";

        List<Hint> hints = hints("main.cpp", source, ReasonCode.CPU_TIME_EXCEEDED);

        Map<String, Object> spent = hints.get(hints.size() - 1).parameters();
        assertThat(spent).containsEntry("method", "work");
        assertThat((Integer) spent.get("at")).isBetween(2, 8);
    }

    @Test
    void seesThroughTheLibraryOfC() throws Exception {
        List<Hint> hints = hints("main.c", SORTS_IN_C, ReasonCode.CPU_TIME_EXCEEDED);

        assertThat(hints).anySatisfy(hint -> assertThat(hint.parameters())
                .containsEntry("method", "order")
                .containsEntry("at", 4)
                .containsEntry("caller", 9));
        assertThat(hints).anySatisfy(hint -> {
            assertThat(hint.parameters()).containsEntry("method", "main").containsEntry("at", 9);
            assertThat(hint.parameters().get("called").toString()).contains("qsort");
        });
    }

    @Test
    void isNotTakenInByAProgramInCppThatWritesTheSamplesItself() throws Exception {
        assertThat(hints("main.cpp", FORGES_IN_CPP, ReasonCode.CPU_TIME_EXCEEDED))
                .noneMatch(hint -> hint.parameters().containsKey("method"));
    }

    @Test
    void runsNothingThatWasNotTooSlow() throws Exception {
        assertThat(hints("not even Java", ReasonCode.WALL_TIME_EXCEEDED)).isEmpty();
    }
}
