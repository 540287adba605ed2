package judge.service.contest;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import judge.online.Logins;
import judge.online.Refusal;
import judge.roster.team.ListedTeam;
import org.jspecify.annotations.Nullable;

/** Rules for lists of teams: each has a login of its own, and names that can be shown. */
final class TeamRules {

    private static final int MOST_TEAMS = 5_000;
    private static final int LONGEST = 200;
    /** The most characters of a name, as everybody's name has. */
    private static final int LONGEST_NAME = 100;

    private static final Pattern COUNTRY = Pattern.compile("[A-Z]{3}");

    private TeamRules() {}

    static Map<String, ListedTeam> byLogin(List<ListedTeam> wishes) {
        Map<String, ListedTeam> byLogin = new LinkedHashMap<>();
        for (ListedTeam wish : wishes) {
            String login = Logins.normal(wish.login())
                    .orElseThrow(() -> Refusal.invalid("team-login", Map.of("login", wish.login())));
            if (byLogin.put(login, wish) != null) {
                throw Refusal.invalid("team-twice", Map.of("login", wish.login()));
            }
        }
        return byLogin;
    }

    /** Refuses what no contestants can be called. */
    static void require(List<ListedTeam> wishes) {
        if (wishes.size() > MOST_TEAMS) {
            throw new Refusal(Refusal.Kind.TOO_LARGE, "teams-many", Map.of("most", MOST_TEAMS, "count", wishes.size()));
        }
        for (ListedTeam wish : wishes) {
            if (!Logins.name(wish.name()).filter(wish.name()::equals).isPresent()) {
                throw noText(wish, "name", wish.name(), LONGEST_NAME);
            }
            requireText(wish, "label", wish.label());
            requireText(wish, "affiliation", wish.affiliation());
            requireText(wish, "group", wish.group());
            requireText(wish, "icpc_id", wish.icpcId());
            if (wish.country() != null
                    && !wish.country().isEmpty()
                    && !COUNTRY.matcher(wish.country()).matches()) {
                throw Refusal.invalid("team-country", Map.of("login", wish.login(), "country", wish.country()));
            }
        }
        byLogin(wishes);
    }

    private static void requireText(ListedTeam wish, String field, @Nullable String text) {
        if (text != null
                && !text.isEmpty()
                && (text.isBlank() || text.length() > LONGEST || text.chars().anyMatch(Character::isISOControl))) {
            throw noText(wish, field, text, LONGEST);
        }
    }

    private static Refusal noText(ListedTeam wish, String field, String text, int most) {
        return Refusal.invalid("team-text", Map.of("login", wish.login(), "field", field, "value", text, "most", most));
    }
}
