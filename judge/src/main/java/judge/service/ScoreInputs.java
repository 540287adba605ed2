package judge.service;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import judge.clics.ClicsContest;
import judge.clics.ClicsContest.Contestant;
import judge.database.Tables;
import judge.online.contest.ContestTimes;
import judge.online.contest.ScoreInput;
import judge.online.contest.ScoreInput.Task;
import judge.online.contest.ScoreInput.Try;

/** What a scoreboard is made of, of those who take part together. */
final class ScoreInputs {

    private ScoreInputs() {}

    static ScoreInput of(Tables tables, ClicsContest contest) {
        Map<Long, Contestant> teams = contest.byPerson();
        ContestTimes times = contest.times();
        List<Try> tries = tables.contests().handedIn(contest.contest().assignment()).stream()
                .filter(one -> teams.containsKey(one.person()))
                .map(one ->
                        one.at(Duration.between(times.starts(), one.received()).toMillis()))
                .filter(one ->
                        one.millis() >= 0 && one.millis() < times.length().toMillis())
                .toList();
        return new ScoreInput(
                contest.contest(),
                contest.times(),
                contest.problems().stream()
                        .map(task -> new Task(task.problem(), task.points()))
                        .toList(),
                contest.teams().stream().map(Contestant::team).toList(),
                tries,
                contest.thawed());
    }
}
