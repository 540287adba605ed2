package judge.verdict;

import java.time.Duration;

/**
 * The figures of one run.
 *
 * @param cpuTime user and system time of the whole process tree
 * @param wallTime from start to end
 * @param peakMemoryBytes resident set, the runtime of its language included
 * @param runs the number of times that the case was run: more than once where the first run came close to its limit
 * @param answerSource the source of the answer: {@code stdout} or the output file's name; {@link #CONVERSATION}
 *     where the answer is the dialogue of submission and validator
 * @param answerStart the beginning of the answer; nobody writes to the array
 * @param answerBytes size of the whole answer
 * @param errors the beginning of the standard error; nobody writes to the array
 * @param errorBytes size of the whole standard error, as far as it was kept
 */
@SuppressWarnings("ArrayRecordComponent")
public record Measured(
        Duration cpuTime,
        Duration wallTime,
        long peakMemoryBytes,
        int runs,
        String answerSource,
        byte[] answerStart,
        long answerBytes,
        byte[] errors,
        long errorBytes) {

    /** The figures where nothing was written to the standard error. */
    public Measured(
            Duration cpuTime,
            Duration wallTime,
            long peakMemoryBytes,
            int runs,
            String answerSource,
            byte[] answerStart,
            long answerBytes) {
        this(cpuTime, wallTime, peakMemoryBytes, runs, answerSource, answerStart, answerBytes, new byte[0], 0);
    }

    /** No output file may have such a name. */
    public static final String CONVERSATION = "<conversation>";
}
