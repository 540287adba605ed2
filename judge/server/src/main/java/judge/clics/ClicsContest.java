package judge.clics;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import judge.online.contest.Contest;
import judge.online.contest.ContestKind;
import judge.online.contest.ContestProblem;
import judge.online.contest.ContestTimes;
import judge.online.contest.ScoreInput.Spot;
import judge.online.contest.Team;
import judge.source.LanguageName;
import org.jspecify.annotations.Nullable;

/**
 * A contest with all that is set up before it begins.
 *
 * @param id in the Contest API
 * @param languages that one may hand in in
 * @param problems in their order
 * @param teams all but those that take part by themselves after the end
 * @param jury the staff of the course
 * @param ends the end of each team's time, by the person's number
 * @param thawed the frozen cells that have been shown to all
 */
public record ClicsContest(
        String id,
        Names names,
        List<LanguageName> languages,
        Contest contest,
        ContestTimes times,
        List<Task> problems,
        List<Contestant> teams,
        List<Official> jury,
        Map<Long, Instant> ends,
        Set<Spot> thawed) {

    public ClicsContest {
        languages = List.copyOf(languages);
        problems = List.copyOf(problems);
        teams = List.copyOf(teams);
        jury = List.copyOf(jury);
        ends = Map.copyOf(ends);
        thawed = Set.copyOf(thawed);
    }

    /**
     * The names of a contest.
     *
     * @param brief of the assignment, for who types it
     * @param shown as pages show it
     * @param formal with the course's name
     */
    public record Names(String brief, String shown, String formal) {}

    /**
     * A problem.
     *
     * @param ordinal from 1
     * @param slug of the problem, which names it
     * @param points the points where points are counted
     * @param timeMillis for a case, in C++
     * @param cases the number of cases
     */
    public record Task(
            ContestProblem problem,
            int ordinal,
            String slug,
            String name,
            double points,
            long timeMillis,
            long memoryBytes,
            long outputBytes,
            long codeBytes,
            int cases) {

        /** Returns the problem's id. */
        public String id() {
            return ClicsIds.problem(slug);
        }
    }

    /**
     * A team.
     *
     * @param login the team's login; only the jury and the team itself are told
     * @param account the name of who logs in so; only the jury and itself are told
     * @param logo of its organization; null: there is none
     * @param photo of the team; null: there is none
     */
    public record Contestant(
            Team team, String login, String account, @Nullable ClicsPicture logo, @Nullable ClicsPicture photo) {

        /** Returns the team's id. */
        public String id() {
            return ClicsIds.team(team.person());
        }
    }

    /**
     * A member of the jury.
     *
     * @param login the person's login; only the jury is told of it at all
     */
    public record Official(long person, String login, String name) {}

    /** Tells whether points are counted, and not solved problems. */
    public boolean isScoring() {
        return contest.kind() != ContestKind.ICPC;
    }

    Optional<Contestant> contestant(long person) {
        return teams.stream().filter(one -> one.team().person() == person).findFirst();
    }

    Optional<Task> task(long problem) {
        return problems.stream()
                .filter(one -> one.problem().problem() == problem)
                .findFirst();
    }

    /** Returns the first seen team for each name, by the id of the name. */
    Map<String, Contestant> byName(Function<Team, @Nullable String> name, Predicate<Contestant> seen) {
        Map<String, Contestant> byName = new LinkedHashMap<>();
        for (Contestant contestant : teams) {
            String value = name.apply(contestant.team());
            if (value != null && !value.isBlank() && seen.test(contestant)) {
                byName.putIfAbsent(ClicsIds.named(value), contestant);
            }
        }
        return byName;
    }

    /** The teams by the number of who they are. */
    public Map<Long, Contestant> byPerson() {
        return teams.stream().collect(Collectors.toMap(one -> one.team().person(), Function.identity()));
    }

    /** The problems by their number. */
    public Map<Long, Task> byProblem() {
        return problems.stream().collect(Collectors.toMap(one -> one.problem().problem(), Function.identity()));
    }
}
