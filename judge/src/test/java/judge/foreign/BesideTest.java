package judge.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import judge.message.English;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every file beside test data is taken or named. */
class BesideTest extends ForeignFolder {

    private void data() throws Exception {
        write("1.in", "1\n");
        write("1.out", "1\n");
    }

    @ParameterizedTest
    @CsvSource({
        "statement.md, statement/problem.en.md",
        "题面.md, statement/problem.zh.md",
        "题目.pdf, statement/problem.zh.pdf",
        "statement.tex, statement/problem.en.tex",
        "doc/sum.pdf, statement/problem.en.pdf",
        "README.md, statement/problem.en.md",
        "problem_zh.md, statement/problem.zh.md",
        "std.cpp, submissions/accepted/std.cpp",
        "sol.py, submissions/accepted/sol.py",
        "std/a.java, submissions/accepted/a.java",
    })
    void takesStatementsAndSolutions(String file, String target) throws Exception {
        data();
        write(file, "x\n");

        ForeignProblem read = read("sum");

        assertThat(read.files()).containsKey(target);
        assertThat(English.of(read.remarks())).anyMatch(one -> one.startsWith(file + " is taken for"));
    }

    @ParameterizedTest
    @CsvSource({
        "chk.cpp, registerTestlibCmd(argc), output_validator/checker.h, its checker",
        "tools/a.cc, registerTestlibCmd(argc), output_validator/checker.h, its checker",
        "interactor.cpp, registerInteraction(argc), output_validator/interactor.h, its interactor",
        "val.cpp, registerValidation(argc), input_validators/validator/validator.h, its input validator",
    })
    void takesProgramsWithTestlibForWhatTheyRegisterAs(String file, String call, String target, String what)
            throws Exception {
        data();
        write(file, "#include \"testlib.h\"\nint main() { " + call + "; }\n");
        write("testlib.h", "//\n");

        ForeignProblem read = read("sum");

        assertThat(read.files()).containsKeys(target, target.replaceFirst("[^/]*$", "testlib.h"));
        assertThat(English.of(read.remarks()))
                .contains(file + " is taken for " + what)
                .noneMatch(one -> one.startsWith("not taken") || one.contains("needs testlib.h"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chk.cpp",
                "checker.py",
                "spj.cc",
                "spj",
                "tpj.cc",
                "upj.cc",
                "interactor.cpp",
                "judge/main.pas",
                "sub/checker.exe"
            })
    void namesWhatSeemsToJudgeAndCannotBeUsed(String file) throws Exception {
        data();
        write(file, "int main() {}\n");

        assertThat(English.of(read("sum").remarks()))
                .contains(
                        file + " looks like a program that judges answers, and is not used: if it does, write it into"
                                + " output_validator, or wrong verdicts follow",
                        "not taken: " + file);
    }

    @Test
    void leavesTwoCheckersToAPerson() throws Exception {
        data();
        for (String name : List.of("chk.cpp", "spj.cpp")) {
            write(name, "#include \"testlib.h\"\nint main() { registerTestlibCmd(1); }\n");
        }

        assertThat(English.of(read("sum").remarks())).anyMatch(one -> one.startsWith("chk.cpp, spj.cpp looks like"));
    }

    @Test
    void foldsManyFilesThatAreNotTakenAndLeavesOutWhatSystemsLeave() throws Exception {
        data();
        for (int i = 0; i < 40; i++) {
            write("gen/g" + i + ".txt", "\n");
        }
        write("gen.py", "\n");
        write("wa.cpp", "\n");
        write("__MACOSX/x.in", "\n");
        write(".DS_Store", "\n");

        assertThat(English.of(read("sum").remarks())).contains("not taken: wa.cpp, gen.py, gen/*.txt (40)");
    }

    @Test
    void refusesAnswersThatDifferAndTakesThoseThatAreTheSame() throws Exception {
        data();
        write("1.ans", "1\n");
        assertThat(English.of(read("sum").remarks())).noneMatch(one -> one.contains("1.ans"));

        write("1.ans", "2\n");
        assertThatThrownBy(() -> read("sum")).hasMessageContaining("ANSWERS_DIFFER 1.out 1.ans");
    }

    @Test
    void givesEachProblemWhatLiesInItsFolder() throws Exception {
        for (String name : List.of("sum", "max")) {
            write(name + "/data/1.in", "1\n");
            write(name + "/data/1.out", "1\n");
            write(name + "/std.cpp", name + "\n");
            write(name + "/statement.md", name + "\n");
        }
        write("notes.txt", "x\n");

        List<ForeignProblem> read = ForeignProblems.read(temp, "all", Optional.empty());

        assertThat(read).extracting(ForeignProblem::id).containsExactly("max", "sum");
        assertThat(read).allSatisfy(one -> {
            assertThat(one.files().get("submissions/accepted/std.cpp").bytes())
                    .asString()
                    .isEqualTo(one.id() + "\n");
            assertThat(one.files()).containsKey("statement/problem.en.md");
        });
        assertThat(English.of(read.get(1).remarks())).contains("not taken: notes.txt");
    }

    @Test
    void dataAloneLoseNoCaseByItsName() throws Exception {
        for (String name : List.of("facil", "grupo.a", "grupo.1", "2-large", "sample")) {
            write("d/" + name + ".in", "1\n");
            write("d/" + name + ".out", "1\n");
        }

        ForeignProblem read = read("x");

        assertThat(read.files().keySet().stream().filter(path -> path.matches("data/secret/.*in")))
                .containsExactlyInAnyOrder(
                        "data/secret/2-large.in",
                        "data/secret/facil.in",
                        "data/secret/grupo.1.in",
                        "data/secret/grupo.a.in");
        assertThat(read.files()).containsKeys("data/sample/1.in", "data/sample/1.ans");
        assertThat(English.of(read.remarks())).contains("sample.in: taken for samples by their names");
    }

    @Test
    void whatNamesNoSubtaskIsInNoneOfThem() throws Exception {
        for (String name : List.of("case1", "extra", "sub1-1", "sub1-2", "sub2-1")) {
            write(name + ".in", "1\n");
            write(name + ".out", "1\n");
        }

        ForeignProblem read = read("x");

        assertThat(English.of(read.remarks()))
                .contains("names tell the groups of some of its cases: each of the others counts by itself");
        assertThat(read.files().keySet())
                .contains(
                        "data/secret/group1/case1.in",
                        "data/secret/group1/extra.in",
                        "data/secret/group2/sub1-1.in",
                        "data/secret/group2/sub1-2.in",
                        "data/secret/group3/sub2-1.in");
        assertThat(written("x").limits()).isNotNull();
    }

    @Test
    void casesKeepTheirNames() throws Exception {
        for (String name : List.of("1-1", "2-1", "2-2", "2-10", "样例3")) {
            write(name + ".in", "1\n");
            write(name + ".out", "1\n");
        }

        assertThat(read("sum").files().keySet())
                .contains("data/secret/group1/1-1.in", "data/secret/group2/02-01.in", "data/secret/group2/02-10.in");
    }

    @Test
    void picturesThatAStatementShowsComeAlong() throws Exception {
        data();
        write("题面.md", "![](img/a.png) ![](b.jpg)\n");
        write("img/a.png", "p");
        write("b.jpg", "p");
        write("c.jpg", "p");

        ForeignProblem read = read("sum");

        assertThat(read.files()).containsKeys("statement/img/a.png", "statement/b.jpg");
        assertThat(English.of(read.remarks())).contains("not taken: c.jpg");
    }
}
