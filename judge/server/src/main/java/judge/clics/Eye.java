package judge.clics;

import org.jspecify.annotations.Nullable;

/**
 * Who looks at a contest.
 *
 * @param jury whether everything is shown
 * @param team whose own results and clarifications are shown, too; null: nobody's
 */
public record Eye(boolean jury, @Nullable Long team) {

    /** Everybody. */
    public static final Eye PUBLIC = new Eye(false, null);

    /** Who teaches the course. */
    public static final Eye JURY = new Eye(true, null);

    /** A contestant. */
    public static Eye team(long person) {
        return new Eye(false, person);
    }

    boolean isTeam(long person) {
        return team != null && team == person;
    }
}
