package judge.online.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.online.contest.ScoreInput.Spot;
import judge.online.contest.ScoreInput.Try;
import org.junit.jupiter.api.Test;

class ThawTest {

    private static final Instant AFTER = RandomContest.ENDS.plusSeconds(1);
    private static final int SEEDS = 10;

    @Test
    void alwaysTheLowestRowThatHidesSomethingShowsItsFirstProblem() {
        int steps = 0;
        int moved = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            ScoreInput input = new RandomContest(ContestKind.ICPC, seed, 10, 4).input(150);
            Set<Spot> shown = new HashSet<>();
            for (ThawStep step : Thaw.steps(input, AFTER)) {
                ScoreInput before = input.showing(shown);
                Scoreboard board = Standings.of(before, Audience.PUBLIC, AFTER);
                Spot spot = new Spot(step.person(), step.problem());
                assertThat(Optional.of(spot)).isEqualTo(lowest(before, board));
                assertThat(Thaw.next(before, AFTER)).contains(spot);
                assertThat(board.rows().get(step.placeBefore()).team().person()).isEqualTo(step.person());
                assertThat(board.rows().get(step.placeBefore()).rank()).isEqualTo(step.rankBefore());
                shown.add(spot);
                Scoreboard after = Standings.of(input.showing(shown), Audience.PUBLIC, AFTER);
                ScoreRow row = after.rows().get(step.placeAfter());
                assertThat(row.team().person()).isEqualTo(step.person());
                assertThat(row.rank()).isEqualTo(step.rankAfter());
                assertThat(row.cells()).contains(step.after());
                assertThat(step.placeAfter()).isLessThanOrEqualTo(step.placeBefore());
                steps++;
                moved += step.placeAfter() < step.placeBefore() ? 1 : 0;
            }
            assertThat(Standings.of(input.showing(shown), Audience.PUBLIC, AFTER)
                            .rows())
                    .isEqualTo(thawed(input).rows());
        }
        assertThat(steps).isGreaterThan(SEEDS);
        assertThat(moved).isPositive();
    }

    private static Scoreboard thawed(ScoreInput input) {
        Contest contest =
                RandomContest.contest(ContestKind.ICPC, input.contest().compileErrors(), RandomContest.ENDS);
        ScoreInput open = new ScoreInput(
                contest,
                ContestTimes.of(contest, RandomContest.STARTS, RandomContest.ENDS),
                input.tasks(),
                input.teams(),
                input.tries(),
                Set.of());
        return Standings.of(open, Audience.PUBLIC, AFTER);
    }

    /** By what is written on the board: pending after the freeze, and not solved. */
    private static Optional<Spot> lowest(ScoreInput input, Scoreboard board) {
        List<ScoreRow> rows = new ArrayList<>(board.rows());
        for (int i = rows.size() - 1; i >= 0; i--) {
            ScoreRow row = rows.get(i);
            for (int j = 0; j < board.problems().size(); j++) {
                Spot spot =
                        new Spot(row.team().person(), board.problems().get(j).problem());
                boolean hidden = !input.thawed().contains(spot)
                        && !row.cells().get(j).solved()
                        && input.tries().stream().anyMatch(one -> isLate(one, spot));
                if (hidden) {
                    return Optional.of(spot);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isLate(Try one, Spot spot) {
        return one.person() == spot.person()
                && one.problem() == spot.problem()
                && !RandomContest.STARTS.plusMillis(one.millis()).isBefore(RandomContest.FREEZES);
    }

    @Test
    void medalsGoByRankAndWhoSharesOneGetsTheBetter() {
        ScoreInput input = new RandomContest(ContestKind.ICPC, 3, 12, 4).input(150);
        Scoreboard board = thawed(input);
        List<Award> awards = Award.of(input.contest(), board);
        List<ScoreRow> ranked = board.rows().stream()
                .filter(row -> row.team().ranked() && row.solved() > 0)
                .toList();

        assertThat(of(awards, Award.Kind.WINNER)).isEqualTo(upTo(ranked, 0, 1));
        assertThat(of(awards, Award.Kind.GOLD)).isEqualTo(upTo(ranked, 0, 1));
        assertThat(of(awards, Award.Kind.SILVER)).isEqualTo(upTo(ranked, 1, 3));
        assertThat(of(awards, Award.Kind.BRONZE)).isEqualTo(upTo(ranked, 3, 6)).isNotEmpty();
        for (Award award : awards) {
            if (award.kind() == Award.Kind.FIRST_TO_SOLVE) {
                assertThat(award.persons()).hasSize(1);
                assertThat(award.problem()).isNotNull();
            }
        }
        assertThat(awards).anyMatch(award -> award.kind() == Award.Kind.FIRST_TO_SOLVE);
    }

    private static List<Long> of(List<Award> awards, Award.Kind kind) {
        return awards.stream()
                .filter(award -> award.kind() == kind)
                .flatMap(award -> award.persons().stream())
                .toList();
    }

    private static List<Long> upTo(List<ScoreRow> rows, int above, int most) {
        return rows.stream()
                .filter(row -> row.rank() > above && row.rank() <= most)
                .map(row -> row.team().person())
                .toList();
    }
}
