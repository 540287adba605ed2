package judge.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.gradebook.Classes;
import judge.gradebook.Gradebook;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.GradedRun;
import judge.report.LimitsSection;
import judge.report.Report;
import judge.report.Reports;
import judge.sudoku.reason.SudokuCode;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The content of the pages; {@link PagesIT} tests how a browser shows them. */
class HtmlViewTest {

    @TempDir
    private Path folder;

    private Path pages(List<Report> reports, DisplayLanguage language, boolean reveal) throws IOException {
        Path out = folder.resolve("out-" + language + reveal);
        new Views(Messages.in(language))
                .write(Classes.gradebook(folder.resolve("reports"), reports, reveal), Set.of(Format.HTML), out);
        return out;
    }

    private String page(String path, boolean reveal) throws IOException {
        return Files.readString(
                pages(Classes.small(), DisplayLanguage.EN, reveal).resolve(path));
    }

    @Test
    void thePolicyNamesTheDigestsOfTheOnlyScriptAndTheOnlyStyle() throws Exception {
        String page = page("index.html", false);

        String policy = group(page, "http-equiv=\"Content-Security-Policy\" content=\"([^\"]*)\"");
        assertThat(policy)
                .startsWith("default-src 'none'; ")
                .doesNotContain("unsafe", "http", "*")
                .contains("script-src '" + digest(group(page, "<script>(.*?)</script>")) + "'")
                .contains("style-src '" + digest(group(page, "<style>(.*?)</style>")) + "'");
        assertThat(Pattern.compile("<script").matcher(page).results()).hasSize(1);
        assertThat(page).as("styles of elements are not covered by digests").doesNotContain(" style=", " onclick=");
    }

    @Test
    void thePageOfASubmissionHasNoScriptAtAll() throws IOException {
        assertThat(page("anna/sudoku.html", false))
                .contains("script-src 'none'")
                .doesNotContain("<script");
    }

    /** The page is handed to the contestant alone. */
    @Test
    void thePageOfASubmissionLeadsNowhere() throws IOException {
        assertThat(page("anna/sudoku.html", false)).doesNotContain("<a href", "index.html");
    }

    @Test
    void thePageOfASubmissionNamesTheFactorThatALanguageIsGranted() throws IOException {
        Report report = Reports.withLimits(Reports.accepted("anna", "sum"), Reports.limits(5, 12));

        for (DisplayLanguage language : DisplayLanguage.values()) {
            assertThat(Files.readString(pages(List.of(report), language, false).resolve("anna/sum.html")))
                    .contains(
                            "5012",
                            language == DisplayLanguage.EN ? "1000 ms by the problem x 5 for Java" : "Java 乘以 5");
        }
    }

    @Test
    void thePageOfASubmissionTellsAlikeFailuresOnce() throws IOException {
        Reason skipped = Reason.of(ReasonCode.EARLIER_CASE_FAILED, "case", "sample/1");
        List<CaseSection> cases = Stream.of("secret/01", "secret/02", "secret/03")
                .map(name -> new CaseSection(name, Verdict.SK, 0, 0, null, null, null, skipped, 0, null, null))
                .toList();

        Path out = pages(List.of(Reports.with("eve", "sum", Verdict.WA, cases)), DisplayLanguage.EN, false);

        assertThat(Files.readString(out.resolve("eve/sum.html")))
                .contains("<th scope=\"row\">secret/01-03 (3)</th>")
                .containsOnlyOnce("not run, because sample/1 failed</td>");
    }

    @Test
    void noMarkupOfAContestantReachesAPage() throws IOException {
        Path out = pages(List.of(Classes.hostile()), DisplayLanguage.EN, true);

        try (var files = Files.walk(out)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String page = Files.readString(file);
                assertThat(page)
                        .contains("&lt;img")
                        .doesNotContain("<img", "<script>document", "\u202e", "\u2066", "\u001b");
            }
        }
    }

    @Test
    void noMarkupOfARosterReachesAPage() throws IOException {
        GradedRun run =
                Classes.read(Classes.write(folder.resolve("reports"), Classes.sudoku(4), Classes.small()), false);
        Path out = folder.resolve("roster");

        new Views(Messages.in(DisplayLanguage.ZH))
                .write(Gradebook.of(run.with(Classes.roster())), Set.of(Format.HTML), out);

        assertThat(out.resolve("index.html"))
                .content()
                .contains("没有评测过的提交 (41 / 44):</strong> 10 缺席&lt;/script&gt;", ", 50 缺席50</p>")
                .doesNotContain("<img", "<script>document", "\u202e");
    }

    @Test
    void showsASampleCaseWithTheCellsThatAreWrong() throws IOException {
        String page = page("bert/sudoku.html", false);

        assertThat(page).contains("<h2 id=\"c1-head\">sample/1").doesNotContain("wrong\">");
        String other = page("=cmd%7C' %2FC calc'!A0/sudoku.html", false);
        // The first row ends in 61 in place of 16: a given is gone, and 6 and 1 are in their columns twice.
        assertThat(Pattern.compile("<td class=\"ring. (given )?wrong\"><strong title=\"wrong\">([0-9])</strong></td>")
                        .matcher(other)
                        .results()
                        .map(cell -> cell.group(2)))
                .containsExactly("6", "1", "6", "1");
    }

    @Test
    void marksTheLineWhereAnExceptionWasThrown() throws IOException {
        String page = page("=cmd%7C' %2FC calc'!A0/sudoku.html", false);

        assertThat(page)
                .containsPattern("<span class=\"line failing\"><span class=\"n\">2</span>     "
                        + "<span class=\"keyword\">int</span> x; <span class=\"remark\">// 解</span>\n"
                        + "<strong class=\"here\">sample/1: java.lang.NumberFormatException");
    }

    @Test
    void showsWhatTheCompilerSaidWithTheLineAndThePlace() throws IOException {
        String page = Files.readString(pages(List.of(Reports.compileError()), DisplayLanguage.EN, false)
                .resolve("anna/poj3074.html"));

        assertThat(page)
                .contains("Main.java:3", "&#39;;&#39; expected", "    int x &#x3D; 1\n        ^</pre>")
                .contains("<p class=\"why hint\">line 3: A semicolon is missing, often at the end of this line")
                .doesNotContain("<table class=\"cases\">");
    }

    @Test
    void showsSecretDataOnlyWhereItIsAskedFor() throws IOException {
        assertThat(page("bert/sudoku.html", false)).doesNotContain("classified").contains("sample/1");
        assertThat(page("bert/sudoku.html", true))
                .contains("classified input 3", "classified answer 3", "not for contestants")
                .doesNotContain("classified input 1");
        assertThat(page("index.html", true)).contains("not for contestants");
    }

    @Test
    void speaksChinese() throws IOException {
        Path out = pages(Classes.small(), DisplayLanguage.ZH, false);

        assertThat(Files.readString(out.resolve("index.html")))
                .contains("<html lang=\"zh\">", "评测结果", "数独 (sudoku)", "排名");
        String bert = Files.readString(out.resolve("bert/sudoku.html"));
        assertThat(bert).contains("答案错误", "第 1 个数独：第 8 列中数字 6 重复出现");
        assertThat(bert.indexOf("class=\"cases\"")).isLessThan(bert.indexOf("class=\"facts\""));
    }

    @Test
    void aSubmissionsPageNamesNobodyElse() throws IOException {
        assertThat(page("bert/sudoku.html", false)).doesNotContain("anna", "张三");
    }

    @Test
    void aClassOfThreeHundredWithFortyCasesStaysUnderFiveMegabytes() throws IOException {
        Path page = pages(Classes.large(300, 40), DisplayLanguage.ZH, false).resolve("index.html");

        assertThat(Files.size(page)).isBetween(500_000L, 5_000_000L);
        assertThat(Pattern.compile("<td class=\"(AC|WA|TLE)\"")
                        .matcher(Files.readString(page))
                        .results())
                .hasSizeGreaterThan(300 * 40);
    }

    private static String group(String page, String pattern) {
        Matcher matcher = Pattern.compile(pattern, Pattern.DOTALL).matcher(page);
        assertThat(matcher.find()).as(pattern).isTrue();
        return matcher.group(1);
    }

    private static String digest(String content) throws Exception {
        return "sha256-"
                + Base64.getEncoder()
                        .encodeToString(
                                MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void namesThoseWhoGaveTheSameWrongAnswer() throws IOException {
        Reason reason = Reason.of(ReasonCode.DIFFERENT_TOKEN, "line", 1, "token", 1, "found", "<17>");
        List<Report> reports = Stream.of("anna", "bert")
                .map(name -> Reports.with(
                        name, "sudoku", Verdict.WA, List.of(Reports.failing("secret/01", Verdict.WA, reason))))
                .toList();

        String page = Files.readString(pages(reports, DisplayLanguage.ZH, false).resolve("index.html"));

        assertThat(page)
                .contains("多人给出的相同错误答案")
                .contains("<th scope=\"row\">secret/01</th><td><code>&lt;17&gt;</code></td><td class=\"reason\"></td>"
                        + "<td class=\"number\">2</td><td class=\"reason\">anna, bert</td>");
        assertThat(page("index.html", false)).doesNotContain("Wrong answers that several gave");
    }

    @Test
    void namesTheMistakesAndWhatEachCaseIsFailedWith() throws IOException {
        Reason zero = Reason.of(SudokuCode.ZERO_FOR_NONE, "found", "0");
        List<Report> reports = Stream.of("anna", "<b>bert")
                .map(name -> Reports.with(
                        name, "sudoku", Verdict.WA, List.of(Reports.failing("secret/01", Verdict.WA, zero))))
                .toList();

        String page = Files.readString(pages(reports, DisplayLanguage.EN, false).resolve("index.html"));

        assertThat(page)
                .contains("<th scope=\"row\">printed 0 for unsolvable</th><td class=\"number\">2</td>"
                        + "<td class=\"reason\">anna, &lt;b&gt;bert</td><td>01</td>")
                .contains("<td class=\"number\">2</td><td class=\"number\">2</td><td class=\"counts\">"
                        + "<span class=\"badge WA\" title=\"wrong answer\">WA 2</span> </td>"
                        + "<td class=\"reason\">printed 0 for unsolvable (2)</td>")
                .contains("<td><code>0</code></td><td class=\"reason\">printed 0 for unsolvable</td>");
    }

    /**
     * Classes may choose their language: a dot of C++ at its limit of 1 s must not look as if it were at Python's 5 s.
     */
    @Test
    void chartsSayFromWhichToWhichLimitTheyGo() throws IOException {
        LimitsSection python =
                new LimitsSection(5009, 9000, 128 << 20, "resident", 142 << 20, 8 << 20, 1000, 5, 9, 14L << 20, null);
        List<Report> reports = List.of(
                Reports.accepted("anna", "sudoku"), Reports.withLimits(Reports.accepted("bert", "sudoku"), python));

        String page = Files.readString(pages(reports, DisplayLanguage.EN, false).resolve("index.html"));

        assertThat(page).contains(">limit 2060 ms – 5009 ms<", ">limit 142 MiB – 270 MiB<");
        assertThat(page("index.html", false)).contains(">limit 2060 ms<");
    }

    @Test
    void theMatrixSaysEachVerdictInText() throws IOException {
        String page = page("index.html", false);

        assertThat(page)
                .contains("<td class=\"WA\" title=\"secret/03, 82 ms\">WA</td>")
                .contains("<td title=\"passed by 4 of 6\">67%</td>");
    }
}
