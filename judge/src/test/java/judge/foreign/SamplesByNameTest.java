package judge.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import judge.message.English;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SamplesByNameTest extends ForeignFolder {

    private void pair(String name) throws Exception {
        write(name + ".in", name + "\n");
        write(name + ".out", name + "\n");
    }

    private static List<String> inputs(ForeignProblem read) {
        return read.files().keySet().stream()
                .filter(path -> path.endsWith(".in"))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sum_sample_1",
                "sample1",
                "sample_1",
                "sum-sample-1",
                "example_00",
                "00_sample_00",
                "Sample.01",
                "1.sample",
                "samples-1",
                "sum_SAMPLE_1a",
                "sample_input1",
                "样例1",
                "sample"
            })
    void anInputThatIsCalledAsSamplesAreIsOne(String name) throws Exception {
        pair(name);
        pair("sum_1_1");
        pair("sum_1_2");

        ForeignProblem read = read("sum");

        assertThat(inputs(read)).hasSize(3).contains("data/sample/1.in");
        assertThat(read.files().get("data/sample/1.in").bytes()).asString().isEqualTo(name + "\n");
        assertThat(English.of(read.remarks())).contains(name + ".in: taken for samples by their names");
    }

    @ParameterizedTest
    @ValueSource(strings = {"resample_1", "sampler1", "sampling-1", "counterexample1", "examplesque_1", "1-big"})
    void aWordThatOnlyContainsThatOfSamplesTellsNone(String name) throws Exception {
        pair(name);
        pair("sum_1_1");

        assertThat(inputs(read("sum"))).hasSize(2).noneMatch(path -> path.startsWith("data/sample/"));
    }

    @Test
    void casesThatAreAllCalledAsSamplesAreWhatIsJudged() throws Exception {
        pair("sample1");
        pair("sample2");

        assertThat(inputs(read("sample"))).containsExactly("data/secret/sample1.in", "data/secret/sample2.in");
    }

    @Test
    void samplesEarnNoPointsAndLeaveThoseOfSubtasksWhole() throws Exception {
        pair("sum_sample1_1");
        pair("sum_1_1");
        pair("sum_2_1");

        assertThat(written("sum").data().secret().groups())
                .extracting(group -> group.maxScore())
                .containsExactly(50.0, 50.0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"samples tests", "sum/sample sum/data", "x/examples x", "样例 数据"})
    void aFolderOfSamplesBesideTheOtherTestDataHoldsThem(String folders) throws Exception {
        String samples = folders.substring(0, folders.indexOf(' '));
        String tests = folders.substring(folders.indexOf(' ') + 1);
        pair(samples + "/1");
        pair(tests + "/1");
        pair(tests + "/2");

        List<ForeignProblem> read = ForeignProblems.read(temp, "sum", Optional.empty());

        assertThat(read).hasSize(1);
        assertThat(inputs(read.get(0))).containsExactly("data/sample/1.in", "data/secret/1.in", "data/secret/2.in");
        assertThat(read.get(0).files().get("data/sample/1.in").bytes())
                .asString()
                .isEqualTo(samples + "/1\n");
    }

    @Test
    void aProblemThatIsCalledExampleStaysOneBesideOthers() throws Exception {
        pair("example/1");
        pair("sum/1");

        assertThat(ForeignProblems.read(temp, "all", Optional.empty()))
                .extracting(ForeignProblem::id)
                .containsExactly("example", "sum");
    }
}
