package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import judge.problem.Problem;
import judge.problem.jury.JuryReader;
import judge.problem.jury.JurySubmission;
import judge.problem.reading.PackageReader;
import judge.schedule.EnoughSlow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PatienceTest {

    @TempDir
    Path temp;

    private static EnoughSlow after(int cases, Duration afterwards) {
        return new EnoughSlow(cases, Set.of(), 0, afterwards);
    }

    /**
     * The limit is 1 s, and half as much again; in Python five times as long. A submission that is rejected as it
     * should be has 2 s more.
     */
    @Test
    void whatShouldNotBeTooSlowIsRunOnForHalfAMinuteAndFourCasesAtLeast() throws Exception {
        Map<String, Optional<EnoughSlow>> found = usual(Map.of(
                "problem.yaml",
                PackageTrials.YAML.replace("time_limit: 5", "time_limit: 1"),
                "submissions/wrong_answer/wrong.cpp",
                "int main() {}\n"));

        assertThat(found)
                .containsEntry("accepted/sum.py", Optional.of(after(4, EnoughSlow.ANY_TIME)))
                .containsEntry("wrong_answer/wrong.cpp", Optional.of(after(20, Duration.ofSeconds(2))));
    }

    @Test
    void whereCertainCasesAreSpokenOfOrEachHasPointsAllAreRun() throws Exception {
        String some = "accepted/sum.py:\n  secret/1:\n    permitted: [AC]\n";
        Map<String, Optional<EnoughSlow>> spoken = usual(Map.of("submissions/submissions.yaml", some));
        Map<String, Optional<EnoughSlow>> scoring = usual(Map.of(
                "problem.yaml",
                PackageTrials.YAML + "type: scoring\n",
                "submissions/submissions.yaml",
                "accepted/*:\n  permitted: [AC]\n",
                "data/secret/test_group.yaml",
                "max_score: 100\n"));

        assertThat(spoken).containsEntry("accepted/sum.py", Optional.empty());
        assertThat(scoring).containsEntry("accepted/sum.py", Optional.empty());
    }

    /**
     * In an older package a case that its folder does not need is tried twice, of a submission that should be quick
     * more often.
     */
    @Test
    void whatCountsForNothingIsRunOnUntilItIsTooSlowTwice() throws Exception {
        Map<String, Optional<EnoughSlow>> found = usual(Map.of(
                "problem.yaml",
                "name: Sum\ntype: scoring\n",
                ".timelimit",
                "1\n",
                "submissions/partially_accepted/slow.cpp",
                "int main() {}\n"));

        assertThat(found.get("accepted/sum.py").map(EnoughSlow::cases)).hasValue(4);
        assertThat(found.get("partially_accepted/slow.cpp")).hasValueSatisfying(enough -> {
            assertThat(enough.cases()).isEqualTo(2);
            assertThat(enough.breaking()).isPresent();
            assertThat(enough.afterwards()).isEqualTo(Duration.ofSeconds(2));
        });
    }

    @Test
    void whereEachCaseIsAskedForAllAreRunHoweverLongThatTakes() throws Exception {
        Map<String, String> slow = Map.of("submissions/time_limit_exceeded/slow.py", "");
        Patience patience = patience(slow, Coverage.ALL_CASES);

        assertThat(JuryReader.read(patience.problem()).submissions())
                .hasSize(2)
                .allMatch(one -> patience.usual(one).isEmpty() && !patience.mayBeSlowOften(one));
        assertThat(JuryReader.read(patience.problem()).submissions())
                .filteredOn(patience(slow, Coverage.USUAL)::mayBeSlowOften)
                .extracting(JurySubmission::name)
                .containsExactly("time_limit_exceeded/slow.py");
    }

    private Map<String, Optional<EnoughSlow>> usual(Map<String, String> files) throws Exception {
        Patience patience = patience(files, Coverage.USUAL);
        Function<JurySubmission, Optional<EnoughSlow>> usual = patience::usual;
        return JuryReader.read(patience.problem()).submissions().stream()
                .collect(Collectors.toMap(JurySubmission::name, usual));
    }

    private Patience patience(Map<String, String> files, Coverage coverage) throws Exception {
        Path folder = PackageTrials.packaged(temp.resolve(String.valueOf(files.hashCode())), files);
        Problem problem = PackageReader.read(folder);
        return new Patience(problem, problem.stretched(Margin.LEAST_PART_IF_SLOW), coverage);
    }
}
