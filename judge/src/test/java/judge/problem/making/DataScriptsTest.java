package judge.problem.making;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.message.English;
import judge.problem.DataMaker;
import judge.problem.DataPlan;
import judge.problem.DataScript;
import judge.problem.PackageFolder;
import judge.problem.reading.PackageReader;
import judge.problem.yaml.ProblemFormatException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataScriptsTest {

    private final List<DataScript> asked = new ArrayList<>();

    @TempDir
    Path temp;

    private PackageFolder folder;

    @BeforeEach
    void writesAPackageWithoutData() {
        folder = PackageFolder.legacy(temp.resolve("contest"))
                .delete("data/secret/1.in")
                .delete("data/secret/1.ans")
                .write("data/gen.sh", "")
                .write("data/generator.sh", ". ../../tools/gen.sh\nsource ./gen.sh\n. $HOME/x.sh\n");
    }

    @Test
    void aScriptThatMakesTheDataIsRunWhereTheyAreNotThere() throws Exception {
        read();
        read(folder.testCase("secret/1"));
        read(folder.delete("data/secret/1.in")
                .delete("data/secret/1.ans")
                .write("generators/generators.yaml", "data: {}"));

        assertThat(asked).extracting(DataScript::path).containsExactly("data/generator.sh");
        assertThat(asked.get(0).files()).contains("problem.yaml", "data/gen.sh", "submissions/accepted/Sum.java");
    }

    @Test
    void itSeesWhatLiesBesideTheScriptThatItIncludesInTheSameCheckoutOnly() throws Exception {
        write("contest/tools/gen.sh");
        write("contest/tools/more.sh");
        write("contest/tools/.hidden");
        write("contest/tools/folder/deep.sh");
        write("outside.sh");
        Files.createSymbolicLink(temp.resolve("contest/tools/link.sh"), temp.resolve("outside.sh"));

        read();
        Files.createDirectory(temp.resolve("contest/.git"));
        read();

        assertThat(asked.get(0).files()).noneMatch(file -> file.startsWith(".."));
        assertThat(asked.get(1).files())
                .filteredOn(file -> file.startsWith(".."))
                .containsExactly("../tools/gen.sh", "../tools/more.sh");
    }

    @Test
    void whereNobodyRunsScriptsThePackageIsOneWithoutData() {
        assertThat(folder.faults())
                .containsExactly("data/secret: has no test case: there must be at least one .in with its .ans;"
                        + " data/generator.sh may make them, and has to be run first");
    }

    private void read() {
        read(folder);
    }

    private void read(PackageFolder one) {
        try {
            PackageReader.read(one.folder(), new DataMaker() {
                @Override
                public Path make(DataPlan plan) {
                    return temp;
                }

                @Override
                public Optional<Path> run(DataScript script) {
                    asked.add(script);
                    return Optional.empty();
                }
            });
        } catch (ProblemFormatException e) {
            assertThat(English.of(e.faults()))
                    .anyMatch(fault -> fault.contains("secret") || fault.contains("generators"));
        }
    }

    private void write(String path) throws IOException {
        Path file = temp.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "");
    }
}
