package judge.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.engine.Fingerprints;
import judge.explain.Explanation;
import judge.problem.Problem;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.report.ReportJson;
import judge.report.Reports;
import judge.submission.Submission;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code grade --explain}, with a judge and an explainer that tell what they were given. */
class ExplainedGradeTest {

    private static final String RUN = "reports/2026-11-21T08-37-22Z";
    private static final Hint CAUSE = Hint.of("divide-by-zero");

    private final Workbench bench;
    private final List<String> judged = Collections.synchronizedList(new ArrayList<>());
    private final List<String> looked = Collections.synchronizedList(new ArrayList<>());

    ExplainedGradeTest(@TempDir Path folder) {
        bench = new Workbench(folder)
                .problem("sum")
                .problem("product")
                .solution("anna", "product")
                .solution("anna", "sum")
                .solution("bert", "sum")
                .solution("carl", "product")
                .solution("carl", "sum")
                .judge((submission, problem, listener) -> judged(submission, problem))
                .explainer(this::explanation);
    }

    private Report judged(Submission submission, Problem problem) {
        judged.add(name(submission));
        String contestant = submission.contestant();
        Report report = contestant.equals("bert")
                ? Reports.accepted(contestant, problem.id())
                : Reports.with(contestant, problem.id(), Verdict.WA, List.of(failing()));
        return Reports.withFingerprint(report, new Fingerprints(false).of(submission, problem));
    }

    private static CaseSection failing() {
        Reason reason = Reason.of(ReasonCode.DIFFERENT_TOKEN, "line", 3, "token", 1, "found", "5");
        return Reports.failing("secret/01", Verdict.WA, reason);
    }

    private static String name(Submission submission) {
        return submission.contestant() + "/" + submission.problem();
    }

    private Explanation explanation(Submission submission, Problem problem, Report report) {
        looked.add(name(submission));
        return explained(report, ExplanationState.COMPLETE);
    }

    private static Explanation explained(Report report, ExplanationState state) {
        return Explanation.of(report.withHints("secret/01", List.of(CAUSE)).explained(state));
    }

    private Run grade(String... arguments) {
        judged.clear();
        looked.clear();
        List<String> all = new ArrayList<>(List.of("--jobs", "1"));
        all.addAll(List.of(arguments));
        return bench.grade(all.toArray(String[]::new));
    }

    private String file(String path) throws IOException {
        return Files.readString(bench.path(RUN + "/" + path));
    }

    private Report report(String path) throws Exception {
        return new ReportJson().readReport(bench.path(RUN + "/" + path));
    }

    private boolean isFinished() {
        return Files.exists(bench.path(RUN + "/summary.json"))
                && !Files.exists(bench.path(RUN + "/.unfinished"))
                && Files.exists(bench.path("reports/latest"), LinkOption.NOFOLLOW_LINKS);
    }

    /** Ends when it is interrupted. */
    private static Explanation waits() throws InterruptedException {
        Thread.sleep(Long.MAX_VALUE);
        return Explanation.NONE;
    }

    @Test
    void explainsAllFailuresAfterAllVerdictsOneOfEachContestantFirst() throws Exception {
        bench.explainer((submission, problem, report) -> {
            assertThat(judged).hasSize(5);
            assertThat(bench.printedSoFar()).contains("Submissions: 5, accepted: 1, not accepted: 4", "Page: ");
            assertThat(bench.path("reports/latest/summary.json")).exists();
            return explanation(submission, problem, report);
        });

        Run run = grade("--explain");

        assertThat(looked).containsExactly("anna/product", "carl/product", "anna/sum", "carl/sum");
        assertThat(run.out()).endsWith("Failures explained: 4, without a known cause: 0\n");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isEqualTo(1);
        assertThat(report("anna/sum.json").explanation()).isEqualTo(ExplanationState.COMPLETE);
        assertThat(file("anna/sum.html")).contains("Division by 0, or remainder by 0.");
        assertThat(isFinished()).isTrue();
    }

    @Test
    void changesNothingButTheExplanation() throws Exception {
        grade();
        List<String> plain = files();
        grade("--explain");
        List<String> explained = files();

        assertThat(explained).isEqualTo(plain);
        for (String file : plain.stream().filter(one -> one.endsWith(".json")).toList()) {
            String before = Files.readString(bench.path(RUN + "/" + file));
            String after = Files.readString(bench.path(RUN + "-2/" + file));
            if (file.contains("/")) {
                Report report = new ReportJson().readReport(bench.path(RUN + "-2/" + file));
                boolean failed = report.verdict() != Verdict.AC;
                after = failed ? json(report.withHints("secret/01", List.of()).explained(null)) : after;
            }
            assertThat(after).isEqualTo(before);
        }
        assertThat(Files.readString(bench.path(RUN + "-2/scores.csv"))).isEqualTo(file("scores.csv"));
    }

    private static String json(Report report) {
        return new String(new ReportJson().write(report), StandardCharsets.UTF_8);
    }

    private List<String> files() throws IOException {
        Path newest = bench.path("reports").resolve(Files.readSymbolicLink(bench.path("reports/latest")));
        try (Stream<Path> files = Files.walk(newest)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> newest.relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }

    @Test
    void saysWhatIsLeftWhenTheTimeIsOverAndResumingGoesOnThere() throws Exception {
        bench.explainer((submission, problem, report) ->
                name(submission).equals("anna/product") ? explanation(submission, problem, report) : waits());

        Run cut = grade("--explain", "--explain-time", "1s");

        assertThat(cut.out()).endsWith("Failures explained: 1, without a known cause: 0\n");
        assertThat(cut.err())
                .isEqualTo("Not explained yet, or not to the end: 3; --resume --explain goes on with them\n");
        assertThat(cut.status()).isEqualTo(1);
        assertThat(isFinished()).isTrue();
        assertThat(report("anna/sum.json").explanation()).isNull();

        String summary = file("summary.json");
        bench.explainer(this::explanation);
        Run resumed = grade("--resume", "--explain");

        assertThat(judged).isEmpty();
        assertThat(looked).containsExactly("anna/sum", "carl/product", "carl/sum");
        assertThat(resumed)
                .isEqualTo(new Run(
                        1,
                        "Explaining the failures of @" + RUN + "\nFailures explained: 3, without a known cause: 0\n",
                        ""));
        assertThat(file("summary.json")).isEqualTo(summary);
        assertThat(file("carl/sum.html")).contains("Division by 0, or remainder by 0.");
        assertThat(isFinished()).isTrue();
        assertThat(grade("--resume").err()).contains("there is nothing to resume");
    }

    @Test
    void whatWasCutShortIsShownAndLookedAtAgain() throws Exception {
        bench.explainer((submission, problem, report) -> explained(report, ExplanationState.CUT_SHORT));

        assertThat(grade("--explain").err()).contains("Not explained yet, or not to the end: 4;");
        assertThat(file("anna/sum.html")).contains("Division by 0", "looking for the cause was cut short");

        bench.explainer(this::explanation);
        grade("--resume", "--explain");

        assertThat(looked).hasSize(4);
        assertThat(file("anna/sum.html"))
                .contains("Division by 0")
                .doesNotContain("was cut short", "No cause can be told");
    }

    @Test
    void aPageSaysThatNoCauseWasFoundOnceAllWasLookedAt() throws Exception {
        bench.explainer((submission, problem, report) -> Explanation.of(report.explained(ExplanationState.COMPLETE)));
        grade("--explain");

        assertThat(file("anna/sum.html")).contains("No cause can be told beyond this.");
        assertThat(file("bert/sum.html")).doesNotContain("No cause can be told");
    }

    @Test
    void anInterruptionWhileExplainingLeavesAWholeRun() throws Exception {
        AtomicReference<Runnable> cancel = new AtomicReference<>();
        bench.interrupts(given -> {
                    cancel.set(given);
                    return () -> {};
                })
                .explainer((submission, problem, report) -> {
                    if (name(submission).equals("anna/product")) {
                        return explanation(submission, problem, report);
                    }
                    cancel.get().run();
                    return waits();
                });

        Run run = grade("--explain");

        assertThat(run.status()).isEqualTo(130);
        assertThat(run.out()).endsWith("Failures explained: 1, without a known cause: 0\n");
        assertThat(run.err()).startsWith("Interrupted.\n").contains("not to the end: 3; --resume --explain goes on");
        assertThat(isFinished()).isTrue();
        assertThat(file("summary.json")).contains("\"complete\": true");
        assertThat(report("carl/sum.json").verdict()).isEqualTo(Verdict.WA);
        assertThat(file("anna/product.html")).contains("Division by 0");
    }

    @Test
    void goesOnWithARunThatWasKilledWhileItExplained() throws Exception {
        grade();
        Files.createFile(bench.path(RUN + "/.unfinished"));

        Run resumed = grade("--resume", "--explain");

        assertThat(judged).isEmpty();
        assertThat(looked).hasSize(4);
        assertThat(resumed.out()).startsWith("Going on with @" + RUN + "; kept: 5, still to be judged: 0\n");
        assertThat(isFinished()).isTrue();
    }

    @Test
    void aSubmissionThatHasChangedSinceKeepsItsReport() throws Exception {
        grade();
        bench.write("solutions/anna/sum/Main.java", "class Main { int x; }\n");

        Run run = grade("--resume", "--explain");

        assertThat(judged).isEmpty();
        assertThat(looked).containsExactly("anna/product", "carl/product", "carl/sum");
        assertThat(run.err())
                .isEqualTo("Not explained, as the submission has changed since it was judged, or is no longer there:"
                        + " 1\n");
        assertThat(report("anna/sum.json").explanation()).isNull();
    }

    @Test
    void aFailureOnWhichTheJudgeBreaksDownIsSaidAndTheOthersAreExplained() throws Exception {
        bench.explainer((submission, problem, report) -> {
            if (name(submission).equals("anna/product")) {
                throw new IllegalStateException("a loop\u001b[2J");
            }
            return explanation(submission, problem, report);
        });

        Run run = grade("--explain");

        assertThat(run.err())
                .startsWith("Warning: the judge failed while it looked for the cause")
                .contains("a loop")
                .doesNotContain("\u001b");
        assertThat(run.out()).endsWith("Failures explained: 3, without a known cause: 1\n");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void showsOnATerminalHowFarItIs() {
        assertThat(bench.interactive().grade("--explain", "--jobs", "1").err())
                .contains("\r\u001b[Klooking for causes: 1 of 4\r\u001b[K")
                .endsWith("looking for causes: 4 of 4\r\u001b[K");
    }

    @Test
    void saysAllOfItInChinese() {
        bench.explainer((submission, problem, report) ->
                name(submission).equals("anna/product") ? explanation(submission, problem, report) : waits());

        Run run = grade("--explain", "--explain-time", "1s", "--lang", "zh");

        assertThat(run.out()).endsWith("已查明原因的未通过提交：1，查不出原因的：0\n");
        assertThat(run.err()).isEqualTo("尚未查找原因或没有查完：3；用 --resume --explain 继续\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--explain --explain-time 0s | --explain-time cannot be \"0s\"; it must be a time from 1s to 24h",
                "--explain --explain-time ten | --explain-time cannot be \"ten\"; it must be a time from 1s to 24h",
                "--explain-time 5s | --explain-time needs --explain",
            })
    void refusesWhatMeansNothing(String arguments, String sentence) {
        Run run = grade(arguments.split(" "));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains(sentence);
        assertThat(judged).isEmpty();
        assertThat(bench.path("reports")).doesNotExist();
    }
}
