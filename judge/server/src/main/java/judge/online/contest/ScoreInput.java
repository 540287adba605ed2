package judge.online.contest;

import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * All that a scoreboard is made of.
 *
 * @param tasks the contest's problems in their order, those that were removed included
 * @param teams all contestants, in any order
 * @param tries the submissions of these teams, in any order; none of others, and none after a team's own end
 * @param thawed the frozen cells that have been shown to all
 */
public record ScoreInput(
        Contest contest, ContestTimes times, List<Task> tasks, List<Team> teams, List<Try> tries, Set<Spot> thawed) {

    private static final String JUDGE_ERROR = Verdict.JE.name();

    public ScoreInput {
        tasks = List.copyOf(tasks);
        teams = List.copyOf(teams);
        tries = List.copyOf(tries);
        thawed = Set.copyOf(thawed);
    }

    /** A problem and what it is worth where points are counted. */
    public record Task(ContestProblem problem, double points) {}

    /** A problem of a contestant. */
    public record Spot(long person, long problem) {}

    /**
     * A submission.
     *
     * @param submission its number; of two at the same time the one with the lower number came first
     * @param millis the time in milliseconds, in the contest's time by the clock of the team
     * @param ruling null: it is not judged yet, or nobody knows how
     */
    public record Try(long submission, long person, long problem, long millis, @Nullable Ruled ruling) {

        /** Tells whether the result is open: an error of the judge says nothing about the contestant. */
        public boolean isOpen() {
            return ruling == null || ruling.verdict().equals(JUDGE_ERROR);
        }
    }

    /**
     * The result of a judging.
     *
     * @param verdict the verdict's code
     * @param score the score by the package
     * @param maxScore the most that the package gives; positive infinity where it has no bound
     * @param groups groups of tests with their scores; empty where they make no sum: everything is one group then
     */
    public record Ruled(String verdict, double score, double maxScore, Map<String, Double> groups) {

        public Ruled {
            groups = Map.copyOf(groups);
        }
    }

    /** The same as it was at a moment of the contest, each team's own: only what had been handed in until then. */
    public ScoreInput until(long millis) {
        return new ScoreInput(
                contest,
                times,
                tasks,
                teams,
                tries.stream().filter(one -> one.millis() <= millis).toList(),
                thawed);
    }

    /** The same with more of what was frozen shown to all. */
    public ScoreInput showing(Set<Spot> shown) {
        return new ScoreInput(contest, times, tasks, teams, tries, shown);
    }
}
