package judge.online;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The figures of judging.
 *
 * @param queued the number of judgings that wait
 * @param oldest the time since which the oldest of them waits; null: none waits
 * @param judging the number of judgings that a worker has
 * @param verdicts the number of ended judgings by verdict; rejudgings too
 * @param tries the number of tries that wait or are run
 * @param waiting the times from handing in to the beginning
 * @param working the times from the beginning to the verdict
 * @param compiling the part of those until the sources have been compiled, for submissions that compile
 * @param running the part after it: running and checking, which go on side by side
 */
public record JudgingFigures(
        long queued,
        @Nullable Instant oldest,
        long judging,
        Map<String, Long> verdicts,
        long tries,
        Durations waiting,
        Durations working,
        Durations compiling,
        Durations running) {

    public JudgingFigures {
        verdicts = Map.copyOf(verdicts);
    }

    /**
     * A distribution of times.
     *
     * @param count the number of times
     * @param sumMillis their sum in milliseconds
     * @param upTo the number of times up to some bounds, in ascending order
     */
    public record Durations(long count, long sumMillis, List<UpTo> upTo) {

        public Durations {
            upTo = List.copyOf(upTo);
        }
    }

    /** The number of times that were at most so long. */
    public record UpTo(long millis, long count) {}
}
