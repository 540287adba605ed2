package judge.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.intake.LeftOut.Cause;
import judge.submission.Selection;
import judge.submission.SubmissionFinder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IntakeTest {

    private static final Set<String> KNOWN = Set.of("sum", "sudoku");
    private static final String MAIN = "class Main {}";
    private static final Optional<String> SUM = Optional.of("sum");

    @TempDir
    private Path folder;

    private Plan plan(Zips zip, Optional<String> wanted) throws Exception {
        return Intake.of(zip.at(folder.resolve("class.zip")), KNOWN, wanted, Optional.empty());
    }

    private Plan plan(Path source, Optional<String> wanted) throws Exception {
        return Intake.of(source, KNOWN, wanted, Optional.empty());
    }

    static List<String> taken(Plan plan) {
        return plan.taken().stream()
                .map(one -> one.contestant() + "/" + one.problem() + " " + one.files())
                .toList();
    }

    static List<String> leftOut(Plan plan) {
        return plan.leftOut().stream()
                .map(one -> one.path() + " " + one.cause())
                .toList();
    }

    private Path write(String path, String text) throws IOException {
        Path file = folder.resolve("handed").resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return folder.resolve("handed");
    }

    /** ILIAS puts the second before a name; the same file once more is a later attempt, another one belongs to it. */
    @Test
    void takesTheNewestOfSeveralFilesThatIliasHasStamped() throws Exception {
        Plan plan = plan(
                Zips.utf8()
                        .add("Exercise/Doe_Ann_adoe_4711/20261102101500_Main.java", MAIN)
                        .add("Exercise/Doe_Ann_adoe_4711/20261101101500_Main.java", "class Old {}")
                        .add("Exercise/Doe_Ann_adoe_4711/20261101101501_Other.java", MAIN)
                        .add("Exercise/Roe_Bob_broe_4712/20261101101500_Main.java", MAIN),
                SUM);

        assertThat(taken(plan))
                .containsExactly("Doe_Ann_adoe_4711/sum [Main.java, Other.java]", "Roe_Bob_broe_4712/sum [Main.java]");
        assertThat(plan.taken().get(0).handed().get(0).content()).asString().isEqualTo(MAIN);
        assertThat(leftOut(plan)).singleElement().asString().contains("20261101101500_Main.java");
    }

    @Test
    void takesContestantsWithProblems() throws Exception {
        Plan plan = plan(
                Zips.utf8()
                        .add("anna/sum/Main.java", MAIN)
                        .add("anna/sum/util/Help.java", MAIN)
                        .add("anna/sudoku/Main.java", MAIN)
                        .add("bert/quotient/Main.java", MAIN),
                Optional.empty());

        assertThat(taken(plan)).containsExactly("anna/sudoku [Main.java]", "anna/sum [Main.java, util/Help.java]");
        assertThat(leftOut(plan)).containsExactly("bert/quotient/Main.java NO_PROBLEM");
    }

    /** Two contestants' files were one submission of a contestant who has the problem's name. */
    @Test
    void takesProblemsWithContestants() throws Exception {
        Plan plan = plan(
                Zips.utf8()
                        .add("sum/张三.java", MAIN)
                        .add("sum/李四/Main.java", MAIN)
                        .add("sum/李四/Help.java", MAIN)
                        .add("sudoku/张三_12345_assignsubmission_file_Main.java", MAIN),
                Optional.empty());

        assertThat(taken(plan))
                .containsExactly("张三/sudoku [Main.java]", "张三/sum [张三.java]", "李四/sum [Help.java, Main.java]");
        assertThat(plan.inPlace()).isFalse();
        Path handed = write("sum/anna/Main.java", MAIN);
        write("sum/bert/Main.java", MAIN);
        assertThat(taken(plan(handed, SUM))).containsExactly("anna/sum [Main.java]", "bert/sum [Main.java]");
        assertThat(leftOut(plan(handed, Optional.of("sudoku"))))
                .containsExactly("sum/anna/Main.java OTHER_PROBLEM", "sum/bert/Main.java OTHER_PROBLEM");
    }

    /** Windows treats capitals as small letters, and names a copy so. */
    @Test
    void knowsASourceOfAProblemInOtherLettersAndOfSeveralCopiesTheNewest() throws Exception {
        byte[] source = MAIN.getBytes(StandardCharsets.UTF_8);
        Instant then = Instant.parse("2026-11-26T08:00:00Z");
        Plan plan = plan(
                Zips.utf8()
                        .add("张三/SUM.CPP", MAIN)
                        .add("李四/sum (2).cpp", MAIN)
                        .add("王五/sum - 副本.cpp", source, then)
                        .add("王五/sum.cpp", source, then)
                        .add("赵六/sum - Copy.cpp", source, then.plusSeconds(60))
                        .add("赵六/sum.cpp", source, then),
                Optional.empty());

        assertThat(taken(plan).subList(0, 2)).containsExactly("张三/sum [SUM.CPP]", "李四/sum [sum (2).cpp]");
        assertThat(taken(plan).subList(2, 4)).containsExactly("王五/sum [sum.cpp]", "赵六/sum [sum - Copy.cpp]");
        assertThat(leftOut(plan))
                .containsExactlyInAnyOrder("王五/sum/sum - 副本.cpp OLDER_ATTEMPT", "赵六/sum/sum.cpp OLDER_ATTEMPT");
        Path handed = write("anna/Sudoku.java", MAIN);
        assertThat(taken(plan(handed, SUM))).containsExactly("anna/sum [Sudoku.java]");
    }

    @Test
    void takesTheFoldersOfLemonLime() throws Exception {
        write("source/张三/sum.java", MAIN);
        write("source/张三/sudoku/sudoku.java", MAIN);
        Path handed = write("source/李四/sum/sum.java", MAIN);

        assertThat(taken(plan(handed, Optional.empty())))
                .containsExactly("张三/sudoku [sudoku.java]", "张三/sum [sum.java]", "李四/sum [sum.java]");
    }

    @Test
    void takesAFileAFolderOrAZipForEachStudent() throws Exception {
        write("anna.java", MAIN);
        write("bert/Main.java", MAIN);
        write("bert/src/deep/Help.java", MAIN);
        Path handed = write("notes.docx", "x");
        Zips.utf8().add("work/Main.java", MAIN).at(handed.resolve("carla.zip"));

        Plan plan = plan(handed, SUM);

        assertThat(taken(plan))
                .containsExactly(
                        "anna/sum [anna.java]",
                        "bert/sum [Main.java, src/deep/Help.java]",
                        "carla/sum [work/Main.java]");
        assertThat(leftOut(plan)).containsExactly("notes.docx NO_SOURCE");
    }

    @Test
    void takesWhatMoodleHandsOver() throws Exception {
        Plan plan = plan(
                Zips.utf8()
                        .add("张三_12345_assignsubmission_file_/Main (1).java", MAIN)
                        .add("李四_12346_assignsubmission_file_Main.java", MAIN)
                        .add(
                                "王五_12347_assignsubmission_file_/work.zip",
                                Zips.gbk().add("作业/主程序.java", MAIN).bytes(),
                                Instant.EPOCH)
                        .add("李四_12346_assignsubmission_onlinetext_/onlinetext.html", "x"),
                SUM);

        assertThat(taken(plan))
                .containsExactlyInAnyOrder(
                        "张三/sum [Main (1).java]", // the browser's own name for a second download
                        "李四/sum [Main.java]",
                        "王五/sum [work/作业/主程序.java]");
        assertThat(leftOut(plan)).containsExactly("李四_12346_assignsubmission_onlinetext_/onlinetext.html NO_SOURCE");
    }

    @Test
    void keepsTwoOfTheSameNameApart() throws Exception {
        Plan plan = plan(
                Zips.utf8()
                        .add("张伟_1_assignsubmission_file_/Main.java", MAIN)
                        .add("张伟_2_assignsubmission_file_/Main.java", MAIN)
                        .add("anna_3_assignsubmission_file_/Main.java", MAIN),
                SUM);

        List<String> taken = taken(plan);
        assertThat(taken).containsExactly("anna/sum [Main.java]", "张伟_1/sum [Main.java]", "张伟_2/sum [Main.java]");
    }

    @Test
    void takesWhatAGroupHandedInForEachOfItAndKeepsNamesakesApart() throws Exception {
        String metadata =
                """
                ---
                submission_1:
                  :submitters:
                  - :name: Ann Lee
                    :sid: '1001'
                    :email: ann@x.edu
                  - :sid: '1002'
                    :name: 'Dan O''Neil'
                  :results:
                    tests:
                    - name: Test 1
                submission_2:
                  :submitters:
                    - :name: "Bob \\"B\\" Ray"
                      :sid: '1003'
                  :name: no submitter
                submission_3:
                  :submitters:
                  - :name: Ann Lee
                    :sid: ''
                    :email: ann2@x.edu
                """;

        Plan plan = plan(
                Zips.utf8()
                        .add("export/submission_metadata.yml", metadata)
                        .add("export/submission_1/main.c", "1")
                        .add("export/submission_2/main.c", "2")
                        .add("export/submission_3/main.c", "3"),
                SUM);

        assertThat(taken(plan))
                .containsExactlyInAnyOrder(
                        "Ann Lee_1001/sum [main.c]",
                        "Ann Lee_ann2@x.edu/sum [main.c]",
                        "Bob \"B\" Ray/sum [main.c]",
                        "Dan O'Neil/sum [main.c]");
        assertThat(plan.leftOut()).isEmpty();
    }

    /** Somebody who hands in such a file says nothing of others. */
    @Test
    void takesTheNamesOfGradescopeFromTheExportAlone() throws Exception {
        String stolen = "submission_1:\n  :submitters:\n  - :name: Eve\n";
        String real = "submission_1:\n  :submitters:\n  - :name: Ann\nsubmission_2:\n  :submitters:\n  - :name: Eve\n";

        Plan plan = plan(
                Zips.utf8()
                        .add("export/submission_metadata.yml", real)
                        .add("export/submission_1/Main.java", MAIN)
                        .add("export/submission_2/Main.java", MAIN)
                        .add("export/submission_2/submission_metadata.yml", stolen),
                SUM);

        assertThat(taken(plan)).containsExactly("Ann/sum [Main.java]", "Eve/sum [Main.java]");
    }

    @Test
    void takesAnExportOfGradescopeWithTheNamesOfItsMetadata() throws Exception {
        Plan plan = plan(
                Zips.utf8()
                        .add(
                                "assignment_7_export/submission_metadata.yml",
                                "---\nsubmission_101:\n  :submitters:\n  - :name: Anna Müller\n    :sid: '1'\n  "
                                        + ":score: 3\n"
                                        + "submission_102:\n  :submitters:\n  - :name: \"张三\"\n    :email: x@y\n")
                        .add("assignment_7_export/submission_101/Main.java", MAIN)
                        .add("assignment_7_export/submission_102/Main.java", MAIN),
                SUM);

        assertThat(taken(plan)).containsExactly("Anna Müller/sum [Main.java]", "张三/sum [Main.java]");
    }

    /** The second number is of the file, so that each file has another one. */
    @Test
    void takesWhatCanvasHandsOver() throws Exception {
        Plan plan = plan(
                Zips.utf8()
                        .add("annlee_LATE_12_345_Main.java", MAIN)
                        .add("annlee_LATE_12_346_Help.java", MAIN)
                        .add(
                                "zhang三_13_350_work.zip",
                                Zips.utf8().add("Main.java", MAIN).bytes(),
                                Instant.EPOCH)
                        .add("joe_14_351_Main.java", MAIN)
                        .add("joe_15_352_Main.java", MAIN)
                        .add("LATE_anon_Ab3x5_353_Main.java", MAIN)
                        .add("kim_16_text.html", "x"),
                SUM);

        assertThat(taken(plan))
                .containsExactly(
                        "annlee/sum [Help.java, Main.java]",
                        "anon_Ab3x5/sum [Main.java]",
                        "joe_14/sum [Main.java]",
                        "joe_15/sum [Main.java]",
                        "zhang三/sum [work/Main.java]");
        assertThat(taken(plan(Zips.utf8().add("annlee_12_345_sum.cpp", MAIN), Optional.empty())))
                .containsExactly("annlee/sum [sum.cpp]");
    }

    @Test
    void leavesNamesThatOnlyResembleThoseOfCanvasAsTheyAre() throws Exception {
        Zips zip = Zips.utf8()
                .add("anna/lab_1_2_x.cpp", MAIN)
                .add("anna/a.cpp", MAIN)
                .add("bert/b.cpp", MAIN);

        assertThat(taken(plan(zip, SUM))).containsExactly("anna/sum [a.cpp, lab_1_2_x.cpp]", "bert/sum [b.cpp]");
    }

    @Test
    void takesWhatBlackboardHandsOver() throws Exception {
        String old = "Home_work 1_ann_lee_attempt_2026-11-03-09-00-00";
        String newer = "Home_work 1_ann_lee_attempt_2026-11-04-10-00-00";
        Plan plan = plan(
                Zips.utf8()
                        .add(newer + "_Main.java", MAIN)
                        .add(newer + "_Help.java", MAIN)
                        .add(newer + ".txt", "Name: Ann Lee (ann_lee)")
                        .add(old + "_Main.java", MAIN)
                        .add(
                                "Home_work 1_bob_attempt_2026-11-03-09-00-00_work.zip",
                                Zips.utf8().add("Main.java", MAIN).bytes(),
                                Instant.EPOCH),
                SUM);

        assertThat(taken(plan)).containsExactly("ann_lee/sum [Help.java, Main.java]", "bob/sum [work/Main.java]");
        assertThat(leftOut(plan)).contains("ann_lee/sum/" + old + " OLDER_ATTEMPT");
    }

    @Test
    void takesWhatBrightspaceHandsOver() throws Exception {
        Plan plan = plan(
                Zips.utf8()
                        .add("1234-5678 - Ann Lee - Nov 3, 2026 9-00 AM/Main.java", MAIN)
                        .add("1234-5678 - Ann Lee - Nov 3, 2026 9-00 AM/Help.java", MAIN)
                        .add("1234-5678 - Ann Lee - Nov 2, 2026 1130 PM/Main.java", MAIN)
                        .add("1235-5678 - 张三 - 2026年11月3日 0900 - Main.java", MAIN)
                        .add("1235-5678 - 张三 - 2026年11月3日 0900 - Help.java", MAIN)
                        .add("index.html", "x"),
                SUM);

        List<String> taken = taken(plan);
        assertThat(taken).containsExactly("Ann Lee/sum [Help.java, Main.java]", "张三/sum [Help.java, Main.java]");
        assertThat(leftOut(plan)).contains("Ann Lee/sum/1234-5678 - Ann Lee - Nov 2, 2026 1130 PM OLDER_ATTEMPT");
    }

    @Test
    void looksThroughTheFoldersAroundTheClass() throws Exception {
        Zips plain = Zips.utf8().add("export/2026/Ann/Main.java", MAIN).add("export/2026/Bob/x/Main.java", MAIN);
        assertThat(taken(plan(plain, SUM))).containsExactly("Ann/sum [Main.java]", "Bob/sum [x/Main.java]");

        Zips named = Zips.utf8()
                .add("export/2026/Ann/sum/Main.java", MAIN)
                .add("export/2026/Ann/other.c", MAIN)
                .add("export/2026/Bob/sudoku.cpp", MAIN);
        assertThat(taken(plan(named, Optional.empty())))
                .containsExactly("Ann/sum [Main.java]", "Bob/sudoku [sudoku.cpp]");

        Zips flat = Zips.utf8().add("a/b/ann_1_2_Main.java", MAIN).add("a/b/bob_2_3_Main.java", MAIN);
        assertThat(taken(plan(flat, SUM))).containsExactly("ann/sum [Main.java]", "bob/sum [Main.java]");

        Zips one = Zips.utf8().add("Ann/src/model/Main.java", MAIN).add("Ann/src/view/View.java", MAIN);
        assertThat(taken(plan(one, SUM))).containsExactly("Ann/sum [src/model/Main.java, src/view/View.java]");
    }

    @Test
    void takesAClassroomOfRepositories() throws Exception {
        for (String user : List.of("anna", "bert-b")) {
            write("hw1-sum-" + user + "/.git/HEAD", "ref");
            write("hw1-sum-" + user + "/.git/hooks/Evil.java", MAIN);
            write("hw1-sum-" + user + "/src/Main.java", MAIN);
        }

        assertThat(taken(plan(folder.resolve("handed"), SUM)))
                .containsExactly("anna/sum [src/Main.java]", "bert-b/sum [src/Main.java]");
    }

    @Test
    void readsNamesInGbk() throws Exception {
        Zips zip = Zips.gbk().add("张三/sum/主程序.java", MAIN).add("anna/sum/Main.java", MAIN);
        Plan plan = plan(zip, Optional.empty());

        assertThat(taken(plan)).containsExactly("anna/sum [Main.java]", "张三/sum [主程序.java]");
    }

    @Test
    void takesTheNewestOfSeveralAttemptsAndNamesTheOthers() throws Exception {
        byte[] code = MAIN.getBytes(StandardCharsets.UTF_8);
        Plan plan = plan(
                Zips.utf8()
                        .add("张三/Main.java", code, Instant.parse("2026-11-20T10:00:00Z"))
                        .add("张三 (2)/Main.java", code, Instant.parse("2026-11-19T10:00:00Z"))
                        .add("anna/Main.java", code, Instant.parse("2026-11-20T10:00:00Z"))
                        .add("anna/Main (1).java", code, Instant.parse("2026-11-20T10:00:00Z"))
                        .add("anna/Main (2).java", code, Instant.parse("2026-11-20T09:00:00Z")),
                SUM);

        assertThat(taken(plan)).containsExactly("anna/sum [Main (1).java]", "张三/sum [Main.java]");
        assertThat(leftOut(plan))
                .containsExactly(
                        "anna/sum/Main (2).java OLDER_ATTEMPT",
                        "anna/sum/Main.java OLDER_ATTEMPT",
                        "张三/sum/张三 (2) OLDER_ATTEMPT");
    }

    @Test
    void leavesOutWhatIsForAnotherProblemThanTheOneThatIsWanted() throws Exception {
        Plan plan = plan(Zips.utf8().add("anna/sum/Main.java", MAIN).add("bert/sudoku/Main.java", MAIN), SUM);

        assertThat(taken(plan)).containsExactly("anna/sum [Main.java]");
        assertThat(leftOut(plan)).containsExactly("bert/sudoku/Main.java OTHER_PROBLEM");
    }

    @Test
    void passesOverTheLockOfAnEditor() throws Exception {
        Path handed = write("anna/Main.java", MAIN);
        Files.createSymbolicLink(handed.resolve("anna/.#Main.java"), Path.of("anna@host.4711:1764000000"));

        assertThat(leftOut(plan(handed, SUM))).isEmpty();
    }

    @Test
    void followsNoLinkInAFolder() throws Exception {
        Path secret = Files.writeString(folder.resolve("Secret.java"), "class Secret {}");
        Path handed = write("anna/Main.java", MAIN);
        Files.createSymbolicLink(handed.resolve("anna/Secret.java"), secret);

        Plan plan = plan(handed, SUM);

        assertThat(taken(plan)).containsExactly("anna/sum [Main.java]");
        assertThat(leftOut(plan)).containsExactly("anna/Secret.java LINK");
    }

    @Test
    void writesWhatTheJudgeFindsAgain() throws Exception {
        Plan plan = plan(
                Zips.gbk()
                        .add("张三/sum/Main.java", MAIN)
                        .add("a?b*/sum/x/Main.java", MAIN)
                        .add(".hidden/sum/Main.java", MAIN),
                Optional.empty());
        Path solutions = folder.resolve("solutions");

        assertThat(plan.write(solutions)).isEmpty();

        assertThat(SubmissionFinder.find(solutions, Selection.all(KNOWN)).submissions())
                .extracting(one -> one.contestant() + " " + one.sources().size())
                .containsExactlyInAnyOrder("a_b_ 1", "张三 1");
        assertThat(plan.write(solutions))
                .extracting(LeftOut::cause)
                .containsOnly(Cause.THERE_ALREADY)
                .hasSize(2);
    }

    @Test
    void leavesWhatLiesInFoldersOfContestantsAndProblemsWhereItIs() throws Exception {
        write("anna/sum/Main.java", MAIN);
        write("anna/sudoku/util/Help.java", MAIN);
        write("bert/sum/notes.txt", "no source");
        Path handed = write("roster.csv", "anna");

        assertThat(plan(handed, Optional.empty()).inPlace()).isTrue();
        assertThat(plan(handed, SUM).inPlace()).isTrue();
        assertThat(leftOut(plan(handed, Optional.empty()))).containsExactly("bert/sum/notes.txt NO_SOURCE");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "anna_1_assignsubmission_file_/sum/Main.java",
                "anna/sum.java",
                "anna/quotient/Main.java",
                "anna (2)/sum/Main.java",
                "source/anna/sum/sum.java",
                "anna/src/sum/Main.java",
                "Main.java",
            })
    void knowsWhatHasToBeSorted(String path) throws Exception {
        write("bert/sum/Main.java", MAIN);

        assertThat(plan(write(path, MAIN), SUM).inPlace()).isFalse();
    }

    @Test
    void knowsThatWhatIsInAZipHasToBeUnpacked() throws Exception {
        Zips zip = Zips.utf8().add("Main.java", MAIN);
        Path handed = write("bert/sum/Main.java", MAIN);
        Files.createDirectory(handed.resolve("anna"));
        zip.at(handed.resolve("anna/sum.zip"));

        assertThat(plan(handed, Optional.empty()).inPlace()).isFalse();
        assertThat(plan(Zips.utf8().add("anna/sum/Main.java", MAIN), Optional.empty())
                        .inPlace())
                .isFalse();
    }

    @Test
    void saysThatARarIsNoZip() throws Exception {
        Path rar = Files.writeString(folder.resolve("作业.rar"), "Rar!");

        assertThatThrownBy(() -> plan(rar, SUM)).isInstanceOfSatisfying(IntakeException.class, e -> assertThat(
                        e.leftOut().cause())
                .isEqualTo(Cause.OTHER_ARCHIVE));
    }

    private List<String> contestants(Zips zip) throws IOException, IntakeException {
        return Intake.of(zip.at(folder.resolve("names.zip")), KNOWN, Optional.of("sum"), Optional.empty())
                .taken()
                .stream()
                .map(Taken::contestant)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"IBM850,Jörg,Müller", "IBM437,Jörg,Müller", "IBM852,Jiří,Łukasz", "IBM866,Иван,Ольга"})
    void namesOfOtherSystemsAreRead(String charset, String one, String other) throws Exception {
        Zips zip = Zips.in(charset).add(one + "/a.cpp", "int main() {}").add(other + "/a.cpp", "int main() {}");
        assertThat(contestants(zip)).containsExactly(one, other);
    }

    @Test
    void nameInUnicodeBesideAnotherOneCounts() throws Exception {
        Zips zip = Zips.withUnicodeBeside("IBM437").add("Ærø ₂/a.cpp", "int main() {}");
        assertThat(contestants(zip)).containsExactly("Ærø ₂");
    }

    @Test
    void accentsBelongToTheirLetters() throws Exception {
        Zips zip = Zips.in("UTF-8").add("Jo\u0308rg/a.cpp", "int main() {}");
        assertThat(contestants(zip)).containsExactly("Jörg");
    }

    private void writeFolder(String name, String charset) throws IOException {
        String bytes = URLEncoder.encode(name, Charset.forName(charset)).replace("+", "%20");
        Path student = Path.of(URI.create(folder.toUri() + "handed/" + bytes));
        Files.createDirectories(student);
        Files.writeString(student.resolve("a.cpp"), "int main() {}");
    }

    /** Each two names of two characters in GBK were the same four signs, and the older of the two was left out. */
    @ParameterizedTest
    @CsvSource({"GBK, 张三, 李四", "IBM850, Jörg, Müller", "Shift_JIS, 鈴木花子, 佐藤花子"})
    void namesOfAFolderThatAreNotInUtf8AreReadAsThoseOfAZip(String charset, String one, String other) throws Exception {
        for (String name : List.of(one, other, "Zoë")) {
            writeFolder(name, name.equals("Zoë") ? "UTF-8" : charset);
        }

        Plan plan = Intake.of(folder.resolve("handed"), KNOWN, Optional.of("sum"), Optional.empty());

        assertThat(taken(plan))
                .containsExactlyInAnyOrder(one + "/sum [a.cpp]", other + "/sum [a.cpp]", "Zoë/sum [a.cpp]");
        assertThat(leftOut(plan)).isEmpty();
        assertThat(plan.charsets()).hasSize(1);
    }

    @Test
    void namesOfAFolderThatReadAsWellInAnotherCharsetAreRefusedUnlessItIsGiven() throws Exception {
        writeFolder("Å", "windows-1252");
        Path handed = folder.resolve("handed");

        assertThatThrownBy(() -> Intake.of(handed, KNOWN, SUM, Optional.empty()))
                .isInstanceOfSatisfying(
                        IntakeException.class, e -> assertThat(e.readings()).hasSizeGreaterThan(1));
        assertThat(taken(Intake.of(handed, KNOWN, SUM, Optional.of(Charset.forName("windows-1252")))))
                .containsExactly("Å/sum [a.cpp]");
        writeFolder("É", "windows-1252");
        assertThat(taken(Intake.of(handed, KNOWN, SUM, Optional.of(StandardCharsets.UTF_8))))
                .hasSize(2);
    }

    @Test
    void namesThatReadAsWellInAnotherCharsetAreRefusedUnlessItIsGiven() throws Exception {
        Path zip = Zips.in("windows-1252").add("Å/a.cpp", "int main() {}").at(folder.resolve("names.zip"));
        assertThatThrownBy(() -> Intake.of(zip, KNOWN, Optional.of("sum"), Optional.empty()))
                .isInstanceOfSatisfying(
                        IntakeException.class, e -> assertThat(e.readings()).hasSizeGreaterThan(1));
        assertThat(Intake.of(zip, KNOWN, Optional.of("sum"), Optional.of(Charset.forName("windows-1252")))
                        .taken())
                .extracting(Taken::contestant)
                .containsExactly("Å");
    }
}
