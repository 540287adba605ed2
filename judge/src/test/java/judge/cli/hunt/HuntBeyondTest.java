package judge.cli.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.hunt.FakeTrial;
import judge.sudoku.grid.Grid;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Inputs that the contest promises not to have. */
class HuntBeyondTest {

    private final HuntBench hunting;
    private final Workbench bench;

    HuntBeyondTest(@TempDir Path folder) {
        hunting = new HuntBench(folder);
        bench = hunting.workbench();
    }

    @Test
    void leavesAloneWhatIsOnlyBeyondTheContestUnlessItIsAsked() {
        bench.trials((submission, problem) -> new FakeTrial(input -> input.equals("end\n") ? Verdict.RTE : Verdict.AC));

        Run within = hunting.hunt("--time 1s");
        Run beyond = hunting.hunt("--beyond");

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
        Run run = hunting.hunt("--beyond");

        assertThat(run.out()).startsWith("It fails on input ").doesNotContain("Beyond");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void triesAnInputBeyondTheContestAndSaysSo() {
        bench.write("blank.in", HuntBench.PLAIN + "\n" + ".".repeat(81) + "\nend\n")
                .trials((submission, problem) -> new FakeTrial(input -> Verdict.AC));

        Run english = hunting.hunt("--input @blank.in");
        Run chinese = hunting.hunt("--input @blank.in --lang zh");

        assertThat(english.out())
                .startsWith("Beyond the contest: puzzle 2 has more than one completion; "
                        + "the contest has no such input.\nThe input, and what is expected:\n")
                .contains("  AC accepted\n");
        assertThat(english.status()).isZero();
        assertThat(chinese.out()).startsWith("超出竞赛范围：第 2 个数独的填法不止一种；竞赛中没有这样的输入。\n");
    }

    @Test
    void showsTheTwoCellsThatClashWhereAProgramFailsOnContradictoryGivens() {
        bench.problem("target")
                .write("problems/target/judge.yaml", "reference: target-sudoku\n")
                .solution("anna", "target")
                .trials((submission, problem) -> new FakeTrial(
                        input -> Grid.parseNumbers(input).firstClash().isPresent() ? Verdict.WA : Verdict.AC));

        Run run = hunting.hunt("target", "--beyond");

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
    void doesNotGoBeyondWhatOnlyAPackageKnows() {
        Run run = bench.solution("anna", "sum")
                .generators(problem -> Optional.of(new SixesAndSevens()))
                .run("hunt", "@solutions/anna/sum", "--problem", "sum", "--problems", "@problems", "--beyond");

        assertThat(run.err())
                .isEqualTo(
                        "judge: problem \"sum\" is hunted with its package's generators and validators, and only they"
                                + " know which inputs are legal: --beyond does not go with it\n");
        assertThat(run.out()).isEmpty();
        assertThat(run.status()).isEqualTo(2);
    }
}
