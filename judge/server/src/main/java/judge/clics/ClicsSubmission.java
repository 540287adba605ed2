package judge.clics;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A submission.
 *
 * @param language code of its language
 * @param judgings the judgings that are done and give, or gave, its verdict
 */
public record ClicsSubmission(
        long id, long person, long problem, Instant received, String language, List<Judging> judgings) {

    public ClicsSubmission {
        judgings = List.copyOf(judgings);
    }

    /** The same with other judgings. */
    public ClicsSubmission with(List<Judging> others) {
        return new ClicsSubmission(id, person, problem, received, language, others);
    }

    /**
     * A judging of a submission.
     *
     * @param current whether it gives the submission's verdict
     * @param score the score by the package
     * @param maxScore the most that the package gives; positive infinity where it has no bound
     * @param runs the runs of single cases; empty where nobody asks for them
     */
    public record Judging(
            long id,
            boolean current,
            String verdict,
            double score,
            double maxScore,
            Instant started,
            Instant ended,
            List<Run> runs) {

        public Judging {
            runs = List.copyOf(runs);
        }
    }

    /**
     * A case that was run.
     *
     * @param ordinal of the case, from 1
     * @param millis the time in milliseconds; null: not known
     */
    public record Run(int ordinal, String verdict, @Nullable Double millis) {}
}
