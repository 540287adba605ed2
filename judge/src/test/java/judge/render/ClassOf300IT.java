package judge.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import judge.ChildJvm;
import judge.Eventually;
import judge.Main;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** A teacher's evening: a class of 300 comes in, in every layout; a gradebook goes out, in every format. */
@Tag("browser")
class ClassOf300IT {

    private static final ClassOf300 CLASS = new ClassOf300();
    private static final String ABSENT = "缺席生";
    private static final int CASES = 3;

    @TempDir
    private static Path folder;

    private static List<Path> sources;
    private static String imported = "";
    private static String graded = "";
    private static int status;
    private static Path run;
    private static Path out;

    @BeforeAll
    static void importsGradesAndReports() throws Exception {
        ClassOf300.problems(folder.resolve("problems"));
        sources = CLASS.write(folder.resolve("handed"));
        for (Path source : sources) {
            imported +=
                    judge(0, "import", source + "", "--into", folder + "/solutions", "--problem", ClassOf300.PROBLEM);
        }
        // Results of this run need not be judged again for each of the 300.
        List<String> first = new ArrayList<>();
        ClassOf300.different(folder.resolve("solutions")).forEach(name -> first.addAll(List.of("--contestant", name)));
        assertThat(first).hasSizeLessThan(2 * 36);
        grade("first", first);
        writeRoster(folder.resolve("solutions/roster.csv"));
        grade("reports", List.of());
        run = folder.resolve("reports/latest");
        out = folder.resolve("out");
        judge(
                0,
                "report",
                run + "",
                "--format",
                "html,csv,junit,gradescope,markdown",
                "--out",
                out + "",
                "--lang",
                "zh");
    }

    /** Everybody, the last one first, with one student who handed in nothing in place of one who did. */
    private static void writeRoster(Path file) throws IOException {
        List<String> roster =
                IntStream.range(0, ClassOf300.SIZE).mapToObj(ClassOf300::name).collect(Collectors.toList());
        Collections.reverse(roster);
        roster.set(7, ABSENT);
        String table = roster.stream()
                .map(name -> (20_230_000 + roster.indexOf(name)) + "," + name + "\r\n")
                .collect(Collectors.joining("", "学号,姓名\r\n", ""));
        Files.write(file, table.getBytes(Charset.forName("GBK")));
    }

    private static String judge(int expected, String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        if (!arguments[0].equals("report")) {
            all.addAll(List.of("--problems", folder + "/problems"));
        }
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(said, true, StandardCharsets.UTF_8);
        int ended = Main.run(all.toArray(String[]::new), stream, stream);
        String text = said.toString(StandardCharsets.UTF_8);
        assertThat(ended).as(text).isEqualTo(expected);
        return text;
    }

    /** Runs {@code grade} from the jar as a process of its own, with the memory that {@code runner.sh} gives it. */
    private static void grade(String reports, List<String> options) throws Exception {
        List<String> line = ChildJvm.jar(
                List.of("-Xmx256m"),
                List.of(
                        "grade",
                        "--lang=en",
                        "--problems=" + folder + "/problems",
                        "--solutions=" + folder + "/solutions",
                        "--reports=" + folder + "/" + reports));
        line.addAll(options);
        ProcessBuilder builder = new ProcessBuilder(line)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("graded.txt").toFile());
        builder.environment().put("LC_ALL", "C.UTF-8");
        Process process = builder.start();
        Eventually.until("the class is graded", () -> !process.isAlive());
        graded = Files.readString(folder.resolve("graded.txt"));
        status = process.exitValue();
    }

    @Test
    void takesEverybodyFromEveryLayout() {
        assertThat(imported.lines().filter(line -> line.matches(".*/" + ClassOf300.PROBLEM + ": .*")))
                .hasSize(ClassOf300.SIZE);
        assertThat(imported.lines().filter(line -> line.contains("is an older attempt")))
                .hasSize(ClassOf300.GROUP);
        assertThat(imported.lines().filter(line -> line.endsWith("is no source in Java, C++, C or Python")))
                .as("documents of Moodle, READMEs of the classroom")
                .hasSize(2 * ClassOf300.GROUP);
    }

    @Test
    void canBeGradedFromEachLayoutWithoutImporting() {
        for (Path source : sources) {
            assertThat(judge(0, "grade", source + "", "--problem", ClassOf300.PROBLEM, "--dry-run")
                            .lines()
                            .filter(line -> line.contains("/" + ClassOf300.PROBLEM + ": ")))
                    .as(source.toString())
                    .hasSize(ClassOf300.GROUP);
        }
    }

    @Test
    void judgesEverybodyAsIsKnown() throws IOException {
        assertThat(status).as(graded).isEqualTo(1);
        assertThat(graded).contains("Submissions: 300, ", "judge errors: 0", "Kept from earlier runs: 300");
        assertThat(graded)
                .contains("No submission judged (1): 20230007 " + ABSENT + "\n")
                .contains("Not found on the roster (1): " + ClassOf300.name(ClassOf300.SIZE - 8) + "\n");
        Map<String, String> expected = new TreeMap<>();
        CLASS.handedIn().forEach((name, program) -> expected.put(name, program.origin() + " " + program.verdict()));
        Map<String, String> verdicts = new TreeMap<>();
        for (JsonNode row : new ObjectMapper()
                .readTree(run.resolve("summary.json").toFile())
                .path("submissions")) {
            String name = row.path("contestant").textValue();
            verdicts.put(
                    name,
                    CLASS.handedIn().get(name).origin() + " "
                            + row.path("verdict").textValue());
        }
        assertThat(verdicts).isEqualTo(expected).hasSize(ClassOf300.SIZE);
        String gbk = CLASS.handedIn().entrySet().stream()
                .filter(one -> one.getValue().origin().endsWith("in GBK"))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
        JsonNode report = new ObjectMapper()
                .readTree(run.resolve(gbk).resolve(ClassOf300.PROBLEM + ".json").toFile());
        assertThat(report.path("compile").path("charset").textValue()).isEqualTo("GB18030");
    }

    private static List<CSVRecord> table(String name) throws IOException {
        String text = Files.readString(out.resolve(name));
        assertThat(text).startsWith("\ufeff");
        return CSVFormat.EXCEL.parse(new StringReader(text.substring(1))).getRecords();
    }

    @Test
    void writesAGradebookInTheOrderOfTheRoster() throws IOException {
        List<CSVRecord> rows = table("scores.csv");

        assertThat(rows).hasSize(1 + ClassOf300.SIZE + 1).allMatch(row -> row.size() == 5);
        assertThat(rows.get(0).toList()).containsExactly("学号", "姓名", "选手", ClassOf300.PROBLEM, "总分");
        String last = ClassOf300.name(ClassOf300.SIZE - 1);
        assertThat(rows.get(1).toList()).startsWith("20230000", last, last);
        assertThat(rows.get(8).toList()).containsExactly("20230007", ABSENT, "", "", "");
        assertThat(rows.get(301).toList()).startsWith("", "", ClassOf300.name(ClassOf300.SIZE - 8));
        assertThat(rows.stream().skip(1).filter(row -> row.get(3).equals("100")))
                .as("full points are those of the right programs")
                .hasSameSizeAs(CLASS.handedIn().values().stream()
                        .filter(program -> program.verdict().equals("AC"))
                        .toList());
    }

    @Test
    void writesARowForEachCase() throws IOException {
        assertThat(table("cases.csv"))
                .as("also of what does not compile: not run, and why")
                .hasSize(1 + CASES * ClassOf300.SIZE)
                .allMatch(row -> row.size() == 10);
    }

    @Test
    void writesJUnitXmlByTheSchema() throws Exception {
        Path file = out.resolve("junit.xml");

        SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
                .newSchema(ClassOf300IT.class.getResource("junit.xsd"))
                .newValidator()
                .validate(new StreamSource(file.toFile()));
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        NodeList suites = document.getElementsByTagName("testsuite");
        assertThat(suites.getLength()).isEqualTo(ClassOf300.SIZE);
        assertThat(((Element) suites.item(0)).getAttribute("name"))
                .isEqualTo(ClassOf300.name(ClassOf300.SIZE - 1) + "/" + ClassOf300.PROBLEM);
    }

    @Test
    void writesWhatGradescopeReadsForEverybody() throws IOException {
        for (Map.Entry<String, ClassOf300.Program> one : CLASS.handedIn().entrySet()) {
            JsonNode results = new ObjectMapper()
                    .readTree(out.resolve(one.getKey())
                            .resolve(ClassOf300.PROBLEM + ".results.json")
                            .toFile());

            assertThat(results.path("score").isNumber()).isTrue();
            assertThat(results.path("score").doubleValue() == 100)
                    .isEqualTo(one.getValue().verdict().equals("AC"));
            assertThat(results.path("tests").size()).isGreaterThanOrEqualTo(1);
        }
    }

    @Test
    void writesMarkdownWithARowForEverybody() throws IOException {
        List<String> rows = Files.readString(out.resolve("report.md"))
                .lines()
                .filter(line -> line.startsWith("| `"))
                .toList();

        assertThat(rows)
                .hasSize(ClassOf300.SIZE + 1)
                .allMatch(row -> row.matches("\\| .* \\| (–|[A-Z]+ [0-9.]+/100) \\|"));
        assertThat(rows.get(7)).isEqualTo("| `20230007 " + ABSENT + "` | – |");
    }

    @Test
    void showsEverybodyInABrowser() throws IOException {
        assumeFalse("none".equals(System.getProperty("judge.browser")), "judge.browser=none: asked not to run");
        try (Browser browser = Browser.start()) {
            browser.open(out.resolve("index.html"));

            assertThat(browser.run("document.getElementById('count').textContent")
                            .textValue())
                    .isEqualTo("显示 300 / 300 名选手");
            assertThat(browser.run("document.querySelector('.absent').textContent")
                            .textValue())
                    .contains(ABSENT);
            assertThat(browser.run("[...document.querySelectorAll('#p1 .matrix tbody tr')].length")
                            .intValue())
                    .isEqualTo(ClassOf300.SIZE);
            String first =
                    browser.run("document.querySelector('#p1 tbody a').href").textValue();
            browser.open(Path.of(URI.create(first)));
            assertThat(browser.run("document.querySelector('h1').textContent").textValue())
                    .contains(ClassOf300.name(ClassOf300.SIZE - 1));
            assertThat(browser.seen("Runtime.exceptionThrown")).isEmpty();
        }
    }
}
