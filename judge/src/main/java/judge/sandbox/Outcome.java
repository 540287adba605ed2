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
 * @param noFiles what is there under the path of a file that was asked for, or anywhere in a folder that was, and is no
 *     regular file: a folder, a link, a device
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
        List<String> noFiles,
        List<String> leftovers) {

    public Outcome {
        collected = Map.copyOf(collected);
        tooLarge = List.copyOf(tooLarge);
        noFiles = List.copyOf(noFiles);
        leftovers = List.copyOf(leftovers);
    }

    /** One that has left files alone. */
    public Outcome(
            Ending ending,
            Usage usage,
            byte[] stdout,
            byte[] stderr,
            Map<String, byte[]> collected,
            List<String> tooLarge,
            List<String> leftovers) {
        this(ending, usage, stdout, stderr, collected, tooLarge, List.of(), leftovers);
    }

    /** The same with another usage. */
    public Outcome with(Usage other) {
        return new Outcome(ending, other, stdout, stderr, collected, tooLarge, noFiles, leftovers);
    }

    /** The same with other files. */
    public Outcome withCollected(Map<String, byte[]> others, List<String> otherNoFiles) {
        return new Outcome(ending, usage, stdout, stderr, others, tooLarge, otherNoFiles, leftovers);
    }

    /** The same as if it had printed nothing. */
    public Outcome withoutStdout() {
        return new Outcome(ending, usage, new byte[0], stderr, collected, tooLarge, noFiles, leftovers);
    }
}
