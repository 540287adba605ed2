package judge.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.engine.AppliedLimits;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.explain.look.SecondLook;
import judge.language.CauseExample;
import judge.language.Language;
import judge.language.RunInput;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.Report;
import judge.report.Reports;
import judge.schedule.Priority;
import judge.schedule.ProcessorPool;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Programs in C and C++ that fail at run time, built and run once more through the real sandbox: at least nine in ten
 * of them get the right cause and the right line. {@code -Dmistakes=all} looks at all of the catalogue,
 * otherwise at every fifth.
 */
@Tag("explanations")
class SecondLookIT {

    private static final double SHARE = 0.9;
    private static final int STEP = System.getProperty("mistakes", "").equals("all") ? 1 : 5;

    @AutoClose
    private static Toolchain toolchain;

    /** A program with a mistake. */
    private record Mistake(
            String name, String code, long line, boolean crashed, String file, String input, String source) {

        static List<Mistake> all() throws Exception {
            return CauseExample.all("gnu/sanitizer").stream()
                    .filter(example -> !example.sources().isEmpty())
                    .map(Mistake::of)
                    .toList();
        }

        private static Mistake of(CauseExample example) {
            boolean crashed = example.options().contains("crashed");
            Map.Entry<String, String> source =
                    example.sources().entrySet().iterator().next();
            return new Mistake(
                    example.name(),
                    example.code(),
                    example.line(),
                    crashed,
                    source.getKey(),
                    example.input(),
                    source.getValue());
        }
    }

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.unhurried();
    }

    private static List<Hint> hints(Mistake mistake) throws Exception {
        return hints(mistake, mistake.crashed() ? SecondLook.How.CRASHED : SecondLook.How.WRONG, SecondLook::hints);
    }

    /** A way to look at a program. */
    private interface Look {
        List<Hint> at(SecondLook look, SecondLook.Failed failed, Set<Integer> processors) throws Exception;
    }

    private static List<Hint> hints(Mistake mistake, SecondLook.How how, Look look) throws Exception {
        Problem problem = PackageReader.read(Path.of("judge/src/test/resources/judge/problems/sum"));
        Submission submission = Submission.of(
                "1",
                "anna",
                problem.id(),
                List.of(new SourceFile(mistake.file(), mistake.source().getBytes(StandardCharsets.UTF_8))),
                problem.limits().codeBytes());
        Language language = toolchain.languages().of(submission);
        RunInput input = new RunInput(
                mistake.input().getBytes(StandardCharsets.UTF_8), Map.of(), Optional.empty(), List.of(), List.of());
        try (ProcessorPool.Lease core = toolchain.pool().take(Priority.ofCompiling(toolchain.nextNumber()))) {
            return look.at(
                    Looks.of(language),
                    new SecondLook.Failed(
                            submission,
                            problem.limits(),
                            input,
                            AppliedLimits.of(problem.limits(), language).run(),
                            how,
                            List.of()),
                    core.processor());
        }
    }

    private static boolean isFound(Mistake mistake, List<Hint> hints) {
        boolean cause = !hints.isEmpty() && hints.get(0).code().equals(mistake.code());
        return cause
                && (mistake.line() == 0
                        || Long.valueOf(mistake.line())
                                .equals(hints.get(0).parameters().get("line")));
    }

    @Test
    void findsTheCauseAndTheLineOfNineMistakesInTen() throws Exception {
        List<String> missed = new ArrayList<>();
        List<Mistake> all = Mistake.all();
        int tried = 0;
        for (int i = 0; i < all.size(); i += STEP) {
            List<Hint> hints = hints(all.get(i));
            tried++;
            if (!isFound(all.get(i), hints)) {
                missed.add(all.get(i).name() + ": " + hints);
            }
        }

        assertThat(missed).hasSizeLessThanOrEqualTo((int) (tried * (1 - SHARE)));
    }

    /** A part of the sanitizers that looks at such objects needs what only a part of all programs has in it. */
    @Test
    void buildsProgramsWithVirtualFunctions() throws Exception {
        List<Mistake> virtual = Mistake.all().stream()
                .filter(mistake -> mistake.name().endsWith("virtual-functions")
                        || mistake.code().endsWith("terminated"))
                .toList();

        assertThat(virtual).hasSize(2);
        for (Mistake mistake : virtual) {
            List<Hint> hints = hints(mistake);
            assertThat(isFound(mistake, hints))
                    .as(mistake.name() + ": " + hints)
                    .isTrue();
        }
    }

    @Test
    void namesWhatTheCompilerWarnsOf() throws Exception {
        List<Mistake> warned = Mistake.all().stream()
                .filter(mistake -> mistake.code().startsWith("cpp-"))
                .toList();

        assertThat(warned).isNotEmpty();
        for (Mistake mistake : warned) {
            List<Hint> hints = hints(mistake);
            assertThat(isFound(mistake, hints))
                    .as(mistake.name() + ": " + hints)
                    .isTrue();
        }
    }

    @Test
    void namesTheVariableThatWasNeverSet() throws Exception {
        Mistake never = Mistake.all().stream()
                .filter(mistake -> mistake.name().equals("sum-never-set"))
                .findFirst()
                .orElseThrow();

        assertThat(hints(never))
                .singleElement()
                .returns("run-uninitialized", Hint::code)
                .satisfies(hint -> assertThat(hint.parameters()).containsEntry("name", "s"));
    }

    @Test
    void saysThatNothingCallsTheFunctionsOfAProgramInPython() throws Exception {
        String source = "def main():\n    print(sum(map(int, input().split())))\n";

        assertThat(hints(new Mistake("never-called", "", 0, false, "main.py", "1 2\n", source)))
                .containsExactly(Hint.of("python-not-called", "name", "main"));
    }

    @Test
    void saysThatMainReturnsNothingInC() throws Exception {
        String source = "#include <stdio.h>\nvoid main() {\n    printf(\"3\\n\");\n}\n";

        assertThat(hints(new Mistake("void-main", "", 0, true, "main.c", "1 2\n", source)))
                .contains(Hint.of("cpp-void-main").with("line", 2L));
    }

    @Test
    void saysOfAProgramThatIsTooSlowThatItsFileIsNotThere() throws Exception {
        String source = "#include <cstdio>\nint main() {\n    freopen(\"sum.txt\", \"r\", stdin);\n"
                + "    int n = -1;\n    scanf(\"%d\", &n);\n    while (n--);\n}\n";
        Mistake mistake = new Mistake("file-is-not-there", "", 0, false, "main.cpp", "1 2\n", source);

        assertThat(hints(mistake, SecondLook.How.HUNG, (look, failed, on) -> look.slowness(failed, List.of(), on)))
                .containsExactly(Hint.of("file-not-found").with("line", 3L));
    }

    @Test
    void saysNothingOfAProgramThatIsOnlyWrong() throws Exception {
        String source = "#include <cstdio>\nint main() {\n    int a, b;\n"
                + "    if (scanf(\"%d %d\", &a, &b) == 2) printf(\"%d\\n\", a - b);\n    return 0;\n}\n";

        assertThat(hints(new Mistake("wrong", "", 0, false, "main.cpp", "1 2\n", source)))
                .isEmpty();
    }

    @Test
    void isNotTakenInByAProgramThatPrintsWhatSanitizersPrint() throws Exception {
        String source = "#include <cstdio>\nint main() {\n"
                + "    fprintf(stderr, \"main.cpp:1:1: runtime error: index \\033[2J out of bounds for"
                + " type 'x'\\n\");\n}\n";

        assertThat(hints(new Mistake("forges", "", 0, true, "main.cpp", "", source)))
                .allSatisfy(hint ->
                        assertThat(hint.parameters().values().toString()).doesNotContainPattern("\\p{Cc}"));
    }

    @Test
    void endsWhereTheProgramDoesNot() throws Exception {
        String source = "int main() { for (volatile int i = 0;; i = 1); }\n";

        assertThat(hints(new Mistake("endless", "", 0, false, "main.cpp", "", source)))
                .isEmpty();
    }

    @Test
    void theReportKeepsItsVerdictAndGetsTheHintOnItsFirstFailure() throws Exception {
        Reason reason = Reason.of(ReasonCode.KILLED_BY_SIGNAL, "signal", "SIGSEGV");
        List<CaseSection> cases = List.of(
                Reports.failing("sample/1", Verdict.RTE, reason), Reports.failing("secret/1", Verdict.RTE, reason));

        Report explained = explained(
                "#include <cstdio>\nint a[3];\nint main(int n, char **) {\n    a[n + 2] = 1;\n}\n", Verdict.RTE, cases);

        assertThat(explained.verdict()).isEqualTo(Verdict.RTE);
        assertThat(explained.cases().get(0).reason().hints())
                .containsExactly(Hint.of("run-index", "index", 3, "name", "int [3]", "line", 4L));
        assertThat(explained.cases().get(1)).isEqualTo(cases.get(1));
    }

    @Test
    void namesTheChangeWithWhichAWrongAnswerIsRightInAllCases() throws Exception {
        Report explained = explained("#include <cstdio>\nint main() {\n    int a, b;\n    scanf(\"%d %d\", &a, &b);\n"
                + "    int s = a - b;\n    printf(\"%d\\n\", s);\n}\n");

        assertThat(explained.cases().get(0).reason().hints())
                .containsExactly(Hint.of("changed-helps", "written", "a - b", "changed", "a + b", "line", 5L));
    }

    /** 1 * 2 + 1 is 3 as in the sample, and in no other case. */
    @Test
    void namesNoChangeThatIsWrongInAnotherCase() throws Exception {
        Report explained = explained("#include <cstdio>\nint main() {\n    int a, b;\n    scanf(\"%d %d\", &a, &b);\n"
                + "    printf(\"%d\\n\", a * b * 1 + 0);\n}\n");

        assertThat(explained.cases().get(0).reason().hints()).isEmpty();
    }

    private static Report explained(String source) throws Exception {
        Reason reason = Reason.of(ReasonCode.DIFFERENT_TOKEN, "line", 1L, "token", 1L, "expected", "3", "found", "0");
        return explained(source, Verdict.WA, List.of(Reports.failing("sample/1", Verdict.WA, reason)));
    }

    private static Report explained(String source, Verdict verdict, List<CaseSection> cases) throws Exception {
        Problem problem = PackageReader.read(Path.of("judge/src/test/resources/judge/problems/sum"));
        Submission submission = Submission.of(
                "1",
                "anna",
                problem.id(),
                List.of(new SourceFile("main.cpp", source.getBytes(StandardCharsets.UTF_8))),
                problem.limits().codeBytes());
        Report report = Reports.with("anna", problem.id(), verdict, cases);
        return new FailureExplainer(toolchain)
                .explain(submission, problem, report)
                .applied(report);
    }
}
