package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.Report;
import judge.sandbox.Ending;
import judge.sandbox.Resource;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The cases that are run again, and which of their runs counts. */
class RunsAgainTest {

    private final ScriptedSandbox sandbox = new ScriptedSandbox();
    private final ScriptedJudge scripted;

    RunsAgainTest(@TempDir Path temp) {
        scripted = new ScriptedJudge(temp, sandbox);
    }

    @Test
    void runsACaseAgainThatEndsCloseToItsLimitAndCountsTheQuickestRun() throws Exception {
        sandbox.prints("3\n", ScriptedJudge.CPU_LIMIT_MILLIS - 2)
                .ends(new Ending.Exceeded(Resource.CPU_TIME), ScriptedJudge.CPU_LIMIT_MILLIS + 8)
                .prints("3\n", ScriptedJudge.CPU_LIMIT_MILLIS - 9);
        sandbox.prints("5\n").prints("7\n");

        Report report = scripted.judged(false);

        assertThat(report.verdict()).isEqualTo(Verdict.AC);
        assertThat(report.cases().get(0).runs()).isEqualTo(3);
        assertThat(report.cases().get(0).cpuTimeMillis()).isEqualTo(ScriptedJudge.CPU_LIMIT_MILLIS - 9);
        assertThat(report.cases().get(1).runs()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(longs = {90, 400, ScriptedJudge.CPU_LIMIT_MILLIS * 8 / 10})
    void reportsTheTimeOfASingleRunWhereThatIsFarFromTheLimit(long millis) throws Exception {
        sandbox.prints("3\n", millis).prints("5\n", millis).prints("7\n", millis);

        Report report = scripted.judged(true);

        assertThat(report.cases()).extracting(CaseSection::runs).containsExactly(1, 1, 1);
        assertThat(report.cases()).extracting(CaseSection::cpuTimeMillis).containsOnly((double) millis);
    }

    @Test
    void takesTwoRunsOverTheLimitForAnAnswer() throws Exception {
        sandbox.ends(new Ending.Exceeded(Resource.CPU_TIME), ScriptedJudge.CPU_LIMIT_MILLIS + 8)
                .ends(new Ending.Exceeded(Resource.CPU_TIME), ScriptedJudge.CPU_LIMIT_MILLIS + 3);

        Report report = scripted.judged(false);

        assertThat(report.verdict()).isEqualTo(Verdict.TLE);
        assertThat(report.cases().get(0).runs()).isEqualTo(2);
    }

    @Test
    void takesFurtherKillsOfASubmissionAtTheirWordAfterTwoConfirmedOnes() throws Exception {
        for (int i = 0; i < 5; i++) {
            sandbox.ends(new Ending.Exceeded(Resource.CPU_TIME), ScriptedJudge.CPU_LIMIT_MILLIS + 8);
        }

        assertThat(scripted.judged(true).cases()).extracting(CaseSection::runs).containsExactly(2, 2, 1);
    }

    @Test
    void countsARunThatEndedByItselfBeforeOneThatWasKilledOnTheClock() throws Exception {
        sandbox.prints("3\n", ScriptedJudge.CPU_LIMIT_MILLIS - 5).ends(new Ending.Exceeded(Resource.WALL_TIME), 300);
        sandbox.prints("3\n", ScriptedJudge.CPU_LIMIT_MILLIS - 3).prints("5\n").prints("7\n");

        assertThat(scripted.judged(false).verdict()).isEqualTo(Verdict.AC);
    }

    @Test
    void doesNotRunACaseAgainThatWasKilledWellBeyondItsLimit() throws Exception {
        sandbox.ends(new Ending.Exceeded(Resource.CPU_TIME), ScriptedJudge.CPU_LIMIT_MILLIS * 2);

        Report report = scripted.judged(false);

        assertThat(report.verdict()).isEqualTo(Verdict.TLE);
        assertThat(report.cases().get(0).runs()).isEqualTo(1);
        assertThat(ScriptedJudge.reason(report, 0).code()).isEqualTo(ReasonCode.CPU_TIME_EXCEEDED);
    }

    @Test
    void startsAVmAgainThatCouldNotStart() throws Exception {
        sandbox.ends(new Ending.Exited(1), 3).prints("3\n").prints("5\n").prints("7\n");

        assertThat(scripted.judged(false).verdict()).isEqualTo(Verdict.AC);
    }

    @Test
    void takesAProgramThatEndsWithOneTwiceWithoutAWordAtItsWord() throws Exception {
        sandbox.ends(new Ending.Exited(1), 3).ends(new Ending.Exited(1), 3);

        assertThat(scripted.judged(false).verdict()).isEqualTo(Verdict.RTE);
    }
}
