package judge.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import judge.message.English;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.TestGroup;
import org.junit.jupiter.api.Test;

class HydroPackagesTest extends ForeignFolder {

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
}
