package judge.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.engine.Judge;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.HostSection;
import judge.report.Report;
import judge.report.Reports;
import judge.report.SourceSection;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiffCommandTest {

    private static final String FIRST = "2026-11-21T08-37-22Z";
    private static final String SECOND = FIRST + "-2";

    private final Workbench bench;

    DiffCommandTest(@TempDir Path folder) {
        bench = new Workbench(folder)
                .problem("sum")
                .write("problems/sum/data/secret/02.in", "3 4\n")
                .write("problems/sum/data/secret/02.ans", "7\n")
                .solution("anna", "sum")
                .solution("bert", "sum");
    }

    /** Anna is right on both cases; bert is as said. */
    private static Judge judge(String source, Verdict first, Verdict second) {
        return (submission, problem, listener) -> submission.contestant().equals("bert")
                ? report("bert", source, first, second)
                : report(submission.contestant(), "class Main {}", Verdict.AC, Verdict.AC);
    }

    private static Report report(String contestant, String source, Verdict first, Verdict second) {
        Verdict all = first == Verdict.AC ? second : first;
        return Reports.with(contestant, "sum", all, List.of(one("secret/01", first), one("secret/02", second)))
                .withSources(List.of(new SourceSection("Main.java", source)));
    }

    private static CaseSection one(String name, Verdict verdict) {
        return verdict == Verdict.AC
                ? Reports.accepted(name, 0, 70)
                : Reports.failing(name, verdict, Reason.of(ReasonCode.NO_OUTPUT));
    }

    private Run diff(String... arguments) {
        String[] all = new String[arguments.length + 3];
        all[0] = "diff";
        all[1] = "--reports";
        all[2] = "@reports";
        System.arraycopy(arguments, 0, all, 3, arguments.length);
        return bench.run(all);
    }

    @Test
    void findsNothingBetweenARunAndItself() {
        bench.judge(judge("a", Verdict.AC, Verdict.WA)).grade();

        assertThat(diff(FIRST, FIRST))
                .isEqualTo(new Run(0, "Verdicts changed: 0, in submissions: 0; added: 0, removed: 0\n", ""));
    }

    @Test
    void namesExactlyTheCaseAndTheSubmissionThatAChangedAnswerConcerns() {
        bench.judge(judge("a", Verdict.AC, Verdict.WA)).grade();
        bench.write("problems/sum/data/secret/02.ans", "8\n")
                .judge(judge("a", Verdict.AC, Verdict.AC))
                .grade();

        assertThat(diff(FIRST))
                .isEqualTo(new Run(
                        1,
                        """
                        bert/sum secret/02: WA -> AC (the data of the case)
                        Verdicts changed: 1, in submissions: 1; added: 0, removed: 0
                        """,
                        ""));
    }

    @Test
    void tellsAChangedSourceFromNoise() {
        bench.judge(judge("a", Verdict.AC, Verdict.WA)).grade();
        bench.judge(judge("b", Verdict.TLE, Verdict.WA)).grade();
        bench.judge(judge("b", Verdict.AC, Verdict.WA)).grade();

        assertThat(diff(FIRST, SECOND).out()).contains("bert/sum secret/01: AC -> TLE (the source)");
        assertThat(diff(SECOND, FIRST + "-3").out()).contains("bert/sum secret/01: TLE -> AC (nothing changed: noise)");
    }

    @Test
    void namesTheRuntimeAndWhatFollowsFromAnotherCase() {
        bench.judge(judge("a", Verdict.WA, Verdict.SK)).grade();
        bench.judge(judge("a", Verdict.AC, Verdict.AC)).grade();
        bench.host(new HostSection("Linux", "Another CPU", 2, "21", "bubblewrap", List.of()))
                .judge(judge("a", Verdict.AC, Verdict.TLE))
                .grade();

        assertThat(diff(FIRST, SECOND).out())
                .contains("bert/sum secret/02: SK -> AC (another case decided whether it was run)");
        assertThat(diff(SECOND).out()).contains("bert/sum secret/02: AC -> TLE (the JDK or the machine)");
    }

    @Test
    void namesSubmissionsThatOnlyOneRunHas() {
        bench.grade("--contestant", "anna");
        bench.grade("--contestant", "bert");

        Run run = diff(FIRST, SECOND, "--lang", "zh");

        assertThat(run.out()).contains("只在第二次评测中：bert/sum", "只在第一次评测中：anna/sum");
        assertThat(run.status()).isZero();
    }

    @Test
    void printsJsonAndMarkdown() throws IOException {
        bench.judge(judge("a", Verdict.AC, Verdict.WA)).grade();
        bench.judge(judge("b", Verdict.AC, Verdict.AC)).grade();

        JsonNode change = new ObjectMapper()
                .readTree(diff(FIRST, "--format", "json").out())
                .path("changes")
                .path(0);

        assertThat(change.path("case").textValue()).isEqualTo("secret/02");
        assertThat(change.path("causes").path(0).textValue()).isEqualTo("source");
        assertThat(diff(FIRST, "--format", "markdown").out())
                .contains("| `bert` | `sum` | `secret/02` | WA → AC | the source |");
        assertThat(diff(FIRST, "--format", "html").err()).contains("it must be text, json or markdown");
    }
}
