package judge.online;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How much is judged, and how long that takes.
 *
 * @param queued how many wait
 * @param oldest since when the one that waits longest does; null: none waits
 * @param judging how many a worker has
 * @param verdicts how many have been judged, by verdict; rejudgings too
 * @param waiting from handing in to the beginning
 * @param working from the beginning to the verdict
 * @param compiling the part of that until the sources have been compiled, of what compiles
 * @param running the part after it: running and checking, which go on side by side
 */
public record JudgingFigures(
        long queued,
        @Nullable Instant oldest,
        long judging,
        Map<String, Long> verdicts,
        Durations waiting,
        Durations working,
        Durations compiling,
        Durations running) {

    public JudgingFigures {
        verdicts = Map.copyOf(verdicts);
    }

    /**
     * How long something took.
     *
     * @param count how often
     * @param sumMillis all together
     * @param upTo how often it took at most so many milliseconds, longer ones after shorter ones
     */
    public record Durations(long count, long sumMillis, List<UpTo> upTo) {

        public Durations {
            upTo = List.copyOf(upTo);
        }
    }

    /** How often something took at most so long. */
    public record UpTo(long millis, long count) {}
}
