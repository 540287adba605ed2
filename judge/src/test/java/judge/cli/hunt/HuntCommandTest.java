package judge.cli.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.hunt.FakeTrial;
import judge.hunt.Trial;
import judge.hunt.TrialException;
import judge.hunt.TrialResult;
import judge.knowledge.Explanation;
import judge.knowledge.InputSpace;
import judge.knowledge.PlainText;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sudoku.grid.Grid;
import judge.sudoku.solve.SudokuText;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HuntCommandTest {

    private static final String PLAIN =
            "123456789456789123789123456234567891567891234891234567345678912678912345912345678";

    private final Workbench bench;

    HuntCommandTest(@TempDir Path folder) {
        bench = new Workbench(folder)
                .problem("sum")
                .problem("puzzles")
                .write("problems/puzzles/judge.yaml", "reference: sudoku\nchecker: sudoku\n")
                .solution("anna", "puzzles")
                .trials((submission, problem) ->
                        new FakeTrial(input -> SudokuText.puzzles(input).size() > 1 ? Verdict.NO : Verdict.AC));
    }

    private Run hunt(String arguments) {
        return bench.run(
                ("hunt @solutions/anna/puzzles --problem puzzles --problems @problems --output @out " + arguments)
                        .strip()
                        .split(" +"));
    }

    @Test
    void showsAndSavesTheSmallestInputOnWhichItFails() {
        Run run = hunt("");

        assertThat(run.out())
                .containsPattern("It fails on input \\d+ of seed 1\\. Found and made smaller in [\\d.]+ s: "
                        + "from \\(puzzles: 2, blanks: \\d+\\) to \\(puzzles: 2, blanks: 0\\)")
                .contains("Smallest of its kind", "Puzzle 2 (line 2)\n┌───────┬", "Answer: ")
                .contains("What the program did:\n  NO no output: printed nothing\n  > 1\n")
                .endsWith(
                        """
                        Wrote @out/counterexample.in
                        Wrote @out/counterexample.ans
                        Wrote @out/counterexample.out
                        To see it again:
                          ./runner.sh hunt @solutions/anna/puzzles --problem puzzles --input @out/counterexample.in \
                        --problems @problems
                        """);
        assertThat(bench.path("out/counterexample.in")).hasContent((PLAIN + "\n").repeat(2) + "end\n");
        assertThat(bench.path("out/counterexample.ans")).hasContent("1\n");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isEqualTo(1);
        assertThat(bench.opened()).endsWith("closed");
    }

    @Test
    void showsTheTwoCellsThatClashWhereAProgramFailsOnContradictoryGivens() {
        bench.problem("target")
                .write("problems/target/judge.yaml", "reference: target-sudoku\n")
                .solution("anna", "target")
                .trials((submission, problem) -> new FakeTrial(
                        input -> Grid.parseNumbers(input).firstClash().isPresent() ? Verdict.WA : Verdict.AC));

        Run run = bench.run(("hunt @solutions/anna/target --problem target --problems @problems --output @out --beyond")
                .split(" "));

        assertThat(run.out())
                .containsPattern(
                        "Beyond the contest: \\w+ \\d has the digit \\d twice; the contest has no such input\\.\n"
                                + "The input, and what is expected:\n")
                .containsPattern(
                        "Contradictory givens: \\w+ \\d has the digit \\d twice, at row \\d, column \\d and at row"
                                + " \\d, column \\d \\(starred\\)\\. No completion\\.\nAnswer: -1\n");
        assertThat(run.out().chars().filter(character -> character == '*')).hasSize(2);
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void leavesAloneWhatIsOnlyBeyondTheContestUnlessItIsAsked() {
        bench.trials((submission, problem) -> new FakeTrial(input -> input.equals("end\n") ? Verdict.RTE : Verdict.AC));

        Run within = hunt("--time 1s");
        Run beyond = hunt("--time 1s --beyond");

        assertThat(within.out())
                .startsWith("No input found on which it is wrong.")
                .doesNotContain("Beyond");
        assertThat(within.status()).isZero();
        assertThat(beyond.out())
                .startsWith("It fails on input ")
                .contains("Beyond the contest: there is no puzzle at all; the contest has no such input.\n")
                .endsWith("--input @out/counterexample.in --problems @problems\n");
        assertThat(bench.path("out/counterexample.in")).hasContent("end\n");
        assertThat(beyond.status()).isEqualTo(1);
    }

    @Test
    void prefersAnInputOfTheContest() {
        Run run = hunt("--beyond");

        assertThat(run.out()).startsWith("It fails on input ").doesNotContain("Beyond");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void triesAnInputBeyondTheContestAndSaysSo() {
        bench.write("blank.in", PLAIN + "\n" + ".".repeat(81) + "\nend\n")
                .trials((submission, problem) -> new FakeTrial(input -> Verdict.AC));

        Run english = hunt("--input @blank.in");
        Run chinese = hunt("--input @blank.in --lang zh");

        assertThat(english.out())
                .startsWith("Beyond the contest: puzzle 2 has more than one completion; "
                        + "the contest has no such input.\nThe input, and what is expected:\n")
                .contains("  AC accepted\n");
        assertThat(english.status()).isZero();
        assertThat(chinese.out()).startsWith("超出竞赛范围：第 2 题的填法不止一种；竞赛中没有这样的输入。\n");
    }

    @Test
    void doesNotGoBeyondWhatOnlyAPackageKnows() {
        Run run = bench.solution("anna", "sum")
                .generators(problem -> Optional.of(new Words()))
                .run("hunt", "@solutions/anna/sum", "--problem", "sum", "--problems", "@problems", "--beyond");

        assertThat(run.err())
                .isEqualTo(
                        "judge: problem \"sum\" is hunted with its package's generators and validators, and only they"
                                + " know which inputs are legal: --beyond does not go with it\n");
        assertThat(run.out()).isEmpty();
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void reproducesWhatItHasSaved() {
        hunt("");

        Run run = hunt("--input @out/counterexample.in");

        assertThat(run.out()).contains("Puzzle 2 (line 2)\n", "  NO no output: printed nothing\n");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void saysThatItFoundNothingAndHowSlowItGot() {
        bench.trials((submission, problem) -> new FakeTrial(input -> Verdict.AC));

        Run run = hunt("--time 1s --seed 9");

        assertThat(run.out())
                .matches("No input found on which it is wrong\\. Seed: 9, inputs tried: \\d+, in [12]\\.\\d s\\.\n"
                        + "The slowest input that was found \\(puzzles: \\d+, blanks: \\d+\\) took 0\\.05 s of CPU "
                        + "time,"
                        + " 5 % of the limit of 1\\.00 s\\.\n"
                        + "Wrote @out/slowest\\.in\nWrote @out/slowest\\.ans\nTo see it again:\n"
                        + "  \\./runner\\.sh hunt .* --input @out/slowest\\.in --problems @problems\n");
        assertThat(run.status()).isZero();
        assertThat(bench.path("out/counterexample.in")).doesNotExist();
    }

    @Test
    void saysHowMuchTooSlowAProgramIs() {
        bench.solution("anna", "sum")
                .generators(problem -> Optional.of(new Words()))
                .trials((submission, problem) -> new FakeTrial(
                        input -> Verdict.AC, (input, verdict) -> Duration.ofMillis(input.contains("7") ? 1_900 : 900)));

        Run run = bench.run(
                ("hunt @solutions/anna/sum --problem sum --problems @problems --output @out --time 1s").split(" "));

        assertThat(run.out())
                .contains("No input found on which it is wrong.")
                .containsPattern(
                        "Too slow: here is a legal input \\(lines: 1, words: \\d+\\) on which it needs 1\\.90 s"
                                + " of CPU time\\. The limit is 1\\.00 s\\.\n");
        assertThat(bench.path("out/slowest.in")).content().contains("7");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void showsTheBestSoFarAfterCtrlC() {
        bench.trials((submission, problem) -> interrupted());

        Run run = hunt("");

        assertThat(run.out()).contains("There was no time to show that nothing more can be taken away", "Wrote @out/");
        assertThat(run.err()).isEqualTo("Interrupted.\n");
        assertThat(run.status()).isEqualTo(130);
    }

    /** Wrong on the first input, and interrupted when another one is tried. */
    private static Trial interrupted() {
        FakeTrial trial = new FakeTrial(input -> Verdict.NO);
        return new Trial() {
            private int runs;

            @Override
            public Optional<Reason> refusal() {
                return Optional.empty();
            }

            @Override
            public TrialResult run(String input) throws InterruptedException {
                if (++runs > 2) {
                    throw new InterruptedException();
                }
                return trial.run(input);
            }

            @Override
            public TrialResult run(String input, Duration cpuTime) throws InterruptedException {
                return run(input);
            }

            @Override
            public Duration cpuTimeLimit() {
                return FakeTrial.LIMIT;
            }

            @Override
            public void close() {}
        };
    }

    @Test
    void showsProgressWhereAPersonLooks() {
        Run run = bench.interactive()
                .run(
                        "hunt",
                        "@solutions/anna/puzzles",
                        "--problem",
                        "puzzles",
                        "--problems",
                        "@problems",
                        "--output",
                        "@out");

        assertThat(run.err()).contains("inputs tried: 1").endsWith("\r\u001b[K");
    }

    @Test
    void saysThatAProgramThatDoesNotCompileFails() {
        bench.trials((submission, problem) -> refused());

        Run run = hunt("");

        assertThat(run.out()).isEqualTo("It cannot be run: there is no source file\n");
        assertThat(run.status()).isEqualTo(1);
    }

    private static Trial refused() {
        FakeTrial never = new FakeTrial(input -> Verdict.AC);
        return new Trial() {
            @Override
            public Optional<Reason> refusal() {
                return Optional.of(Reason.of(ReasonCode.NO_SOURCE));
            }

            @Override
            public TrialResult run(String input) throws InterruptedException {
                return never.run(input);
            }

            @Override
            public TrialResult run(String input, Duration cpuTime) throws InterruptedException {
                return never.run(input);
            }

            @Override
            public Duration cpuTimeLimit() {
                return FakeTrial.LIMIT;
            }

            @Override
            public void close() {}
        };
    }

    @Test
    void saysThatTheJudgeFailedAndNotTheProgram() {
        bench.trials((submission, problem) -> {
            throw new TrialException("no sandbox");
        });

        Run run = hunt("");

        assertThat(run.err())
                .isEqualTo("judge: the input could not be tried, by no fault of the program: no sandbox\n");
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void saysWhatIsMissingWhereNothingMakesInputs() {
        Run run = bench.solution("anna", "sum")
                .run("hunt", "@solutions/anna/sum", "--problem", "sum", "--problems", "@problems");

        assertThat(run.err())
                .isEqualTo("judge: nothing makes inputs of problem \"sum\": "
                        + "its package needs generators/ and input_validators/ with programs that can be run here\n");
        assertThat(run.status()).isEqualTo(2);
    }

    /** Its inputs are what a package brings: "1", "2", ... words, and more than two of them make the program fail. */
    @Test
    void showsTheTextOfAnInputOfWhichNothingIsKnown() {
        bench.solution("anna", "sum")
                .generators(problem -> Optional.of(new Words()))
                .trials((submission, problem) ->
                        new FakeTrial(input -> input.split("\\s").length > 2 ? Verdict.NO : Verdict.AC));

        Run run = bench.run(
                "hunt", "@solutions/anna/sum", "--problem", "sum", "--problems", "@problems", "--output", "@out");

        assertThat(run.out())
                .contains(
                        "from (lines: 1, words: 6) to (lines: 1, words: 3)",
                        "Smallest of its kind: without any single one of its lines or words",
                        "The input, and what is expected:\n  < 0 0 0\n  = 1\nWhat the program did:\n  NO no output: ");
        assertThat(bench.path("out/counterexample.in")).hasContent("0 0 0\n");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void speaksChinese() {
        String told = hunt("--lang zh").out();
        assertThat(told).contains("已是最小", "程序的表现：\n  NO 没有输出：没有任何输出\n", "重现命令：");
    }

    /** A line of more and more sixes, with sevens before them when the slowest is looked for; everything is legal. */
    private static final class Words implements InputSpace {
        @Override
        public String input(long seed, int number) {
            return "6 ".repeat(5 * (number % 100) + 1).strip() + "\n";
        }

        @Override
        public int kinds() {
            return 1;
        }

        @Override
        public String neighbour(String input, long seed) {
            return "7 " + input;
        }

        @Override
        public boolean isLegal(String input) {
            return true;
        }

        @Override
        public boolean isFair(String input) {
            return true;
        }

        @Override
        public List<Integer> pieces(String input) {
            return PlainText.pieces(input);
        }

        @Override
        public String without(String input, int kind, int from, int to) {
            return PlainText.without(input, kind, from, to);
        }

        @Override
        public Explanation.Note size(String input) {
            return PlainText.size(input);
        }

        @Override
        public String minimalKey() {
            return "hunt.minimal-text";
        }
    }

    @Test
    void keepsAwayFromProblemsThatHaveNoSingleInput() {
        bench.problem("talk", "type: interactive\n")
                .write("problems/talk/output_validator/Check.java", "class Check {}\n")
                .solution("anna", "talk");

        Run run = bench.run("hunt", "@solutions/anna/talk", "--problem", "talk", "--problems", "@problems");

        assertThat(run.err()).contains("problem \"talk\" is interactive, of several passes, or handed in as answers");
        assertThat(run.status()).isEqualTo(2);
    }
}
