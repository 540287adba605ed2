package judge.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import judge.online.ShownReport.Extent;
import judge.reason.Hint;
import judge.report.CaseSection;
import judge.report.Report;
import judge.report.ReportJson;
import judge.report.Reports;
import judge.report.SourceSection;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ShownReportTest {

    private static final Instant NOW = Instant.parse("2026-11-22T10:00:00Z");
    private static final String OWN = "class Main {}";
    private static final Report SCORING = Reports.scoring().withSources(List.of(new SourceSection("Main.java", OWN)));

    @ParameterizedTest
    @EnumSource
    void staffSeeEverythingWhateverTheFeedbackIs(Feedback feedback) {
        Extent extent = Extent.of(feedback, false, true);
        assertThat(ShownReport.of(extent, done(SCORING), null, SCORING).report())
                .isSameAs(SCORING);
    }

    @ParameterizedTest
    @EnumSource
    void noStudentSeesDataOfSecretCases(Feedback feedback) {
        Report shown = ShownReport.of(Extent.of(feedback, true, false), done(SCORING), null, SCORING)
                .report();
        assertThat(shown).isNotNull();
        assertThat(shown.cases())
                .filteredOn(one -> !one.sample())
                .extracting(CaseSection::output)
                .allSatisfy(output -> assertThat(output).isNull());
    }

    @ParameterizedTest
    @EnumSource
    void nobodyLearnsWhetherSomebodyElseHasHandedInTheSame(Feedback feedback) {
        Report cached = SCORING.asCachedFor("anna");
        Report shown = ShownReport.of(Extent.of(feedback, true, false), done(cached), null, cached)
                .report();
        assertThat(shown).isNotNull();
        assertThat(shown.cached()).isFalse();
        assertThat(shown.fingerprint()).isNull();
    }

    @ParameterizedTest
    @EnumSource
    void noStudentLearnsWhereTheServerKeepsAPackageAndWhatIsWrongWithIt(Feedback feedback) {
        Report failed =
                Reports.failed("the package's /var/lib/judge/x/output_validator does not compile: v.py:2: oops");
        Report shown = ShownReport.of(Extent.of(feedback, true, false), done(failed), null, failed)
                .report();
        assertThat(shown).isNotNull();
        assertThat(json(shown))
                .contains("host-failed")
                .doesNotContain("/var/lib")
                .doesNotContain("oops");
    }

    @Test
    void fullHasAllCases() {
        Report shown = ShownReport.of(Extent.OPEN, SCORING);
        assertThat(shown.cases()).hasSameSizeAs(SCORING.cases());
        assertThat(shown.score()).isEqualTo(SCORING.score());
        assertThat(shown.sources()).isEqualTo(SCORING.sources());
    }

    @Test
    void firstFailingEndsWithTheFirstCaseThatFailed() {
        Report shown = ShownReport.of(Extent.FIRST_FAILING, SCORING);
        assertThat(shown.cases()).extracting(CaseSection::name).containsExactly("sample/1", "secret/01", "secret/02");
    }

    @Test
    void verdictHasNeitherCasesNorTimesOrWhatWasFoundOnThem() {
        Report shown = ShownReport.of(Extent.VERDICT, SCORING);
        assertThat(shown.verdict()).isEqualTo(SCORING.verdict());
        assertThat(shown.score()).isEqualTo(SCORING.score());
        assertThat(shown.cases()).isEmpty();
        assertThat(shown.beyond()).isNull();
        assertThat(shown.compile().cpuTimeMillis()).isZero();
        assertThat(json(shown)).doesNotContain("secret/").doesNotContain("sample/");
    }

    @Test
    void verdictHasWhatTheCompilerSaidOfOnesOwnSourceButNoHints() {
        Report shown = ShownReport.of(Extent.VERDICT, Reports.compileError());
        assertThat(shown.compile().diagnostics())
                .isEqualTo(Reports.compileError().compile().diagnostics());
        assertThat(shown.compile().reason()).isNotNull();
        List<Hint> hints = shown.compile().reason().hints();
        assertThat(hints).isEmpty();
    }

    @Test
    void withoutFeedbackAJudgedSubmissionLooksLikeOneThatWaits() {
        Extent extent = Extent.of(Feedback.NONE, false, false);
        ShownReport judged = ShownReport.of(extent, done(SCORING), null, SCORING);
        ShownReport refused = ShownReport.of(extent, done(Reports.compileError()), null, Reports.compileError());
        ShownReport waiting = ShownReport.of(extent, judging(JudgingState.QUEUED, null), 17L, null);
        ShownReport running = ShownReport.of(extent, judging(JudgingState.JUDGING, null), null, null);
        assertThat(List.of(refused, waiting, running)).containsOnly(judged);
        assertThat(judged.toString()).doesNotContain("TLE").doesNotContain("5.0");
        assertThat(judged.hidden()).isTrue();
        assertThat(extent.showsState()).isFalse();
    }

    @Test
    void withoutFeedbackEverythingIsShownWhenItIsOver() {
        assertThat(Extent.of(Feedback.NONE, true, false)).isEqualTo(Extent.OPEN);
    }

    @Test
    void howFarTheJudgeIsTellsWhichCaseFailed() {
        assertThat(Extent.OPEN.showsProgress()).isTrue();
        assertThat(Extent.FIRST_FAILING.showsProgress()).isFalse();
        assertThat(Extent.VERDICT.showsProgress()).isFalse();
        assertThat(Extent.NOTHING.showsProgress()).isFalse();
    }

    @Test
    void onlyWhatWaitsHasAPlace() {
        assertThat(ShownReport.of(Extent.OPEN, judging(JudgingState.QUEUED, null), 3L, null)
                        .place())
                .isEqualTo(3);
        assertThat(ShownReport.of(Extent.OPEN, judging(JudgingState.JUDGING, null), 3L, null)
                        .place())
                .isNull();
    }

    private static String json(Report report) {
        return new String(new ReportJson().write(report), StandardCharsets.UTF_8);
    }

    private static StoredJudging done(Report report) {
        return judging(JudgingState.DONE, report);
    }

    private static StoredJudging judging(JudgingState state, @Nullable Report report) {
        return new StoredJudging(
                1,
                1,
                1,
                JudgingReason.FIRST,
                null,
                true,
                1,
                state,
                30,
                1,
                null,
                NOW,
                null,
                null,
                report == null ? null : report.verdict().name(),
                report == null ? null : report.score(),
                report == null ? null : report.maxScore(),
                null);
    }
}
