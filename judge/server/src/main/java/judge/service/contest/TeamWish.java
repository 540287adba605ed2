package judge.service.contest;

import org.jspecify.annotations.Nullable;

/**
 * A contestant as a teacher wants it.
 *
 * @param login the team's login; a team without an account gets one
 * @param password of a new account; null: one is made, and is to be changed
 * @param label such as where it sits; null: the login
 * @param name as the scoreboard shows it
 * @param affiliation such as its university
 * @param country by ISO 3166-1, three letters
 * @param group such as a site
 * @param icpcId its number in the ICPC's own register
 * @param hidden whether the public does not see it
 */
public record TeamWish(
        String login,
        @Nullable String password,
        @Nullable String label,
        String name,
        @Nullable String affiliation,
        @Nullable String country,
        @Nullable String group,
        @Nullable String icpcId,
        boolean hidden) {

    /** Returns the login and the name, without the password. */
    @Override
    public String toString() {
        return login + " " + name;
    }
}
