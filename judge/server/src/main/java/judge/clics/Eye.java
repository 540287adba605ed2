package judge.clics;

import org.jspecify.annotations.Nullable;

/**
 * The eye of a viewer of a contest.
 *
 * @param jury whether everything is shown
 * @param team the person whose own results and clarifications are shown, too; null: nobody
 */
public record Eye(boolean jury, @Nullable Long team) {

    /** Everybody. */
    public static final Eye PUBLIC = new Eye(false, null);

    /** The eye of the staff of the course. */
    public static final Eye JURY = new Eye(true, null);

    /** A contestant. */
    public static Eye team(long person) {
        return new Eye(false, person);
    }

    boolean isTeam(long person) {
        return team != null && team == person;
    }
}
