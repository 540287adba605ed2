package judge.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
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
import org.junit.jupiter.params.provider.ValueSource;

class IntakeTest {

    static final Set<String> KNOWN = Set.of("sum", "sudoku");
    private static final String MAIN = "class Main {}";
    static final Optional<String> SUM = Optional.of("sum");

    @TempDir
    private Path folder;

    private Plan plan(Zips zip, Optional<String> wanted) throws Exception {
        return Intake.of(zip.at(folder.resolve("class.zip")), KNOWN, wanted, Optional.empty());
    }

    static Plan plan(Path source, Optional<String> wanted) throws Exception {
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
}
