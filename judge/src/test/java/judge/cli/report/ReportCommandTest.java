package judge.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.report.CaseSection;
import judge.report.Reports;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportCommandTest {

    private static final String RUN = "2026-11-21T08-37-22Z";

    private final Workbench bench;

    ReportCommandTest(@TempDir Path folder) {
        bench = new Workbench(folder).problem("sum").solution("anna", "sum").solution("张三", "sum");
        bench.grade();
    }

    private Run report(String... arguments) {
        String[] all = new String[arguments.length + 3];
        all[0] = "report";
        all[1] = "--reports";
        all[2] = "@reports";
        System.arraycopy(arguments, 0, all, 3, arguments.length);
        return bench.run(all);
    }

    @Test
    void pagesAndTablesLieBesideTheReportsOfEveryRun() {
        for (String file : new String[] {"index.html", "scores.csv", "cases.csv", "anna/sum.html", "张三/sum.html"}) {
            assertThat(bench.path("reports/latest/" + file)).isRegularFile();
        }
    }

    @Test
    void writesWhatItIsAskedForWhereItIsAskedTo() {
        Run run = report(RUN, "--format", "junit,gradescope,markdown", "--out", "@out");

        assertThat(run).isEqualTo(new Run(0, "Wrote @out/junit.xml\nWrote @out\nWrote @out/report.md\n", ""));
        assertThat(bench.path("out/anna/sum.results.json")).isRegularFile();
        assertThat(bench.path("out/index.html")).doesNotExist();
    }

    @Test
    void takesTheNewestRunAndSpeaksTheLanguageThatIsWished() throws IOException {
        assertThat(report("--lang", "zh").status()).isZero();

        assertThat(Files.readString(bench.path("reports/latest/index.html"))).contains("评测结果");
    }

    @Test
    void takesARunByItsPathOrThatOfItsSummary() {
        assertThat(report("@reports/" + RUN, "--format", "csv").status()).isZero();
        assertThat(report("@reports/" + RUN + "/summary.json", "--format", "csv")
                        .status())
                .isZero();
    }

    @Test
    void showsSecretDataOnlyAfterReveal() throws IOException {
        bench.judge((submission, problem, listener) -> Reports.with(
                submission.contestant(),
                "sum",
                Verdict.TLE,
                List.of(new CaseSection("secret/01", Verdict.TLE, 0, 0, 9.0, 9.0, 1L, null, 1, null, null))));
        bench.grade();

        assertThat(Files.readString(bench.path("reports/latest/anna/sum.html"))).doesNotContain("1 2");
        report("--reveal", "--out", "@revealed");
        assertThat(Files.readString(bench.path("revealed/anna/sum.html"))).contains("1 2");
    }

    @Test
    void saysWhatIsWrongInOneSentence() throws IOException {
        assertThat(report("2020-01-01T00-00-00Z").err())
                .isEqualTo("judge: there is no run @reports/2020-01-01T00-00-00Z\n");
        assertThat(report("--format", "pdf").err())
                .startsWith("judge: --format cannot be \"pdf\"; it must be a list of html, csv, junit, gradescope, "
                        + "markdown and json");
        Files.writeString(bench.path("reports/" + RUN + "/anna/sum.json"), "{");
        Run run = report();
        assertThat(run.err())
                .startsWith("judge: @reports/latest cannot be shown: ")
                .contains("sum.json")
                .hasLineCount(1);
        assertThat(run.status()).isEqualTo(2);
        Files.delete(bench.path("reports/" + RUN + "/summary.json"));
        assertThat(report(RUN).err()).contains("the run was cut short; ./runner.sh grade --resume finishes it");
    }

    @Test
    void gradingSucceedsWhereThePagesCannotBeWritten() throws IOException {
        bench.judge((submission, problem, listener) -> {
            // In the way of the page.
            try {
                Files.createDirectories(bench.path("reports/" + RUN + "-2/index.html/in the way"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return Reports.accepted(submission.contestant(), "sum");
        });

        Run run = bench.grade();

        assertThat(run.err()).contains("Warning: the pages of @reports/" + RUN + "-2 could not be written");
        assertThat(run.status()).isZero();
        assertThat(bench.path("reports/" + RUN + "-2/summary.json")).isRegularFile();
    }
}
