package judge.cli.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.intake.Zips;
import judge.report.Reports;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code grade} on what a learning platform hands over, with a judge that tells where the submissions lay. */
class GradeHandedTest {

    private static final String MAIN = "class Main {}";

    private final Workbench bench;
    private final List<Path> judged = Collections.synchronizedList(new ArrayList<>());

    GradeHandedTest(@TempDir Path folder) {
        bench = new Workbench(folder).problem("sum").problem("product").judge((submission, problem, listener) -> {
            Path root = Path.of(submission.id());
            assertThat(submission.sources()).allMatch(source -> Files.isRegularFile(root.resolve(source.path())));
            judged.add(root);
            return Reports.accepted(submission.contestant(), problem.id());
        });
    }

    private Run grade(String source, String... options) {
        List<String> all =
                new ArrayList<>(List.of("grade", source, "--problems", "@problems", "--reports", "@reports"));
        all.addAll(List.of(options));
        return bench.run(all.toArray(String[]::new));
    }

    /** Names in GBK that do not say so, a zip within, a newer attempt, a document. */
    private void moodle() {
        byte[] inner = Zips.gbk().add("主程序/Main.java", MAIN).bytes();
        Zips.gbk()
                .add("张三_12345_assignsubmission_file_/Main (1).java", MAIN)
                .add("张三_12345_assignsubmission_file_/说明.docx", "no source")
                .add("李四_12346_assignsubmission_file_/homework.zip", inner, Workbench.NOW)
                .at(bench.path("class.zip"));
    }

    @Test
    void judgesAZipAsItIsAfterListingWhatIsTakenForWhom() {
        moodle();

        Run run = grade("@class.zip", "--problem", "sum");

        assertThat(run.out())
                .isEqualTo(
                        """
                        The names in @class.zip were read as GB18030; if that is wrong, name another with --charset.
                        张三/sum: Main (1).java
                        李四/sum: homework/主程序/Main.java
                        张三  sum  AC   1/1  secret/01    70 ms    41 MiB
                        李四  sum  AC   1/1  secret/01    70 ms    41 MiB
                        Submissions: 2, accepted: 2, not accepted: 0, judge errors: 0
                        Report: @reports/2026-11-21T08-37-22Z/summary.json
                        Page: @reports/2026-11-21T08-37-22Z/index.html
                        """);
        assertThat(run.err())
                .isEqualTo("Left out: 张三_12345_assignsubmission_file_/说明.docx "
                        + "is no source in Java, C++, C or Python\n");
        assertThat(run.status()).isZero();
        assertThat(judged).hasSize(2).allMatch(root -> !Files.exists(root));
    }

    @Test
    void stopsAfterTheListInADryRun() {
        moodle();
        bench.write("roster.csv", "张三\n王五\n");

        Run run = grade("@class.zip", "--problem", "sum", "--dry-run");

        assertThat(run.out())
                .isEqualTo(
                        """
                        Roster: @roster.csv, students: 2
                        Columns: 1 = id
                        The names in @class.zip were read as GB18030; if that is wrong, name another with --charset.
                        张三/sum: Main (1).java
                        李四/sum: homework/主程序/Main.java
                        No submission judged (1): 王五
                        Not found on the roster (1): 李四
                        """);
        assertThat(run.status()).isZero();
        assertThat(judged).isEmpty();
        assertThat(bench.path("reports")).doesNotExist();
    }

    @Test
    void judgesSourcesWhoseEndingsAreInCapitals() {
        bench.write("class/anna/Main.JAVA", MAIN)
                .write("class/bert/A.PY", "print(3)\n")
                .write("class/carla/B.CPP", "int main() {}\n");

        Run run = grade("@class", "--problem", "sum");

        assertThat(run.out())
                .startsWith("anna/sum: Main.JAVA\nbert/sum: A.PY\ncarla/sum: B.CPP\n")
                .contains("Submissions: 3, accepted: 3");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void judgesAFolderOfSolutionsWhereItIs() {
        bench.solution("anna", "sum").solution("anna", "product").write("solutions/bert/sum/notes.txt", "no source");

        Run run = grade("@solutions", "--jobs", "1");

        assertThat(run.out()).startsWith("anna/product: Main.java\nanna/sum: Main.java\nbert/sum: no source\n");
        assertThat(judged)
                .containsExactly(
                        bench.path("solutions/anna/product"),
                        bench.path("solutions/anna/sum"),
                        bench.path("solutions/bert/sum"));
        assertThat(bench.path("solutions/bert/sum/notes.txt")).exists();
        assertThat(run.err()).isEmpty();
    }

    @Test
    void listsSolutionsToo() {
        bench.solution("anna", "sum");

        Run run = bench.grade("--dry-run");

        assertThat(run).isEqualTo(new Run(0, "anna/sum: Main.java\n", ""));
        assertThat(judged).isEmpty();
    }

    @Test
    void chooses() {
        bench.write("source/anna/sum.java", MAIN)
                .write("source/anna/product/product.java", MAIN)
                .write("source/bert/sum.java", MAIN);

        Run run = grade("@source", "--contestant", "anna", "--problem", "product");

        assertThat(run.out()).startsWith("anna/product: product.java\nanna  product  AC");
        assertThat(judged).hasSize(1);
        assertThat(run.status()).isZero();
        assertThat(grade("@source", "--contestant", "carl").err())
                .endsWith("judge: there is no contestant \"carl\" in @source\n");
    }

    @Test
    void endsWith2WhereSomethingIsLeftOutThatMayBeMissed() {
        bench.write("handed/anna/Main.java", MAIN).write("handed/bert/sum.java", MAIN);

        Run run = grade("@handed");

        assertThat(run.out()).startsWith("bert/sum: sum.java\n").contains("accepted: 1");
        assertThat(run.err())
                .isEqualTo("Left out: anna/Main.java names no problem; --problem says which one it is for\n");
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void saysWhereThereIsNothingToJudge() {
        bench.write("handed/anna/essay.docx", "no source");

        Run run = grade("@handed", "--problem", "sum");

        assertThat(run.err())
                .isEqualTo("Left out: anna/essay.docx is no source in Java, C++, C or Python\n"
                        + "judge: there is no submission in @handed\n");
        assertThat(run.status()).isEqualTo(2);
        assertThat(bench.path("reports")).doesNotExist();
    }

    @Test
    void saysWhereAnswersAreLaid() throws Exception {
        Path yaml = bench.problem("ans").path("problems/ans/problem.yaml");
        Files.writeString(yaml, Files.readString(yaml).replaceFirst("(?m)^type:.*\\R", "") + "type: submit-answer\n");
        bench.write("handed/anna/ans/1.ans", "1\n");

        String answers = "judge: ans takes answers, and only folders of solutions are read with those: lay them into"
                + " DIR/CONTESTANT/ans, and grade them by --solutions DIR\n";
        assertThat(grade("@handed").err()).endsWith(answers);
        assertThat(grade("@handed", "--problem", "ans").err()).endsWith(answers);
        assertThat(bench.run("import", "@handed", "--problems", "@problems", "--into", "@into")
                        .err())
                .endsWith(answers);
        assertThat(bench.path("into")).doesNotExist();
    }

    @Test
    void judgesAnswersWhereTheyLieBesidePrograms() throws Exception {
        Path yaml = bench.problem("ans").path("problems/ans/problem.yaml");
        Files.writeString(yaml, Files.readString(yaml).replaceFirst("(?m)^type:.*\\R", "") + "type: submit-answer\n");
        bench.write("handed/anna/ans/1.out", "1\n").write("handed/anna/sum/Main.java", MAIN);

        assertThat(grade("@handed", "--problem", "ans").out()).contains("anna  ans  AC");
    }

    @Test
    void leavesOutAPathThatLeadsOutOfItsArchiveAndJudgesTheOthers() {
        Zips.utf8().add("anna/sum.java", MAIN).add("../../evil/sum.java", MAIN).at(bench.path("class.zip"));

        Run run = grade("@class.zip");

        assertThat(run.err()).isEqualTo("Left out: ../../evil/sum.java leads out of its archive\n");
        assertThat(run.status()).isEqualTo(2);
        assertThat(judged).hasSize(1);
    }

    @Test
    void sendsWhoHasASingleSourceToCheck() {
        bench.write("Main.java", MAIN);

        assertThat(grade("@Main.java", "--problem", "sum").err())
                .isEqualTo("judge: @Main.java is a single source, not what a class handed in; ./runner.sh check judges "
                        + "it\n");
    }

    @Test
    void takesOneSourceOfSubmissionsOnly() {
        assertThat(bench.solution("anna", "sum").grade("@solutions").err())
                .isEqualTo("judge: SRC does not go with --solutions\n");
    }
}
