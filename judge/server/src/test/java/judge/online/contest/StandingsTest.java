package judge.online.contest;

import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import judge.Growth;
import judge.online.contest.ScoreInput.Ruled;
import judge.online.contest.ScoreInput.Spot;
import judge.online.contest.ScoreInput.Task;
import judge.online.contest.ScoreInput.Try;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StandingsTest {

    private static final Instant AFTER = RandomContest.ENDS.plusSeconds(1);
    private static final int SEEDS = 16;

    @ParameterizedTest
    @EnumSource
    void itSaysWhatTheRulesSay(ContestKind kind) {
        for (int seed = 0; seed < SEEDS; seed++) {
            ScoreInput input = random(kind, seed);
            for (Audience audience : Audience.values()) {
                for (Instant now : List.of(RandomContest.FREEZES.plusSeconds(1), AFTER)) {
                    assertThat(NaiveScores.lines(Standings.of(input, audience, now)))
                            .as("%s %s %s", seed, audience, now)
                            .isEqualTo(new NaiveScores(input, audience, now).lines());
                }
            }
        }
    }

    private static ScoreInput random(ContestKind kind, int seed) {
        return new RandomContest(kind, seed, 3 + seed % 9, 1 + seed % 4).input(seed * 8);
    }

    @ParameterizedTest
    @EnumSource
    void thePublicSeesTheSameWhateverIsHidden(ContestKind kind) {
        int different = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            RandomContest random = new RandomContest(kind, seed, 8, 4);
            ScoreInput whole = random.input(120);
            Set<Spot> thawed = whole.tries().stream()
                    .filter(one -> one.submission() % 5 == 0)
                    .map(one -> new Spot(one.person(), one.problem()))
                    .collect(toSet());
            ScoreInput one = kind == ContestKind.OI ? whole : whole.showing(thawed);
            Instant now = RandomContest.ENDS.minusSeconds(1);
            ScoreInput other = random.otherwiseHidden(one, now);

            Scoreboard board = Standings.of(one, Audience.PUBLIC, now);

            assertThat(board).isEqualTo(Standings.of(other, Audience.PUBLIC, now));
            different += Standings.of(one, Audience.JURY, now).equals(Standings.of(other, Audience.JURY, now)) ? 0 : 1;
        }
        assertThat(different).as("there was something to hide").isGreaterThan(SEEDS / 2);
    }

    @ParameterizedTest
    @EnumSource
    void whatATeamSeesOfItselfTellsNothingOfOthers(ContestKind kind) {
        int different = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            RandomContest random = new RandomContest(kind, seed, 8, 4);
            ScoreInput one = random.input(120);
            Instant now = RandomContest.ENDS.minusSeconds(1);
            ScoreInput changed = random.otherwiseHidden(one, now);
            List<Try> mixed = new ArrayList<>();
            for (int i = 0; i < one.tries().size(); i++) {
                mixed.add(
                        one.tries().get(i).person() == 1
                                ? one.tries().get(i)
                                : changed.tries().get(i));
            }
            ScoreInput other =
                    new ScoreInput(one.contest(), one.times(), one.tasks(), one.teams(), mixed, one.thawed());
            Scoreboard board = Standings.of(one, Audience.PUBLIC, now);

            assertThat(Standings.own(one, board, 1, now)).isEqualTo(Standings.own(other, board, 1, now));
            different += Standings.own(one, board, 1, now).equals(board.row(1)) ? 0 : 1;
        }
        assertThat(different > 0).as("who sees its own results").isEqualTo(kind != ContestKind.OI);
    }

    @ParameterizedTest
    @EnumSource
    void beforeItBeginsThePublicDoesNotLearnHowManyProblemsThereAre(ContestKind kind) {
        ScoreInput input = new RandomContest(kind, 1, 8, 4).input(0);
        Instant before = RandomContest.STARTS.minusSeconds(1);

        Scoreboard board = Standings.of(input, Audience.PUBLIC, before);

        assertThat(board.problems()).isEmpty();
        assertThat(board.rows()).isNotEmpty().allMatch(row -> row.cells().isEmpty());
        Scoreboard jury = Standings.of(input, Audience.JURY, before);
        assertThat(jury.problems()).hasSizeGreaterThan(1);
        assertThat(Standings.of(input, Audience.PUBLIC, RandomContest.STARTS).problems())
                .isEqualTo(jury.problems());
    }

    @Test
    void anAttemptBeforeTheAcceptedOneCostsTwentyMinutesAndNothingAfterItCounts() {
        Scoreboard board = board(
                RandomContest.contest(ContestKind.ICPC, false, null),
                tried(1, 10, "CE"),
                tried(1, 11, "WA"),
                tried(1, 59, "AC"),
                tried(1, 60, "WA"),
                tried(1, 61, null));

        assertThat(board.rows().get(0).cells()).containsExactly(new ScoreCell(2, 0, true, true, 59, null));
        assertThat(board.rows().get(0).penalty()).isEqualTo(79);
    }

    @Test
    void whatDoesNotCompileCountsWhereThatIsTheRule() {
        Scoreboard board =
                board(RandomContest.contest(ContestKind.ICPC, true, null), tried(1, 10, "CE"), tried(1, 59, "AC"));

        assertThat(board.rows().get(0).penalty()).isEqualTo(79);
    }

    @Test
    void withEqualPenaltiesTheEarlierLastSolutionIsBetter() {
        Contest contest = RandomContest.contest(ContestKind.ICPC, false, null);
        Scoreboard board = board(
                contest,
                tried(1, 40, "AC"),
                tried(2, 20, "AC", 2),
                tried(2, 19, "WA", 1),
                tried(3, 10, "AC"),
                tried(3, 30, "AC", 2),
                tried(4, 20, "AC"),
                tried(4, 20, "AC", 2));

        assertThat(board.rows()).extracting(row -> row.team().person()).containsExactly(4L, 3L, 2L, 1L);
        assertThat(board.rows()).extracting(ScoreRow::rank).containsExactly(1, 2, 3, 4);
    }

    @Test
    void whoAreAlikeHaveTheSameRankAndStandByName() {
        Scoreboard board = board(
                RandomContest.contest(ContestKind.ICPC, false, null),
                tried(2, 20, "AC"),
                tried(1, 20, "AC"),
                tried(3, 21, "AC"),
                tried(4, 1, "WA"));

        assertThat(board.rows()).extracting(ScoreRow::rank).containsExactly(1, 1, 3, 4);
        assertThat(board.rows()).extracting(row -> row.team().name()).containsExactly("A", "B", "C", "D");
    }

    @Test
    void nobodyIsFirstWhileAnEarlierOneIsNotJudged() {
        Contest contest = RandomContest.contest(ContestKind.ICPC, false, null);
        Scoreboard waits = board(contest, tried(1, 5, null), tried(2, 6, "AC"));
        Scoreboard broken = board(contest, tried(1, 5, "JE"), tried(2, 6, "AC"));
        Scoreboard judged = board(contest, tried(1, 5, "WA"), tried(2, 6, "AC"));

        assertThat(first(waits)).isEmpty();
        assertThat(first(broken)).as("an error of the judge says nothing").isEmpty();
        assertThat(first(judged)).containsExactly(2L);
    }

    @Test
    void inAnOlympiadWhoseGroupsAreAllSolvedIsFirst() {
        Contest contest = RandomContest.contest(ContestKind.IOI, false, null);
        Scoreboard board = board(
                contest,
                scored(1, 10, Map.of("a", 0.4, "b", 0.0)),
                scored(1, 20, Map.of("a", 0.0, "b", 0.6)),
                scored(2, 30, Map.of("a", 0.4, "b", 0.6)));

        assertThat(first(board)).containsExactly(1L);
    }

    @Test
    void whereTheLastSubmissionCountsWhoHasWorsenedItIsNotFirst() {
        Contest contest = RandomContest.contest(ContestKind.OI, false, null);
        List<Try> tries =
                List.of(scored(1, 10, Map.of("", 1.0)), scored(2, 20, Map.of("", 1.0)), scored(1, 30, Map.of("", 0.0)));

        assertThat(first(board(contest, tries, RandomContest.ENDS))).containsExactly(2L);
    }

    private static List<Long> first(Scoreboard board) {
        return board.rows().stream()
                .filter(row -> row.cells().get(0).first())
                .map(row -> row.team().person())
                .toList();
    }

    @Test
    void groupsThatDifferentSubmissionsHaveSolvedAreAddedUp() {
        Contest contest = RandomContest.contest(ContestKind.IOI, false, null);
        Scoreboard board = board(
                contest,
                scored(1, 10, Map.of("a", 0.3, "b", 0.0)),
                scored(1, 20, Map.of("a", 0.0, "b", 0.2)),
                scored(1, 30, Map.of("a", 0.1, "b", 0.1)),
                new Try(40, 1, 1, 40 * 60_000, new Ruled("WA", 0.4, 1, Map.of())));

        assertThat(board.rows().get(0).cells().get(0)).isEqualTo(new ScoreCell(4, 0, false, false, 20, 50.0));
        assertThat(board.rows().get(0).points()).isEqualTo(50);
    }

    @Test
    void theLastSubmissionCountsAndNothingIsShownBeforeTheEnd() {
        Contest contest = RandomContest.contest(ContestKind.OI, false, null);
        List<Try> tries = List.of(scored(1, 10, Map.of("", 1.0)), scored(1, 20, Map.of("", 0.2)));
        Scoreboard before = board(contest, tries, RandomContest.ENDS.minusMillis(1));
        Scoreboard after = board(contest, tries, RandomContest.ENDS);

        assertThat(before.rows()).allSatisfy(row -> assertThat(row.cells()).containsOnly(ScoreCell.EMPTY));
        assertThat(after.rows().get(0).points()).isEqualTo(20);
    }

    /** A problem of no points is there to be tried out: people who have solved it see so. */
    @ParameterizedTest
    @EnumSource
    void aProblemOfNoPointsIsSolvedByWhoIsAccepted(ContestKind kind) {
        Contest contest = RandomContest.contest(kind, false, null);
        ContestTimes times = ContestTimes.of(contest, RandomContest.STARTS, RandomContest.ENDS);
        List<Task> tasks = List.of(new Task(task(1).problem(), 0));
        List<Try> tries = List.of(tried(1, 10, "AC"), tried(2, 20, "WA"));
        List<Team> teams = List.of(team(1, "B", null), team(2, "A", null));

        Scoreboard board = Standings.of(
                new ScoreInput(contest, times, tasks, teams, tries, Set.of()), Audience.PUBLIC, RandomContest.ENDS);

        assertThat(board.rows().stream()
                        .filter(row -> row.cells().get(0).solved())
                        .map(row -> row.team().person()))
                .containsExactly(1L);
        assertThat(first(board)).containsExactly(1L);
    }

    @Test
    void whoTakesPartAloneStandsAmongTheOthersAndTakesNoRank() {
        Contest contest = RandomContest.contest(ContestKind.ICPC, false, AFTER);
        List<Team> teams = List.of(team(1, "A", null), team(2, "B", RandomContest.ENDS), team(3, "C", null));
        ScoreInput input = new ScoreInput(
                contest,
                ContestTimes.of(contest, RandomContest.STARTS, RandomContest.ENDS),
                List.of(task(1)),
                teams,
                List.of(tried(1, 10, "AC"), tried(2, 20, "AC"), tried(3, 30, "AC")),
                Set.of());
        Scoreboard board = Standings.of(input, Audience.PUBLIC, AFTER.plusSeconds(9));

        assertThat(board.rows()).extracting(row -> row.team().person()).containsExactly(1L, 2L, 3L);
        assertThat(board.rows()).extracting(ScoreRow::rank).containsExactly(1, 2, 2);
        Scoreboard early = Standings.of(input.until(21 * 60_000), Audience.PUBLIC, AFTER.plusSeconds(9));
        assertThat(early.rows()).extracting(ScoreRow::solved).containsExactly(1, 1, 0);
        assertThat(input.times().millis(teams.get(1), RandomContest.ENDS.plusSeconds(2)))
                .isEqualTo(2000);
    }

    @Test
    void theStateSaysWhatHasHappened() {
        Contest contest = RandomContest.contest(ContestKind.ICPC, false, AFTER);
        ContestTimes times = ContestTimes.of(contest, RandomContest.STARTS, RandomContest.ENDS);

        assertThat(times.at(RandomContest.STARTS.minusMillis(1)))
                .isEqualTo(new ContestState(null, null, null, null, null));
        assertThat(times.at(RandomContest.STARTS).isRunning()).isTrue();
        assertThat(times.at(RandomContest.FREEZES.minusMillis(1)).isFrozen()).isFalse();
        assertThat(times.at(RandomContest.FREEZES).isFrozen()).isTrue();
        assertThat(times.at(RandomContest.ENDS).isRunning()).isFalse();
        assertThat(times.at(RandomContest.ENDS).isFrozen()).isTrue();
        assertThat(times.at(AFTER).isFrozen()).isFalse();
        assertThat(times.length()).isEqualTo(Duration.ofHours(5));
    }

    @Test
    void theTimeGrowsAsTheNumberOfTeamsDoes() {
        int many = 4_000;
        Map<Integer, ScoreInput> inputs = Stream.of(many / Growth.PARTS, many)
                .collect(toMap(teams -> teams, teams -> new RandomContest(
                                ContestKind.ICPC, new Random(1).nextLong(), teams, 12)
                        .input(10 * teams)));

        Growth.isLinear(many, teams -> Standings.of(inputs.get(teams), Audience.PUBLIC, AFTER));
    }

    private static Scoreboard board(Contest contest, Try... tries) {
        return board(contest, Arrays.asList(tries), RandomContest.FREEZES.minusMillis(1));
    }

    private static Scoreboard board(Contest contest, List<Try> tries, Instant now) {
        List<Team> teams = List.of(team(1, "B", null), team(2, "A", null), team(3, "C", null), team(4, "D", null));
        ContestTimes times = ContestTimes.of(contest, RandomContest.STARTS, RandomContest.ENDS);
        Set<Long> used = tries.stream().map(Try::problem).collect(toSet());
        List<Task> tasks = used.contains(2L) ? List.of(task(1), task(2)) : List.of(task(1));
        return Standings.of(new ScoreInput(contest, times, tasks, teams, tries, Set.of()), Audience.PUBLIC, now);
    }

    private static Task task(long problem) {
        return new Task(new ContestProblem(1, problem, "P" + problem, null, null, null), 100);
    }

    private static Team team(long person, String name, @Nullable Instant began) {
        return new Team(1, person, name, name, null, null, null, null, false, began);
    }

    private static Try tried(long person, long minute, @Nullable String verdict) {
        return tried(person, minute, verdict, 1);
    }

    private static Try tried(long person, long minute, @Nullable String verdict, long problem) {
        Ruled ruling = verdict == null ? null : new Ruled(verdict, 0, 1, Map.of());
        return new Try(minute * 10 + person, person, problem, minute * 60_000 + 59_999, ruling);
    }

    private static Try scored(long person, long minute, Map<String, Double> groups) {
        double all = groups.values().stream().mapToDouble(Double::doubleValue).sum();
        return new Try(minute, person, 1, minute * 60_000, new Ruled("WA", all, 1, groups));
    }
}
