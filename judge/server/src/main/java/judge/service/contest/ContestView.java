package judge.service.contest;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import judge.online.Assignment;
import judge.online.Course;
import judge.online.contest.Contest;
import judge.online.contest.ContestProblem;
import judge.online.contest.ContestState;
import judge.online.contest.ContestTimes;
import judge.online.contest.Team;
import org.jspecify.annotations.Nullable;

/**
 * A contest as somebody sees it.
 *
 * @param state the contest's state now
 * @param closes the time until which the viewer may hand in, by an extension or a clock of its own; the public: as
 *     for all
 * @param staff whether the viewer is of the jury
 * @param team the viewer's team; null: none
 * @param problems in their order; before it begins, contestants are shown none
 */
public record ContestView(
        Course course,
        Assignment assignment,
        Contest contest,
        ContestTimes times,
        ContestState state,
        Instant closes,
        boolean staff,
        @Nullable Team team,
        List<ContestTask> problems) {

    public ContestView {
        problems = List.copyOf(problems);
    }

    /** Returns the contest's name in the log of who did what. */
    String object() {
        return "assignment " + course.slug() + "/" + assignment.slug();
    }

    /** Tells whether the viewer stands in a final result, with submissions or without any. */
    public boolean isInResult() {
        return contest.finalized() != null && team != null && team.began() == null;
    }

    /**
     * A problem of a contest.
     *
     * @param slug its name in addresses
     * @param names title by language code
     * @param points the points of the problem where points are counted
     */
    public record ContestTask(ContestProblem problem, String slug, Map<String, String> names, double points) {}
}
