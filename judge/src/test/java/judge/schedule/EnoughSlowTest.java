package judge.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import judge.problem.TestCase;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.verdict.CaseResult;
import judge.verdict.Measured;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;

class EnoughSlowTest {

    private static final List<TestCase> CASES = IntStream.range(0, 7)
            .mapToObj(number ->
                    new TestCase(String.valueOf(number), Path.of("in"), Path.of("ans"), List.of(), List.of(), 0))
            .toList();

    private final Map<Integer, CaseResult> results = new HashMap<>();

    @Test
    void namesTheCaseThatWasOneTooMany() {
        EnoughSlow enough = new EnoughSlow(2, Set.of(), 2);
        comes(0, Verdict.TLE);
        comes(1, Verdict.AC);
        comes(2, Verdict.TLE);

        assertThat(skipped(enough, 2)).isEmpty();
        assertThat(skipped(enough, 3)).contains(earlier("2"));
        assertThat(skipped(enough, 6)).contains(earlier("2"));
    }

    @Test
    void runsWhatIsWantedUntilItIsTooMuchOfThatToo() {
        EnoughSlow enough = new EnoughSlow(1, Set.of("3", "5", "6"), 3);
        comes(0, Verdict.TLE);
        assertThat(skipped(enough, 1)).contains(earlier("0"));
        assertThat(skipped(enough, 3)).isEmpty();
        comes(3, Verdict.TLE);
        assertThat(skipped(enough, 4)).contains(earlier("0"));
        assertThat(skipped(enough, 5)).isEmpty();
        comes(5, Verdict.TLE);
        assertThat(skipped(enough, 6)).contains(earlier("5"));
    }

    @Test
    void doesNotCountWhatWasBegunAheadOfTimeAndIsNotRunAfterAll() {
        EnoughSlow enough = new EnoughSlow(1, Set.of("3", "4"), 2);
        comes(1, Verdict.TLE); // Begun before the first one was known to be too slow.
        comes(2, Verdict.TLE);
        comes(0, Verdict.TLE);

        // In whatever order they came: 0 is too slow, so 1 and 2 are not run, and 3 is the second one.
        assertThat(skipped(enough, 1)).contains(earlier("0"));
        assertThat(skipped(enough, 2)).contains(earlier("0"));
        assertThat(skipped(enough, 3)).isEmpty();
        comes(3, Verdict.TLE);
        assertThat(skipped(enough, 4)).contains(earlier("3"));
    }

    /** Wanted are 3 and 4: they wait for nothing, as three may be too slow before them. */
    @Test
    void mayTurnOutNotToBeNeededWhileThoseBeforeItMayAllBeTooSlow() {
        EnoughSlow enough = new EnoughSlow(2, Set.of("3", "4"), 4);
        assertThat(mayBeSkipped(enough)).containsExactly(2, 5, 6);
        comes(0, Verdict.AC);
        assertThat(mayBeSkipped(enough)).containsExactly(5, 6);
        comes(1, Verdict.TLE);
        comes(2, Verdict.AC);
        comes(3, Verdict.AC);
        assertThat(mayBeSkipped(enough)).containsExactly(5, 6);
        comes(4, Verdict.WA);
        assertThat(mayBeSkipped(enough)).containsExactly(6);
    }

    private Optional<Reason> skipped(EnoughSlow enough, int number) {
        return enough.skipped(number, CASES, results, any -> true);
    }

    private List<Integer> mayBeSkipped(EnoughSlow enough) {
        return IntStream.range(0, 7)
                .filter(number -> enough.mayBeSkipped(number, CASES, results, any -> true))
                .filter(number -> !results.containsKey(number))
                .boxed()
                .toList();
    }

    @Test
    void doesNotCountWhatEndsInAnotherWay() {
        EnoughSlow enough = new EnoughSlow(1, Set.of(), 1);
        comes(0, Verdict.WA);
        comes(1, Verdict.RTE);
        comes(2, Verdict.MLE);
        assertThat(skipped(enough, 3)).isEmpty();
    }

    @Test
    void doesNotGoOnForLongerThanAllowedOnceACaseHasFailed() {
        EnoughSlow enough = new EnoughSlow(9, Set.of("5"), 9, Duration.ofSeconds(2));
        comes(0, Verdict.AC, Duration.ofSeconds(9));
        comes(1, Verdict.WA, Duration.ofSeconds(9));
        comes(2, Verdict.AC, Duration.ofSeconds(1));
        comes(3, Verdict.WA, Duration.ofSeconds(1));
        assertThat(skipped(enough, 4)).isEmpty();
        comes(4, Verdict.AC, Duration.ofMillis(1));

        assertThat(skipped(enough, 5)).as("a case that is wanted").isEmpty();
        assertThat(skipped(enough, 6)).contains(earlier("4"));
    }

    /** The first failure is heard of last. */
    @Test
    void countsTheTimeAfterTheFirstFailureInWhateverOrderResultsCome() {
        EnoughSlow enough = new EnoughSlow(9, Set.of(), 9, Duration.ofSeconds(2));
        comes(1, Verdict.AC, Duration.ofSeconds(3));
        comes(2, Verdict.WA, Duration.ofSeconds(3));
        assertThat(skipped(enough, 3)).isEmpty();
        comes(0, Verdict.WA, Duration.ofSeconds(3));

        assertThat(skipped(enough, 1)).isEmpty();
        assertThat(skipped(enough, 2)).contains(earlier("1"));
        assertThat(skipped(enough, 3)).contains(earlier("1"));
    }

    private void comes(int number, Verdict verdict) {
        comes(number, verdict, Duration.ofMillis(1));
    }

    private void comes(int number, Verdict verdict, Duration wallTime) {
        Measured measured = new Measured(Duration.ZERO, wallTime, 0, 1, "stdout", new byte[0], 0);
        String name = CASES.get(number).name();
        results.put(number, new CaseResult(name, verdict, 0, 0, Optional.of(measured), Optional.empty()));
    }

    private static Reason earlier(String name) {
        return Reason.of(ReasonCode.EARLIER_CASE_FAILED, "case", name);
    }
}
