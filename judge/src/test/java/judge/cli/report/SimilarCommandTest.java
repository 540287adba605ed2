package judge.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.report.Reports;
import judge.report.SourceSection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimilarCommandTest {

    private static final String HINT = "A hint and never a verdict: two who solve the same problem write much alike,"
            + " and only a talk tells who learnt from whom.\n";

    private final Workbench bench;
    private final String program = Files.readString(Path.of("solutions/acwing-mask/poj3074/Main.java"));

    SimilarCommandTest(@TempDir Path folder) throws IOException {
        bench = new Workbench(folder).problem("sum");
        bench.write("solutions/anna/sum/Main.java", program)
                .write(
                        "solutions/张三/sum/Main.java",
                        program.replace("grid", "数独").replace("search", "搜索"))
                .write(
                        "solutions/cleo/sum/Main.java",
                        Files.readString(Path.of("solutions/skips-last-puzzle/poj3074/Main.java")));
    }

    private Run similar(String... arguments) {
        List<String> all = new ArrayList<>(List.of("similar", "--problems", "@problems", "--reports", "@reports"));
        all.addAll(List.of(arguments));
        return bench.run(all.toArray(String[]::new));
    }

    @Test
    void namesThePairsOfAFolderOfSolutions() {
        Run run = similar("@solutions");

        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .isEqualTo("sum: pairs that have at least 70% in common: 1\n"
                        + "  100%  anna  张三  Java  passages: 1\n"
                        + HINT);
        assertThat(run.status()).isZero();
    }

    @Test
    void namesWhatIsNotCompared() {
        bench.write("solutions/anna/sun/Main.java", program);

        assertThat(similar("@solutions").err()).contains("Not compared: ", "sun");
    }

    @Test
    void namesThePairsOfARunFromItsReportsAlone() throws IOException {
        bench.judge((submission, problem, listener) -> Reports.accepted(submission.contestant(), problem.id())
                .withSources(List.of(new SourceSection(
                        "Main.java", submission.contestant().equals("cleo") ? "class Main {}" : program))));
        bench.grade();
        Files.delete(bench.path("solutions/anna/sum/Main.java"));

        assertThat(similar().out())
                .contains("  100%  anna  张三  Java  passages: 1\n")
                .doesNotContain("cleo");
        assertThat(similar("2026-11-21T08-37-22Z").out()).contains("100%");
        assertThat(bench.path("reports/latest/similar.html")).content().contains("<summary>", "anna · 张三");
        assertThat(bench.path("reports/latest/index.html"))
                .content()
                .contains("<a href=\"./similar.html\">Pairs that are alike, side by side: 1.</a>");
    }

    @Test
    void namesIdenticalProgramsThatAreTooShortToCompare() {
        String tiny = "class Main { public static void main(String[] a) { System.out.println(3); } }\n";
        bench.write("tiny/anna/sum/Main.java", tiny)
                .write("tiny/bert/sum/Main.java", tiny.replace("[] a", "[] words"))
                .write("tiny/cleo/sum/Main.java", "class Main {}\n");

        assertThat(similar("@tiny", "--threshold", "1", "--html", "@tiny.html").out())
                .contains(
                        "sum: no two that were compared have 1% in common\n  The same but for names, literals,",
                        "2 submissions): anna, bert\n  Too short to be compared: 3. They have fewer than 60 tokens");
        assertThat(bench.path("tiny.html"))
                .content()
                .contains("2 submissions): anna, bert</p>", "Too short to be compared: 3.")
                .doesNotContain("No two submissions");
    }

    @Test
    void saysThatPairsWereTooManyToCompare() throws IOException {
        String other = Files.readString(Path.of("solutions/lowbit-mask/noip2009sudoku/Main.java"));
        for (int i = 0; i < 90; i++) {
            bench.write("many/n" + i + "/sum/Main.java", i % 2 == 0 ? program : other);
        }

        assertThat(similar("@many").err()).contains("Too many pairs may be alike: 980 of them were not compared.");
    }

    @Test
    void doesNotCountBaseCode() {
        bench.write("given/Main.java", program);

        assertThat(similar("@solutions", "--base-code", "@given").out())
                .isEqualTo("sum: no two have 70% in common\n" + HINT);
    }

    @Test
    void findsMoreWhereLessIsAskedFor() {
        assertThat(similar("@solutions", "--threshold", "1").out()).contains("anna  cleo");
    }

    @Test
    void writesAPageOfPairsSideBySide() throws IOException {
        bench.write(
                "solutions/<img src=x onerror=alert(1)>/sum/Main.java",
                program + "// </pre><script>alert(1)</script>\u202e\n");

        Run run = similar("@solutions", "--html", "@out/pairs.html", "--lang", "zh");

        assertThat(run.out()).contains("已写入 @out/pairs.html\n");
        String page = Files.readString(bench.path("out/pairs.html"));
        assertThat(page)
                .contains("script-src 'none'", "仅供参考，绝不是结论", "anna · 张三")
                .contains("&lt;img src&#x3D;x onerror&#x3D;alert(1)&gt;", "&lt;script&gt;alert(1)")
                .contains("<span class=\"line like like0\"><span class=\"n\">")
                .doesNotContain("<script", "<img", "\u202e");
    }

    @Test
    void leavesOutASkeletonAndTheAttachmentsOfThePackage() {
        bench.write("given.java", program);
        assertThat(similar("@solutions", "--skeleton", "@given.java").out())
                .isEqualTo("sum: no two have 70% in common\n" + HINT);

        bench.write("problems/sum/attachments/templates/java/Main.java", program);
        assertThat(similar("@solutions").out()).isEqualTo("sum: no two have 70% in common\n" + HINT);
    }

    private void writeOlder() {
        bench.write("2024/zoe/sum/Main.java", program.replace("grid", "board"))
                .write("2024/yan/sum/Main.java", program.replace("search", "look"))
                .write("2024/zoe/other/Main.java", program);
    }

    @Test
    void comparesWithEarlierYearsAndNamesTheGroup() {
        writeOlder();

        Run run = similar("@solutions", "--older", "@2024");

        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("sum: pairs that have at least 70% in common: 5\n")
                .contains("  anna  zoe (@2024)  ")
                .contains("  Alike as a group (4): anna, 张三, yan (@2024), zoe (@2024)\n")
                .doesNotContain("yan (@2024)  zoe");
        assertThat(similar("@solutions", "--older", "@nowhere").status()).isEqualTo(2);
    }

    @Test
    void printsJsonAsItsSchemaSays() throws IOException {
        writeOlder();

        Run run = similar("@solutions", "--older", "@2024", "--json", "--html", "@pairs.html");

        JsonNode json = new ObjectMapper().readTree(run.out());
        JsonNode schema = new ObjectMapper()
                .readTree(Path.of("judge/docs/similar.schema.json").toFile());
        assertThat(JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                        .getSchema(schema)
                        .validate(json))
                .isEmpty();
        assertThat(json.at("/problems/0/submissions").asInt()).isEqualTo(3);
        assertThat(json.at("/problems/0/older").asInt()).isEqualTo(2);
        assertThat(json.at("/problems/0/pairs")).hasSize(5);
        assertThat(json.at("/problems/0/groups/0")).hasSize(4);
        assertThat(json.at("/problems/0/groups/0/0/name").asText()).isEqualTo("anna");
        assertThat(json.at("/problems/0/groups/0/0/origin").isNull()).isTrue();
        assertThat(bench.path("pairs.html"))
                .content()
                .contains("<p class=\"group\" data-group>Alike as a group (4): anna, 张三, yan");
    }

    @Test
    void handsTheSubmissionsToJPlag() throws IOException {
        Path fake =
                fakeJPlag("echo \"args: $*\"; shift 7; for f in \"$2\"/*; do echo \"${f##*/}\"; cat \"$f\"/*; done");
        bench.environment("PATH", "/nowhere:" + fake.getParent());

        Run run = similar("@solutions", "--jplag");

        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .containsPattern("args: -M RUN -l java -r \\S+/jplag-sum -bc \\S+/base-code \\S+/submissions\n")
                .contains("001-anna\n", "002-cleo\n", "003-张三\n", "public class Main")
                .contains("sum: the result of JPlag is ");
        assertThat(run.status()).isZero();
    }

    private Path fakeJPlag(String script) throws IOException {
        bench.write("bin/jplag", "#!/bin/sh\n" + script + "\n");
        Path file = bench.path("bin/jplag");
        assertThat(file.toFile().setExecutable(true)).isTrue();
        return file;
    }

    @Test
    void saysWhyItCannot() throws IOException {
        bench.environment("PATH", "/nowhere");
        assertThat(similar("@solutions", "--jplag").err())
                .isEqualTo("judge: there is no jplag on the PATH; --jplag takes the path of its jar\n");
        fakeJPlag("echo 'needs Java 21'; exit 3");
        Run failed = similar("@solutions", "--jplag", "@bin/jplag");
        assertThat(failed.out()).contains("  needs Java 21\n");
        assertThat(failed.err()).isEqualTo("judge: JPlag failed: exit status 3\n");
        assertThat(failed.status()).isEqualTo(2);
        assertThat(similar("@solutions", "--threshold", "0").err())
                .startsWith("judge: --threshold cannot be \"0\"; it must be a whole number from 1 to 100");
        assertThat(similar("@solutions", "--base-code", "@nix").err()).contains("@nix");
        assertThat(similar("2020-01-01T00-00-00Z").err())
                .isEqualTo("judge: there is no run @reports/2020-01-01T00-00-00Z\n");
    }
}
