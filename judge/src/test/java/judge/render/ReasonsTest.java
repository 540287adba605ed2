package judge.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.report.Reports;
import judge.source.LanguageName;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The sentence that no cause can be told stands only where one was looked for in a program. */
class ReasonsTest {

    private static final String NONE = "No cause can be told beyond this.";

    private static final Report WRONG = Reports.with(
            "anna",
            "sum",
            Verdict.WA,
            List.of(Reports.failing("secret/1", Verdict.WA, Reason.of(ReasonCode.NO_OUTPUT))));

    private static List<String> hints(Report report, @Nullable ExplanationState state) {
        return new Reasons(Messages.in(DisplayLanguage.EN)).hints(report.explained(state));
    }

    @Test
    void isToldWhereALookHasComeToItsEnd() {
        assertThat(hints(WRONG, ExplanationState.COMPLETE)).containsExactly(NONE);
    }

    @Test
    void isNotToldBeforeThatNorWhereNobodyLooks() {
        assertThat(hints(WRONG, null)).isEmpty();
        assertThat(hints(WRONG, ExplanationState.LOOKING)).isEmpty();
        assertThat(hints(WRONG, ExplanationState.CUT_SHORT)).hasSize(1).doesNotContain(NONE);
    }

    @Test
    void isNotToldOfWhatIsRightOrDoesNotCompileNorWhereTheJudgeFailed() {
        assertThat(List.of(Reports.accepted("anna", "sum"), Reports.compileError(), Reports.failed("no disk")))
                .allSatisfy(report ->
                        assertThat(hints(report, ExplanationState.COMPLETE)).doesNotContain(NONE));
    }

    @Test
    void isNotToldOfAnswersAsTheyAreNoProgram() {
        assertThat(hints(in(LanguageName.ANSWERS.code()), ExplanationState.COMPLETE))
                .isEmpty();
    }

    private static Report in(String language) {
        return new Report(
                WRONG.version(),
                WRONG.id(),
                WRONG.contestant(),
                WRONG.problem(),
                language,
                WRONG.verdict(),
                WRONG.score(),
                WRONG.maxScore(),
                WRONG.compile(),
                WRONG.limits(),
                WRONG.isolation(),
                WRONG.isolationMeasures(),
                WRONG.fingerprint(),
                WRONG.cached(),
                WRONG.cases(),
                WRONG.sources(),
                WRONG.beyond(),
                WRONG.lowestIsBest(),
                null);
    }
}
