package judge.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import judge.Eventually;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.engine.Judge;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.HostSection;
import judge.report.Report;
import judge.report.Reports;
import judge.sandbox.kernel.Processors;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GradeCommandTest {

    private static final Path RUN = Path.of("reports/2026-11-21T08-37-22Z");

    private final Workbench bench;

    GradeCommandTest(@TempDir Path folder) {
        bench = new Workbench(folder)
                .problem("sum")
                .problem("product")
                .solution("anna", "sum")
                .solution("bert", "product")
                .solution("bert", "sum")
                .solution("张三", "sum");
    }

    /** bert is wrong, the others are right. */
    private static final Judge BERT_IS_WRONG =
            (submission, problem, listener) -> submission.contestant().equals("bert")
                    ? Reports.with("bert", problem.id(), Verdict.TLE, List.of(slow()))
                    : Reports.accepted(submission.contestant(), problem.id());

    private static CaseSection slow() {
        return new CaseSection(
                "secret/01",
                Verdict.TLE,
                0,
                0,
                2060.0,
                2100.0,
                145L << 20,
                Reason.of(ReasonCode.CPU_TIME_EXCEEDED, "limitMillis", 2050, "usedMillis", 2060),
                1,
                "stdout",
                null);
    }

    @Test
    void printsAnAlignedLineForEachSubmissionWhereNobodyLooks() {
        Run run = bench.judge(BERT_IS_WRONG).grade();

        assertThat(run.out())
                .isEqualTo(
                        """
                        anna  sum      AC   1/1  secret/01    70 ms    41 MiB
                        bert  product  TLE  0/1  secret/01  2060 ms   145 MiB
                        bert  sum      TLE  0/1  secret/01  2060 ms   145 MiB
                        张三  sum      AC   1/1  secret/01    70 ms    41 MiB
                        Submissions: 4, accepted: 2, not accepted: 2, judge errors: 0
                        Report: @reports/2026-11-21T08-37-22Z/summary.json
                        Page: @reports/2026-11-21T08-37-22Z/index.html
                        """);
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void marksWhatIsKeptFromEarlierRunsAndCountsIt() {
        bench.judge((submission, problem, listener) -> {
            Report report = Reports.accepted(submission.contestant(), problem.id());
            return submission.contestant().equals("bert") ? report.asCachedFor("bert") : report;
        });

        assertThat(bench.grade().out())
                .startsWith(
                        """
                        anna  sum      AC   1/1  secret/01    70 ms    41 MiB
                        bert  product  AC   1/1  secret/01    70 ms    41 MiB  kept
                        bert  sum      AC   1/1  secret/01    70 ms    41 MiB  kept
                        张三  sum      AC   1/1  secret/01    70 ms    41 MiB
                        Submissions: 4, accepted: 4, not accepted: 0, judge errors: 0
                        Kept from earlier runs: 2; --fresh judges them again
                        """);
        assertThat(bench.grade("--lang", "zh").out()).contains("41 MiB  沿用\n").contains("沿用以前的结果：2；");
    }

    @Test
    void tellsTheJudgeWhatIsWished() {
        bench.grade("--jobs", "1", "--fresh");
        bench.grade("--jobs", "1", "--all-cases");

        assertThat(bench.opened())
                .containsExactly("jobs=1 reveal=false fresh", "closed", "jobs=1 reveal=false all-cases", "closed");
    }

    @Test
    void printsATableOnATerminal() {
        Run run = bench.judge(BERT_IS_WRONG).interactive().grade("--color", "never", "--lang", "zh");

        assertThat(run.out())
                .isEqualTo(
                        """
                        选手  题目     结果  得分  最慢测试点  CPU 时间      内存
                        anna  sum      AC     1/1  secret/01      70 ms    41 MiB
                        bert  product  TLE    0/1  secret/01    2060 ms   145 MiB
                        bert  sum      TLE    0/1  secret/01    2060 ms   145 MiB
                        张三  sum      AC     1/1  secret/01      70 ms    41 MiB
                        提交：4，通过：2，未通过：2，评测机错误：0
                        报告：@reports/2026-11-21T08-37-22Z/summary.json
                        网页：@reports/2026-11-21T08-37-22Z/index.html
                        """);
    }

    @Test
    void showsABarOnATerminalWhileItJudgesAndTakesItAway() {
        Run run = bench.interactive().grade("--jobs", "1");

        assertThat(run.err()).contains("judging", "/4").endsWith("\r\u001b[K");
        assertThat(run.out()).doesNotContain("judging");
    }

    @Test
    void tellsOnTheBarWhatIsRunningWhatIsLeftAndHowLongThatTakes() {
        bench.judge((submission, problem, listener) -> {
            if (submission.contestant().equals("bert")) {
                Eventually.until(() -> bench.saidSoFar().contains(" bert/" + problem.id()));
            }
            return Reports.accepted(submission.contestant(), problem.id());
        });

        Run run = bench.interactive().grade("--jobs", "1");

        assertThat(run.err())
                .containsPattern("judging +\\d+% \\[[^]]*] [01]/4 \\([0-9:]+ / [0-9:?]+\\) bert/product")
                .containsPattern("judging +\\d+% \\[[^]]*] [12]/4 \\([0-9:]+ / [0-9:]+\\) bert/sum");
    }

    @Test
    void showsNoBarWhereNobodyLooks() {
        assertThat(bench.grade().err()).isEmpty();
    }

    @Test
    void coloursByVerdictOnATerminalOnly() {
        assertThat(bench.grade().out()).doesNotContain("\u001b");
        assertThat(bench.grade("--color", "always").out()).contains("\u001b[32mAC\u001b[0m");
        assertThat(bench.interactive().grade().out()).contains("\u001b[32mAC\u001b[0m");
        assertThat(bench.environment("NO_COLOR", "1").grade().out()).doesNotContain("\u001b");
        assertThat(bench.grade("--color", "always").out()).contains("\u001b[32mAC\u001b[0m");
        assertThat(bench.grade("--color", "never").out()).doesNotContain("\u001b");
    }

    @Test
    void printsInTheOrderOfTheSubmissionsWhateverIsDoneFirst() {
        CountDownLatch othersAreDone = new CountDownLatch(3);
        bench.judge((submission, problem, listener) -> {
            if (submission.contestant().equals("anna")) {
                othersAreDone.await();
            } else {
                othersAreDone.countDown();
            }
            return Reports.accepted(submission.contestant(), problem.id());
        });

        assertThat(bench.grade("--jobs", "2").out().lines().map(line -> line.substring(0, 2)))
                .startsWith("an", "be", "be", "张三");
    }

    @Test
    void writesAReportForEachSubmissionAndASummary() throws IOException {
        bench.judge(BERT_IS_WRONG).grade();

        JsonNode summary =
                new ObjectMapper().readTree(bench.path(RUN + "/summary.json").toFile());
        assertThat(summary.path("submissions")).hasSize(4).allSatisfy(row -> assertThat(
                        bench.path(RUN + "/" + row.path("report").textValue()))
                .isRegularFile());
        assertThat(summary.path("complete").booleanValue()).isTrue();
        assertThat(summary.path("startedAt").textValue()).isEqualTo("2026-11-21T08:37:22Z");
        assertThat(summary.path("judgeVersion").textValue()).isEqualTo("0.1.0");
        assertThat(summary.path("host").path("isolation").textValue()).isEqualTo("bubblewrap");
        assertThat(Files.readSymbolicLink(bench.path("reports/latest"))).isEqualTo(RUN.getFileName());
    }

    @Test
    void opensTheJudgeForAsManyJobsAsAreWantedAndThereAreProcessorsForAndClosesIt() {
        bench.grade("--jobs", "1");
        bench.grade("--jobs", "1024", "--fresh");

        int processors = Processors.allowed().size();
        assertThat(bench.opened())
                .containsExactly(
                        "jobs=1 reveal=false", "closed", "jobs=" + processors + " reveal=false fresh", "closed");
    }

    @Test
    void judgesOnlyWhatItIsAskedFor() {
        assertThat(bench.grade("--problem", "product").out().lines().filter(line -> line.contains("1/1")))
                .hasSize(1);
        assertThat(bench.grade("--contestant", "bert", "--contestant", "张三")
                        .out()
                        .lines())
                .filteredOn(line -> line.contains("1/1"))
                .hasSize(3);
    }

    @Test
    void endsWellWhereAllAreAccepted() {
        assertThat(bench.grade().status()).isZero();
    }

    @Test
    void endsWithTwoWhereTheJudgeFailed() {
        Run run = bench.judge((submission, problem, listener) -> {
                    if (submission.contestant().equals("anna")) {
                        throw new IllegalStateException("a bug");
                    }
                    return Reports.accepted(submission.contestant(), problem.id());
                })
                .grade();

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).contains("anna  sum      JE").contains("judge errors: 1");
        assertThat(run.err()).contains("java.lang.IllegalStateException: a bug");
    }

    @Test
    void warnsOnceWhereSubmissionsAreNotIsolated() {
        bench.host(new HostSection("Mac OS X", "M1", 8, "17", "none", List.of()));

        assertThat(bench.grade().err())
                .isEqualTo("Warning: submissions are not isolated from this machine; ./runner.sh doctor says why.\n");
    }

    @Test
    void saysWhatItDoesNotJudgeAndEndsWithTwo() {
        bench.solution("carla", "quotient");

        Run run = bench.grade();

        assertThat(run.err()).isEqualTo("Not judged: @solutions/carla/quotient has the name of no problem\n");
        assertThat(run.out()).contains("Submissions: 4");
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void letsNoNameActOnTheTerminal() {
        bench.solution("\u001b[31mred\u202e", "sum");

        Run run = bench.interactive().grade("--color", "never");

        assertThat(run.out()).contains("\\u001B[31mred\\u202E").doesNotContain("\u001b", "\u202e");
        assertThat(run.err()).doesNotContain("[31mred\u202e", "\u001b[31m");
    }

    @Test
    void keepsWhatIsJudgedAndSaysWhatIsMissingWhenInterrupted() throws IOException {
        Runnable[] cancel = new Runnable[1];
        boolean[] closed = new boolean[1];
        bench.interrupts(whenInterrupted -> {
            cancel[0] = whenInterrupted;
            return () -> closed[0] = true;
        });
        bench.judge((submission, problem, listener) -> {
            if (submission.contestant().equals("anna")) {
                return Reports.accepted("anna", "sum");
            }
            cancel[0].run();
            Thread.sleep(Long.MAX_VALUE);
            throw new AssertionError("not interrupted");
        });

        Run run = bench.grade("--jobs", "1");

        assertThat(run.status()).isEqualTo(130);
        assertThat(run.err())
                .isEqualTo(
                        """
                        Interrupted.
                        Not judged: 3
                          bert/product
                          bert/sum
                          张三/sum
                        To judge the rest: the same command with --resume
                        """);
        assertThat(run.out()).contains("anna  sum      AC").contains("Submissions: 1,");
        assertThat(closed[0]).isTrue();
        assertThat(bench.opened()).endsWith("closed");
        JsonNode summary =
                new ObjectMapper().readTree(bench.path(RUN + "/summary.json").toFile());
        assertThat(summary.path("complete").booleanValue()).isFalse();
        assertThat(summary.path("missing")).hasSize(3);
        assertThat(bench.path(RUN.toString())).isDirectoryRecursivelyContaining("glob:**/anna/sum.json");
        assertThat(bench.path(RUN.toString())).isDirectoryNotContaining("glob:**/{bert,*.tmp}");
    }

    @Test
    void keepsWhatIsJudgedWhereTheDiskGivesOut() throws IOException {
        bench.judge((submission, problem, listener) -> {
            if (submission.contestant().equals("bert")) {
                bench.write(RUN + "/bert", "in the way");
            }
            return Reports.accepted(submission.contestant(), problem.id());
        });

        Run run = bench.grade("--jobs", "1");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("judge: cannot write @" + RUN + "/bert/product.json: ")
                .contains("everything judged so far is kept")
                .contains("Not judged: 3")
                .doesNotContain("\tat ");
        assertThat(bench.path(RUN + "/anna/sum.json")).isRegularFile();
        assertThat(bench.path(RUN + "/summary.json")).content().contains("\"complete\": false");
    }

    @Test
    void saysWhereTheReportsAreWhenTheSummaryCannotBeWritten() {
        bench.judge((submission, problem, listener) -> {
            bench.write(RUN + "/summary.json/in-the-way", "");
            return Reports.accepted(submission.contestant(), problem.id());
        });

        Run run = bench.grade();

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("judge: cannot write @" + RUN + "/summary.json: ")
                .hasLineCount(1);
        assertThat(run.out()).contains("accepted: 4").endsWith("Report: @" + RUN + "\n");
    }
}
