package judge.explain;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.report.ReportJson;
import judge.report.Reports;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;

class ExplanationTest {

    private static final Hint CAUSE = Hint.of("list-index", "index", 3, "length", 3L, "line", 7);

    private static Report failed(ReasonCode why) {
        return Reports.with(
                "anna",
                "sum",
                Verdict.RTE,
                List.of(
                        Reports.accepted("sample/1", 0, 64),
                        Reports.failing("secret/01", Verdict.RTE, Reason.of(why)),
                        Reports.failing("secret/02", Verdict.RTE, Reason.of(why))));
    }

    private static Report explained(Report report) {
        return report.withHints("secret/01", List.of(CAUSE)).explained(ExplanationState.COMPLETE);
    }

    private static Explanation readBack(Explanation explanation) throws Exception {
        ReportJson json = new ReportJson();
        return Explanation.read(json.readDocument(json.write(explanation.json()), Path.of("stored")));
    }

    @Test
    void givesTheReportThatItWasTakenFrom() throws Exception {
        Report report = failed(ReasonCode.EXIT_STATUS);
        Explanation explanation = readBack(Explanation.of(explained(report)));

        assertThat(new ReportJson().write(explanation.applied(report)))
                .asString(UTF_8)
                .isEqualTo(new String(new ReportJson().write(explained(report)), UTF_8));
        assertThat(explanation.saysSomething()).isTrue();
        assertThat(explanation.cases()).extracting(ExplainedCase::name).containsExactly("secret/01");
    }

    @Test
    void leavesTheHintsOfACaseThatFailsInAnotherWayNow() {
        Report report = failed(ReasonCode.EXIT_STATUS);

        Report applied = Explanation.of(explained(report)).applied(failed(ReasonCode.HEAP_EXHAUSTED));

        assertThat(applied.cases()).isEqualTo(failed(ReasonCode.HEAP_EXHAUSTED).cases());
    }

    @Test
    void changesNothingWhereNothingWasLookedAt() throws Exception {
        Report report = failed(ReasonCode.EXIT_STATUS);

        assertThat(Explanation.NONE.applied(report)).isSameAs(report);
        assertThat(readBack(Explanation.NONE)).isEqualTo(Explanation.NONE);
        assertThat(readBack(Explanation.CUT_SHORT)).isEqualTo(Explanation.CUT_SHORT);
    }

    @Test
    void isReadWithoutWhatALaterJudgeHasPutIn() {
        Map<String, Object> later = Map.of(
                "state",
                "dreamt",
                "tree",
                List.of(),
                "cases",
                List.of(
                        "no case",
                        Map.of("name", "secret/01", "verdict", "ZZ", "reason", "exit-status", "hints", List.of()),
                        Map.of(
                                "name",
                                "secret/01",
                                "verdict",
                                "RTE",
                                "reason",
                                "never-seen",
                                "hints",
                                List.of(
                                        Map.of("parameters", 5),
                                        Map.of("code", "no code"),
                                        Map.of("code", "list-index", "more", 1),
                                        Map.of("code", "of-a-later-judge")))));

        Explanation read = Explanation.read(later);

        assertThat(read.state()).isNull();
        assertThat(read.cases())
                .containsExactly(new ExplainedCase(
                        "secret/01",
                        Verdict.RTE,
                        "never-seen",
                        List.of(Hint.of("list-index"), Hint.of("of-a-later-judge"))));
    }
}
