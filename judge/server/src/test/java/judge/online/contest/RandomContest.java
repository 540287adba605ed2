package judge.online.contest;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import judge.online.contest.ScoreInput.Ruled;
import judge.online.contest.ScoreInput.Task;
import judge.online.contest.ScoreInput.Try;
import org.jspecify.annotations.Nullable;

/** Contests of five hours with everything in them that can happen, the same ones for the same seed. */
final class RandomContest {

    static final Instant STARTS = Instant.parse("2026-11-22T09:00:00Z");
    static final Instant ENDS = STARTS.plus(Duration.ofHours(5));
    static final Instant FREEZES = STARTS.plus(Duration.ofHours(4));

    private static final List<String> VERDICTS = List.of("AC", "AC", "WA", "WA", "TLE", "RTE", "CE", "JE");
    private static final double MOST = 100;

    private final Random random;
    private final ContestKind kind;
    private final int teams;
    private final int problems;

    RandomContest(ContestKind kind, long seed, int teams, int problems) {
        random = new Random(seed);
        this.kind = kind;
        this.teams = teams;
        this.problems = problems;
    }

    static Contest contest(ContestKind kind, boolean compileErrors, @Nullable Instant thawed) {
        Instant freezes = kind == ContestKind.OI ? null : FREEZES;
        return new Contest(
                1,
                kind,
                Duration.ofMinutes(20),
                compileErrors,
                freezes,
                thawed,
                null,
                new Contest.Medals(1, 2, 3),
                false,
                true,
                Contest.Aids.NONE,
                null);
    }

    ScoreInput input(int tries) {
        Contest contest = contest(kind, random.nextInt(4) == 0, null);
        List<Task> tasks = new ArrayList<>();
        for (int i = 1; i <= problems; i++) {
            Instant removed = random.nextInt(8) == 0 ? STARTS : null;
            tasks.add(new Task(
                    new ContestProblem(1, i, String.valueOf((char) ('A' + i - 1)), null, null, removed), MOST));
        }
        List<Team> all = new ArrayList<>();
        for (int i = 1; i <= teams; i++) {
            Instant began = random.nextInt(10) == 0 ? ENDS.plusSeconds(60) : null;
            all.add(new Team(1, i, "t" + i, "Team " + random.nextInt(teams), null, null, null, null, hides(), began));
        }
        List<Try> handedIn = new ArrayList<>();
        for (int i = 1; i <= tries; i++) {
            long millis = random.nextInt(300) * 60_000L + random.nextInt(3) * 10_000L;
            handedIn.add(new Try(i, 1 + random.nextInt(teams), 1 + random.nextInt(problems), millis, ruling()));
        }
        return new ScoreInput(contest, ContestTimes.of(contest, STARTS, ENDS), tasks, all, handedIn, Set.of());
    }

    private boolean hides() {
        return random.nextInt(10) == 0;
    }

    @Nullable
    Ruled ruling() {
        if (random.nextInt(12) == 0) {
            return null;
        }
        String verdict = VERDICTS.get(random.nextInt(VERDICTS.size()));
        int first = random.nextInt(3) * 20;
        int second = random.nextInt(4) * 20;
        return random.nextInt(3) == 0
                ? new Ruled(verdict, first, MOST, Map.of())
                : new Ruled(verdict, first + second, MOST, Map.of("a", (double) first, "b", (double) second));
    }

    /** The same, with other results of what is hidden, or none. */
    ScoreInput otherwiseHidden(ScoreInput input, Instant now) {
        List<Try> tries = new ArrayList<>();
        for (Try one : input.tries()) {
            boolean hidden = input.times().hides(one.millis(), now)
                    && !input.thawed().contains(new ScoreInput.Spot(one.person(), one.problem()));
            tries.add(hidden ? new Try(one.submission(), one.person(), one.problem(), one.millis(), ruling()) : one);
        }
        return new ScoreInput(input.contest(), input.times(), input.tasks(), input.teams(), tries, input.thawed());
    }
}
