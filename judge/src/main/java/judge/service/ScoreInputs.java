package judge.service;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import judge.clics.ClicsContest;
import judge.clics.ClicsContest.Contestant;
import judge.database.Tables;
import judge.online.contest.HandedIn;
import judge.online.contest.ScoreInput;
import judge.online.contest.ScoreInput.Ruled;
import judge.online.contest.ScoreInput.Task;
import judge.online.contest.ScoreInput.Try;
import org.jspecify.annotations.Nullable;

/** What a scoreboard is made of, of those who take part together. */
final class ScoreInputs {

    private ScoreInputs() {}

    static ScoreInput of(Tables tables, ClicsContest contest) {
        Map<Long, Contestant> teams = contest.byPerson();
        Instant starts = contest.times().starts();
        long length = contest.times().length().toMillis();
        List<Try> tries = tables.contests().handedIn(contest.contest().assignment()).stream()
                .filter(one -> teams.containsKey(one.person()))
                .map(one -> new Try(
                        one.submission(),
                        one.person(),
                        one.problem(),
                        Duration.between(starts, one.received()).toMillis(),
                        ruled(one)))
                .filter(one -> one.millis() >= 0 && one.millis() < length)
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

    private static @Nullable Ruled ruled(HandedIn one) {
        String verdict = one.verdict();
        Double score = one.score();
        Double maxScore = one.maxScore();
        return verdict == null || score == null || maxScore == null
                ? null
                : new Ruled(verdict, score, maxScore, Map.of());
    }
}
