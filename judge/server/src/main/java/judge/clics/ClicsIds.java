package judge.clics;

import java.util.regex.Pattern;
import judge.digest.Sha256;

/**
 * Makes the ids of the Contest API: an object's own name where it can be an identifier there, else a digest with a low
 * line before it, with which no name of ours begins.
 */
public final class ClicsIds {

    private static final Pattern ID = Pattern.compile("[A-Za-z0-9]([A-Za-z0-9_.-]{0,34}[A-Za-z0-9_-])?");
    private static final int BYTES = 8;

    private ClicsIds() {}

    /** Returns the id of a problem, by its slug. */
    public static String problem(String slug) {
        return named(slug);
    }

    /** Returns the id of a team, by the person's number: the login is nobody's business. */
    public static String team(long person) {
        return Long.toString(person);
    }

    /** Returns the id of a group of teams or an organization, by its name. */
    public static String named(String name) {
        return ID.matcher(name).matches() ? name : "_" + Sha256.of(name).hex(BYTES);
    }
}
