package judge.database.judging;

import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;

/**
 * The languages that a process leaves to others, as it lacks them: their codes, each with a blank on both sides.
 *
 * @param anywhere to those of any pool
 * @param inPool to those of its own pool; not more
 */
public record LeftLanguages(String anywhere, String inPool) {

    /** Nothing is left to others. */
    public static final LeftLanguages NONE = new LeftLanguages("", "");

    /** Languages that others have, of which some are here. */
    static LeftLanguages of(Set<String> own, Collection<String> anywhere, Collection<String> inPool) {
        return new LeftLanguages(lacking(own, anywhere), lacking(own, inPool));
    }

    private static String lacking(Set<String> own, Collection<String> others) {
        Set<String> lacking = new TreeSet<>(others);
        lacking.removeAll(own);
        return lacking.isEmpty() ? "" : " " + String.join(" ", lacking) + " ";
    }
}
