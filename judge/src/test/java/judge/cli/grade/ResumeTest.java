package judge.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import judge.Eventually;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.engine.Fingerprints;
import judge.report.HostSection;
import judge.report.Report;
import judge.report.Reports;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code grade --resume}, with a judge that tells which submissions it was given. */
class ResumeTest {

    private static final String RUN = "reports/2026-11-21T08-37-22Z";

    private final Workbench bench;
    private final List<String> judged = new ArrayList<>();

    ResumeTest(@TempDir Path folder) {
        bench = new Workbench(folder)
                .problem("sum")
                .solution("anna", "sum")
                .solution("bert", "sum")
                .solution("carl", "sum")
                .judge((submission, problem, listener) -> {
                    judged.add(submission.contestant());
                    Report report = Reports.accepted(submission.contestant(), problem.id());
                    return Reports.withFingerprint(report, new Fingerprints(false).of(submission, problem));
                });
    }

    @Test
    void judgesOnlyWhatIsMissingAndEndsLikeAnUndisturbedRun() throws IOException {
        Run undisturbed = cutShort("bert");

        Run resumed = resume();

        assertThat(judged).containsExactly("bert");
        assertThat(resumed.out())
                .isEqualTo("Going on with @" + RUN + "; kept: 2, still to be judged: 1\n" + undisturbed.out());
        assertThat(resumed.status()).isZero();
        JsonNode summary =
                new ObjectMapper().readTree(bench.path(RUN + "/summary.json").toFile());
        assertThat(summary.path("complete").booleanValue()).isTrue();
        assertThat(summary.path("submissions")).hasSize(3);
        assertThat(summary.path("startedAt").textValue()).isEqualTo("2026-11-21T08:37:22Z");
        assertThat(Files.readSymbolicLink(bench.path("reports/latest"))).isEqualTo(Path.of("2026-11-21T08-37-22Z"));
        assertThat(bench.path("reports")).isDirectoryNotContaining("glob:**-2");
    }

    @Test
    void tellsOnTheBarThatMostIsDoneAlready() throws IOException {
        cutShort("bert");
        bench.judge((submission, problem, listener) -> {
            Eventually.until(() -> bench.saidSoFar().contains(" bert/sum"));
            return Reports.accepted(submission.contestant(), problem.id());
        });

        assertThat(bench.interactive().grade("--resume", "--jobs", "1").err())
                .containsPattern("judging +66% \\[[^]]*] 2/3 .* bert/sum")
                .doesNotContain("0/3", "1/3");
    }

    @Test
    void saysInChineseWhatItGoesOnWith() throws IOException {
        cutShort("bert");

        String told = bench.grade("--resume", "--lang", "zh").out();
        assertThat(told).startsWith("继续 @" + RUN + "；保留：2，尚待评测：1\n");
    }

    @Test
    void judgesAgainWhoseSourceHasChanged() throws IOException {
        cutShort("bert");
        bench.write("solutions/anna/sum/Main.java", "class Main { int x; }\n");

        resume();

        assertThat(judged).containsExactlyInAnyOrder("anna", "bert");
    }

    @Test
    void judgesAllAgainWhereTheProblemsDataOrLimitsHaveChanged() throws IOException {
        cutShort("bert");
        bench.problem("sum", "  memory: 64\n");
        resume();
        assertThat(judged).hasSize(3);

        cutShort("bert");
        bench.write("problems/sum/data/secret/01.ans", "4\n");
        resume();
        assertThat(judged).hasSize(3);
    }

    @Test
    void judgesAgainWhatWasJudgedWithoutTheSameIsolation() throws IOException {
        cutShort("bert");
        bench.host(new HostSection("Linux", "Some CPU", 2, "17", "none", List.of()));

        resume();

        assertThat(judged).hasSize(3);
    }

    @Test
    void judgesAgainWhereAllCasesAreWishedNow() throws IOException {
        cutShort("bert");

        judged.clear();
        bench.grade("--resume", "--jobs", "1", "--all-cases");

        assertThat(judged).hasSize(3);
    }

    @Test
    void judgesAgainWhatSaysNothingOfInputsBeyondTheContestWhereThatIsWishedNow() throws IOException {
        bench.write("problems/sum/beyond/1.in", "")
                .write("problems/sum/beyond/1.ans", "-1\n")
                .write("problems/sum/beyond/1.yaml", "description: {en: nothing is given}\n");
        cutShort("bert");

        judged.clear();
        bench.grade("--resume", "--jobs", "1", "--beyond");

        assertThat(judged).hasSize(3);
    }

    @Test
    void judgesAgainWhatTheJudgeFailedOn() throws IOException {
        cutShort("bert");
        Path report = bench.path(RUN + "/anna/sum.json");
        Files.writeString(
                report,
                Files.readString(report).replaceFirst("\"verdict\": \"AC\"", "\"verdict\": \"" + Verdict.JE + '"'));

        resume();

        assertThat(judged).containsExactlyInAnyOrder("anna", "bert");
    }

    @Test
    void goesOnWithARunThatWasInterrupted() throws IOException {
        bench.grade();
        Path summary = bench.path(RUN + "/summary.json");
        Files.writeString(summary, Files.readString(summary).replace("\"complete\": true", "\"complete\": false"));
        Files.delete(bench.path(RUN + "/bert/sum.json"));

        assertThat(resume().out()).contains("kept: 2, still to be judged: 1");
    }

    @Test
    void saysWhereThereIsNothingToResumeAndJudgesNothing() {
        assertThat(resume().status()).isEqualTo(2);
        bench.grade();
        judged.clear();

        Run again = resume();

        assertThat(again.err())
                .isEqualTo("judge: there is nothing to resume in @reports: no run there was cut short."
                        + " Without --resume a new run begins\n");
        assertThat(again.status()).isEqualTo(2);
        assertThat(judged).isEmpty();
    }

    private Run resume() {
        judged.clear();
        return bench.grade("--resume", "--jobs", "1");
    }

    /** A run that looks as if the judge had been killed when the given contestant's report was not there yet. */
    private Run cutShort(String missing) throws IOException {
        Run run = bench.grade("--jobs", "1");
        Path newest = bench.path("reports").resolve(Files.readSymbolicLink(bench.path("reports/latest")));
        Files.delete(newest.resolve("summary.json"));
        Files.delete(newest.resolve(missing).resolve("sum.json"));
        Files.delete(bench.path("reports/latest"));
        judged.clear();
        return run;
    }
}
