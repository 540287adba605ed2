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
 */
@SuppressWarnings("ArrayRecordComponent")
public record Measured(
        Duration cpuTime,
        Duration wallTime,
        long peakMemoryBytes,
        int runs,
        String answerSource,
        byte[] answerStart,
        long answerBytes) {

    /** No output file may have such a name. */
    public static final String CONVERSATION = "<conversation>";
}
