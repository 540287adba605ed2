package judge.roster.team;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import judge.charset.CharsetException;
import judge.charset.DecodedText;
import judge.roster.team.TeamListException.Fault;
import judge.roster.team.TeamTree.Item;
import org.jspecify.annotations.Nullable;

/**
 * Reads the teams of a contest as other programs list them: a table in CSV, those of {@link TeamTsv}, or of the CLICS
 * contest package the files {@code teams}, {@code accounts}, {@code organizations} and {@code groups}, each as
 * {@code .json} or {@code .yaml}. Several files are read together: accounts have the logins of teams, organizations the
 * names of their universities.
 */
public final class TeamLists {

    /** Tens of thousands of teams. */
    private static final int MOST_BYTES = 4 << 20;

    private static final String TABLE = ".*\\.(csv|tsv|txt)";

    private final Map<String, List<Item>> lists = new LinkedHashMap<>();
    private final List<ListedTeam> teams = new ArrayList<>();
    private final Map<String, String> logins = new HashMap<>();

    private final Set<String> charsets = new TreeSet<>();
    private final Optional<Charset> charset;

    private TeamLists(Optional<Charset> charset) {
        this.charset = charset;
    }

    /**
     * The teams that some files list, in their order.
     *
     * @param files their contents by their names
     * @param charset the charset of the files; empty: it is to be found out for each
     * @throws TeamListException if one of them cannot be used, or all of them have no team
     */
    public static TeamList read(Map<String, byte[]> files, Optional<Charset> charset) throws TeamListException {
        TeamLists lists = of(files, charset);
        lists.join();
        if (lists.teams.isEmpty()) {
            String first = files.keySet().stream().findFirst().orElse("");
            throw new TeamListException(first, "", Fault.EMPTY, "");
        }
        return new TeamList(lists.teams, lists.charsets);
    }

    private static TeamLists of(Map<String, byte[]> files, Optional<Charset> charset) throws TeamListException {
        TeamLists lists = new TeamLists(charset);
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            lists.add(file.getKey(), file.getValue());
        }
        return lists;
    }

    /** Returns the names of organizations and the logins of teams in these files, by their ids there. */
    static PackagedNames names(Map<String, byte[]> files, Optional<Charset> charset) throws TeamListException {
        TeamLists lists = of(files, charset);
        Map<String, String> organizations = new HashMap<>();
        for (Map.Entry<String, Item> one : lists.byId("organizations").entrySet()) {
            organizations.put(one.getKey(), formal(one.getValue()));
        }
        Map<String, String> logins = new HashMap<>();
        for (Map.Entry<String, Item> one :
                lists.accounts(lists.byId("teams").keySet()).entrySet()) {
            logins.put(one.getKey(), login(one.getValue()));
        }
        return new PackagedNames(organizations, logins);
    }

    private void add(String path, byte[] bytes) throws TeamListException {
        String file = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
        if (bytes.length > MOST_BYTES) {
            throw new TeamListException(file, "", Fault.TOO_LARGE, "");
        }
        String text = text(file, bytes);
        String lower = file.toLowerCase(Locale.ROOT);
        Optional<String> fixed = lower.matches(TABLE) ? TeamTsv.kind(lower, text) : Optional.empty();
        if (fixed.isPresent()) {
            put(file, fixed.get(), TeamTsv.items(file, fixed.get(), text));
            return;
        }
        if (lower.matches(TABLE)) {
            for (Map.Entry<Long, ListedTeam> line :
                    new TeamCsv(file, text).teams().entrySet()) {
                put(file, line.getKey().toString(), line.getValue());
            }
            return;
        }
        String kind = kind(lower).orElseThrow(() -> new TeamListException(file, "", Fault.UNKNOWN_FILE, ""));
        put(file, kind, TeamTree.items(lower.endsWith(".json") ? lower : file, text));
    }

    private void put(String file, String kind, List<Item> items) throws TeamListException {
        if (lists.put(kind, items) != null) {
            throw new TeamListException(file, "", Fault.TWICE, kind);
        }
    }

    private String text(String file, byte[] bytes) throws TeamListException {
        try {
            DecodedText decoded = DecodedText.of(bytes, charset);
            charsets.add(decoded.charset());
            return decoded.text();
        } catch (CharsetException e) {
            Fault fault = e.readings().isEmpty() ? Fault.NOT_TEXT : Fault.CHARSET;
            throw new TeamListException(file, "", fault, CharsetException.shown(e.readings()));
        }
    }

    private static Optional<String> kind(String file) {
        if (!file.matches(".*\\.(json|ya?ml)")) {
            return Optional.empty();
        }
        return List.of("teams", "accounts", "organizations", "groups").stream()
                .filter(file::contains)
                .findFirst();
    }

    private void put(String file, String place, ListedTeam team) throws TeamListException {
        @Nullable String there = logins.put(team.login().toLowerCase(Locale.ROOT), team.login());
        if (there != null) {
            throw new TeamListException(file, place, Fault.TWICE, team.login());
        }
        teams.add(team);
    }

    private void join() throws TeamListException {
        List<Item> listed = lists.getOrDefault("teams", List.of());
        Set<String> ids = byId("teams").keySet();
        Map<String, Item> accounts = accounts(ids);
        Map<String, Item> organizations = byId("organizations");
        Map<String, Item> groups = byId("groups");
        for (Item team : listed) {
            put(team.file(), team.place("id"), joined(team, accounts.get(team.required("id")), organizations, groups));
        }
    }

    /** The accounts of teams, by the ids of these; without teams each account is one. */
    private Map<String, Item> accounts(Set<String> ids) throws TeamListException {
        Map<String, Item> accounts = new HashMap<>();
        for (Item account : lists.getOrDefault("accounts", List.of())) {
            if (!account.text("type").orElse("team").equals("team")) {
                continue;
            }
            if (ids.isEmpty()) {
                String login = login(account);
                put(account.file(), account.place("username"), alone(account, login));
                continue;
            }
            String team = account.text("team_id").orElse(account.required("id"));
            if (!ids.contains(team)) {
                throw account.fault("team_id", Fault.DANGLING, team);
            }
            if (accounts.put(team, account) != null) {
                throw account.fault("team_id", Fault.TWICE, team);
            }
        }
        return accounts;
    }

    private Map<String, Item> byId(String list) throws TeamListException {
        Map<String, Item> all = new HashMap<>();
        for (Item item : lists.getOrDefault(list, List.of())) {
            if (all.put(item.required("id"), item) != null) {
                throw item.fault("id", Fault.TWICE, item.required("id"));
            }
        }
        return all;
    }

    private static String login(Item account) throws TeamListException {
        Optional<String> username = account.text("username");
        return username.isPresent() ? username.get() : account.required("id");
    }

    private static ListedTeam alone(Item account, String login) throws TeamListException {
        return new ListedTeam(
                login,
                account.text("password").orElse(null),
                null,
                account.text("name").orElse(login),
                null,
                null,
                null,
                null,
                null);
    }

    private ListedTeam joined(
            Item team, @Nullable Item account, Map<String, Item> organizations, Map<String, Item> groups)
            throws TeamListException {
        String id = team.required("id");
        Optional<String> shown = team.text("display_name");
        String name = shown.isPresent() ? shown.get() : team.required("name");
        @Nullable String affiliation = team.text("affiliation").orElse(null);
        @Nullable String country = team.text("country").orElse(null);
        Optional<String> organization = team.text("organization_id");
        if (organization.isPresent()) {
            @Nullable Item found = organizations.get(organization.get());
            if (found == null && lists.containsKey("organizations")) {
                throw team.fault("organization_id", Fault.DANGLING, organization.get());
            }
            affiliation = found == null ? organization.get() : formal(found);
            country = found == null ? null : found.text("country").orElse(null);
        }
        @Nullable Boolean hidden = team.truth("hidden");
        List<String> names = new ArrayList<>();
        for (String group : team.texts("group_ids")) {
            @Nullable Item found = groups.get(group);
            if (found == null && lists.containsKey("groups")) {
                throw team.fault("group_ids", Fault.DANGLING, group);
            }
            names.add(found == null ? group : found.text("name").orElse(group));
            hidden = either(hidden, found == null ? null : found.truth("hidden"));
        }
        return new ListedTeam(
                account == null ? id : login(account),
                account == null ? null : account.text("password").orElse(null),
                team.text("label").orElse(id),
                name,
                affiliation,
                country,
                names.isEmpty() ? null : String.join(", ", names),
                team.text("icpc_id").orElse(null),
                hidden);
    }

    private static @Nullable Boolean either(@Nullable Boolean one, @Nullable Boolean other) {
        boolean decided = other == null || Boolean.TRUE.equals(one);
        return decided ? one : other;
    }

    private static String formal(Item organization) throws TeamListException {
        Optional<String> formal = organization.text("formal_name");
        return formal.isPresent() ? formal.get() : organization.required("name");
    }
}
