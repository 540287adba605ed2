package judge.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CompileSection;
import judge.report.Report;
import judge.report.Reports;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The output of {@code check} on a submission that does not compile. */
class RefusedByCompilerTest {

    private final Workbench bench;

    RefusedByCompilerTest(@TempDir Path folder) {
        bench = new Workbench(folder).problem("sum").write("Main.java", "class Main {}\n");
    }

    private Run check(Report report) {
        bench.judge((submission, problem, listener) -> report);
        return bench.run("check", "@Main.java", "--problem", report.problem(), "--problems", "@problems");
    }

    @Test
    void showsWhatTheCompilerSaid() {
        Report report = Reports.compileError();
        Report mine = new Report(
                Report.VERSION,
                "0123456789ab-0000000000000001",
                "Main.java",
                "sum",
                "java",
                Verdict.CE,
                0,
                1,
                report.compile(),
                report.limits(),
                "bubblewrap",
                List.of(),
                null,
                false,
                List.of(),
                List.of(),
                null,
                false,
                null);

        Run run = check(mine);

        assertThat(run.out())
                .isEqualTo(
                        """
                        Main.java:3: error: ';' expected
                            int x = 1
                                ^
                        sum: CE compile error
                          does not compile; errors: 1
                          → line 3: A semicolon is missing, often at the end of this line or the one before.
                        """);
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void letsNoSourceLineActOnTheTerminal() {
        CompileSection.Diagnostic diagnostic =
                new CompileSection.Diagnostic("error", "a\nb.java", 0, 0, "bad\u001b[31m", "\tint \u202e x;", "");

        assertThat(check(refused(diagnostic)).out())
                .startsWith("a\\nb.java: error: bad\\u001B[31m\n    int \\u202E x;\n")
                .doesNotContain("\u001b", "\u202e");
    }

    @Test
    void beginsWhatIsAboutNoFileWithoutAColon() {
        CompileSection.Diagnostic diagnostic =
                new CompileSection.Diagnostic("error", "", 0, 0, "undefined reference to 'main'", "", "ld");

        assertThat(check(refused(diagnostic)).out()).startsWith("error: undefined reference to 'main'\n");
    }

    private static Report refused(CompileSection.Diagnostic diagnostic) {
        CompileSection compile = new CompileSection(
                false, null, null, 1, Reason.of(ReasonCode.COMPILE_ERROR, "errors", 1), List.of(diagnostic));
        return new Report(
                Report.VERSION,
                "0123456789ab-0000000000000001",
                "Main.java",
                "sum",
                "java",
                Verdict.CE,
                0,
                1,
                compile,
                Reports.limits(),
                "none",
                List.of(),
                null,
                false,
                List.of(),
                List.of(),
                null,
                false,
                null);
    }
}
