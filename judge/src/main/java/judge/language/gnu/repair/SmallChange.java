package judge.language.gnu.repair;

import judge.language.trial.HelpfulChange;

/**
 * A small change of a source.
 *
 * @param number by which the program is told to run with it
 * @param line where it is made
 * @param written what stands there; empty where something is added
 * @param changed what stands there after it; empty where something is left out
 */
public record SmallChange(int number, long line, String written, String changed) {

    /** As it is told to who has written the source. */
    public HelpfulChange told() {
        return HelpfulChange.of(line, written, changed);
    }
}
