package judge.online.contest;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A contestant: a team, which logs in as one person, or a single one.
 *
 * @param person the account's number
 * @param label such as where it sits; its login, where nothing else was said
 * @param name as the scoreboard shows it
 * @param affiliation such as its university
 * @param country by ISO 3166-1, three letters
 * @param teamGroup such as a site
 * @param icpcId its number in the ICPC's own register
 * @param hidden whether the public does not see it; it takes no rank from others
 * @param began the time at which it began by itself after the end, in virtual participation; null: it takes part
 *     with all others
 */
public record Team(
        long assignment,
        long person,
        String label,
        String name,
        @Nullable String affiliation,
        @Nullable String country,
        @Nullable String teamGroup,
        @Nullable String icpcId,
        boolean hidden,
        @Nullable Instant began) {

    /** Tells whether the team takes a rank: others come after it. */
    public boolean ranked() {
        return !hidden && began == null;
    }
}
