package judge.service.contest;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.online.Logins;
import judge.online.Refusal;
import judge.online.contest.Team;
import judge.roster.team.ListedTeam;
import judge.roster.team.TeamList;
import judge.roster.team.TeamListException;
import judge.roster.team.TeamLists;
import org.jspecify.annotations.Nullable;

/** Teams that somebody else has listed, as they are wanted here. */
public final class ListedTeams {

    private ListedTeams() {}

    /**
     * Teams in files.
     *
     * @param charsets the names of those in which the files were read
     */
    public record ReadTeams(List<ListedTeam> teams, Set<String> charsets) {

        public ReadTeams {
            teams = List.copyOf(teams);
            charsets = Set.copyOf(charsets);
        }
    }

    /**
     * The teams in files.
     *
     * @param charset the charset of the files; empty: it is to be found out
     * @throws Refusal with the one sentence that says where one of them is wrong
     */
    public static ReadTeams read(Map<String, byte[]> files, Optional<Charset> charset) {
        try {
            TeamList list = TeamLists.read(files, charset);
            return new ReadTeams(of(list.teams()), list.charsets());
        } catch (TeamListException e) {
            throw refused(e);
        }
    }

    static List<ListedTeam> of(List<ListedTeam> teams) {
        return teams.stream().map(ListedTeams::normal).toList();
    }

    /** Returns the refusal that says where the list is wrong. */
    static Refusal refused(TeamListException e) {
        boolean line = e.place().matches("\\d+");
        return Refusal.invalid(
                "team-list-invalid",
                Map.of(
                        "file",
                        e.file(),
                        "line",
                        line ? e.place() : "",
                        "key",
                        line ? "" : e.place(),
                        "teamfault",
                        e.fault().word(),
                        "value",
                        e.value()));
    }

    /** Logins cannot have blanks, which names that stand for them may have. */
    private static ListedTeam normal(ListedTeam team) {
        @Nullable String country = team.country();
        return new ListedTeam(
                Logins.listed(team.login()).orElse(team.login().strip()),
                team.password(),
                team.label(),
                team.name(),
                team.affiliation(),
                country == null ? null : country.toUpperCase(Locale.ROOT),
                team.group(),
                team.icpcId(),
                team.hidden());
    }

    /** The contestant that a person becomes, or was before, as a list wants it. */
    static Team team(ListedTeam wish, long contest, long person, Optional<Team> before) {
        String label = before.map(Team::label).orElse(Long.toString(person));
        return new Team(
                contest,
                person,
                Optional.ofNullable(wish.label()).orElse(label),
                wish.name(),
                kept(wish.affiliation(), before.map(Team::affiliation)),
                kept(wish.country(), before.map(Team::country)),
                kept(wish.group(), before.map(Team::teamGroup)),
                kept(wish.icpcId(), before.map(Team::icpcId)),
                Optional.ofNullable(wish.hidden())
                        .or(() -> before.map(Team::hidden))
                        .orElse(false),
                null);
    }

    private static @Nullable String kept(@Nullable String said, Optional<String> before) {
        return said == null ? before.orElse(null) : said.isEmpty() ? null : said;
    }
}
