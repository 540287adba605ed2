package judge.cli.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.hunt.FakeTrial;
import judge.hunt.Trial;
import judge.hunt.TrialException;
import judge.hunt.TrialResult;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The hunt ends before it has found the smallest input, or cannot begin. */
class HuntFailsTest {

    private final HuntBench hunting;
    private final Workbench bench;

    HuntFailsTest(@TempDir Path folder) {
        hunting = new HuntBench(folder);
        bench = hunting.workbench();
    }

    @Test
    void showsTheBestSoFarAfterCtrlC() {
        bench.trials((submission, problem) -> new ShortTrial(2, Optional.empty()));

        Run run = hunting.hunt("");

        assertThat(run.out()).contains("There was no time to show that nothing more can be taken away", "Wrote @out/");
        assertThat(run.err()).isEqualTo("Interrupted.\n");
        assertThat(run.status()).isEqualTo(130);
    }

    @Test
    void saysThatAProgramThatDoesNotCompileFails() {
        Reason noSource = Reason.of(ReasonCode.NO_SOURCE);
        bench.trials((submission, problem) -> new ShortTrial(0, Optional.of(noSource)));

        Run run = hunting.hunt("");

        assertThat(run.out()).isEqualTo("It cannot be run: there is no source file\n");
        assertThat(run.status()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | judge: there is no program in @empty to find an input for",
                "zh | judge：@empty 中没有程序，无法为它寻找出错的输入"
            })
    void saysThatThereIsNoProgramInAFolder(String language, String sentence) {
        bench.write("empty/notes.txt", "to do\n");

        Run run = bench.run("hunt", "@empty", "--problem", "puzzles", "--problems", "@problems", "--lang", language);

        assertThat(run.err()).isEqualTo(sentence + "\n");
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void saysThatTheJudgeFailedAndNotTheProgram() {
        bench.trials((submission, problem) -> {
            throw new TrialException("no sandbox");
        });

        Run run = hunting.hunt("");

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

    @Test
    void keepsAwayFromProblemsThatHaveNoSingleInput() {
        bench.problem("talk", "type: interactive\n")
                .write("problems/talk/output_validator/Check.java", "class Check {}\n")
                .solution("anna", "talk");

        Run run = bench.run("hunt", "@solutions/anna/talk", "--problem", "talk", "--problems", "@problems");

        assertThat(run.err()).contains("problem \"talk\" is interactive, of several passes, or handed in as answers");
        assertThat(run.status()).isEqualTo(2);
    }

    /** Wrong on every input, and interrupted after so many; or refused. */
    private static final class ShortTrial implements Trial {

        private final FakeTrial wrong = new FakeTrial(input -> Verdict.NO);
        private final Optional<Reason> refusal;
        private int left;

        private ShortTrial(int runs, Optional<Reason> refusal) {
            left = runs;
            this.refusal = refusal;
        }

        @Override
        public Optional<Reason> refusal() {
            return refusal;
        }

        @Override
        public TrialResult run(String input) throws InterruptedException {
            if (left-- == 0) {
                throw new InterruptedException();
            }
            return wrong.run(input);
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
    }
}
