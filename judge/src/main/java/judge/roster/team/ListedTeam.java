package judge.roster.team;

import org.jspecify.annotations.Nullable;

/**
 * A team as it is listed somewhere. Something that is not said stays as it is; an empty text takes it away.
 *
 * @param login the team's login
 * @param password null: none is given
 * @param label such as where it sits; null: it has none but the login
 * @param name as the scoreboard shows it
 * @param affiliation such as its university; null: not said
 * @param country three letters; null: not said
 * @param group such as a site; null: not said
 * @param icpcId its number in the ICPC's register; null: not said
 * @param hidden whether the public does not see it; null: not said
 */
public record ListedTeam(
        String login,
        @Nullable String password,
        @Nullable String label,
        String name,
        @Nullable String affiliation,
        @Nullable String country,
        @Nullable String group,
        @Nullable String icpcId,
        @Nullable Boolean hidden) {

    /** Returns the login and the name, without the password. */
    @Override
    public String toString() {
        return login + " " + name;
    }
}
