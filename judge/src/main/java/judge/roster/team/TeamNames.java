package judge.roster.team;

import java.util.regex.Pattern;
import judge.roster.team.TeamListException.Fault;

/** The rules that names of all kinds share. */
final class TeamNames {

    private static final int MOST_LENGTH = 200;
    private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\p{Cs}]");

    private TeamNames() {}

    /** The text, if it is short and can be read. Any other sign is one that a name may have, {@code #""} too. */
    static String checked(String text, String file, String place) throws TeamListException {
        if (CONTROL.matcher(text).find()) {
            throw new TeamListException(file, place, Fault.CONTROL, text);
        }
        if (text.length() > MOST_LENGTH) {
            throw new TeamListException(file, place, Fault.TOO_LONG, text.substring(0, 40));
        }
        return text;
    }
}
