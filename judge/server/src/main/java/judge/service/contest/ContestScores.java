package judge.service.contest;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.database.Tables;
import judge.online.Assignment;
import judge.online.contest.Contest;
import judge.online.contest.ContestTimes;
import judge.online.contest.HandedIn;
import judge.online.contest.ScoreInput;
import judge.online.contest.ScoreInput.Try;
import judge.online.contest.Team;
import org.jspecify.annotations.Nullable;

/** Reads what scoreboards are made of. */
final class ContestScores {

    private final Contest contest;
    private final ContestTimes times;
    private final List<ScoreInput.Task> tasks;
    private final List<Team> named;
    private final Map<Long, Team> teams = new HashMap<>();
    private final Map<Long, Instant> ends = new HashMap<>();
    private final Instant closes;
    private final Set<ScoreInput.Spot> thawed;

    /** Reads a contest, without its submissions. */
    ContestScores(Tables tables, Assignment assignment, Contest contest) {
        this.contest = contest;
        long id = assignment.id();
        times = ContestAuthorization.times(tables, assignment, contest);
        tasks = ContestAuthorization.scored(tables, id);
        named = tables.teams().of(id);
        named.forEach(team -> teams.put(team.person(), team));
        ends.putAll(tables.assignments().extensions(id));
        closes = Optional.ofNullable(assignment.closes()).orElseThrow();
        thawed = new HashSet<>(tables.contests().thawed(id));
    }

    /** All that the scoreboard of a contest is made of. */
    static ScoreInput input(Tables tables, Assignment assignment, Contest contest) {
        return new ContestScores(tables, assignment, contest)
                .with(tables.contests().handedIn(assignment.id()));
    }

    /** Returns the input with submissions; one of no contestant, or after a contestant's own end, does not count. */
    ScoreInput with(Collection<HandedIn> handedIn) {
        List<Try> tries = new ArrayList<>();
        for (HandedIn one : handedIn) {
            Team team = teams.get(one.person());
            if (team != null) {
                long millis = times.millis(team, one.received());
                if (millis >= 0 && one.received().isBefore(end(one.person()))) {
                    tries.add(one.at(millis));
                }
            }
        }
        return new ScoreInput(contest, times, tasks, named, tries, thawed);
    }

    private Instant end(long person) {
        return end(closes, ends.get(person));
    }

    /** Returns the time until which a contestant may hand in, whose own end is that moment; null: there is none. */
    static Instant end(Instant closes, @Nullable Instant own) {
        return own != null && own.isAfter(closes) ? own : closes;
    }

    /** Tells whether a submission of those who take part together waits to be judged. */
    static boolean waits(ScoreInput input) {
        Set<Long> together = new HashSet<>();
        input.teams().stream().filter(team -> team.began() == null).forEach(team -> together.add(team.person()));
        Set<Long> counted = new HashSet<>();
        input.tasks().stream()
                .filter(task -> task.problem().removed() == null)
                .forEach(task -> counted.add(task.problem().problem()));
        return input.tries().stream()
                .filter(one -> together.contains(one.person()) && counted.contains(one.problem()))
                .anyMatch(Try::isOpen);
    }
}
