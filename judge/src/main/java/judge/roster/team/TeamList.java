package judge.roster.team;

import java.util.List;
import java.util.Set;

/**
 * Teams, and how their files were read.
 *
 * @param charsets the names of those in which they were read
 */
public record TeamList(List<ListedTeam> teams, Set<String> charsets) {

    public TeamList {
        teams = List.copyOf(teams);
        charsets = Set.copyOf(charsets);
    }
}
