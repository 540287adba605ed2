package judge.sandbox;

import java.util.List;
import java.util.Map;

/**
 * The result of a command: its end, its usage and the files that it left. The arrays are not copied: nobody writes to
 * them.
 *
 * @param ending the way in which it ended
 * @param usage the time and memory that it used
 * @param stdout its standard output, at most the output limit
 * @param stderr the first and the last 128 KiB of its standard error, at most
 * @param collected the files that were asked for and are there: regular, and no larger than the output limit
 * @param tooLarge the files that were asked for and are larger than the output limit
 * @param noFiles the paths that were asked for, or lie in a folder that was asked for, and are no regular files:
 *     folders, links, devices
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

    /** Makes an outcome without files that could not be collected. */
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
