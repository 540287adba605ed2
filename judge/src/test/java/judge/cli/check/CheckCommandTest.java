package judge.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.explain.Explanation;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.report.ReportJson;
import judge.report.Reports;
import judge.report.SourceSection;
import judge.submission.SourceFile;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckCommandTest {

    private final Workbench bench;

    CheckCommandTest(@TempDir Path folder) {
        bench = new Workbench(folder)
                .problem("sum")
                .problem("points", "type: scoring\n")
                .write("Main.java", "class Main {}\n");
    }

    private Run check(Report report, String... arguments) {
        bench.judge((submission, problem, listener) -> report);
        List<String> all = new ArrayList<>(
                List.of("check", "@Main.java", "--problem", report.problem(), "--problems", "@problems"));
        all.addAll(List.of(arguments));
        return bench.run(all.toArray(String[]::new));
    }

    @Test
    void readsSourcesInTheCharsetThatIsNamed() throws IOException {
        Files.write(bench.path("main.py"), "# \u8f38\u51fa\n".getBytes(Charset.forName("Big5")));
        List<String> read = new ArrayList<>();
        bench.judge((submission, problem, listener) -> {
            read.add(new String(submission.sources().get(0).content(), StandardCharsets.UTF_8));
            return wrong();
        });

        bench.run("check", "@main.py", "--problem", "sum", "--problems", "@problems", "--charset", "Big5");

        assertThat(read).containsExactly("# \u8f38\u51fa\n");
    }

    private static Report wrong() {
        Reason reason = Reason.of(ReasonCode.DIFFERENT_TOKEN, "line", 3, "token", 1, "found", "\u001b[2J5");
        Reason skipped = Reason.of(ReasonCode.EARLIER_CASE_FAILED, "case", "secret/01");
        return Reports.with(
                "Main.java",
                "sum",
                Verdict.WA,
                List.of(
                        Reports.accepted("sample/1", 0, 70),
                        Reports.failing("secret/01", Verdict.WA, reason),
                        new CaseSection("secret/02", Verdict.SK, 0, 0, null, null, null, skipped, 0, null, null)));
    }

    @Test
    void explainsAWrongAnswer() {
        Run run = check(wrong());

        assertThat(run.out())
                .isEqualTo(
                        """
                        sum: WA wrong answer
                          first failing case secret/01: output line 3, token 1: found "\\u001B[2J5"
                        Compiled: Main, charset UTF-8
                        Limits: CPU time 2060 ms (2000 ms by the problem + 60 ms to start the runtime), memory \
                        128 MiB + 78 MiB for the runtime
                        case       verdict  CPU time  memory    reason
                        sample/1   AC          70 ms  41 MiB
                        secret/01  WA          75 ms  41 MiB    output line 3, token 1: found "\\u001B[2J5"
                        secret/02  SK                           not run, because secret/01 failed
                        """);
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void pointsToHuntWhereAWrongAnswerHasNoKnownCauseAndHuntHasInputs() {
        bench.write("problems/points/generators/gen.py", "print(1)\n");
        Reason reason = Reason.of(ReasonCode.DIFFERENT_TOKEN, "line", 3, "token", 1, "found", "5");
        Reason explained = reason.with(List.of(Hint.of("loop-reads-beyond", "line", 2)));
        String told = "hunt looks for a small input on which the program fails: hunt ";

        assertThat(check(failed("points", Verdict.WA, reason)).out())
                .containsPattern("No usual cause was found\\. " + told + "\\S*Main\\.java --problem points\n");
        assertThat(check(failed("points", Verdict.WA, reason), "--lang", "zh").out())
                .contains("没有找到常见的原因", "Main.java --problem points");
        assertThat(check(failed("points", Verdict.WA, explained)).out()).doesNotContain(told);
        Reason late = Reason.of(ReasonCode.CPU_TIME_EXCEEDED, "limitMillis", 2060, "usedMillis", 2070);
        assertThat(check(failed("points", Verdict.TLE, late)).out()).doesNotContain(told);
        assertThat(check(failed("sum", Verdict.WA, reason)).out())
                .as("nothing makes inputs for it")
                .doesNotContain(told);
    }

    private static Report failed(String problem, Verdict verdict, Reason reason) {
        return Reports.with("Main.java", problem, verdict, List.of(Reports.failing("secret/01", verdict, reason)));
    }

    @Test
    void namesTheFactorThatALanguageIsGranted() {
        Report report = Reports.withLimits(wrong(), Reports.limits(5, 12));

        assertThat(check(report).out()).contains("CPU time 5012 ms (1000 ms by the problem x 5 for Java + 12 ms to");
        assertThat(check(report, "--lang", "zh").out()).contains("1000 ms", "Java 乘以 5", "12 ms");
        assertThat(check(wrong()).out()).doesNotContain(" x ", " for Java");
    }

    @Test
    void tellsAlikeFailuresOnceUnlessAskedForEach() {
        Reason skipped = Reason.of(ReasonCode.EARLIER_CASE_FAILED, "case", "secret/01");
        List<CaseSection> cases = new ArrayList<>(wrong().cases());
        for (String name : List.of("secret/03", "secret/04")) {
            cases.add(new CaseSection(name, Verdict.SK, 0, 0, null, null, null, skipped, 0, null, null));
        }
        Report report = wrong().withCases(cases);

        assertThat(check(report).out())
                .containsOnlyOnce("not run, because secret/01 failed")
                .contains("\nsecret/02-04 (3)  SK ");
        assertThat(check(report, "--all-cases").out())
                .contains("\nsecret/02  SK ", "\nsecret/03  SK ", "\nsecret/04  SK ");
    }

    /** A path of a package is one as it stands; what has a slash in it is no id. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@none.zip           | there is no file or folder @none.zip",
                "@bad.tar.gz         | @bad.tar.gz is a file: name the folder of a package, or a .zip or .kpp of it",
                "@problems/none      | there is no file or folder @problems/none",
                "@problems           | @problems is no problem package: no problem.yaml is in it",
                ".                   | . is no problem package: no problem.yaml is in it",
                "judge               | judge is no problem package: no problem.yaml is in it",
                "@bad.zip            | @bad.zip is refused: it cannot be read as a zip",
            })
    void namesInOneSentenceAPathThatIsNoPackage(String path, String sentence) {
        bench.write("bad.zip", "no zip").write("bad.tar.gz", "no zip");

        assertThat(bench.run("check", "@Main.java", "--problem", path, "--problems", "@problems"))
                .isEqualTo(new Run(2, "", "judge: " + sentence + "\n"));
    }

    @Test
    void takesThePathOfAPackagesFolder() {
        bench.judge((submission, problem, listener) -> Reports.accepted("Main.java", "sum"));

        assertThat(bench.run("check", "@Main.java", "--problem", "@problems/sum/", "--problems", "@none")
                        .out())
                .startsWith("sum: AC accepted\n");
    }

    @Test
    void saysThatAnEarlierRunHasJudgedIt() {
        assertThat(check(wrong().asCachedFor("Main.java")).out())
                .startsWith("sum: WA wrong answer\n")
                .endsWith("Kept from an earlier run; --fresh judges again\n");
        assertThat(check(wrong().asCachedFor("Main.java"), "--fresh", "--lang", "zh")
                        .out())
                .contains("沿用以前的结果");
        assertThat(bench.opened()).anyMatch(opened -> opened.endsWith(" fresh"));
    }

    @Test
    void remarksOnceWhatAnAcceptedProgramDoesBeyondTheContest() {
        bench.write("problems/sum/beyond/1.in", "")
                .write("problems/sum/beyond/1.ans", "-1\n")
                .write(
                        "problems/sum/beyond/1.yaml",
                        "description:\n  en: row 8 has the digit 2 twice\n  zh: 第 8 行有两个 2\n");
        CaseSection wrong = Reports.failing("beyond/1", Verdict.WA, Reason.of(ReasonCode.DIFFERENT_TOKEN))
                .withOutput(Reports.text("2845\n"));
        Report report = Reports.accepted("Main.java", "sum").withBeyond(List.of(wrong));

        Run run = check(report);

        assertThat(run.status()).isZero();
        assertThat(run.out())
                .startsWith("sum: AC accepted\n  accepted as in the contest; beyond it: prints 2845 where row 8 has the"
                        + " digit 2 twice (the contest has no such input)\n")
                .containsOnlyOnce("2845");
        String chinese = check(report, "--lang", "zh").out();
        assertThat(chinese).contains("第 8 行有两个 2，程序输出 2845（比赛中没有这样的输入）");
        assertThat(check(Reports.accepted("Main.java", "sum").withBeyond(List.of(Reports.accepted("beyond/1", 0, 70))))
                        .out())
                .startsWith("sum: AC accepted\n");
    }

    @Test
    void explainsItInChinese() {
        assertThat(check(wrong(), "--lang", "zh").out())
                .contains("第 3 行第 1 项：程序输出“\\u001B[2J5”")
                .contains("sum：WA 答案错误")
                .contains("第一个未通过的测试点 secret/01：");
    }

    @Test
    void showsThePointsOfAScoringProblem() {
        Report report = Reports.scoring();
        Report other = new Report(
                Report.VERSION,
                "0123456789ab-0000000000000001",
                "Main.java",
                "points",
                "java",
                report.verdict(),
                5,
                15,
                report.compile(),
                report.limits(),
                "none",
                List.of(),
                report.fingerprint(),
                false,
                report.cases(),
                List.of(),
                null,
                false,
                null);

        assertThat(check(other).out())
                .contains("secret/01  AC           82 ms  41 MiB    5/5")
                .contains("points: TLE time limit exceeded, 5 of 15 points\n");
    }

    @Test
    void showsTheLineThatFailedAndTheUsualCause() {
        Reason reason = Reason.of(
                        ReasonCode.UNCAUGHT_EXCEPTION,
                        "exception",
                        "java.lang.ArithmeticException",
                        "message",
                        "/ by zero",
                        "file",
                        "Main.java",
                        "line",
                        2)
                .with(List.of(Hint.of("divide-by-zero")));
        Report report = Reports.with(
                        "Main.java", "sum", Verdict.RTE, List.of(Reports.failing("secret/01", Verdict.RTE, reason)))
                .withSources(List.of(new SourceSection("src/Main.java", "class Main {\n  int a = 1 / 0;\u001b\n}\n")));

        assertThat(check(report).out())
                .startsWith(
                        """
                        sum: RTE run-time error
                          first failing case secret/01: java.lang.ArithmeticException: / by zero (Main.java, line 2)
                            int a = 1 / 0;\\u001B
                        """)
                .endsWith(
                        """
                          → Division by 0, or remainder by 0. Which divisor can be 0, perhaps for the smallest input?
                        """);
        String chinese = check(report, "--lang", "zh").out();
        assertThat(chinese).contains("  → 除以 0，或对 0 取余。哪个除数可能是 0？也许是数据最小的时候。\n");
    }

    @Test
    void fitsWhatAPersonReadsToTheTerminal() {
        bench.interactive();
        Reason reason = Reason.of(
                        ReasonCode.UNCAUGHT_EXCEPTION,
                        "exception",
                        "java.lang.ArrayIndexOutOfBoundsException",
                        "message",
                        "Index 9 out of bounds for length 9",
                        "file",
                        "",
                        "line",
                        0)
                .with(List.of(Hint.of("array-index-at-end", "length", 9)));

        String out = check(
                        Reports.with(
                                "Main.java",
                                "sum",
                                Verdict.RTE,
                                List.of(Reports.failing("secret/01", Verdict.RTE, reason))),
                        "--color",
                        "never")
                .out();

        assertThat(out)
                .contains("secret/01  RTE         75 ms  41 MiB    java.lang.ArrayIndexOutOfBoundsExcepti…\n")
                .contains(
                        """
                          first failing case secret/01: java.lang.ArrayIndexOutOfBoundsException:
                          Index 9 out of bounds for length 9
                        """,
                        """
                          → Indices are counted from 0, so the last one is one less than the length 9:
                            a loop runs while i < length, not i <= length. Where it runs to a number
                            that was read, the array is too small for that; who counts from 1 needs
                            one that is one longer.
                        """);
    }

    @Test
    void showsNoCasesWhereNothingCouldBeRun() {
        Report report = new Report(
                Report.VERSION,
                "0123456789ab-0000000000000001",
                "Main.java",
                "sum",
                "java",
                Verdict.CE,
                0,
                1,
                Reports.compileError().compile(),
                Reports.limits(),
                "none",
                List.of(),
                null,
                false,
                List.of(new CaseSection("secret/02", Verdict.SK, 0, 0, null, null, null, null, 0, null, null)),
                List.of(),
                null,
                false,
                null);

        assertThat(check(report).out()).doesNotContain("secret/02", "Limits:");
    }

    @Test
    void aLineThatIsWrittenOverSaysOnATerminalHowFarItIs() {
        Reason slow = Reason.of(ReasonCode.CPU_TIME_EXCEEDED, "limitMillis", 2060, "usedMillis", 2070);
        Report late =
                Reports.with("Main.java", "sum", Verdict.TLE, List.of(Reports.failing("secret/01", Verdict.TLE, slow)));
        bench.judge((submission, problem, listener) -> {
            listener.compiling();
            listener.running(2);
            late.cases()
                    .forEach(one -> listener.ended(
                            CaseResult.skipped(problem.data().runs().get(0), Optional.empty())));
            return late;
        });

        assertThat(bench.run("check", "@Main.java", "--problem", "sum", "--problems", "@problems")
                        .err())
                .isEmpty();
        String err = bench.interactive()
                .run("check", "@Main.java", "--problem", "sum", "--problems", "@problems")
                .err();

        assertThat(err.split(Pattern.quote("\r\u001b[K")))
                .containsExactly("", "compiling", "0 of 2 cases", "1 of 2 cases", "", "looking for the cause");
        assertThat(err).endsWith("\r\u001b[K");
    }

    @Test
    void theVerdictIsShownAlsoWhereTheExplanationBreaksDown() {
        Reason slow = Reason.of(ReasonCode.CPU_TIME_EXCEEDED, "limitMillis", 2060, "usedMillis", 2070);
        bench.explainer((submission, problem, report) -> {
            throw new IllegalStateException("a loop\u001b[2J");
        });

        Run run = check(Reports.with(
                "Main.java", "sum", Verdict.TLE, List.of(Reports.failing("secret/01", Verdict.TLE, slow))));

        assertThat(run.out()).contains("had not ended at its limit of 2060 ms of CPU time");
        assertThat(run.err())
                .contains("Warning: the judge failed while it looked for the cause")
                .contains("a loop")
                .doesNotContain("\u001b");
    }

    @Test
    void saysWhereTheTimeWentOfWhatWasTooSlow() {
        Reason slow = Reason.of(ReasonCode.CPU_TIME_EXCEEDED, "limitMillis", 2060, "usedMillis", 2070);
        Hint spent = Hint.of("time-spent", "percent", 97, "method", "Main.dfs", "at", 37, "called", "", "caller", 12);
        Hint grows = Hint.of("time-grows", "points", "40: 80 ms, 57: > 2000 ms", "percent", 21);
        bench.explainer(
                (submission, problem, report) -> Explanation.of(report.withHints("secret/01", List.of(spent, grows))));

        Run run = check(Reports.with(
                "Main.java", "sum", Verdict.TLE, List.of(Reports.failing("secret/01", Verdict.TLE, slow))));

        assertThat(run.out())
                .contains(
                        """
                          first failing case secret/01: had not ended at its limit of 2060 ms of CPU time
                        """,
                        """
                          → Where the time went in a second run: 97 % in Main.dfs, most often at line 37; called first \
                        from line 12.
                          → How the time grows with the blanks of a grid: 40: 80 ms, 57: > 2000 ms; about 21 % more \
                        for each further blank.
                        """);
    }

    @ParameterizedTest
    @CsvSource({
        "en, 'The machine was busy, and looking for the cause was cut short: running it again later may find more.'",
        "zh, 机器繁忙，没来得及分析程序错在哪里：稍后再运行一次，也许能查出更多。"
    })
    void saysWhereABusyMachineHasCutLookingShort(String language, String sentence) {
        bench.explainer((submission, problem, report) -> Explanation.of(report.explained(ExplanationState.CUT_SHORT)));

        assertThat(check(wrong(), "--lang", language).out()).contains(sentence);
        assertThat(check(wrong(), "--lang", language, "--json").out()).contains("\"explanation\": \"cut-short\"");

        bench.explainer((submission, problem, report) -> Explanation.of(report.explained(ExplanationState.COMPLETE)));

        assertThat(check(wrong(), "--lang", language).out()).doesNotContain(sentence);
    }

    @Test
    void printsTheReportAloneAsJson() {
        Run run = check(wrong(), "--json");

        assertThat(run.out()).isEqualTo(new String(new ReportJson().write(wrong()), StandardCharsets.UTF_8));
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void revealsAnswersOnlyWhenAsked() {
        check(wrong());
        check(wrong(), "--reveal");

        String jobs = "jobs=" + Runtime.getRuntime().availableProcessors();
        assertThat(bench.opened()).containsExactly(jobs + " reveal=false", "closed", jobs + " reveal=true", "closed");
    }

    @ParameterizedTest
    @CsvSource({"AC, 0", "WA, 1", "CE, 1", "TLE, 1", "JE, 2"})
    void endsAsTheVerdictSays(Verdict verdict, int status) {
        assertThat(check(Reports.with("Main.java", "sum", verdict, List.of())).status())
                .isEqualTo(status);
    }

    @Test
    void handsTheJudgeWhatItWasGiven() {
        bench.judge((submission, problem, listener) -> {
            assertThat(submission.sources()).extracting(SourceFile::path).containsExactly("Main.java");
            assertThat(submission.problem()).isEqualTo(problem.id());
            return Reports.accepted(submission.contestant(), problem.id());
        });

        assertThat(bench.run("check", "@Main.java", "--problem", "sum", "--problems", "@problems")
                        .status())
                .isZero();
    }

    @Test
    void endsWith130WhenInterrupted() {
        bench.judge((submission, problem, listener) -> {
            throw new InterruptedException();
        });

        Run run = bench.run("check", "@Main.java", "--problem", "sum", "--problems", "@problems", "--json");

        assertThat(run).isEqualTo(new Run(130, "", "Interrupted.\n"));
        assertThat(bench.opened()).endsWith("closed");
    }
}
