package judge.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import judge.message.English;
import judge.problem.Problem;
import judge.problem.TestGroup;
import org.junit.jupiter.api.Test;

class ForeignProblemsTest extends ForeignFolder {

    @Test
    void aContestOfLemonLimeBecomesPackagesWithItsSubtasks() throws Exception {
        for (int i = 1; i <= 3; i++) {
            write("data/plus/plus" + i + ".in", i + " 1\r\n");
            write("data/plus/plus" + i + ".ans", (i + 1) + "\n");
        }
        write(
                "比赛.cdf",
                """
                {"contestTitle": "x", "tasks": [{"problemTitle": "加法", "sourceFileName": "plus",
                 "inputFileName": "plus.in", "outputFileName": "plus.out", "taskType": 0, "comparisonMode": 1,
                 "testCases": [
                  {"fullScore": 40, "timeLimit": 1500, "memoryLimit": 256,
                   "inputFiles": ["plus/plus1.in", "plus/plus2.in"],
                   "outputFiles": ["plus/plus1.ans", "plus/plus2.ans"]},
                  {"fullScore": 60, "timeLimit": 1500, "memoryLimit": 256,
                   "inputFiles": ["1_lemon_SUbtaskDEPENDENCE_fLAg", "plus/plus3.in"], "outputFiles": ["plus/plus3.ans"]}
                 ]}]}
                """);

        Problem problem = written("plus");

        assertThat(problem.data().cases().get(0).input()).hasContent("1 1\n").hasSize(4);
        assertThat(problem.names()).containsEntry("zh", "加法");
        assertThat(problem.limits().cpuTime()).hasMillis(1500);
        assertThat(problem.judging().inputFile()).contains("plus.in");
        assertThat(problem.data().secret().groups())
                .extracting(TestGroup::maxScore)
                .containsExactly(40.0, 60.0);
        assertThat(problem.data().secret().groups().get(1).requirePass()).containsExactly("secret/group1");
        assertThat(problem.data().cases()).hasSize(3);
    }

    @Test
    void answersThatAreLargerThanOutputUsuallyIsRaiseTheLimitOfOutput() throws Exception {
        write("big/1.in", "1\n");
        write("big/1.out", "1 ".repeat(5 << 19) + "\n");

        assertThat(written("big").limits().outputBytes()).isEqualTo(11L << 20);
    }

    @Test
    void answersThatAreHandedInToLemonLimeAreHandedInHere() throws Exception {
        write("data/plus/plus1.in", "1\n");
        write("data/plus/plus1.ans", "1\n");
        write(
                "比赛.cdf",
                """
                {"tasks": [{"problemTitle": "plus", "sourceFileName": "plus", "taskType": 1, "comparisonMode": 1,
                 "inputFileName": "plus.in", "outputFileName": "plus.out",
                 "testCases": [{"fullScore": 100, "timeLimit": 1000, "memoryLimit": 256,
                   "inputFiles": ["plus/plus1.in"], "outputFiles": ["plus/plus1.ans"]}]}]}
                """);

        Problem problem = written("plus");

        assertThat(problem.type().submitAnswer()).isTrue();
        assertThat(problem.judging().inputFile()).isEmpty();
    }

    @Test
    void whatLemonLimeCompilesWithSubmissionsIsIncludedHere() throws Exception {
        write("data/plus/plus1.in", "1 2\n");
        write("data/plus/plus1.ans", "3\n");
        write("data/plus/plus.h", "int plus(int a, int b);\n");
        write("data/plus/asks.cpp", "#include \"plus.h\"\nint main() { return plus(1, 2) - 3; }\n");
        write(
                "比赛.cdf",
                """
                {"tasks": [{"problemTitle": "plus", "sourceFileName": "plus", "taskType": 2, "comparisonMode": 1,
                 "interactor": "plus/plus.h", "interactorName": "plus.h", "grader": "plus/asks.cpp",
                 "inputFileName": "plus.in", "outputFileName": "plus.out",
                 "testCases": [{"fullScore": 100, "timeLimit": 1000, "memoryLimit": 256,
                   "inputFiles": ["plus/plus1.in"], "outputFiles": ["plus/plus1.ans"]}]},
                 {"problemTitle": "two", "sourceFileName": "two", "taskType": 3, "comparisonMode": 1,
                 "graderFilesPath": ["plus/asks.cpp", "plus/gone.h"], "graderFilesName": ["main.cpp", "gone.h"],
                 "testCases": []}]}
                """);

        List<ForeignProblem> read = ForeignProblems.read(temp, "x", Optional.empty());

        assertThat(read.get(0).files().keySet()).contains("include/cpp/plus.h", "include/cpp/grader.cpp");
        assertThat(English.of(read.get(0).remarks())).noneMatch(one -> one.contains("taskType"));
        assertThat(read.get(1).files().keySet()).contains("include/cpp/main.cpp");
        assertThat(English.of(read.get(1).remarks()))
                .contains("its file data/plus/gone.h is missing: put it into include/cpp/")
                .noneMatch(one -> one.contains("taskType"));
        assertThat(written("plus").type().interactive()).isFalse();
    }

    @Test
    void aLargeFileThatIsNamedAgainAndAgainIsRefusedBeforeItIsRead() throws Exception {
        Files.createDirectories(temp.resolve("data/plus"));
        try (RandomAccessFile large =
                new RandomAccessFile(temp.resolve("data/plus/plus.in").toFile(), "rw")) {
            large.setLength(200L << 20);
        }
        String names = "\"plus/plus.in\"" + ", \"plus/plus.in\"".repeat(99);
        write(
                "contest.cdf",
                """
                {"contestTitle": "x", "tasks": [{"problemTitle": "plus", "sourceFileName": "plus",
                 "inputFileName": "plus.in", "outputFileName": "plus.out", "taskType": 0, "comparisonMode": 1,
                 "testCases": [{"fullScore": 100, "timeLimit": 1500, "memoryLimit": 256,
                   "inputFiles": [%s], "outputFiles": [%s]}]}]}
                """
                        .formatted(names, names));

        assertThatThrownBy(() -> ForeignProblems.read(temp, "x", Optional.empty()))
                .isInstanceOfSatisfying(
                        ForeignException.class, e -> assertThat(e.why()).isEqualTo(ForeignException.Cause.TOO_LARGE));
    }

    @Test
    void nothingOutsideOfTheSourceIsRead() throws Exception {
        Path secret = Files.writeString(temp.resolveSibling("secret-" + temp.getFileName()), "x");
        write("testdata/config.yaml", "cases: [{input: ../../%s, output: a}]".formatted(secret.getFileName()));
        assertThatThrownBy(() -> ForeignProblems.read(temp, "x", Optional.empty()))
                .hasMessageContaining("MISSING");
        write("testdata/config.yaml", "cases: [{input: link, output: link}]");
        Files.createSymbolicLink(temp.resolve("testdata/link"), secret);
        assertThatThrownBy(() -> ForeignProblems.read(temp, "x", Optional.empty()))
                .hasMessageContaining("MISSING testdata/link");
        Files.delete(secret);
    }

    @Test
    void entitiesAreNotExpanded() throws Exception {
        write("problem.xml", "<!DOCTYPE p [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><problem>&x;</problem>");
        assertThatThrownBy(() -> ForeignProblems.read(temp, "x", Optional.empty()))
                .hasMessageContaining("DOCTYPE problem.xml");
    }

    @Test
    void whatIsNotKnownIsSaid() {
        assertThatThrownBy(() -> ForeignProblems.read(temp, "x", Optional.empty()))
                .isInstanceOf(ForeignException.class)
                .hasMessageContaining("UNKNOWN_LAYOUT");
    }

    /** Hydro's own export has a folder for each problem. */
    @Test
    void severalProblemsOfHydroAreReadAtOnceAndACaseMayLackItsInput() throws Exception {
        for (String name : List.of("P1", "P2")) {
            write("all/" + name + "/problem.yaml", "title: x\npid: " + name + "\n");
            write("all/" + name + "/testdata/config.yaml", "filename: 求和\ncases: [{output: 1.out}]\n");
            write("all/" + name + "/testdata/1.out", "1\n");
        }

        List<ForeignProblem> read = ForeignProblems.read(temp, "export", Optional.empty());

        assertThat(read).extracting(ForeignProblem::id).containsExactly("p1", "p2");
        assertThat(read.get(0).files().get("data/secret/1.in").bytes()).isEmpty();
        assertThat(English.of(read.get(0).remarks()))
                .contains("the file name 求和.in cannot be used; programs read from stdin and write to stdout");
    }
}
