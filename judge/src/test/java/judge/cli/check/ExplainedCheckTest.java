package judge.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.explain.Explanation;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.report.ReportJson;
import judge.report.Reports;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The verdict of {@code check} comes first, and the explanation after it. */
class ExplainedCheckTest {

    private static final String VERDICT =
            """
            sum: WA wrong answer
              first failing case secret/01: output line 3, token 1: found "5"
            Compiled: Main, charset UTF-8
            Limits: CPU time 2060 ms (2000 ms by the problem + 60 ms to start the runtime), memory \
            128 MiB + 78 MiB for the runtime
            case       verdict  CPU time  memory    reason
            secret/01  WA          75 ms  41 MiB    output line 3, token 1: found "5"
            """;

    private static final Hint CAUSE = Hint.of("divide-by-zero");
    private static final String CAUSE_SAID =
            "  → Division by 0, or remainder by 0. Which divisor can be 0, perhaps for the smallest input?\n";

    private final Workbench bench;

    ExplainedCheckTest(@TempDir Path folder) {
        bench = new Workbench(folder)
                .problem("sum")
                .write("Main.java", "class Main {}\n")
                .judge((submission, problem, listener) -> wrong());
    }

    private static Report wrong() {
        Reason reason = Reason.of(ReasonCode.DIFFERENT_TOKEN, "line", 3, "token", 1, "found", "5");
        return Reports.with("Main.java", "sum", Verdict.WA, List.of(Reports.failing("secret/01", Verdict.WA, reason)));
    }

    private static Explanation explanation(Report report) {
        return Explanation.of(explained(report));
    }

    private static Report explained(Report report) {
        return report.withHints("secret/01", List.of(CAUSE)).explained(ExplanationState.COMPLETE);
    }

    private static String json(Report report) {
        return new String(new ReportJson().write(report), StandardCharsets.UTF_8);
    }

    private Run check(String... arguments) {
        List<String> all =
                new ArrayList<>(List.of("check", "@Main.java", "--problem", "sum", "--problems", "@problems"));
        all.addAll(List.of(arguments));
        return bench.run(all.toArray(String[]::new));
    }

    @Test
    void showsTheVerdictWhileTheCauseIsLookedForAndTheCauseAfterIt() {
        bench.explainer((submission, problem, report) -> {
            assertThat(bench.printedSoFar()).isEqualTo(VERDICT);
            return explanation(report);
        });

        assertThat(check()).isEqualTo(new Run(1, VERDICT + CAUSE_SAID, ""));
    }

    @Test
    void clearsTheLineOnATerminalBeforeTheVerdictAndBeforeTheCause() {
        bench.interactive().explainer((submission, problem, report) -> {
            assertThat(bench.saidSoFar()).endsWith("\r\u001b[Klooking for the cause");
            return explanation(report);
        });

        assertThat(check("--color", "never").err().split(Pattern.quote("\r\u001b[K")))
                .containsExactly("", "", "looking for the cause");
    }

    @Test
    void anInterruptionWhileTheCauseIsLookedForLeavesAWholeReport() {
        bench.explainer((submission, problem, report) -> {
            throw new InterruptedException();
        });

        assertThat(check()).isEqualTo(new Run(130, VERDICT, "Interrupted.\n"));
        assertThat(check("--json")).isEqualTo(new Run(130, json(wrong()), "Interrupted.\n"));
    }

    @Test
    void anInterruptionLeavesTheCausesThatJudgingHasFound() {
        Report told = wrong().withHints("secret/01", List.of(CAUSE));
        bench.judge((submission, problem, listener) -> told).explainer((submission, problem, report) -> {
            throw new InterruptedException();
        });

        assertThat(check().out()).isEqualTo(VERDICT + CAUSE_SAID);
    }

    @Test
    void printsOneDocumentOfJsonAtTheEnd() {
        bench.explainer((submission, problem, report) -> {
            assertThat(bench.printedSoFar()).isEmpty();
            return explanation(report);
        });

        assertThat(check("--json")).isEqualTo(new Run(1, json(explained(wrong())), ""));
    }
}
