package judge.clics;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import judge.clics.ClicsContest.Contestant;
import judge.clics.ClicsContest.Official;

/** Lists the contestants and the staff, as persons and as accounts: the jury sees all, a team itself alone. */
public record ClicsPeople(ClicsContest contest, Sight sight) {

    /** Tells whether the viewer is told of anybody. */
    public boolean areTold() {
        return sight.seesPeople();
    }

    /** Everybody who is seen. */
    public List<ObjectNode> persons() {
        List<ObjectNode> all = new ArrayList<>();
        for (Contestant contestant : contestants()) {
            ObjectNode node = ClicsJson.object().put("id", id(contestant)).put("name", contestant.account());
            node.put("role", "contestant");
            node.set("team_ids", ClicsJson.array(Stream.of(contestant.id())));
            all.add(node);
        }
        for (Official official : officials()) {
            ObjectNode node = ClicsJson.object().put("id", id(official)).put("name", official.name());
            all.add(node.put("role", "staff"));
        }
        return all;
    }

    /** Returns the accounts with their logins; never their passwords, which nobody knows. */
    public List<ObjectNode> accounts() {
        List<ObjectNode> all = new ArrayList<>();
        for (Contestant contestant : contestants()) {
            ObjectNode node = account(contestant.team().person(), contestant.login(), contestant.account(), "team");
            all.add(node.put("team_id", contestant.id()).put("person_id", id(contestant)));
        }
        for (Official one : officials()) {
            all.add(account(one.person(), one.login(), one.name(), "judge").put("person_id", id(one)));
        }
        return all;
    }

    /** An account that refers to no team. */
    public static ObjectNode account(long person, String login, String name, String type) {
        ObjectNode node = ClicsJson.object().put("id", Long.toString(person)).put("username", login);
        return node.put("name", name).put("type", type);
    }

    private List<Contestant> contestants() {
        return contest.teams().stream()
                .filter(one -> sight.seesPerson(one.team().person()))
                .toList();
    }

    private List<Official> officials() {
        return contest.jury().stream()
                .filter(one -> sight.seesPerson(one.person()))
                .toList();
    }

    private static String id(Contestant contestant) {
        return Long.toString(contestant.team().person());
    }

    private static String id(Official official) {
        return Long.toString(official.person());
    }
}
