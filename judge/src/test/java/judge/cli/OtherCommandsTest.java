package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import judge.HostMeasures;
import judge.HostMeasures.Spread;
import judge.cli.Workbench.Run;
import judge.verdict.Verdict;
import judge.verify.Verification;
import judge.verify.Verification.JuryResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OtherCommandsTest {

    private static final String BLANK_GRID = ("0 ".repeat(9) + "\n").repeat(9);

    private final Workbench bench;

    OtherCommandsTest(@TempDir Path folder) {
        bench = new Workbench(folder).problem("sum").problem("target");
    }

    @Test
    void verifySaysThatSoundPackagesAreSound() {
        Run run = bench.run("verify", "--problems", "@problems");

        assertThat(run).isEqualTo(new Run(0, "sum: sound\ntarget: sound\n", ""));
        assertThat(bench.opened()).hasSize(2).endsWith("closed");
    }

    @Test
    void verifyNamesTheSubmissionsThatDoNotGetWhatTheyMust() {
        bench.verifier(problem -> new Verification(
                problem.id(),
                List.of(),
                List.of(
                        new JuryResult("accepted/Sum.java", Verdict.AC, 1, List.of()),
                        new JuryResult(
                                "wrong_answer/Off.java",
                                Verdict.AC,
                                1,
                                List.of("no case is WA, at least one must be")))));

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
    void verifyGoesOnAfterAPackageThatCannotBeRead() {
        bench.problem("broken", "colour: red\n");

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
    void doctorIsContentWhereAllIsThere() {
        bench.findings(new HostFinding("processors", true, "2", ""));

        assertThat(bench.run("doctor", "--lang", "zh")).isEqualTo(new Run(0, "正常  处理器  2\n这台机器可以隔离并准确测量提交的程序。\n", ""));
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
                        Runs within 10 % of their limit are repeated and the quickest counts: on this machine no verdict should hang on luck.
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
