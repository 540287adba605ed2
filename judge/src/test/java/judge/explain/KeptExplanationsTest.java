package judge.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.report.Reports;
import judge.store.KeptResults;
import judge.store.MemoryResults;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.Verdict;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class KeptExplanationsTest {

    private static final Hint CAUSE = Hint.of("run-uninitialized", "line", 3);

    private static final Submission SUBMISSION =
            Submission.of("1", "anna", "sum", List.of(new SourceFile("Main.java", new byte[0])), 100);

    private final KeptResults kept = new MemoryResults(1 << 20);
    private Reason reason = Reason.of(ReasonCode.NO_OUTPUT);
    private Problem problem;
    private int looked;

    @BeforeEach
    void readsAProblem() throws Exception {
        problem = PackageReader.read(Path.of("judge/src/test/resources/judge/problems/sum"));
    }

    private Report report() {
        return Reports.withFingerprint(
                Reports.with("anna", "sum", Verdict.WA, List.of(Reports.failing("secret/1", Verdict.WA, reason))),
                "5feceb66");
    }

    /** The explanation by a look that comes so far. */
    private Explanation explained(String build, String surroundings, boolean fresh, ExplanationState far)
            throws Exception {
        Explainer looking = (submission, by, report) -> {
            looked++;
            return Explanation.of(report.withHints("secret/1", List.of(CAUSE)).explained(far));
        };
        return new KeptExplanations(looking, kept, (any, same) -> surroundings, build, fresh)
                .explain(SUBMISSION, problem, report());
    }

    private Explanation explained(ExplanationState far) throws Exception {
        return explained("build", "here", false, far);
    }

    @Test
    void looksOnceIntoWhyASubmissionHasFailed() throws Exception {
        Explanation first = explained(ExplanationState.COMPLETE);
        Explanation second = explained(ExplanationState.COMPLETE);

        assertThat(looked).isEqualTo(1);
        assertThat(second).isEqualTo(first);
        assertThat(second.applied(report()).cases().get(0).reason().hints()).containsExactly(CAUSE);
    }

    @Test
    void looksAgainWhereTheLookBeforeWasCutShortOrFailed() throws Exception {
        assertThat(explained(ExplanationState.CUT_SHORT).isCutShort()).isTrue();
        explained(null);
        explained(ExplanationState.COMPLETE);
        assertThat(looked).isEqualTo(3);

        assertThat(explained(ExplanationState.CUT_SHORT).state()).isEqualTo(ExplanationState.COMPLETE);
        assertThat(looked).isEqualTo(3);
    }

    @Test
    void looksAgainWhereWhatExplainsOrTheSurroundingsAreOthersOrItIsAskedFor() throws Exception {
        explained(ExplanationState.COMPLETE);

        explained("later build", "here", false, ExplanationState.COMPLETE);
        assertThat(looked).isEqualTo(2);

        explained("build", "there", false, ExplanationState.COMPLETE);
        assertThat(looked).isEqualTo(3);

        explained("build", "here", true, ExplanationState.COMPLETE);
        assertThat(looked).isEqualTo(4);
    }

    @Test
    void looksAgainAtWhatHasFailedInAnotherWay() throws Exception {
        explained(ExplanationState.COMPLETE);

        reason = Reason.of(ReasonCode.DIFFERENT_TOKEN, "line", 1, "token", 1, "found", "-1");

        assertThat(explained(ExplanationState.COMPLETE).cases().get(0).reason()).isEqualTo("different-token");
        assertThat(looked).isEqualTo(2);
    }

    @Test
    void keepsNoExplanationOfWhatCameOfABusyMachine() throws Exception {
        reason = Reason.of(ReasonCode.CPU_TIME_EXCEEDED, "limitMillis", 2_000, "usedMillis", 2_061)
                .with(ReasonCode.HOST_SLOWNESS_PERCENT, 190);

        explained(ExplanationState.COMPLETE);
        explained(ExplanationState.COMPLETE);

        assertThat(looked).isEqualTo(2);
    }
}
