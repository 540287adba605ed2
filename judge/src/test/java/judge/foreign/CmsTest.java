package judge.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import judge.problem.Problem;
import org.junit.jupiter.api.Test;

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
                        "data/secret/group1/01.in",
                        "data/secret/group2/03.in",
                        "data/secret/group3/11.ans",
                        "submissions/accepted/soluzione.cpp",
                        "statement/problem.it.pdf",
                        "attachments/hint.txt");
        assertThat(text(read, "data/secret/group2/04.in")).isEqualTo("3 1\n");
        assertThat(text(read, "data/secret/group3/test_group.yaml")).contains("max_score: 60");
        assertThat(read.remarks()).containsExactly("it has no input validator: put one into input_validators");
    }

    /** Where nothing is said programs use files, and each case earns its part. */
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
        assertThat(read.remarks())
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

        assertThat(read("x").remarks())
                .contains(
                        "its subtask 1 lacks 1 of its 3 cases, whose input or answer is not there",
                        "its subtask 2 names no cases, and is left out",
                        "its subtask 3 names no cases, and is left out",
                        "input/input4.txt is in no subtask of gen/GEN, and is left out",
                        "its programs talk with a manager, which the format does not have: only its data are taken,"
                                + " and an output validator has to be written");
    }

    @Test
    void takesEveryProblemOfAContest() throws Exception {
        for (String name : new String[] {"one", "two"}) {
            write(name + "/task.yaml", "name: " + name + "\ntitle: T\ntime_limit: 1\nmemory_limit: 64\n");
            write(name + "/input/input0.txt", "1\n");
            write(name + "/output/output0.txt", "1\n");
        }

        assertThat(ForeignProblems.read(temp, "contest").stream().map(ForeignProblem::id))
                .containsExactly("one", "two");
    }
}
