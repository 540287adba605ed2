package judge.problem.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import judge.problem.PackageFolder;
import judge.problem.TestCase;
import judge.problem.yaml.ProblemFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files in {@code data} beside the cases, and cases that are not whole. */
class TestDataFilesTest {

    @TempDir
    Path temp;

    @Test
    void namesSettingsOfTheOtherVersion() {
        assertThat(PackageFolder.sound(temp)
                        .write("data/testdata.yaml", "grading: default\n")
                        .write("data/secret/testdata.yaml", "on_reject: break\n")
                        .faults())
                .containsExactlyInAnyOrder(
                        "data/secret/testdata.yaml: is of the format's other version: here it is test_group.yaml",
                        "data/testdata.yaml: is of the format's other version: here it is test_group.yaml in secret");
    }

    @Test
    void warnsOfFilesThatBelongToNoCase() {
        assertThat(PackageFolder.sound(temp)
                        .write("data/secret/1.inn", "")
                        .write("data/secret/1.png", "")
                        .write("data/secret/1.svg", "")
                        .write("data/secret/1/x.png", "")
                        .write("data/secret/README.md", "")
                        .write("data/secret/test_group.in", "")
                        .write("data/secret/test_group.ans", "")
                        .write("data/old/1.in", "")
                        .warnings())
                .containsExactlyInAnyOrder(
                        "data/secret/test_group.in: must have another name: test_group.yaml is the folder's own",
                        "data/secret/1.inn: belongs to no test case: its ending is none of the format's",
                        "data/secret/1.in: has more than one illustration",
                        "data/secret/1: is a folder with the name of a test case, 1.in",
                        "data/secret/1/x.png: has no x.in beside it",
                        "data/old: is none of the format's: invalid_input, invalid_output, sample, secret,"
                                + " valid_output");
    }

    @Test
    void knowsWhatLiesBesideAProgram() throws ProblemFormatException {
        PackageFolder folder = PackageFolder.sound(temp)
                .write("data/secret/1.files/table.txt", "x")
                .write("data/secret/1.files/more/deep.txt", "y");

        TestCase testCase = folder.read().data().cases().get(0);
        assertThat(testCase.files()).containsOnlyKeys("table.txt", "more/deep.txt");
        assertThat(folder.warnings()).isEmpty();
        assertThat(folder.write("data/secret/1.in.files", "")
                        .write("data/secret/2.files", "")
                        .faults())
                .contains("data/secret/2.files: has no 2.in beside it");
    }

    @Test
    void judgesByTheSamplesAloneWhereThereIsNothingElse() throws ProblemFormatException {
        PackageFolder samples = PackageFolder.sound(temp)
                .delete("data/secret/1.in")
                .delete("data/secret/1.ans")
                .testCase("sample/1");

        assertThat(samples.read().data().cases()).extracting(TestCase::name).containsExactly("sample/1");
        assertThat(samples.warnings()).containsExactly("data/secret: has no test case: the samples alone decide");
    }

    @Test
    void judgesWithoutAnAnswerWhoseInputIsLost() throws ProblemFormatException {
        PackageFolder folder =
                PackageFolder.sound(temp).write("data/secret/2.ans", "").write("data/secret/3.yaml", "");

        assertThat(folder.read().data().cases()).hasSize(1);
        assertThat(folder.faults())
                .containsExactly(
                        "data/secret/2.ans: has no 2.in beside it", "data/secret/3.yaml: has no 3.in beside it");
    }

    /** Generators are compiled where the data lie, and what a compiler makes is called {@code a.out}. */
    @Test
    void takesAProgramForNoOutputWhoseInputIsLost() throws ProblemFormatException {
        PackageFolder folder = PackageFolder.sound(temp)
                .write("data/secret/a.out", new byte[] {0x7f, 'E', 'L', 'F', 2, 1, 1, 0})
                .write("data/secret/b.out", "3\n");

        assertThat(folder.read().data().cases()).hasSize(1);
        assertThat(folder.faults()).containsExactly("data/secret/b.out: has no b.in beside it");
        assertThat(folder.warnings()).containsExactly("data/secret/a.out: belongs to no test case: it is a program");
    }

    @Test
    void wantsASecretCase() {
        assertThat(PackageFolder.sound(temp)
                        .delete("data/secret/1.in")
                        .delete("data/secret/1.ans")
                        .faults())
                .containsExactly("data/secret: has no test case: there must be at least one .in with its .ans");
    }

    /** The cases lie one folder too high, all of them. */
    @Test
    void saysWhichInputLiesBesideTheFolderOfSecretCases() {
        assertThat(PackageFolder.sound(temp)
                        .delete("data/secret/1.in")
                        .delete("data/secret/1.ans")
                        .write("data/1.ans", "3\n")
                        .write("data/1.in", "1 2\n")
                        .faults())
                .containsExactly("data/secret: has no test case: there must be at least one .in with its .ans;"
                        + " data/1.in lies beside it, and is read only in it");
    }
}
