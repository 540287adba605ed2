package judge.roster.team;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.roster.team.TeamTree.Item;

/**
 * The tables of contest control systems before there was JSON: {@code teams.tsv}, {@code accounts.tsv} and
 * {@code groups.tsv}. Their first line has a word and a version, the columns have no heads, and nothing is quoted.
 */
final class TeamTsv {

    private static final Map<String, List<String>> COLUMNS = Map.of(
            "teams", List.of("id", "icpc_id", "group_ids", "name", "affiliation", "", "country"),
            "accounts", List.of("type", "name", "username", "password"),
            "groups", List.of("id", "name"),
            "organizations", List.of("id", "name", "formal_name", "country"));

    private static final Pattern FIRST = Pattern.compile("(teams|accounts|groups|institutions2?|file_version)\\h+\\d");

    private TeamTsv() {}

    /** Returns the kind of list that a file has, such as {@code teams}; empty if it is no such table. */
    static Optional<String> kind(String file, String text) {
        String first = text.lines().findFirst().orElse("").strip().toLowerCase(Locale.ROOT);
        Matcher version = FIRST.matcher(first);
        if (!version.matches()) {
            return Optional.empty();
        }
        String word = version.group(1).equals("file_version") ? file.toLowerCase(Locale.ROOT) : version.group(1);
        return COLUMNS.keySet().stream()
                .filter(kind -> word.contains(kind.equals("organizations") ? "institutions" : kind))
                .findFirst();
    }

    /** Returns the rows of a file as objects with the keys of JSON; their index is the line. */
    static List<Item> items(String file, String kind, String text) {
        List<Item> items = new ArrayList<>();
        List<String> keys = COLUMNS.getOrDefault(kind, List.of());
        int line = 0;
        for (String row : text.split("\\R", -1)) {
            line++;
            if (line == 1 || row.isBlank()) {
                continue;
            }
            ObjectNode node = JsonNodeFactory.instance.objectNode();
            String[] cells = row.split("\t", -1);
            for (int i = 0; i < Math.min(cells.length, keys.size()); i++) {
                node.put(keys.get(i), cells[i].strip());
            }
            if (kind.equals("accounts")) {
                // A login such as team-007 is that of team 7.
                String login = node.path("username").asText();
                String team = login.replaceFirst("^.*\\D", "").replaceFirst("^0+(?=\\d)", "");
                node.put("id", login);
                node.put("team_id", team);
            }
            items.add(new Item(file, line, node));
        }
        return items;
    }
}
