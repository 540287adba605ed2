package judge.clics;

import java.util.regex.Pattern;
import judge.digest.Sha256;

/**
 * What things are called in the Contest API: by their own names where those can be identifiers there, else by something
 * with a low line before it, with which no name of ours begins.
 */
public final class ClicsIds {

    private static final Pattern ID = Pattern.compile("[A-Za-z0-9]([A-Za-z0-9_.-]{0,34}[A-Za-z0-9_-])?");
    private static final int BYTES = 8;

    private ClicsIds() {}

    /** Of a problem, by its slug. */
    public static String problem(String slug) {
        return named(slug);
    }

    /** Of a team, by the number of who it is: what it logs in with is nobody's business. */
    static String team(long person) {
        return Long.toString(person);
    }

    /** Of a group of teams or an organization, by its name. */
    static String named(String name) {
        return ID.matcher(name).matches() ? name : "_" + Sha256.of(name).hex(BYTES);
    }
}
