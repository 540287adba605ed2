package judge.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import judge.gradebook.Classes;
import judge.gradebook.Gradebook;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.reason.Reason;
import judge.report.Report;
import judge.report.Reports;
import judge.sudoku.reason.SudokuCode;
import judge.verdict.Verdict;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** The files for other programs: spreadsheets, systems for continuous integration, Gradescope, GitHub. */
class TablesTest {

    @TempDir
    private Path folder;

    private Path write(List<Report> reports, Format... formats) throws IOException {
        Gradebook book = Classes.gradebook(folder.resolve("reports"), reports, false);
        Path out = folder.resolve("out");
        new Views(Messages.in(DisplayLanguage.EN)).write(book, EnumSet.copyOf(Set.of(formats)), out);
        return out;
    }

    private static List<CSVRecord> rows(Path file) throws IOException {
        String text = Files.readString(file);
        assertThat(text).as("Excel needs the mark to see UTF-8").startsWith("\ufeff");
        return CSVFormat.EXCEL.parse(new StringReader(text.substring(1))).getRecords();
    }

    @Test
    void scoresHaveARowForEachContestantAndAColumnForEachProblem() throws IOException {
        List<CSVRecord> rows = rows(write(Classes.small(), Format.CSV).resolve("scores.csv"));

        assertThat(rows.get(0).toList()).containsExactly("contestant", "sudoku", "total");
        assertThat(rows).hasSize(7).allMatch(row -> row.size() == 3);
        assertThat(rows)
                .extracting(row -> row.get(0) + " " + row.get(1))
                .contains("anna 100", "张三 75", "Żółć, \"a\" 50");
    }

    @Test
    void casesHaveARowForEachCase() throws IOException {
        List<CSVRecord> rows = rows(write(Classes.small(), Format.CSV).resolve("cases.csv"));

        assertThat(rows).hasSize(1 + 6 * 5).allMatch(row -> row.size() == 10);
        assertThat(rows.get(1).toList())
                .containsExactly("anna", "sudoku", "sample/1", "AC", "0", "0", "81.500", "120.000", "47185920", "");
        assertThat(rows.get(14).toList())
                .startsWith("Żółć, \"a\"", "sudoku", "secret/03", "WA")
                .endsWith("puzzle 1: column 8 has the digit 6 twice");
    }

    @Test
    void noCellOfATableIsAFormula() throws IOException {
        Path out = write(
                Stream.of("=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1+1", "＠x")
                        .map(name -> Classes.report(name, Verdict.AC, Verdict.AC, Verdict.AC, Verdict.AC))
                        .toList(),
                Format.CSV);

        for (String name : List.of("scores.csv", "cases.csv")) {
            assertThat(rows(out.resolve(name))).allSatisfy(row -> assertThat(row.toList())
                    .noneMatch(cell -> cell.matches("(?s)[=+\\-@\t\r\n＝＋－＠].*")));
        }
        assertThat(rows(out.resolve("scores.csv")))
                .extracting(row -> row.get(0))
                .contains("'=1+1", "'-1");
    }

    @Test
    void aJudgeErrorIsNoZeroInTheScores() throws IOException {
        Path out = write(List.of(Classes.report("anna", Verdict.JE, Verdict.JE, Verdict.JE, Verdict.JE)), Format.CSV);

        assertThat(rows(out.resolve("scores.csv")).get(1).get(1)).isEqualTo("JE");
    }

    private static void validate(Path file) throws IOException, SAXException {
        SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
                .newSchema(TablesTest.class.getResource("junit.xsd"))
                .newValidator()
                .validate(new StreamSource(file.toFile()));
    }

    @Test
    void junitSatisfiesTheSchemaWhateverContestantsWrite() throws Exception {
        List<Report> reports = Stream.concat(
                        Classes.small().stream(),
                        Stream.of(
                                Classes.report(
                                        "\u0000\u001b]]>\ufffe\ud800", Verdict.JE, Verdict.SK, Verdict.AC, Verdict.NO),
                                Reports.compileError()))
                .toList();
        Path file = write(reports, Format.JUNIT).resolve("junit.xml");

        validate(file);
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(Files.readString(file))));
        Element bert = (Element) document.getElementsByTagName("testsuite").item(1);
        assertThat(bert.getAttribute("name")).isEqualTo("bert/sudoku");
        assertThat(bert.getAttribute("tests")).isEqualTo("6");
        assertThat(bert.getAttribute("failures")).isEqualTo("2");
        assertThat(bert.getElementsByTagName("failure").getLength()).isEqualTo(2);
    }

    @Test
    void theSchemaRefusesWhatIsNoJUnitXml() throws IOException {
        Path file = Files.writeString(
                folder.resolve("bad.xml"),
                "<testsuites><testsuite name='x' tests='one' failures='0' errors='0'/></testsuites>");

        assertThatThrownBy(() -> validate(file))
                .isInstanceOf(SAXException.class)
                .hasMessageContaining("one");
    }

    @Test
    void junitCountsItsOwnFailuresErrorsAndSkippedTests() throws Exception {
        Path file = write(
                        List.of(
                                Classes.report("anna", Verdict.JE, Verdict.SK, Verdict.AC, Verdict.NO),
                                Reports.compileError()),
                        Format.JUNIT)
                .resolve("junit.xml");
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());

        for (int i = 0; i < 2; i++) {
            Element suite = (Element) document.getElementsByTagName("testsuite").item(i);
            assertThat(suite.getAttribute("tests")).isEqualTo(count(suite, "testcase"));
            assertThat(suite.getAttribute("failures")).isEqualTo(count(suite, "failure"));
            assertThat(suite.getAttribute("errors")).isEqualTo(count(suite, "error"));
            assertThat(suite.getAttribute("skipped")).isEqualTo(count(suite, "skipped"));
        }
    }

    private static String count(Element suite, String name) {
        return suite.getElementsByTagName(name).getLength() + "";
    }

    @Test
    void figuresAreThoseOfTheClassAndFollowTheirSchema() throws IOException {
        Reason zero = Reason.of(SudokuCode.ZERO_FOR_NONE, "found", "0");
        List<Report> reports = Stream.of("anna", "bert", "cleo")
                .map(name -> Reports.with(
                        name, "sudoku", Verdict.WA, List.of(Reports.failing("secret/01", Verdict.WA, zero))))
                .toList();

        JsonNode figures = figures(reports);
        JsonNode problem = figures.path("problems").path(0);
        JsonNode testCase = problem.path("cases").path(1);
        assertThat(testCase.path("verdicts").toString()).isEqualTo("{\"WA\":3}");
        assertThat(testCase.path("mistakes").toString()).isEqualTo("{\"zero-for-none\":3}");
        assertThat(problem.path("mistakes").toString())
                .isEqualTo("[{\"mistake\":\"zero-for-none\",\"contestants\":[\"anna\",\"bert\",\"cleo\"],"
                        + "\"cases\":[\"secret/01\"]}]");
        assertThat(problem.path("sharedAnswers").path(0).path("answer").textValue())
                .isEqualTo("0");
        assertThat(problem.path("hardestCase").textValue()).isEqualTo("secret/01");
        assertThat(problem.path("slowestAccepted").isNull()).isTrue();

        JsonNode small = figures(Classes.small()).path("problems").path(0);
        assertThat(small.path("slowestAccepted").path("contestant").textValue()).isEqualTo("anna");
        assertThat(small.path("scores").path("tenths").toString()).isEqualTo("[1,0,0,0,0,3,0,1,0,1]");
    }

    private JsonNode figures(List<Report> reports) throws IOException {
        byte[] written = Files.readAllBytes(write(reports, Format.JSON).resolve("figures.json"));
        JsonNode figures = new ObjectMapper().readTree(written);
        assertThat(JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                        .getSchema(Files.readString(Path.of("judge/docs/figures.schema.json")))
                        .validate(figures))
                .isEmpty();
        return figures;
    }

    @Test
    void gradescopeGetsPointsAndATestForEachCase() throws IOException {
        Path file = write(Classes.small(), Format.GRADESCOPE).resolve("bert/sudoku.results.json");

        JsonNode results = new ObjectMapper().readTree(file.toFile());

        assertThat(results.path("score").doubleValue()).isEqualTo(50);
        assertThat(results.path("execution_time").doubleValue()).isEqualTo(0.0815);
        assertThat(results.path("tests")).hasSize(5);
        JsonNode last = results.path("tests").path(4);
        assertThat(last.path("name").textValue()).isEqualTo("secret/04");
        assertThat(last.path("status").textValue()).isEqualTo("failed");
        assertThat(last.path("max_score").doubleValue()).isEqualTo(25);
        assertThat(last.path("output").textValue()).contains("column 8 has the digit 6 twice");
        // Gradescope reads "html" as markup.
        assertThat(results.findValuesAsText("output_format")).containsOnly("text");
    }

    @Test
    void markdownKeepsTextOfContestantsInCode() throws IOException {
        List<Report> reports = List.of(
                Classes.report("a|b `c` ``d`` @everyone", Verdict.WA, Verdict.AC, Verdict.AC, Verdict.AC),
                Classes.report("<img src=x>\n# head", Verdict.AC, Verdict.AC, Verdict.AC, Verdict.AC));
        String text = Files.readString(write(reports, Format.MARKDOWN).resolve("report.md"));

        assertThat(text)
                .contains("| ``` a¦b `c` ``d`` @everyone ``` | WA 75/100 |")
                .contains("| `<img src=x>\\n# head` | AC 100/100 |")
                .contains("- ``` a|b `c` ``d`` @everyone ```, `sudoku`: **WA** `");
        assertThat(text.lines().filter(line -> line.startsWith("#"))).containsExactly("### Results");
    }

    @Test
    void nothingSecretIsInWhatContestantsMayHave() throws IOException {
        Path out = write(Classes.small(), Format.values());

        try (Stream<Path> files = Files.walk(out)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(Files.readString(file, StandardCharsets.UTF_8))
                        .as(file.toString())
                        .doesNotContain("classified");
            }
        }
    }

    @Test
    void filesLieWhereTheReportsSayWhateverContestantsAreCalled() throws IOException {
        Path out = write(
                List.of(Classes.report("../../up", Verdict.AC), Classes.report("a/b?c#d e", Verdict.AC)),
                Format.values());

        try (Stream<Path> files = Files.walk(folder)) {
            assertThat(files.filter(file -> file.toString().endsWith("sudoku.html")))
                    .hasSize(2)
                    .allMatch(file -> file.getParent().getParent().equals(out));
        }
    }
}
