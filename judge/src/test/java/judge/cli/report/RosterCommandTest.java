package judge.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A roster, from the table that a teacher has to what is shown of a run. */
class RosterCommandTest {

    private static final String RUN = "reports/2026-11-21T08-37-22Z/";

    private final Workbench bench;

    RosterCommandTest(@TempDir Path folder) {
        bench = new Workbench(folder)
                .problem("sum")
                .solution("2023001", "sum")
                .solution("anna", "sum")
                .solution("李四", "sum")
                .write("class.csv", "学号,姓名\n2023003,李四\n2023002,=王五\n2023001,张三\n");
    }

    private String file(String path) throws IOException {
        return Files.readString(bench.path(path));
    }

    @Test
    void ordersTheTableAndShowsWhoHandedInNothingAndWhoIsNotOnIt() throws IOException {
        Run run = bench.grade("--roster", "@class.csv");

        assertThat(run.out())
                .isEqualTo(
                        """
                        Roster: @class.csv, students: 3
                        Columns: 学号 = id, 姓名 = name
                        李四     sum  AC   1/1  secret/01    70 ms    41 MiB
                        2023001  sum  AC   1/1  secret/01    70 ms    41 MiB
                        anna     sum  AC   1/1  secret/01    70 ms    41 MiB
                        No submission judged (1): 2023002 =王五
                        Not found on the roster (1): anna
                        Submissions: 3, accepted: 3, not accepted: 0, judge errors: 0
                        Report: @reports/2026-11-21T08-37-22Z/summary.json
                        Page: @reports/2026-11-21T08-37-22Z/index.html
                        """);
        assertThat(run.status()).isZero();
        assertThat(file(RUN + "scores.csv"))
                .isEqualTo("\ufeffid,name,contestant,sum,total\r\n2023003,李四,李四,1,100\r\n2023002,'=王五,,,\r\n"
                        + "2023001,张三,2023001,1,100\r\n\"\",,anna,1,100\r\n");
        assertThat(file(RUN + "cases.csv")).containsSubsequence("李四,sum", "2023001,sum", "anna,sum");
        assertThat(file(RUN + "index.html"))
                .contains("No submission judged (1 / 3):</strong> 2023002 &#x3D;王五</p>")
                .contains("Not found on the roster (1):</strong> anna</p>")
                .contains("2023001</th><td class=\"student\" data-v=\"3\">2023001 张三</td>");
    }

    /** The run's folder has to know them as well: tables and pages are made from it. */
    @Test
    void namesAStudentInAllTablesWhoseFolderHasAnotherNumberOfTheList() throws IOException {
        bench.write("other.csv", "学号,姓名,用户名\n1,张三,2023001\n2,王五,anna\n3,李四,li4\n");

        Run run = bench.grade("--roster", "@other.csv");

        assertThat(run.out())
                .contains("Columns: 学号 = id, 姓名 = name; students are found by these, too: 用户名\n")
                .doesNotContain("Not found", "not used");
        assertThat(file(RUN + "scores.csv"))
                .isEqualTo("\ufeffid,name,contestant,sum,total\r\n1,张三,2023001,1,100\r\n2,王五,anna,1,100\r\n"
                        + "3,李四,李四,1,100\r\n");
        String table = file(RUN + "scores.csv");
        bench.run("report", "latest", "--reports", "@reports", "--format", "csv");
        assertThat(file(RUN + "scores.csv")).isEqualTo(table);
    }

    @Test
    void keepsGroupsAndSaysWhatItTookForThem() throws IOException {
        bench.write("groups.csv", "序号,学号,姓名,班级\n1,2023001,张三,=1班\n2,2023002,王五,\n");

        Run run = bench.grade("--roster", "@groups.csv");

        assertThat(run.out()).contains("Columns: 学号 = id, 姓名 = name, 班级 = group; not used: 序号\n");
        assertThat(file(RUN + "scores.csv"))
                .startsWith("\ufeffid,name,group,contestant,sum,total\r\n2023001,张三,'=1班,2023001,1,100\r\n"
                        + "2023002,王五,,,,\r\n\"\",,,anna,1,100\r\n");
        assertThat(file(RUN + "roster.json")).contains("\"group\": \"=1班\"");
        assertThat(file(RUN + "index.html"))
                .contains("<option value=\"&#x3D;1班\">&#x3D;1班</option>", "<td class=\"group\">&#x3D;1班</td>");
    }

    @Test
    void readsNamesOfWesternEuropeAndSaysSo() throws IOException {
        Files.write(bench.path("west.csv"), "id,name\n2023001,Jörg Müller\n".getBytes(Charset.forName("windows-1252")));

        Run run = bench.grade("--roster", "@west.csv");

        assertThat(run.out()).contains("@west.csv was read as windows-1252;");
        assertThat(file(RUN + "scores.csv")).contains("2023001,Jörg Müller,2023001,1,100");
    }

    @Test
    void refusesWhatReadsAsWellInAnotherCharset() throws IOException {
        Files.write(bench.path("near.csv"), new byte[] {'7', ',', (byte) 0xC5, '\n'});

        Run run = bench.grade("--roster", "@near.csv");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("--charset", "windows-1251 (Е)");
        assertThat(bench.grade("--roster", "@near.csv", "--charset", "cp1252").out())
                .contains("was read as windows-1252");
        assertThat(bench.grade("--roster", "@near.csv", "--charset", "nonsense").status())
                .isEqualTo(2);
    }

    @Test
    void reachesTheViewsFromTheJsonAlone() throws IOException {
        bench.grade("--roster", "@class.csv");
        Files.delete(bench.path("class.csv"));

        Run run = bench.run("report", "--reports", "@reports", "--format", "html,csv,markdown", "--out", "@out");

        assertThat(run.status()).isZero();
        assertThat(file("out/scores.csv")).isEqualTo(file(RUN + "scores.csv"));
        assertThat(file("out/index.html")).isEqualTo(file(RUN + "index.html"));
        assertThat(file("out/report.md"))
                .contains(
                        """
                        | `李四` `(2023003 李四)` | AC 1/1 |
                        | `2023002 =王五` | – |
                        | `2023001` `(2023001 张三)` | AC 1/1 |
                        | `anna` `(not on the roster)` | AC 1/1 |
                        """);
    }

    @Test
    void canBeGivenToAReportLater() throws IOException {
        bench.grade();

        Run run = bench.run("report", "--reports", "@reports", "--format", "csv", "--roster", "@class.csv");

        assertThat(run.status()).isZero();
        assertThat(file(RUN + "scores.csv")).contains("2023002,'=王五,,,");
    }

    @Test
    void liesBesideTheSubmissionsInGbkTooAndKnowsWhoWasAskedFor() throws IOException {
        byte[] roster = "2023002,王五\n2023001,张三\n".getBytes(Charset.forName("GBK"));
        Files.write(bench.path("solutions/roster.csv"), roster);

        assertThat(bench.grade().out())
                .startsWith("Roster: @solutions/roster.csv, students: 2\n")
                .contains("No submission judged (1): 2023002 王五\n", "Not found on the roster (2): anna, 李四\n");
        assertThat(bench.grade("--contestant", "2023001").out())
                .doesNotContain("No submission judged", "Not found on the roster");
    }

    @Test
    void isKeptWhenARunGoesOn() throws IOException {
        bench.grade("--roster", "@class.csv");
        Files.delete(bench.path(RUN + "summary.json"));

        assertThat(bench.grade("--resume").out())
                .contains("No submission judged (1): 2023002 =王五\n")
                .containsSubsequence("李四     sum", "2023001  sum", "anna     sum");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "id;7;8;7 | en | judge: the roster @bad.csv cannot be used: line 4: this id is there twice: 7",
                "id;7;8;7 | zh | judge：名册 @bad.csv 无法使用：第 4 行：学号重复：7",
                "id,name;,x | en | judge: the roster @bad.csv cannot be used: line 2: the id is missing: ,x",
                "id | en | judge: the roster @bad.csv cannot be used: there is no student in it:"
                        + " it needs a line for each, with number and name",
            })
    void saysInOneSentenceWhatIsWrongWithARosterAndJudgesNothing(String table, String lang, String sentence) {
        bench.write("bad.csv", table.replace(';', '\n'));

        Run run = bench.grade("--roster", "@bad.csv", "--lang", lang);

        assertThat(run).isEqualTo(new Run(2, "", sentence + "\n"));
        assertThat(bench.path("reports")).doesNotExist();
    }

    @Test
    void mustBeThereIfItIsNamed() {
        assertThat(bench.grade("--roster", "@none.csv").err())
                .isEqualTo("judge: cannot read @none.csv: there is no such file or folder\n");
    }
}
