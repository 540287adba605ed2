package judge.roster.team;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A contest as a CLICS contest package sets it up.
 *
 * @param file the file in which it is set up
 * @param id as the package has it
 * @param starts null: that is not said
 * @param freeze the time before the end; zero: it is not frozen
 * @param scoring whether points are counted, and not solved problems
 * @param penalty for each rejected attempt
 * @param problems in their order
 * @param teams may be none
 * @param charsets of its files that were in none of Unicode
 */
public record PackagedContest(
        String file,
        String id,
        String name,
        @Nullable Instant starts,
        Duration length,
        Duration freeze,
        boolean scoring,
        Duration penalty,
        List<PackagedProblem> problems,
        List<ListedTeam> teams,
        Set<String> charsets) {

    public PackagedContest {
        problems = List.copyOf(problems);
        teams = List.copyOf(teams);
        charsets = Set.copyOf(charsets);
    }

    /** Makes the fault of a contest that does not say when it begins. */
    public TeamListException withoutStart() {
        return new TeamListException(file, "start_time", TeamListException.Fault.MISSING, "");
    }

    /**
     * A problem of it.
     *
     * @param place the place of its id, such as {@code [0].id}
     * @param file the file in which it stands
     * @param rgb null: not said
     * @param color null: not said
     * @param points 0: not said
     */
    public record PackagedProblem(
            String file,
            String place,
            String id,
            String label,
            @Nullable String rgb,
            @Nullable String color,
            double points) {

        /** There is no such problem. */
        public TeamListException unknown() {
            return new TeamListException(file, place, TeamListException.Fault.DANGLING, id);
        }
    }
}
