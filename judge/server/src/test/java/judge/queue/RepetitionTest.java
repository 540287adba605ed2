package judge.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RepetitionTest {

    /** A program that ends in no case took two minutes in each of seven judgings, for which everybody waited. */
    @ParameterizedTest
    @CsvSource({"1, 7", "8, 7", "9, 6", "20, 3", "30, 2", "31, 1", "110, 1"})
    void judgesWhatIsLateForAMinuteInTheQueueBeforeItIsTold(int seconds, int judgings) {
        Duration took = Duration.ofSeconds(seconds);

        assertThat(IntStream.iterate(1, attempt -> attempt + 1)
                        .dropWhile(attempt -> Repetition.isInQueue(attempt, took))
                        .findFirst())
                .hasValue(judgings);
    }
}
