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

    @Test
    void awardsAreToldFromBelowAsSoonAsNothingCanChangeThem() {
        int early = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            ScoreInput input = new RandomContest(ContestKind.ICPC, seed, 10, 4).input(150);
            Scoreboard end = thawed(input);
            List<Award> all = Award.of(input.contest(), end);
            Set<Spot> shown = new HashSet<>();
            List<ThawStep> steps = Thaw.steps(input, AFTER);
            for (int i = 0; i <= steps.size(); i++) {
                Scoreboard board = Standings.of(input.showing(shown), Audience.PUBLIC, AFTER);
                List<ThawStep> left = steps.subList(i, steps.size());
                List<Award> certain = Thaw.certain(input.showing(shown), board, left, AFTER);
                int from = left.isEmpty() ? 0 : left.get(0).placeBefore() + 1;
                Set<Long> below = new HashSet<>();
                for (int place = from; place < board.rows().size(); place++) {
                    ScoreRow row = board.rows().get(place);
                    below.add(row.team().person());
                    assertThat(end.rows().get(place).cells().stream().map(ScoreCell::solved))
                            .as("the place is for good")
                            .containsExactlyElementsOf(
                                    row.cells().stream().map(ScoreCell::solved).toList());
                    assertThat(end.rows().get(place).team()).isEqualTo(row.team());
                }
                for (Award award : certain) {
                    assertThat(below).containsAll(award.persons());
                    assertThat(all)
                            .anyMatch(one ->
                                    one.kind() == award.kind() && one.persons().containsAll(award.persons()));
                }
                if (left.isEmpty()) {
                    assertThat(certain).isEqualTo(all);
                } else {
                    early += certain.size();
                    shown.add(new Spot(left.get(0).person(), left.get(0).problem()));
                }
            }
        }
        assertThat(early).isPositive();
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

    /** Returns the lowest hidden cell on the board: pending after the freeze, and not solved. */
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
