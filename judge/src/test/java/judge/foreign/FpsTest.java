package judge.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import judge.Growth;
import judge.message.English;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FpsTest {

    private static final String BEGIN =
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE fps PUBLIC
              "-//freeproblemset//An opensource XML standard for Algorithm Contest Problem Set//EN"
              "http://nowhere.invalid/fps.current.dtd" >
            <fps version="1.4" url="https://example.org/">
            <generator name="HUSTOJ"/>
            """;

    private static final String SUM =
            """
            <item>
            <title><![CDATA[A+B Problem]]></title>
            <time_limit unit="ms"><![CDATA[1500]]></time_limit>
            <memory_limit unit="kb"><![CDATA[65536]]></memory_limit>
            <img><src><![CDATA[/upload/a.png]]></src><base64><![CDATA[iVBORw0KGgo=]]></base64></img>
            <description><![CDATA[<p>Add a &lt; b.</p>

            <img alt="" src="/upload/a.png" /> and <img src="/upload/b.png">]]></description>
            <input><![CDATA[[md]Two **numbers**.[/md]]]></input>
            <output><![CDATA[]]></output>
            <sample_input><![CDATA[1 2]]></sample_input>
            <sample_output><![CDATA[3]]></sample_output>
            <test_input name="x"><![CDATA[1 1
            ]]></test_input>
            <test_output name="x"><![CDATA[2
            ]]></test_output>
            <test_input><![CDATA[5 6]]></test_input>
            <test_output><![CDATA[11]]></test_output>
            <solution language="C++"><![CDATA[int main() {}]]></solution>
            <solution language="Pascal"><![CDATA[begin end.]]></solution>
            <solution language="Java"><![CDATA[class Main {}]]></solution>
            </item>
            """;

    @TempDir
    private Path folder;

    private List<ForeignProblem> read(String text) throws Exception {
        Path file = folder.resolve("set.xml");
        Files.writeString(file, text);
        return ForeignProblems.readFile(file);
    }

    private static String text(ForeignProblem problem, String path) throws Exception {
        return new String(new TreeMap<>(problem.files()).get(path).bytes(), StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "[md]Two **a**.[/md]",
                "<span class='md auto_select'>Two **a**.</span>",
                "<p><span class=\"md\">Two **a**.</span></p>",
                "<div id=x class=\"auto_select md\">Two **a**.</div>",
            })
    void markdownOfHustojIsMarkdownInWhicheverElementItStands(String description) throws Exception {
        String all = SUM.replaceFirst(
                "(?s)(<description><!\\[CDATA\\[).*?(]]></description>)",
                "$1" + Matcher.quoteReplacement(description) + "$2");

        assertThat(text(read(BEGIN + all + "</fps>").get(0), "statement/problem.en.md"))
                .startsWith("Two **a**.\n\n## Input");
    }

    @Test
    void markdownAndHtmlOfOnePartStayWhatTheyAre() throws Exception {
        String both = "<p>A <b>b</b></p>[md]Two **a** <span>c</span>.[/md]<p>D</p>";
        String all = SUM.replace("[md]Two **numbers**.[/md]", both);

        assertThat(text(read(BEGIN + all + "</fps>").get(0), "statement/problem.en.md"))
                .contains("<div>\n<p>A <b>b</b></p>\n</div>\n\nTwo **a** <span>c</span>.\n\n<div>\n<p>D</p>\n</div>");
    }

    @Test
    void limitsSamplesCasesAndSolutionsAreTakenOver() throws Exception {
        ForeignProblem problem = read(BEGIN + SUM + "</fps>").get(0);

        assertThat(problem.id()).isEqualTo("a-b-problem");
        assertThat(text(problem, "problem.yaml"))
                .contains("type: pass-fail", "en: \"A+B Problem\"", "time_limit: 1.5", "memory: 64");
        assertThat(text(problem, "data/sample/1.in")).isEqualTo("1 2\n");
        assertThat(text(problem, "data/sample/1.ans")).isEqualTo("3\n");
        assertThat(text(problem, "data/secret/1.in")).isEqualTo("1 1\n");
        assertThat(text(problem, "data/secret/2.ans")).isEqualTo("11\n");
        assertThat(problem.files())
                .containsKeys("submissions/accepted/solution1/main.cpp", "submissions/accepted/solution2/Main.java");
        assertThat(English.of(problem.remarks()))
                .contains("its solution in Pascal is left out", "its picture b.png does not come along");
    }

    @Test
    void aStatementStaysHtmlOrMarkdownAsItIsWithThePicturesBesideIt() throws Exception {
        ForeignProblem problem = read(BEGIN + SUM + "</fps>").get(0);

        assertThat(text(problem, "statement/problem.en.md"))
                .startsWith("<div>\n<p>Add a &lt; b.</p>\n&#32;\n")
                .contains("\n\n![](a.png)\n\n")
                .contains("## Input\n\nTwo **numbers**.\n")
                .doesNotContain("## Output");
        assertThat(problem.files()).containsKey("statement/a.png");
    }

    @Test
    void answersGoToTheInputsOfTheirNames() throws Exception {
        ForeignProblem mixed = tests("input test10 10", "input test2.in 2", "output test2.out 3", "output test10 11");
        ForeignProblem missing = tests("input a 1", "input b 2", "output b 3", "output c 4");
        ForeignProblem others = tests("input in1 1", "input in2 2", "output out1 3", "output out2 4");

        assertThat(text(mixed, "data/secret/test10.in")).isEqualTo("10\n");
        assertThat(text(mixed, "data/secret/test10.ans")).isEqualTo("11\n");
        assertThat(text(mixed, "data/secret/test2.ans")).isEqualTo("3\n");
        assertThat(text(missing, "data/secret/b.in") + text(missing, "data/secret/b.ans"))
                .isEqualTo("2\n3\n");
        assertThat(missing.files().keySet()).doesNotContain("data/secret/a.in", "data/secret/1.in");
        assertThat(English.of(missing.remarks()))
                .contains("it has 2 of test_input and 2 of test_output: what has no counterpart is left out");
        assertThat(text(others, "data/secret/2.in") + text(others, "data/secret/2.ans"))
                .isEqualTo("2\n4\n");
    }

    private ForeignProblem tests(String... said) throws Exception {
        StringBuilder item = new StringBuilder(BEGIN + "<item><title>T</title>");
        for (String one : said) {
            String[] words = one.split(" ", -1);
            item.append("<test_%s name='%s'>%s</test_%s>".formatted(words[0], words[1], words[2], words[0]));
        }
        return read(item + "</item></fps>").get(0);
    }

    @Test
    void problemsOfOneTitleGetNumbers() throws Exception {
        assertThat(read(BEGIN + SUM + SUM + "</fps>"))
                .extracting(ForeignProblem::id)
                .containsExactly("a-b-problem", "a-b-problem-2");
    }

    @Test
    void checkersAreCalledAsThere() throws Exception {
        String spj = SUM.replace("</item>", "<spj language=\"C++\"><![CDATA[int main() { return 0; }]]></spj></item>");
        String tpj = SUM.replace(
                "</item>", "<tpj language=\"C++\"><![CDATA[#include \"testlib.h\"\nint main() {}]]></tpj></item>");
        List<ForeignProblem> problems = read(BEGIN + spj + tpj + "</fps>");

        assertThat(text(problems.get(0), "output_validator/adapter.cpp")).contains("call = by_hustoj");
        assertThat(problems.get(1).files()).containsKey("output_validator/checker.h");
        assertThat(English.of(problems.get(1).remarks()))
                .contains("its checker needs testlib.h, which it does not bring: put it into output_validator");
    }

    @Test
    void codeAroundSubmissionsAndDataOfOthersAreTold() throws Exception {
        String item = SUM.replace(
                "</item>",
                "<append language=\"C++\"><![CDATA[x]]></append><remote_oj>pku</remote_oj>"
                        + "<remote_id>1000</remote_id><test_input>9</test_input></item>");

        assertThat(English.of(read(BEGIN + item + "</fps>").get(0).remarks()))
                .contains(
                        "it puts lines around what is handed in (prepend, append), which the format does not have",
                        "it is judged elsewhere (pku 1000), and nobody but that judge has its data",
                        "it has 3 of test_input and 2 of test_output: what has no counterpart is left out");
    }

    @Test
    void whatIsWrongIsSaidWithItsPlace() {
        assertThatThrownBy(() -> read(BEGIN + SUM))
                .isInstanceOf(ForeignException.class)
                .satisfies(thrown -> {
                    assertThat(((ForeignException) thrown).why()).isEqualTo(ForeignException.Cause.NO_XML);
                    assertThat(((ForeignException) thrown).file()).matches("set\\.xml:\\d+");
                });
        assertThatThrownBy(() -> read(BEGIN + SUM.replace("1500", "soon") + "</fps>"))
                .hasMessageContaining("set.xml: a-b-problem: time_limit soon");
        assertThatThrownBy(() -> read(BEGIN + "</fps>")).hasMessageContaining("LACKS set.xml <item>");
    }

    @Test
    void picturesOfOneNameStayTwo() throws Exception {
        String item = SUM.replace("<img src=\"/upload/b.png\">", "<img src='/other/a.png'>")
                .replace("<description>", "<img><src>/other/a.png</src><base64>AAAA</base64></img><description>");

        ForeignProblem problem = read(BEGIN + item + "</fps>").get(0);

        assertThat(text(problem, "statement/problem.en.md")).contains("![](a.png)", "![](2-a.png)");
        assertThat(problem.files().get("statement/2-a.png").bytes()).hasSize(3);
        assertThat(problem.files().get("statement/a.png").bytes()).hasSize(8);
    }

    @Test
    void aPictureWithinTheTextComesAlong() throws Exception {
        String item = SUM.replace("/upload/b.png", "data:image/png;base64,AAAA");

        assertThat(read(BEGIN + item + "</fps>").get(0).files()).containsKey("statement/picture.png");
    }

    @Test
    void longTextIsReadInTime() throws Exception {
        Growth.isLinear(20_000, size -> {
            String images = "<img src=\"a\" ".repeat(size);
            String tags = "<".repeat(10 * size);
            String item = SUM.replace("Add a &lt; b.", images).replace("A+B Problem", "A+B Problem" + tags);

            assertThat(read(BEGIN + item + "</fps>")).hasSize(1);
        });
        assertThat(read(BEGIN + "<item><title>x</title></item>".repeat(2_000) + "</fps>"))
                .hasSize(2_000);
        assertThatThrownBy(() -> read(BEGIN + "<item/>".repeat(2_001) + "</fps>"))
                .hasMessageContaining("TOO_MANY_PROBLEMS");
    }

    @Test
    void aFileMayBeNamedByALink() throws Exception {
        read(BEGIN + SUM + "</fps>");
        Path link = Files.createSymbolicLink(
                Files.createDirectory(folder.resolve("links")).resolve("my.xml"), folder.resolve("set.xml"));

        assertThat(ForeignProblems.readFile(link)).hasSize(1);
    }

    @Test
    void entitiesOfADocumentAreNeitherReadNorMultiplied() {
        String own = BEGIN.replace(
                "\"http://nowhere.invalid/fps.current.dtd\" >",
                "\"http://nowhere.invalid/fps.current.dtd\" [<!ENTITY a SYSTEM \"file:///etc/passwd\">] >");

        assertThatThrownBy(() -> read(own + SUM.replace("<![CDATA[1 2]]>", "&a;") + "</fps>"))
                .isInstanceOf(ForeignException.class);
    }
}
