package judge.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import judge.problem.yaml.ProblemFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackageWalkTest {

    private static final String LEAVES =
            "is a link that leaves the package: put a copy of what it leads to in its place";

    @TempDir
    Path temp;

    @Test
    void followsALinkToAFileOfThePackage() {
        assertThat(PackageFolder.sound(temp)
                        .link("data/secret/2.in", Path.of("1.in"))
                        .link("data/secret/2.ans", Path.of("1.ans"))
                        .faults())
                .isEmpty();
    }

    @Test
    void refusesALinkThatLeavesThePackageAndDoesNotReadIt() throws IOException {
        Path outside = Files.writeString(temp.resolve("outside.yaml"), "password: secret\n");

        assertThat(PackageFolder.sound(temp)
                        .link("judge.yaml", outside)
                        .link("data/secret/more", temp)
                        .faults())
                .containsExactlyInAnyOrder("judge.yaml: " + LEAVES, "data/secret/more: " + LEAVES);
    }

    @Test
    void refusesALinkToNowhereWhereAVerdictDependsOnIt() {
        assertThat(PackageFolder.sound(temp)
                        .link("data/secret/2.in", Path.of("gone.in"))
                        .faults())
                .contains("data/secret/2.in: is a link to nowhere");
    }

    @Test
    void warnsOfLinksThatNoVerdictDependsOnAndDoesNotFollowThem() {
        PackageFolder folder = PackageFolder.sound(temp)
                .link("statement/problem.de.md", Path.of("gone.md"))
                .link("input_validators/Other.java", temp.toAbsolutePath());

        assertThat(folder.faults()).isEmpty();
        assertThat(folder.warnings())
                .containsExactlyInAnyOrder(
                        "statement/problem.de.md: is a link to nowhere", "input_validators/Other.java: " + LEAVES);
    }

    @Test
    void refusesALinkInACircle() {
        assertThat(PackageFolder.sound(temp)
                        .link("data/secret/again", Path.of("../secret"))
                        .faults())
                .containsExactly("data/secret/again: is a link to a folder that it lies in");
    }

    @Test
    void isNotHeldUpByAPipe() throws IOException, InterruptedException {
        PackageFolder sound = PackageFolder.sound(temp);
        Path pipe = sound.folder().resolve("judge.yaml");
        assumeThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();

        assertThat(sound.faults()).containsExactly("judge.yaml: is neither a file nor a folder");
    }

    @Test
    void namesAFileThatCannotBeRead() throws IOException {
        PackageFolder sound = PackageFolder.sound(temp).testCase("secret/2");
        Path answer = sound.folder().resolve("data/secret/2.ans");
        Files.setPosixFilePermissions(answer, PosixFilePermissions.fromString("---------"));
        assumeThat(Files.isReadable(answer)).as("readable for root").isFalse();

        assertThat(sound.faults()).contains("data/secret/2.ans: cannot be read: no permission");
    }

    @Test
    void namesATestCaseThatItsNameWouldHide() {
        assertThat(PackageFolder.sound(temp).testCase("secret/big one").faults())
                .contains("data/secret/big one.in: has a name that the format does not allow:"
                        + " only letters, digits, '_', '.' and '-' in ASCII");
    }

    @Test
    void namesAFileAsItIsCalled() {
        assertThat(PackageFolder.sound(temp).testCase("secret/a\\b").faults())
                .anySatisfy(fault -> assertThat(fault).startsWith("data/secret/a\\b.in: has a name"));
    }

    @Test
    void passesOverHiddenFiles() {
        assertThat(PackageFolder.sound(temp)
                        .write("data/secret/.DS_Store", "")
                        .write("data/secret/._1.in", "")
                        .write(".git/config", "")
                        .faults())
                .isEmpty();
    }

    @Test
    void warnsOfASubmissionOfTheJuryThatItsNameWouldHide() {
        PackageFolder folder = PackageFolder.sound(temp).write("submissions/accepted/Sum (1).java", "");

        assertThat(folder.faults()).isEmpty();
        assertThat(folder.warnings())
                .containsExactly("submissions/accepted/Sum (1).java: has a name that the format does not allow:"
                        + " only letters, digits, '_', '.' and '-' in ASCII");
    }

    @Test
    void passesOverWhatAnEditorLeavesBesideACaseWithAWarning() throws ProblemFormatException {
        PackageFolder folder =
                PackageFolder.sound(temp).write("data/secret/1.in~", "").write("submissions/accepted/Sum.java~", "");

        assertThat(folder.read().data().cases()).hasSize(1);
        assertThat(folder.warnings()).hasSize(2).allMatch(found -> found.contains("~: is left out, as its name is"));
    }

    @Test
    void saysOfEveryFileThatItsNameKeepsOutExceptBesideThePackagesOwn() throws ProblemFormatException {
        PackageFolder folder = PackageFolder.sound(temp)
                .write("statement/\u8bf4\u660e.txt", "")
                .write("include/cpp/\u8dd1.hpp", "")
                .write("attachments/two words/a.txt", "")
                .write("\u8bf4\u660e.txt", "");
        folder.read();

        String left = ": is left out, as its name is one that the format does not allow:"
                + " only letters, digits, '_', '.' and '-' in ASCII";
        assertThat(folder.warnings())
                .containsExactlyInAnyOrder(
                        "statement/\u8bf4\u660e.txt" + left,
                        "include/cpp/\u8dd1.hpp" + left,
                        "attachments/two words" + left);
    }

    @Test
    void refusesFoldersThatAreTooDeep() {
        assertThat(PackageFolder.sound(temp)
                        .write("data/secret/" + "d/".repeat(40) + "file", "")
                        .faults())
                .singleElement()
                .asString()
                .endsWith("lies too deep, at most 24 folders are read");
    }

    @Test
    void saysOfAPackageWithTooManyFilesNothingElse() throws IOException {
        PackageFolder folder = PackageFolder.sound(temp);
        for (int i = 0; i < 400; i++) {
            folder.write("data/secret/many/" + i + ".in", "1 2\n");
        }
        for (int i = 0; i < 260; i++) {
            folder.link("data/secret/again" + i, Path.of("many"));
        }

        assertThat(folder.faults()).singleElement().satisfies(fault -> assertThat(fault)
                .endsWith("has more than 100000 files"));
    }
}
