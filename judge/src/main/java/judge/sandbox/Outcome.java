package judge.sandbox;

import java.util.List;
import java.util.Map;

/**
 * How a command ended, what it used and what it left behind. The arrays are not copied: nobody writes to them.
 *
 * @param ending how
 * @param usage how much
 * @param stdout at most the output limit
 * @param stderr its first and its last 128 KiB at most
 * @param collected the files that were asked for and are there: regular, and no larger than the output limit
 * @param tooLarge the files that were asked for and are larger than the output limit
 * @param leftovers names in the working folder at the end, at most 100, sorted
 */
@SuppressWarnings("ArrayRecordComponent")
public record Outcome(
        Ending ending,
        Usage usage,
        byte[] stdout,
        byte[] stderr,
        Map<String, byte[]> collected,
        List<String> tooLarge,
        List<String> leftovers) {

    public Outcome {
        collected = Map.copyOf(collected);
        tooLarge = List.copyOf(tooLarge);
        leftovers = List.copyOf(leftovers);
    }

    /** The same with another usage. */
    public Outcome with(Usage other) {
        return new Outcome(ending, other, stdout, stderr, collected, tooLarge, leftovers);
    }

    /** The same with other files. */
    public Outcome withCollected(Map<String, byte[]> others) {
        return new Outcome(ending, usage, stdout, stderr, others, tooLarge, leftovers);
    }

    /** The same as if it had printed nothing. */
    public Outcome withoutStdout() {
        return new Outcome(ending, usage, new byte[0], stderr, collected, tooLarge, leftovers);
    }
}
