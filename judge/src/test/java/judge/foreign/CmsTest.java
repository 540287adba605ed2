package judge.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import judge.message.English;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.TestGroup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Problems of CMS as its loader of the Italian layout takes them. */
class CmsTest extends ForeignFolder {

    private void cases(int count) throws Exception {
        for (int i = 0; i < count; i++) {
            write("input/input" + i + ".txt", i + " 1\n");
            write("output/output" + i + ".txt", i + 1 + "\n");
        }
    }

    private static String text(ForeignProblem read, String path) throws Exception {
        return new String(read.files().get(path).bytes(), StandardCharsets.UTF_8);
    }

    @Test
    void takesSubtasksLimitsAndWhatLiesBeside() throws Exception {
        write(
                "task.yaml",
                "name: somma\ntitle: Somma\ntime_limit: 1.5\nmemory_limit: 64\nn_input: 11\nprimary_language: it_IT\n"
                        + "infile: \"\"\noutfile: \"\"\ntoken_mode: infinite\n");
        write(
                "gen/GEN",
                "# of the statement\n#ST: 0\n#COPY: a.txt\n1 # one\n\n# ST: 40\n2\n3\n#ST: 60\n4\n5\n6\n7\n8\n9\n10\n");
        cases(11);
        write("sol/soluzione.cpp", "int main() {}\n");
        write("sol/solution.pas", "begin end.\n");
        write("statement/statement.pdf", "%PDF-1.4\n");
        write("att/hint.txt", "Add.\n");

        ForeignProblem read = read("x");
        Problem problem = written("x");

        assertThat(read.id()).isEqualTo("somma");
        assertThat(problem.limits().cpuTime()).hasMillis(1500);
        assertThat(problem.limits().memoryBytes()).isEqualTo(64 << 20);
        assertThat(problem.data().secret().groups()).hasSize(3);
        assertThat(problem.judging().inputFile()).isEmpty();
        assertThat(read.files())
                .containsKeys(
                        "data/secret/group1/input0.in",
                        "data/secret/group2/input2.in",
                        "data/secret/group3/input10.ans",
                        "submissions/accepted/soluzione.cpp",
                        "statement/problem.it.pdf",
                        "attachments/hint.txt");
        assertThat(text(read, "data/secret/group2/input3.in")).isEqualTo("3 1\n");
        assertThat(text(read, "data/secret/group3/test_group.yaml")).contains("max_score: 60");
        assertThat(English.of(read.remarks()))
                .containsExactly(
                        "it has no input validator: put one into input_validators", "not taken: sol/solution.pas");
    }

    /** A task without settings has programs that use files, and each case earns its part. */
    @Test
    void takesAnOlderOneWithoutSubtasks() throws Exception {
        write("task.yaml", "nome_breve: adda\nnome: Adda\ntimeout: 2\nmemlimit: 256\n");
        cases(4);
        write("input/input4.txt", "lonely\n");
        write("cor/correttore", "\177ELF");
        write("sol/grader.cpp", "int main() {}\n");
        write("sol/adda.h", "int add(int, int);\n");

        ForeignProblem read = read("x");
        Problem problem = written("x");

        assertThat(read.id()).isEqualTo("adda");
        assertThat(problem.judging().inputFile()).contains("input.txt");
        assertThat(problem.judging().outputFile()).contains("output.txt");
        assertThat(problem.data().runs()).hasSize(4);
        assertThat(read.files()).containsKeys("include/cpp/grader.cpp", "include/cpp/adda.h");
        assertThat(English.of(read.remarks()))
                .contains(
                        "input/input4.txt has no answer beside it, and is left out",
                        "its checker is in cor/correttore: write one into output_validator");
    }

    @Test
    void saysWhichCasesOfASubtaskAreNotThere() throws Exception {
        write("task.yaml", "name: a\ntitle: A\ntime_limit: 1\nmemory_limit: 64\n");
        write("gen/GEN", "#ST: 30\n1\n2\n3\n#ST: 70\n4\n#ST: 0\n");
        cases(2);
        write("input/input4.txt", "4 1\n");
        write("output/output4.txt", "5\n");
        write("check/manager.cpp", "int main() {}\n");

        assertThat(English.of(read("x").remarks()))
                .contains(
                        "its subtask 1 lacks 1 of its 3 cases, whose input or answer is not there",
                        "its subtask 2 names no cases, and is left out",
                        "its subtask 3 names no cases, and is left out",
                        "input/input4.txt is in no subtask of gen/GEN, and is left out",
                        "its programs talk with a manager, which the format does not have: only its data are taken,"
                                + " and an output validator has to be written");
    }

    @Test
    void namesCommentsThatLookLikeDirectivesOfGen() throws Exception {
        write("task.yaml", "name: a\ntitle: A\ntime_limit: 1\nmemory_limit: 64\n");
        write("gen/GEN", "# Subtask 1\n#ST: 30\n#COPY a\n1\n#st: 4\n# copy of the first\n#ST 5\n#STDEP: 1\n2 # ST 3\n");
        cases(2);

        assertThat(English.of(read("x").remarks()))
                .filteredOn(remark -> remark.contains("gen/GEN is a comment"))
                .extracting(remark -> remark.substring(0, remark.indexOf(" in gen/GEN")))
                .containsExactly("#COPY a", "#st: 4", "#ST 5", "#STDEP: 1");
    }

    @Test
    void takesEveryProblemOfAContest() throws Exception {
        for (String name : new String[] {"one", "two"}) {
            write(name + "/task.yaml", "name: " + name + "\ntitle: T\ntime_limit: 1\nmemory_limit: 64\n");
            write(name + "/input/input0.txt", "1\n");
            write(name + "/output/output0.txt", "1\n");
        }

        assertThat(ForeignProblems.read(temp, "contest", Optional.empty()).stream()
                        .map(ForeignProblem::id))
                .containsExactly("one", "two");
    }

    private void scored(String type, String parameters) throws Exception {
        write(
                "task.yaml",
                "name: a\ntitle: A\ntime_limit: 1\nmemory_limit: 64\nn_input: 4\nscore_type: " + type
                        + "\nscore_type_parameters: " + parameters + "\n");
        cases(4);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "GroupMin       ! [[0, 1], [30, 1], [70, 2]]                    ! 0:0 30:1 70:23",
                "GroupMin       ! [[10, \"00[01]\"], [40, \"001|002\"], [50, ...]] ! 10:01 40:12 50:0123",
                "GroupMul       ! [[60, [\"003\", \"000\"]], [40, [\"001\", \"002\"]]]  ! 60:30 40:12",
                "GroupThreshold ! [{max_score: 5, testcases: 2, threshold: 1}, {max_score: 95, testcases: 2,"
                        + " threshold: 1}] ! 5:01 95:23",
                "Sum            ! 15                                            ! 60:0123",
            })
    void takesThePointsThatItsScoreTypeGives(String type, String parameters, String groups) throws Exception {
        scored(type, parameters);
        ForeignProblem read = read("x");
        Problem problem = written("x");

        StringBuilder found = new StringBuilder();
        List<TestGroup> all = problem.data().secret().groups().isEmpty()
                ? List.of(problem.data().secret())
                : problem.data().secret().groups();
        for (TestGroup group : all) {
            found.append(' ').append(Math.round(group.maxScore())).append(':');
            for (TestCase one : problem.data().cases()) {
                if (one.name().startsWith(group.name() + "/")) {
                    found.append(Files.readString(one.input()).charAt(0));
                }
            }
        }
        assertThat(found).hasToString(" " + groups);
        assertThat(English.of(read.remarks()))
                .noneMatch(one -> one.contains("left out") || one.contains("not taken") || one.contains("known"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "GroupMin       | [[100, 3]]       | input/input3.txt is in no subtask of task.yaml, and is left out",
                "GroupMin       | [[100, \"009\"]]   | its subtask 1 names no cases, and is left out",
                "GroupThreshold | [[100, 4, 0.5]]  | its subtask 1 is passed by outcomes of the checker that are at"
                        + " most 0.5 (GroupThreshold), which the format does not have: in the package all its cases"
                        + " must be accepted",
                "Own            | 3                | its score_type Own is not known here: its cases share the points",
            })
    void saysWhatOfItsPointsNoPackageHas(String type, String parameters, String remark) throws Exception {
        scored(type, parameters);
        assertThat(English.of(read("x").remarks())).contains(remark);
    }

    @ParameterizedTest
    @CsvSource({"'[[100, ''[0'']]', NO_PATTERN", "'[[100, 2.5]]', NO_SUBTASK", "'[[100]]', NO_SUBTASK", "x, NO_LIST"})
    void refusesPointsThatCannotBeRead(String parameters, String cause) throws Exception {
        scored("GroupMin", parameters);
        assertThatThrownBy(() -> read("x")).hasMessageContaining(cause).hasMessageContaining("score_type_parameters");
    }

    @Test
    void saysWhichOfItsKeysAndFilesAreNotTaken() throws Exception {
        scored("Sum", "25");
        write("input/input4.txt", "5\n");
        write("output/output4.txt", "5\n1\n");
        write("output/output0.txt", "1\n2\n");
        write("statement/english.pdf", "%PDF");
        write("statement/french.pdf", "%PDF");
        write("statement/polish.pdf", "%PDF");
        write("statement/statement.pdf", "%PDF of the usual language");
        write("sol/slow.cpp", "int main() {}\n");
        write(
                "task.yaml",
                "name: a\ntitle: A\ntime_limit: 1\nmemory_limit: 64\nn_input: 4\noutput_only_testcases: 1,2\n"
                        + "primary_language: en\ntoken_mode: disabled\nfeedback_level: full\nodd: 3\n");

        ForeignProblem read = read("x");

        assertThat(read.files())
                .containsKeys("statement/problem.en.pdf", "statement/problem.fr.pdf", "statement/problem.pl.pdf");
        assertThat(English.of(read.remarks()))
                .contains(
                        "input/input4.txt is beyond n_input, and is left out",
                        "of task.yaml these keys are not taken: odd",
                        "outputs may be handed in for its cases 1,2 (output_only_testcases), which the format does not"
                                + " have: in the package programs are run on them",
                        "its answers are compared there line by line; in the package line ends count as blanks: where"
                                + " lines matter, write a program into output_validator",
                        "not taken: sol/slow.cpp, statement/statement.pdf");
    }
}
