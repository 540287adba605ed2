package judge.cli.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NewProblemCommandTest {

    private static final Path FILES = Path.of("judge/src/main/resources/judge/cli/problem/skeleton");

    private final Workbench bench;

    NewProblemCommandTest(@TempDir Path folder) {
        bench = new Workbench(folder);
    }

    private Run begin(String arguments) {
        return bench.run(("new-problem " + arguments).split(" "));
    }

    private List<String> written(String folder) throws IOException {
        return paths(bench.path(folder));
    }

    private static List<String> paths(Path folder) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }

    @Test
    void writesAPackageAndSaysHowToVerifyIt() throws IOException {
        Run run = begin("mine --problems @problems");

        assertThat(run)
                .isEqualTo(new Run(
                        0,
                        """
                        Written: @problems/mine
                        Change it to your problem, as judge/docs/cookbook.md shows, and verify it, now and later:
                          ./runner.sh verify @problems/mine
                        """,
                        ""));
        assertThat(written("problems/mine"))
                .contains("problem.yaml", "statement/problem.zh.md", "generators/small.cpp")
                .noneMatch(path -> path.endsWith(".py"));
    }

    @Test
    void givesEachPackageAnIdOfItsOwn() throws IOException {
        begin("one --problems @problems");
        begin("two --problems @problems");

        String one = Files.readString(bench.path("problems/one/problem.yaml"));
        assertThat(one).containsPattern("(?m)^uuid: [0-9a-f-]{36}$").doesNotContain(Skeleton.UUID);
        assertThat(Files.readString(bench.path("problems/two/problem.yaml"))).isNotEqualTo(one);
    }

    @Test
    void writesProgramsInPythonWhereTheyAreWanted() throws IOException {
        assertThat(begin("mine --type interactive --language python --problems @problems")
                        .status())
                .isZero();

        assertThat(written("problems/mine"))
                .contains("output_validator/talk.py", "submissions/wrong_answer/one_by_one.py")
                .noneMatch(path -> path.endsWith(".cpp"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"problems/mine/note.txt", "problems/mine"})
    void overwritesNothing(String there) throws IOException {
        bench.write(there, "kept\n");

        Run run = begin("mine --problems @problems");

        assertThat(run)
                .isEqualTo(new Run(
                        2,
                        "",
                        "judge: @problems/mine is there already and is never overwritten; --problems names another"
                                + " place\n"));
        assertThat(bench.path(there)).hasContent("kept\n");
        assertThat(written("problems")).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "../mine | ID cannot be \"../mine\"; it must be 1 to 64 letters, digits, \".\", \"_\" and \"-\","
                        + " all ASCII, the first of them a letter or a digit",
                "mine --type puzzle | --type cannot be \"puzzle\"; it must be pass-fail, checker, interactive,"
                        + " multi-pass or scoring",
                "mine --language java | --language cannot be \"java\"; it must be cpp or python3",
            })
    void refusesWhatItDoesNotKnowInOneSentence(String arguments, String sentence) {
        Run run = begin(arguments + " --problems @problems");

        assertThat(run).isEqualTo(new Run(2, "", "judge: " + sentence + " (see: ./runner.sh new-problem --help)\n"));
        assertThat(bench.path("problems")).doesNotExist();
    }

    @Test
    void knowsEachFileOfTheSkeletons() throws IOException {
        assertThat(Files.readAllLines(FILES.resolve("files.txt")))
                .containsExactlyInAnyOrderElementsOf(paths(FILES).stream()
                        .filter(path -> !path.equals("files.txt"))
                        .toList());
    }
}
