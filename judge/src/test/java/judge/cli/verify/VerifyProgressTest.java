package judge.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.problem.Problem;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.ProblemFormatException;
import judge.reason.Fault;
import judge.verdict.Verdict;
import judge.verify.InterruptedVerification;
import judge.verify.JuryResult;
import judge.verify.Verification;
import judge.verify.VerificationListener;
import judge.verify.VerificationListener.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The output of {@code verify} while it runs, and where it is interrupted. */
class VerifyProgressTest {

    private static final String OVER = "\r\u001b[K";

    private final Workbench bench;

    VerifyProgressTest(@TempDir Path folder) {
        bench = new Workbench(folder).problem("sum").problem("product").verifier((problem, coverage, watcher) -> {
            VerificationListener told = watcher.orElseThrow();
            told.reached(Stage.INPUTS);
            told.reached(Stage.ANSWERS);
            told.reached(Stage.TIME_LIMIT);
            told.judging(2);
            told.started("accepted/Sum.java");
            told.started("wrong_answer/Off.java");
            told.judged(right());
            return new Verification(problem.id(), List.of(), List.of(right()));
        });
    }

    @Test
    void aLineThatIsWrittenOverSaysOnATerminalWhatIsTried() {
        String err = bench.interactive()
                .run("verify", "sum", "--problems", "@problems")
                .err();

        assertThat(err.split(Pattern.quote(OVER)))
                .containsExactly(
                        "",
                        "sum: reading the package, and making the data that it only describes",
                        "sum: trying the input validators",
                        "sum: trying the checker on the answers",
                        "sum: finding out the time limit",
                        "sum: 0 of 2 submissions",
                        "sum: 0 of 2 submissions; now accepted/Sum.java",
                        "sum: 0 of 2 submissions; now accepted/Sum.java, wrong_answer/Off.java",
                        "sum: 1 of 2 submissions; now wrong_answer/Off.java");
        assertThat(err).endsWith(OVER);
    }

    @Test
    void nothingIsSaidOfItWhereNobodyLooks() {
        assertThat(bench.run("verify", "sum", "--problems", "@problems").err()).isEmpty();
    }

    @Test
    void whoInterruptsItSeesWhatIsKnownAndWhatWasNotTried() {
        bench.verifier((problem, coverage, watcher) -> {
            throw interrupted(problem, List.of(right()), List.of("wrong_answer/Off.java", "accepted/slow.py"));
        });

        Run run = bench.run("verify", "sum", "product", "--problems", "@problems");

        assertThat(run.out())
                .isEqualTo(
                        """
                        sum: interrupted; this was known by then
                          data/1.in is refused
                                                          1
                          ok  accepted/Sum.java  AC  1.5  .
                          . accepted
                          not tried, or not to the end (2): wrong_answer/Off.java, accepted/slow.py
                        product: not tried
                        """);
        assertThat(run.err()).isEqualTo("Interrupted.\n");
        assertThat(run.status()).isEqualTo(130);
    }

    @Test
    void whoInterruptsItBeforeAnythingIsJudgedIsToldSo() {
        bench.verifier((problem, coverage, watcher) -> {
            throw interrupted(problem, List.of(), List.of());
        });

        assertThat(bench.run("verify", "sum", "--problems", "@problems").out())
                .endsWith("  none of the jury's submissions was tried\n");
    }

    @Test
    void whoInterruptsTheMakingOfDataIsNotToldThatThePackageIsFaulty() {
        bench.write(
                        "problems/sum/generators/generators.yaml",
                        "data: {secret: {data: {'01': {in: '1 2'}, '02': {in: '1 2'}}}}\n")
                .dataMaker(plan -> {
                    Thread.currentThread().interrupt();
                    throw new ProblemFormatException(List.of(Fault.of(PackageFault.SAID, "interrupted")));
                });

        Run run = bench.run("verify", "sum", "product", "--problems", "@problems");

        assertThat(run.out())
                .isEqualTo(
                        """
                        sum: interrupted; this was known by then
                          none of the jury's submissions was tried
                        product: not tried
                        """);
        assertThat(run.status()).isEqualTo(130);
        assertThat(Thread.interrupted()).isFalse();
    }

    private static InterruptedVerification interrupted(
            Problem problem, List<JuryResult> results, List<String> untried) {
        return new InterruptedVerification(
                new Verification(problem.id(), List.of(Fault.of(PackageFault.SAID, "data/1.in is refused")), results),
                untried);
    }

    private static JuryResult right() {
        return new JuryResult(
                "accepted/Sum.java", Verdict.AC, 1.5, List.of(), Map.of("secret/1", Verdict.AC), List.of());
    }
}
