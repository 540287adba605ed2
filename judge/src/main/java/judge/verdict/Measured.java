package judge.verdict;

import java.time.Duration;

/**
 * What one run used.
 *
 * @param cpuTime user and system time of the whole process tree
 * @param wallTime from start to end
 * @param peakMemoryBytes resident set, the runtime of its language included
 * @param runs how often the case was run: more than once where the first came close to its limit
 * @param answerSource where the answer was taken from: {@code stdout} or the output file's name; {@link #CONVERSATION}
 *     where it is what submission and validator said to each other
 * @param answerStart how the answer begins; nobody writes to the array
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
