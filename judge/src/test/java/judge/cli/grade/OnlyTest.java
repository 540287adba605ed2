package judge.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.engine.Fingerprints;
import judge.report.Report;
import judge.report.Reports;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code grade --only}, with a judge that tells which submissions it was given and has its verdicts from a map. */
class OnlyTest {

    private static final String SECOND = "reports/2026-11-21T08-37-22Z-2/";

    private final Workbench bench;
    private final List<String> judged = new ArrayList<>();
    private final Map<String, Verdict> verdicts = new HashMap<>(Map.of("bert", Verdict.WA));

    OnlyTest(@TempDir Path folder) {
        bench = new Workbench(folder)
                .problem("sum")
                .solution("anna", "sum")
                .solution("bert", "sum")
                .solution("张三", "sum")
                .judge((submission, problem, listener) -> {
                    judged.add(submission.contestant());
                    Verdict verdict = verdicts.getOrDefault(submission.contestant(), Verdict.AC);
                    Report report = verdict == Verdict.AC
                            ? Reports.accepted(submission.contestant(), problem.id())
                            : Reports.with(submission.contestant(), problem.id(), verdict, List.of());
                    return Reports.withFingerprint(report, new Fingerprints(false).of(submission, problem));
                });
        bench.grade("--jobs", "1");
        judged.clear();
        bench.opened().clear();
    }

    private Run only(String... options) {
        String[] all = new String[options.length + 2];
        all[0] = "--jobs";
        all[1] = "1";
        System.arraycopy(options, 0, all, 2, options.length);
        return bench.grade(all);
    }

    private List<String> newest() throws IOException {
        JsonNode summary = new ObjectMapper()
                .readTree(bench.path("reports/latest/summary.json").toFile());
        List<String> rows = new ArrayList<>();
        for (JsonNode row : summary.path("submissions")) {
            assertThat(bench.path("reports/latest/" + row.path("report").textValue()))
                    .isRegularFile();
            rows.add(row.path("contestant").textValue() + " "
                    + row.path("verdict").textValue()
                    + (row.path("cached").booleanValue() ? " kept" : ""));
        }
        assertThat(summary.path("complete").booleanValue()).isTrue();
        return rows;
    }

    @Test
    void judgesWhatFailedAgainAndTakesOverTheRest() throws IOException {
        verdicts.clear();

        Run run = only("--only", "failed");

        assertThat(run.out())
                .isEqualTo(
                        """
                        Judged again: 1, not judged before: 0, taken over from 2026-11-21T08-37-22Z: 2
                        bert  sum  AC   1/1  secret/01    70 ms    41 MiB
                        Submissions: 3, accepted: 3, not accepted: 0, judge errors: 0
                        Report: @%1$ssummary.json
                        Page: @%1$sindex.html
                        """
                                .formatted(SECOND));
        assertThat(run.status()).isZero();
        assertThat(judged).containsExactly("bert");
        assertThat(newest()).containsExactly("anna AC kept", "bert AC", "张三 AC kept");
        assertThat(bench.path(SECOND + "张三/sum.html")).isRegularFile();
        assertThat(bench.opened())
                .as("results of earlier runs would be the failed ones")
                .contains("jobs=1 reveal=false fresh");
    }

    @Test
    void judgesAgainWhatTheJudgeFailedOnToo() throws IOException {
        verdicts.put("anna", Verdict.JE);
        only("--only", "张三", "--only", "anna");
        verdicts.clear();
        judged.clear();

        only("--only", "failed");

        assertThat(judged).containsExactly("anna", "bert");
        assertThat(newest()).containsExactly("anna AC", "bert AC", "张三 AC kept");
    }

    @Test
    void judgesWhatHasChangedAgainAndWhoeverIsNew() throws IOException {
        bench.write("solutions/anna/sum/Main.java", "class Main { int x; }").solution("carl", "sum");

        Run run = only("--only", "changed");

        assertThat(run.out())
                .startsWith("Judged again: 1, not judged before: 1, taken over from 2026-11-21T08-37-22Z: 2\n");
        assertThat(judged).containsExactly("anna", "carl");
        assertThat(newest()).containsExactly("anna AC", "bert WA kept", "carl AC", "张三 AC kept");
        assertThat(run.status()).as("bert is still wrong").isEqualTo(1);
        assertThat(bench.opened()).contains("jobs=1 reveal=false");
    }

    @Test
    void judgesEverybodyAgainWhereTheProblemHasChanged() {
        bench.write("problems/sum/data/secret/01.ans", "4\n");

        only("--only", "changed");

        assertThat(judged).containsExactly("anna", "bert", "张三");
    }

    @Test
    void judgesOneContestantAgainAndSaysWhoseResultsAreOutOfDate() throws IOException {
        bench.write("solutions/anna/sum/Main.java", "class Main { int x; }");

        Run run = only("--only", "张三");

        assertThat(judged).containsExactly("张三");
        assertThat(newest()).containsExactly("anna AC kept", "bert WA kept", "张三 AC");
        assertThat(run.err())
                .isEqualTo("Taken over although source, problem or judge have changed since"
                        + " (--only changed judges them again): 1\n  anna\n");
    }

    /** The folder of a platform's export has other words in it than what people call somebody. */
    @Test
    void findsAContestantByTheRosterOrTheBeginningOfAName() throws IOException {
        bench.write("solutions/roster.csv", "id,name\n20260001,Anna Ng\n20260102,周杰\n20260103,周俊\n");
        bench.write("solutions/20260102-周杰/sum/Main.java", "class Main {}");
        bench.write("solutions/20260103-周俊/sum/Main.java", "class Main {}");

        for (String named : List.of("周杰", "20260102", "20260102-", "周杰 ")) {
            judged.clear();
            only("--only", named);
            assertThat(judged).as(named).containsExactly("20260102-周杰");
        }
        judged.clear();
        only("--only", "BER");
        assertThat(judged).containsExactly("bert");
        assertThat(only("--only", "周").err())
                .isEqualTo("judge: several in @solutions are called \"周\", or have names that begin so;"
                        + " name one of them: 20260102-周杰, 20260103-周俊\n");
    }

    @Test
    void judgesNobodyElseWhoIsNew() throws IOException {
        bench.write("solutions/carl/sum/Main.java", "class Main {}");

        Run run = only("--only", "anna");

        assertThat(judged).containsExactly("anna");
        assertThat(run.err()).isEqualTo("New, and not judged, as --only names others: 1\n  carl\n");
        judged.clear();
        only("--only", "changed");
        assertThat(judged).containsExactly("carl");
    }

    @Test
    void isWholeAlsoWhereOnlyOneSubmissionIsAtHand() throws IOException {
        bench.write("late/张三/sum.java", "class Main { int late; }");

        Run run = bench.run(
                "grade", "@late", "--problems", "@problems", "--reports", "@reports", "--only", "张三", "--lang", "zh");

        assertThat(run.out()).contains("重新评测：1，以前没有评测过：0，沿用 2026-11-21T08-37-22Z 的结果：2\n");
        assertThat(newest()).containsExactly("anna AC kept", "bert WA kept", "张三 AC");
        assertThat(Files.readString(bench.path("reports/latest/secrets.json")))
                .isEqualTo(Files.readString(bench.path("reports/2026-11-21T08-37-22Z/secrets.json")));
    }

    @Test
    void takesOverFromTheRunThatIsNamed() throws IOException {
        verdicts.clear();
        only("--only", "failed");
        judged.clear();

        only("--only", "failed", "--base", "2026-11-21T08-37-22Z");

        assertThat(judged).containsExactly("bert");
    }

    @Test
    void takesOverTheRoster() {
        bench.grade("--roster", "@" + roster());

        assertThat(only("--only", "anna").out()).contains("No submission judged (1): 王五\n");
    }

    private String roster() {
        bench.write("class.csv", "张三\n王五\nbert\nanna\n");
        return "class.csv";
    }

    @Test
    void canBeDiffedWithTheRunBefore() {
        verdicts.clear();
        only("--only", "failed");

        Run diff = bench.run("diff", "2026-11-21T08-37-22Z", "--reports", "@reports");

        assertThat(diff.out()).contains("bert").doesNotContain("anna", "added: 1", "removed: 1");
    }

    @Test
    void goesOnWithTheSameCommandAfterAnInterruption() throws IOException {
        verdicts.clear();
        only("--only", "bert", "--only", "张三");
        Path summary = bench.path(SECOND + "summary.json");
        Files.writeString(
                summary,
                Files.readString(summary)
                        .replace("\"complete\": true", "\"complete\": false")
                        .replaceFirst("(?s),\\s*\\{\\s*\"contestant\": \"张三\".*?\\}", ""));
        judged.clear();

        Run run = only("--only", "张三");

        assertThat(run.out()).startsWith("Judged again: 0, not judged before: 1, taken over from");
        assertThat(newest()).containsExactly("anna AC kept", "bert AC kept", "张三 AC");
    }

    @Test
    void saysWhatItCannotDo() {
        assertThat(only("--only", "nobody").err())
                .isEqualTo("judge: nobody in @solutions is called \"nobody\", by the folder or on the roster;"
                        + " there are: anna, bert, 张三\n");
        assertThat(only("--only", "failed", "--resume").err()).isEqualTo("judge: --only does not go with --resume\n");
        assertThat(only("--only", "failed", "--contestant", "anna").err())
                .isEqualTo("judge: --only does not go with --contestant\n");
        assertThat(only("--base", "latest").err()).isEqualTo("judge: --base needs --only\n");
        assertThat(bench.run("grade", "@solutions", "--problems", "@problems", "--reports", "@none", "--only", "failed")
                        .err())
                .isEqualTo("judge: there is no run in @none whose other results could be taken over."
                        + " Without --only everything is judged\n");
        assertThat(judged).isEmpty();
    }
}
