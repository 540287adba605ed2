package judge.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import judge.message.English;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HydroReadingTest extends ForeignFolder {

    @ParameterizedTest
    @CsvSource({
        "1s, 1000",
        "1.5s, 1500",
        "2500ms, 2500",
        "2500, 2500",
        "'\"2500\"', 2500",
        "'\"1.5\"', 1500",
        "700m, 700",
        "2000000us, 2000",
        "2S, 2000",
    })
    void timesAreReadAsHydroReadsThem(String time, long millis) throws Exception {
        write("testdata/config.yaml", "time: " + time + "\nmemory: 1g\n");
        write("testdata/1.in", "1\n");
        write("testdata/1.out", "1\n");

        assertThat(written("x").limits().cpuTime()).hasMillis(millis);
    }

    @ParameterizedTest
    @CsvSource({
        "'', 'time: 300ms, memory: 64m', ''",
        "'time: 2s\nmemory: 128m', 'time: 300ms, memory: 64m', ''",
        "'time: 2s\nmemory: 128m', 'time: 1s, memory: 32m', ', time: 300ms, memory: 64m'"
    })
    void aLimitIsThatOfTheCaseElseOfItsSubtaskElseOfAll(String all, String subtask, String one) throws Exception {
        String cases = "[{input: 1.in, output: 1.out" + one + "}]";
        write("testdata/config.yaml", all + "\nsubtasks:\n- {score: 100, " + subtask + ", cases: " + cases + "}\n");
        write("testdata/1.in", "1\n");
        write("testdata/1.out", "1\n");

        ForeignProblem read = read("x");

        assertThat(read.files().get("problem.yaml").bytes())
                .asString(StandardCharsets.UTF_8)
                .contains("time_limit: 0.3\n", "memory: 64\n");
        assertThat(English.of(read.remarks())).noneMatch(remark -> remark.contains("different"));
    }

    @ParameterizedTest
    @CsvSource({"'[dp, 图论]', 'dp, 图论'", "dp, dp", "'[dp, dp, \"\"]', dp"})
    void tagsBecomeKeywords(String tags, String keywords) throws Exception {
        write("problem.yaml", "title: T\ntag: " + tags + "\n");
        write("testdata/1.in", "1\n");
        write("testdata/1.out", "1\n");

        List<String> quoted =
                Stream.of(keywords.split(", ")).map(one -> '"' + one + '"').toList();
        assertThat(read("x").files().get("problem.yaml").bytes())
                .asString(StandardCharsets.UTF_8)
                .contains("keywords: " + quoted + "\n");
    }

    @Test
    void ofTwoSolutionsOfOneNameTheOtherIsNamed() throws Exception {
        write("testdata/1.in", "1\n");
        write("testdata/1.out", "1\n");
        write("std/std.cpp", "int main() {}\n");
        write("testdata/std.cpp", "int main() { return 0; }\n");

        List<String> remarks = English.of(read("x").remarks());

        assertThat(remarks)
                .contains("std/std.cpp is taken for an accepted submission", "not taken: testdata/std.cpp")
                .doesNotContain("testdata/std.cpp is taken for an accepted submission");
    }

    @Test
    void aSubtaskOfHydroThatIsRequiredAndNotThereIsTold() throws Exception {
        write(
                "testdata/config.yaml",
                "subtasks:\n- {id: 1, score: 100, type: min, if: [7], cases: [{input: 1.in, output: 1.out}]}\n");
        write("testdata/1.in", "1\n");
        write("testdata/1.out", "1\n");

        assertThat(English.of(read("x").remarks()))
                .contains("its subtask 1 depends on 7, which is not there: that is left out");
    }

    @Test
    void aMemoryLimitThatIsTooSmallForThisJudgeIsSaidToBeRaised() throws Exception {
        write("testdata/config.yaml", "time: 1s\nmemory: 1m\n");
        write("testdata/1.in", "1\n");
        write("testdata/1.out", "1\n");

        assertThat(English.of(read("x").remarks()))
                .contains("its memory limit is raised to 16 MiB, the least that a program can be given here");
    }

    /** The answers stand in the settings, a line each, and what lies beside them are no cases. */
    @Test
    void answersThatStandInTheSettingsAreSaidNotToBeTaken() throws Exception {
        write("testdata/config.yaml", "type: submit_answer\noutputs:\n- ['42', 40]\n- ['7', 60]\n");
        write("testdata/1.in", "1\n");
        write("testdata/1.out", "1\n");

        assertThat(English.of(read("x").remarks()))
                .contains("its questions are answered one by one (type objective, or submit_answer with outputs),"
                        + " which this judge does not have");
    }

    @Test
    void factorsOnTheTimeOfLanguagesAreTakenAndAllOthersAreTold() throws Exception {
        write(
                "testdata/config.yaml",
                "time: 1s\nfilename: sum\n"
                        + "time_limit_rate: {py: 2, java: 3, cc.cc11: 1.5, cc.cc17: 1.25, pas: 2, c: 0.5}\n"
                        + "memory_limit_rate: {java: 2}\nvalidator: v.cc\n");
        write("testdata/1.in", "1\n");
        write("testdata/1.out", "1\n");

        ForeignProblem read = read("x");

        assertThat(written("x").limits().languages().timeMultipliers().get("python3"))
                .isEqualTo(2);
        assertThat(read.files().get("judge.yaml").bytes())
                .asString(StandardCharsets.UTF_8)
                .contains(
                        "java: {time_multiplier: 3}\n",
                        "python3: {time_multiplier: 2}\n",
                        "cpp: {time_multiplier: 1.5}\n")
                .contains("input_file: sum.in\n", "output_file: sum.out\n");
        assertThat(English.of(read.remarks()))
                .contains("of testdata/config.yaml these keys are not taken: memory_limit_rate.java,"
                        + " time_limit_rate.c, time_limit_rate.cc.cc17, time_limit_rate.pas, validator");
    }

    @Test
    void keysOfHydrosSubtasksAndCasesThatNobodyReadsAreTold() throws Exception {
        write(
                "testdata/config.yaml",
                """
                subtasks:
                - {id: 1, score: 30, type: min, time: 1s, memory: 64m, cases: [{input: 1.in, output: 1.out, skore: 5}]}
                - {id: 2, score: 70, if_score: [1], if: [1], cases: [{input: 2.in, output: 2.out}]}
                """);
        for (String name : List.of("1", "2")) {
            write("testdata/" + name + ".in", "1\n");
            write("testdata/" + name + ".out", "1\n");
        }

        assertThat(English.of(read("x").remarks()))
                .contains("of testdata/config.yaml these keys are not taken: subtasks.cases.skore, subtasks.if_score");
    }

    /** Otherwise there would be a case more than in Hydro, which every program has to pass. */
    @Test
    void whatHydroDoesNotTakeForACaseIsNone() throws Exception {
        for (String name : List.of("1", "2-large", "sample")) {
            write("testdata/" + name + ".in", "1\n");
            write("testdata/" + name + ".out", "1\n");
        }

        ForeignProblem read = read("x");

        assertThat(read.files().keySet().stream().filter(path -> path.endsWith(".in")))
                .hasSize(2);
        assertThat(English.of(read.remarks()))
                .contains("testdata/sample.in has a name without a number, and is left out");
    }

    @Test
    void samplesInTheStatementsOfHydroAreSamplesOnce() throws Exception {
        String fences = "```input1\n1 2\n```\n\n```output1\n3\n```\n";
        write("problem.md", "Add them.\n\n## Samples\n\n" + fences);
        write("problem_zh.md", "求和。\n\n## 样例\n\n" + fences);
        write("testdata/1.in", "1 1\n");
        write("testdata/1.out", "2\n");

        ForeignProblem read = read("x");

        assertThat(read.files().get("data/sample/1.in").bytes()).asString().isEqualTo("1 2\n");
        assertThat(read.files().get("data/sample/1.ans").bytes()).asString().isEqualTo("3\n");
        assertThat(read.files()).doesNotContainKey("data/sample/2.in");
        assertThat(read.files().get("statement/problem.en.md").bytes())
                .asString()
                .isEqualTo("Add them.\n");
        assertThat(English.of(read.remarks()))
                .anyMatch(remark -> remark.contains("problem_zh.md: its samples (input1, output1) are in data/sample"));
    }

    @Test
    void samplesOfHydroThatShowADialogueStayText() throws Exception {
        String statement = "```input1\n1 2\n```\n\n```output1\n3\n```\n";
        write("problem.md", statement);
        write("testdata/config.yaml", "type: interactive\n");
        write("testdata/1.in", "1 1\n");
        write("testdata/1.out", "2\n");

        ForeignProblem read = read("x");

        assertThat(read.files()).doesNotContainKey("data/sample/1.in");
        assertThat(read.files().get("statement/problem.en.md").bytes())
                .asString()
                .isEqualTo(statement);
    }
}
