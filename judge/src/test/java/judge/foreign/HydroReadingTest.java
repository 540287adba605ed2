package judge.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
}
