package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.cli.Workbench.Run;
import judge.host.HostFinding;
import judge.host.HostMeasures;
import judge.host.HostMeasures.Spread;
import judge.problem.Problem;
import judge.problem.yaml.PackageFault;
import judge.reason.Fault;
import judge.verdict.Verdict;
import judge.verify.CaseReason;
import judge.verify.JuryResult;
import judge.verify.Margin;
import judge.verify.Verification;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OtherCommandsTest {

    private static final String BLANK_GRID = ("0 ".repeat(9) + "\n").repeat(9);

    private final Workbench bench;

    OtherCommandsTest(@TempDir Path folder) {
        bench = new Workbench(folder).problem("sum").problem("target");
    }

    /** The VM puts one sign in place of bytes that are no UTF-8: no command can find the file, or keep the name. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "check @Jos\ufffd/a.py --problem sum --problems @problems",
                "verify Jos\ufffd",
                "report @Jos\ufffd",
                "new sum --problems @problems --dir=@Jos\ufffd",
                "grade @problems --roster @r\ufffd.csv",
            })
    void anArgumentThatIsNotInUtf8IsSaidToBeSo(String line) {
        Run run = bench.run(line.split(" "));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .contains("\ufffd", " is not in UTF-8, and what it was is lost")
                .hasLineCount(1);
    }

    @Test
    void aFileMayHaveTheSignForLostBytesInItsName() {
        bench.write("Jos\ufffd/Main.java", "class Main {}");

        assertThat(bench.run("check", "@Jos\ufffd", "--problem", "none", "--problems", "@problems")
                        .err())
                .contains("there is no problem \"none\"");
    }

    @Test
    void verifySaysThatSoundPackagesAreSound() {
        Run run = bench.run("verify", "--problems", "@problems");

        assertThat(run).isEqualTo(new Run(0, "sum: sound\ntarget: sound\n", ""));
        assertThat(bench.opened()).hasSize(2).endsWith("closed");
    }

    @Test
    void verifyNamesTheSubmissionsThatDoNotGetWhatTheyMust() {
        bench.verifier((problem, coverage, watcher) -> new Verification(
                problem.id(),
                List.of(),
                List.of(
                        JuryResult.of("accepted/Sum.java", Verdict.AC, 1, List.of()),
                        JuryResult.of(
                                "wrong_answer/Off.java",
                                Verdict.AC,
                                1,
                                List.of(Fault.of(PackageFault.VERDICT_REQUIRED, "", "WA"))))));

        Run run = bench.run("verify", "sum", "--problems", "@problems");

        assertThat(run.out())
                .isEqualTo(
                        """
                        sum: not sound
                          ok     accepted/Sum.java      AC  1
                          WRONG  wrong_answer/Off.java  AC  1
                              no case is WA, at least one must be
                        """);
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void dataThatDoNotFitIntoTheMemoryAreToldOfInOneSentence() {
        bench.verifier((problem, coverage, watcher) -> {
            throw new OutOfMemoryError("Java heap space");
        });
        Run main = bench.run("verify", "sum", "--problems", "@problems");
        bench.verifier((problem, coverage, watcher) -> {
            throw new IllegalStateException(new OutOfMemoryError("Java heap space"));
        });
        Run inAThread = bench.run("verify", "sum", "--problems", "@problems");

        assertThat(main).isEqualTo(inAThread);
        assertThat(main.status()).isEqualTo(2);
        assertThat(main.err())
                .startsWith("judge: what is judged needs more memory than the judge has, ")
                .endsWith(" MiB: give it more by the environment variable JUDGE_HEAP, such as JUDGE_HEAP=1g\n")
                .hasLineCount(1);
    }

    @Test
    void verifyShowsEverySubmissionOnEveryCaseAndWhatEachCaseIsFor() {
        bench.verifier((problem, coverage, watcher) -> verification(problem));

        assertThat(bench.run("verify", "sum", "--problems", "@problems"))
                .isEqualTo(new Run(
                        0,
                        """
                        sum: sound
                                                              00
                                                            1 12
                          ok  accepted/Sum.java      AC  1  . ..
                          ok  wrong_answer/Off.java  WA  0  . WT
                          . accepted, W wrong answer, T time limit exceeded
                          accepted/Sum.java, secret/02: takes 0.60 of the time limit; what must be accepted should \
                        take at most 0.5
                          secret/01  failed by 2  shared with the fewest others (1): wrong_answer/Off.java
                          secret/02  failed by 1  alone: wrong_answer/Off.java
                          secret/03  failed by 0  no jury submission fails it
                        """,
                        ""));
    }

    @Test
    void verifyKeepsItsColumnsInChineseAndInColour() {
        bench.verifier((problem, coverage, watcher) -> verification(problem));

        String chinese = bench.run("verify", "sum", "--problems", "@problems", "--lang", "zh")
                .out();
        String coloured = bench.run("verify", "sum", "--problems", "@problems", "--color", "always")
                .out();

        assertThat(chinese)
                .contains("  符合  accepted/Sum.java      AC  1  . ..\n")
                .contains("  符合  wrong_answer/Off.java  WA  0  . WT\n")
                .contains(" ".repeat(40) + "00\n", "  . 通过, W 答案错误, T 时间超限\n");
        assertThat(coloured).contains("\u001b[32m.\u001b[0m \u001b[31mW\u001b[0m\u001b[33mT\u001b[0m\n");
        assertThat(coloured.replaceAll("\u001b\\[\\d+m", ""))
                .isEqualTo(bench.run("verify", "sum", "--problems", "@problems").out());
    }

    @Test
    void verifyBreaksTablesThatAreTooWide() {
        Map<String, Verdict> verdicts = new LinkedHashMap<>();
        for (int i = 1; i <= 150; i++) {
            verdicts.put("secret/" + (1000 + i), i == 150 ? Verdict.WA : Verdict.AC);
        }
        bench.verifier((problem, coverage, watcher) -> new Verification(
                problem.id(),
                List.of(),
                List.of(new JuryResult("wrong_answer/Off.java", Verdict.WA, 0, List.of(), verdicts, List.of()))));

        String out = bench.run("verify", "sum", "--problems", "@problems").out();

        assertThat(out.lines()).allMatch(line -> line.length() <= 100);
        assertThat(out.chars().filter(c -> c == '.').count()).isGreaterThanOrEqualTo(149);
        assertThat(out).contains(".W\n");
    }

    /** A submission near the limit is mostly so on many cases. */
    @Test
    void verifyNamesTheWorstCaseOfASubmissionThatIsNearTheLimitAndCountsTheOthers() {
        bench.verifier((problem, coverage, watcher) -> new Verification(
                problem.id(),
                List.of(),
                List.of(
                        result(
                                "accepted/Sum.java",
                                new Margin("secret/01", 0.6, true),
                                new Margin("secret/02", 0.9, true),
                                new Margin("secret/03", 0.7, true)),
                        result(
                                "time_limit_exceeded/Slow.java",
                                new Margin("secret/01", 1.2, false),
                                new Margin("secret/02", 1.1, false)))));

        assertThat(bench.run("verify", "sum", "--problems", "@problems").out())
                .endsWith(
                        """
                          accepted/Sum.java, secret/02: takes 0.90 of the time limit; what must be accepted should \
                        take at most 0.5; the same goes for other cases: 2
                          time_limit_exceeded/Slow.java, secret/02: takes 1.10 of the time limit; what is too slow \
                        should take at least 1.5; the same goes for other cases: 1
                        """);
    }

    private static JuryResult result(String path, Margin... margins) {
        return new JuryResult(path, Verdict.AC, 1, List.of(), Map.of(), List.of(margins));
    }

    private static Verification verification(Problem problem) {
        String off = "wrong_answer/Off.java";
        Map<String, Verdict> right = new LinkedHashMap<>();
        Map<String, Verdict> wrong = new LinkedHashMap<>();
        for (String name : List.of("sample/1", "secret/01", "secret/02")) {
            right.put(name, Verdict.AC);
            wrong.put(name, name.endsWith("01") ? Verdict.WA : name.endsWith("02") ? Verdict.TLE : Verdict.AC);
        }
        return new Verification(
                problem.id(),
                List.of(),
                List.of(),
                List.of(
                        new JuryResult(
                                "accepted/Sum.java",
                                Verdict.AC,
                                1,
                                List.of(),
                                right,
                                List.of(new Margin("secret/02", 0.6, true))),
                        new JuryResult(off, Verdict.WA, 0, List.of(), wrong, List.of())),
                List.of(
                        new CaseReason("secret/01", 2, 0, List.of(), Optional.of(new CaseReason.Rarest(off, 2, false))),
                        new CaseReason("secret/02", 1, 0, List.of(off), Optional.empty()),
                        new CaseReason("secret/03", 0, 0, List.of(), Optional.empty())));
    }

    @Test
    void verifySaysThatACaseWasNotTriedWithoutSayingThatAnythingWasTooSlow() {
        bench.verifier((problem, coverage, watcher) -> new Verification(
                problem.id(),
                List.of(),
                List.of(),
                List.of(JuryResult.of("accepted/Sum.java", Verdict.AC, 1, List.of())),
                List.of(new CaseReason("secret/02", 0, 2, List.of(), Optional.empty()))));

        assertThat(bench.run("verify", "sum", "--problems", "@problems").out())
                .contains(
                        "none of those that were run on it fails it; not run on it, as cases before it had decided: 2");
    }

    @Test
    void verifyGoesOnAfterAPackageThatCannotBeRead() {
        bench.problem("broken", "allow_file_writing: colour\n");

        Run run = bench.run("verify", "--problems", "@problems");

        assertThat(run.out()).startsWith("broken: not sound\n  ").contains("colour", "sum: sound", "target: sound");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void answerPrintsWhatTheReferenceAnswersToAFile() {
        bench.write("problems/target/judge.yaml", "reference: target-sudoku\n").write("grid.in", BLANK_GRID);

        Run run = bench.run("answer", "target", "@grid.in", "--problems", "@problems");

        assertThat(run.out()).matches("\\d{4}\n");
        assertThat(run.status()).isZero();
    }

    @Test
    void answerReadsStandardInputWhereNoFileIsNamed() {
        bench.write("problems/target/judge.yaml", "reference: target-sudoku\n").input("1 1 " + BLANK_GRID.substring(4));

        assertThat(bench.run("answer", "target", "--problems", "@problems")).isEqualTo(new Run(0, "-1\n", ""));
    }

    @Test
    void answerSaysWhatIsWrongWithTheInput() {
        bench.write("problems/target/judge.yaml", "reference: target-sudoku\n").input("1 2 x");

        Run run = bench.run("answer", "target", "--problems", "@problems");

        assertThat(run.err())
                .startsWith("judge: the reference solver cannot answer: ")
                .contains("x");
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void answerNamesTheFileThatCannotBeRead() {
        bench.write("problems/target/judge.yaml", "reference: target-sudoku\n");

        assertThat(bench.run("answer", "target", "@nix.in", "--problems", "@problems"))
                .isEqualTo(new Run(2, "", "judge: cannot read @nix.in: there is no such file or folder\n"));
    }

    @Test
    void doctorTellsWhatIsThereAndHowToMendWhatIsNot() {
        bench.findings(
                new HostFinding("operating-system", true, "Linux 6.1", ""),
                new HostFinding("bubblewrap", false, "bwrap", "apt-get install bubblewrap"),
                new HostFinding("something-new", true, "\u001b[31m", ""));

        Run run = bench.run("doctor");

        assertThat(run.out())
                .isEqualTo(
                        """
                        ok       operating system        Linux 6.1
                        missing  bubblewrap (isolation)  bwrap
                            to mend it: apt-get install bubblewrap
                        ok       something-new           \\u001B[31m
                        This machine cannot do everything that it should; the reports will say so.
                        """);
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void doctorNamesTheCommandThatWasTypedInWhatIsToBeTyped() {
        bench.typed("/opt/judge/runner.sh")
                .findings(new HostFinding("control-groups", true, "-", "systemd-run --user {judge}"));

        assertThat(bench.run("doctor").out()).contains(": systemd-run --user /opt/judge/runner.sh\n");
    }

    @Test
    void doctorIsContentWhereAllIsThere() {
        bench.findings(new HostFinding("processors", true, "2", ""));

        String content = "正常  处理器  2\n这台机器可以隔离并准确测量提交的程序。\n";
        assertThat(bench.run("doctor", "--lang", "zh")).isEqualTo(new Run(0, content, ""));
    }

    @Test
    void doctorMeasuresAndSaysWhatItMeans() {
        Run run = bench.run("doctor", "--measure");

        assertThat(run.out())
                .isEqualTo(
                        """
                        CPU time of a program that always does the same, 3 runs:
                                             least    median  greatest
                          one at a time   298.0 ms  300.0 ms  306.0 ms
                          2 side by side  300.0 ms  303.0 ms  315.0 ms
                        Time on the clock of an empty program, 3 runs of each in turn:
                                            least   median  greatest
                          in the sandbox  40.0 ms  41.0 ms   50.0 ms
                          without         30.0 ms  32.0 ms   33.0 ms
                        Isolation costs 9.0 ms a run on the clock.
                        CPU time of the same work differs by up to 5.0 % from the median of runs one at a time.
                        Runs within 10 % of their limit are repeated and the quickest counts: on this machine no \
                        verdict should depend on chance.
                        This machine can isolate and measure submissions.
                        """);
        assertThat(run.status()).isZero();
    }

    @Test
    void doctorWarnsOfAMachineThatMeasuresUnsteadily() {
        Spread wild = new Spread(200, 300, 390);
        bench.measures(new HostMeasures(3, 2, wild, wild, wild, wild));

        assertThat(bench.run("doctor", "--measure").out())
                .contains("differs by up to 33.3 %")
                .contains("may get either verdict");
    }
}
