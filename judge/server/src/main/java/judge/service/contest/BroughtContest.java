package judge.service.contest;

import java.util.List;
import java.util.Set;
import judge.service.contest.ContestTeams.TeamsResult;

/**
 * The result of a contest package.
 *
 * @param assignment the name of the new contest in addresses
 * @param brought the problems whose packages were in it
 * @param charsets charsets in which names and texts in it were read, except UTF-8
 * @param leftOut the paths of pictures in it that were not taken
 */
public record BroughtContest(
        String assignment, List<String> brought, TeamsResult teams, Set<String> charsets, List<String> leftOut) {

    public BroughtContest {
        charsets = Set.copyOf(charsets);
        brought = List.copyOf(brought);
        leftOut = List.copyOf(leftOut);
    }
}
