package judge.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.RandomAccessFile;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import judge.message.English;
import judge.problem.Problem;
import judge.problem.TestCase;
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
    void aProblemOfHydroKeepsSubtasksLimitsAndStatements() throws Exception {
        write("problem.yaml", "pid: P1000\ntitle: \t求和\n");
        write("problem_zh.md", "给定两个数，求和。\n");
        write(
                "testdata/config.yaml",
                """
                time: 500ms
                memory: 128m
                subtasks:
                  - {id: 7, score: 30, type: sum,
                     cases: [{input: a1.in, output: a1.out}, {input: a2.in, output: a2.out}]}
                  - {id: 9, score: 70, type: min, if: [7], cases: [{input: a10.in, output: a10.out}]}
                """);
        for (int i : List.of(1, 2, 10)) {
            write("testdata/a" + i + ".in", i + "\n");
            write("testdata/a" + i + ".out", i + "\n");
        }

        ForeignProblem read = read("x");
        assertThat(read.id()).isEqualTo("p1000");
        Path folder = read.write(temp.resolve("out"), "p1000");
        assertThat(Files.readString(folder.resolve("data/secret/group3/test_group.yaml")))
                .contains("max_score: 70", "require_pass: [secret/group1, secret/group2]");
        assertThat(Files.readString(folder.resolve("problem.yaml")))
                .contains("time_limit: 0.5", "memory: 128", "\"求和\"");
        assertThat(folder.resolve("statement/problem.zh.md")).exists();
        assertThat(English.of(read.remarks())).anyMatch(one -> one.contains("no accepted submission"));
        assertThatThrownBy(() -> read.write(temp.resolve("out"), "p1000"))
                .isInstanceOf(FileAlreadyExistsException.class);
    }

    /** The format requires no group whose cases earn points each by itself: such cases become groups of their own. */
    @Test
    void subtasksOfHydroThatOthersRequireCanBeRead() throws Exception {
        write(
                "testdata/config.yaml",
                """
                subtasks:
                  - {id: 1, score: 40, type: sum, cases: [{input: 1.in, output: 1.out, score: 10},
                     {input: 2.in, output: 2.out, score: 30}]}
                  - {id: 2, score: 60, type: sum, if: [1], cases: [{input: 3.in, output: 3.out, score: 20},
                     {input: 4.in, output: 4.out, score: 40}]}
                """);
        for (int i = 1; i <= 4; i++) {
            write("testdata/" + i + ".in", i + "\n");
            write("testdata/" + i + ".out", i + "\n");
        }

        Problem problem = written("x");

        assertThat(problem.data().secret().groups())
                .extracting(group -> group.name() + " " + group.maxScore() + " " + group.requirePass())
                .containsExactly(
                        "secret/group1 10.0 []",
                        "secret/group2 30.0 []",
                        "secret/group3 20.0 [secret/group1, secret/group2]",
                        "secret/group4 40.0 [secret/group1, secret/group2]");
    }

    @Test
    void aSubtaskOfHydroWithACheckerThatGivesPointsEarnsWhatItsLeastCaseDoes() throws Exception {
        write(
                "testdata/config.yaml",
                """
                checker_type: testlib
                checker: check.cc
                subtasks:
                  - {id: 1, score: 40, type: min, cases: [{input: 1.in, output: 1.out}]}
                  - {id: 2, score: 30, type: min, if: [1], cases: [{input: 1.in, output: 1.out}]}
                  - {id: 3, score: 30, type: max, cases: [{input: 1.in, output: 1.out}]}
                """);
        write("testdata/1.in", "1\n");
        write("testdata/1.out", "1\n");
        write("testdata/check.cc", "#include \"testlib.h\"\nint main() { quitp(0.5); }\n");

        ForeignProblem read = read("x");
        Path folder = read.write(temp.resolve("out"), "x");

        assertThat(Files.readString(folder.resolve("data/secret/group1/test_group.yaml")))
                .contains("pass-fail", "output_validator_args: [at_least=1]");
        assertThat(Files.readString(folder.resolve("data/secret/group2/test_group.yaml")))
                .contains("score_aggregation: min")
                .doesNotContain("args");
        assertThat(Files.readString(folder.resolve("data/secret/group3/test_group.yaml")))
                .contains("pass-fail", "output_validator_args: [at_least=1]");
        assertThat(English.of(read.remarks()))
                .contains("as group 2 requires group 1, what is right in part there earns nothing in the package");
    }

    /** Hydro shows these files to contestants, so a template among them is no solution. */
    @Test
    void filesThatHydroShowsWithTheStatementAreAttachments() throws Exception {
        write("testdata/1.in", "1\n");
        write("testdata/1.out", "1\n");
        write("additional_file/template.cpp", "int solve(int);\n");
        write("additional_file/big sample.in", "1\n");
        write("additional_file/std.cpp", "int main() {}\n");

        ForeignProblem read = read("x");
        Path folder = read.write(temp.resolve("out"), "x");

        assertThat(folder.resolve("attachments/template.cpp")).hasContent("int solve(int);");
        assertThat(folder.resolve("submissions/accepted")).isDirectoryContaining("glob:**/std.cpp");
        assertThat(folder.resolve("submissions/accepted/template.cpp")).doesNotExist();
        assertThat(English.of(read.remarks()))
                .contains("additional_file/std.cpp is taken for an accepted submission")
                .noneMatch(one -> one.contains("template"));
    }

    @Test
    void picturesThatAStatementOfHydroNamesLieBesideIt() throws Exception {
        write("problem_zh.md", "# 求和\n\n![](file://a.png) <img src=\"file://b.jpg\"> [d](file://d.zip)\n");
        write("additional_file/a.png", "a");
        write("additional_file/b.jpg", "b");
        write("additional_file/d.zip", "d");
        write("testdata/1.in", "1\n");
        write("testdata/1.out", "1\n");

        ForeignProblem read = read("x");
        Path statement = read.write(temp.resolve("out"), "x").resolve("statement");

        assertThat(statement.resolve("problem.zh.md"))
                .content()
                .contains("![](a.png) <img src=\"b.jpg\"> [d](file://d.zip)");
        assertThat(statement.resolve("a.png")).hasContent("a");
        assertThat(statement.resolve("b.jpg")).hasContent("b");
        assertThat(English.of(read.remarks())).noneMatch(one -> one.contains("names the picture"));
    }

    @Test
    void casesOfHydroWithoutRulesAreInTheOrderOfTheirNumbers() throws Exception {
        for (int i : List.of(1, 2, 10)) {
            write("testdata/a" + i + ".in", i + "\n");
            write("testdata/a" + i + ".out", i + "\n");
        }
        Problem problem = written("x");
        assertThat(problem.data().cases())
                .extracting(TestCase::input)
                .extracting(Files::readString)
                .containsExactly("1\n", "2\n", "10\n");
    }

    /** Hydro finds subtasks so: files of one subtask begin with its number, and points are shared. */
    @Test
    void subtasksOfHydroAreFoundByTheNamesOfFiles() throws Exception {
        write("testdata/config.yaml", "time: 1s\nmemory: 256m\nsubtasks: [{id: 2, score: 40, if: [1]}]\n");
        for (String name : List.of("1-1", "1-2", "2-1", "3-1", "3-2")) {
            write("testdata/" + name + ".in", name + "\n");
            write("testdata/" + name + ".ans", name + "\n");
        }

        Problem problem = written("x");

        assertThat(problem.data().secret().groups())
                .extracting(TestGroup::maxScore)
                .containsExactly(30.0, 40.0, 30.0);
        assertThat(problem.data().secret().groups().get(1).requirePass()).containsExactly("secret/group1");
        assertThat(problem.data().cases()).hasSize(5);
    }

    @Test
    void olderNamesOfHydrosFilesAreKnown() throws Exception {
        write("testdata/input1.txt", "1\n");
        write("testdata/output1.txt", "1\n");
        write("testdata/sum.in2", "2\n");
        write("testdata/sum.ou2", "2\n");
        write("testdata/SUM3.IN", "3\n");
        write("testdata/SUM3.OUT", "3\n");
        write("testdata/Sum4.In", "4\n");
        write("testdata/Sum4.Out", "4\n");

        assertThat(written("x").data().cases()).hasSize(4);
    }

    @Test
    void casesOfHydroThatEarnDifferentPointsKeepThem() throws Exception {
        write(
                "testdata/config.yaml",
                "cases: [{input: a.in, output: a.out, score: 10}, {input: b.in, output: b.out}]\n");
        for (String name : List.of("a", "b")) {
            write("testdata/" + name + ".in", name + "\n");
            write("testdata/" + name + ".out", name + "\n");
        }
        assertThat(written("x").data().secret().groups())
                .extracting(TestGroup::maxScore)
                .containsExactly(10.0, 90.0);
    }

    @Test
    void whatHydroOnlyPassesOnToAnotherJudgeIsSaid() throws Exception {
        write("problem.yaml", "pid: P1\n");
        write("testdata/config.yaml", "type: remote_judge\nsubType: luogu\ntarget: luogu/P1001\n");

        assertThat(English.of(read("x").remarks()))
                .contains("it is judged elsewhere (luogu luogu/P1001), and nobody but that judge has its data");
    }

    @Test
    void answersThatAreHandedInToHydroAreHandedInHere() throws Exception {
        write("testdata/config.yaml", "type: submit_answer\n");
        write("testdata/1.in", "1\n");
        write("testdata/1.out", "1\n");

        assertThat(written("x").type().submitAnswer()).isTrue();
        assertThat(English.of(read("x").remarks())).noneMatch(one -> one.contains("type"));
    }

    @Test
    void filesAndLanguagesThatHydroNamesAreKept() throws Exception {
        write(
                "testdata/config.yaml",
                """
                checker_type: kattis
                checker: chk.py
                langs: [cc, cc.cc17o2, py.py3, pas]
                user_extra_files: [lib.h, gone.h, compile.sh]
                judge_extra_files: [words.txt]
                """);
        for (String file : List.of("1.in", "1.out", "chk.py", "lib.h", "words.txt", "compile.sh")) {
            write("testdata/" + file, "1\n");
        }

        ForeignProblem read = read("x");
        Path folder = read.write(temp.resolve("out"), "x");
        assertThat(folder.resolve("include/default/lib.h")).hasContent("1");
        assertThat(folder.resolve("include/default/compile.sh")).doesNotExist();
        assertThat(folder.resolve("output_validator/words.txt")).hasContent("1");
        assertThat(folder.resolve("problem.yaml")).content().contains("languages: [cpp, python3]");
        assertThat(English.of(read.remarks()))
                .contains("its file testdata/gone.h is missing: put it into include/default/")
                .contains("its file testdata/compile.sh compiles submissions there;"
                        + " here they are compiled as usual, together with its other files")
                .contains("it names languages that the judge does not have: pas");
    }

    @Test
    void aCheckerOfTestlibThatHydroNamesIsOneOfOurs() throws Exception {
        write("testdata/config.yaml", "checker_type: testlib\nchecker: rcmp6\n");
        write("testdata/1.in", "1\n");
        write("testdata/1.out", "1\n");

        assertThat(written("x").data().cases().get(0).checkerArguments())
                .containsExactly("case_sensitive", "float_tolerance", "1e-6");
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
