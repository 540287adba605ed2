package judge.problem.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import judge.message.English;
import judge.problem.PackageFolder;
import judge.problem.yaml.ProblemFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProblemLibraryTest {

    @TempDir
    Path temp;

    @Test
    void findsPackagesByTheirFoldersNames() throws ProblemFormatException, IOException {
        PackageFolder.sound(temp);
        Files.createDirectory(temp.resolve("notes"));
        Files.createFile(temp.resolve("README.md"));
        Files.createDirectories(temp.resolve(".git"));

        ProblemLibrary library = ProblemLibrary.open(temp);

        assertThat(library.ids()).containsExactly("sum");
        assertThat(library.problem("sum").id()).isEqualTo("sum");
        assertThat(library.problems(List.of())).hasSize(1);
    }

    @Test
    void namesTheProblemsThatThereAreForAnUnknownOne() throws ProblemFormatException {
        PackageFolder.sound(temp);
        ProblemLibrary library = ProblemLibrary.open(temp);

        assertThatThrownBy(() -> library.problem("sun"))
                .isInstanceOf(ProblemFormatException.class)
                .extracting(English::message)
                .asString()
                .isEqualTo("there is no problem sun in " + temp + "; there are: sum");
        assertThatThrownBy(() -> library.problem("../" + temp.getFileName() + "/sum"))
                .extracting(English::message)
                .asString()
                .contains("there is no problem");
    }

    @Test
    void reportsTheFaultsOfAllPackages() throws ProblemFormatException {
        PackageFolder.sound(temp).write("problem.yaml", "problem_format_version: 1\n");
        PackageFolder.sound(temp.resolve("sub"));
        ProblemLibrary library = ProblemLibrary.open(temp);

        assertThatThrownBy(() -> library.problems(List.of("sum", "product")))
                .extracting(English::message)
                .asString()
                .contains("there is no problem product")
                .contains("problem_format_version must be text");
    }

    @Test
    void saysInOneSentenceThatThereIsNothing() throws IOException {
        Path file = Files.createFile(temp.resolve("file"));

        assertThatThrownBy(() -> ProblemLibrary.open(temp.resolve("gone")))
                .isInstanceOf(ProblemFormatException.class)
                .extracting(English::message)
                .asString()
                .isEqualTo("the problems folder " + temp.resolve("gone") + " does not exist");
        assertThatThrownBy(() -> ProblemLibrary.open(file))
                .extracting(English::message)
                .asString()
                .isEqualTo("the problems folder " + file + " is not a folder");
        assertThatThrownBy(() -> ProblemLibrary.open(temp))
                .extracting(English::message)
                .asString()
                .isEqualTo("there is no problem in " + temp + ": expected " + temp.resolve("<problem>/problem.yaml"));
    }
}
