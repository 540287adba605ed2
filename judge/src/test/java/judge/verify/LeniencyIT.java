package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import judge.message.English;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Programs that are too slow by the limit of their package, in a language that has more time here. */
@Isolated("measures")
@Tag("packages")
class LeniencyIT extends PackageTrials {

    private static final String YAML_WITH_LITTLE_TIME =
            YAML.replace("time_limit: 5", "time_limit: 0.4, time_resolution: 0.1");

    private static final String LATE =
            """
            import time
            while time.process_time() < 0.8: pass
            print(3)
            """;

    @Test
    void saysThatALanguageHasMoreTimeHereThanThePackageGives() throws Exception {
        Path folder = packaged(Map.of(
                "problem.yaml",
                YAML_WITH_LITTLE_TIME,
                "submissions/time_limit_exceeded/late.py",
                LATE,
                "submissions/time_limit_exceeded/quick.py",
                "print(3)\n"));

        Verification found = verify(folder);

        assertThat(found.submissions())
                .filteredOn(one -> one.path().endsWith("late.py"))
                .singleElement()
                .satisfies(one -> assertThat(English.of(one.complaints()))
                        .containsExactly(
                                "no case is TLE, at least one must be",
                                "took longer than the package's time limit, but python3 has 5 times as much here:"
                                        + " judge.yaml can say python3: {time_multiplier: 1}"));
        assertThat(found.submissions())
                .filteredOn(one -> one.path().endsWith("quick.py"))
                .singleElement()
                .satisfies(one -> assertThat(English.of(one.complaints()))
                        .containsExactly("no case is TLE, at least one must be"));
        write(folder, "judge.yaml", "python3: {time_multiplier: 1}\n");
        assertThat(verdicts(verify(folder))).containsEntry("time_limit_exceeded/late.py", Verdict.TLE);
    }
}
