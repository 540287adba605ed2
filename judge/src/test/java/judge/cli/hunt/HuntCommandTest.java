package judge.cli.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.hunt.FakeTrial;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The output of the hunt, and the files that it saves. */
class HuntCommandTest {

    private final HuntBench hunting;
    private final Workbench bench;

    HuntCommandTest(@TempDir Path folder) {
        hunting = new HuntBench(folder);
        bench = hunting.workbench();
    }

    @Test
    void showsAndSavesTheSmallestInputOnWhichItFails() {
        Run run = hunting.hunt("");

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
        assertThat(bench.path("out/counterexample.in")).hasContent((HuntBench.PLAIN + "\n").repeat(2) + "end\n");
        assertThat(bench.path("out/counterexample.ans")).hasContent("1\n");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isEqualTo(1);
        assertThat(bench.opened()).endsWith("closed");
    }

    @Test
    void reproducesWhatItHasSaved() {
        hunting.hunt("");

        Run run = hunting.hunt("--input @out/counterexample.in");

        assertThat(run.out()).contains("Puzzle 2 (line 2)\n", "  NO no output: printed nothing\n");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void saysThatItFoundNothingAndHowSlowItGot() {
        bench.trials((submission, problem) -> new FakeTrial(input -> Verdict.AC));

        Run run = hunting.hunt("--time 1s --seed 9");

        assertThat(run.out())
                .matches("No input found on which it is wrong\\. Seed: 9, inputs tried: \\d+, in \\d+\\.\\d s\\.\n"
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
                .generators(problem -> Optional.of(new SixesAndSevens()))
                .trials((submission, problem) -> new FakeTrial(
                        input -> Verdict.AC, (input, verdict) -> Duration.ofMillis(input.contains("7") ? 1_900 : 900)));

        Run run = hunting.hunt("sum", "--time 1s");

        assertThat(run.out())
                .contains("No input found on which it is wrong.")
                .containsPattern(
                        "Too slow: here is a legal input \\(lines: 1, words: \\d+\\) on which it needs 1\\.90 s"
                                + " of CPU time\\. The limit is 1\\.00 s\\.\n");
        assertThat(bench.path("out/slowest.in")).content().contains("7");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void showsProgressWhereAPersonLooks() {
        bench.interactive();

        Run run = hunting.hunt("");

        assertThat(run.err()).contains("inputs tried: 1").endsWith("\r\u001b[K");
    }

    /** A package makes the inputs, and more than two words make the program fail. */
    @Test
    void showsTheTextOfAnInputOfWhichNothingIsKnown() {
        bench.solution("anna", "sum")
                .generators(problem -> Optional.of(new SixesAndSevens()))
                .trials((submission, problem) ->
                        new FakeTrial(input -> input.split("\\s").length > 2 ? Verdict.NO : Verdict.AC));

        Run run = hunting.hunt("sum", "");

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
        String told = hunting.hunt("--lang zh").out();
        assertThat(told).contains("已是最小", "程序的表现：\n  NO 没有输出：没有任何输出\n", "重现命令：");
    }
}
