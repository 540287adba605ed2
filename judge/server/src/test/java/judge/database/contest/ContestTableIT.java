package judge.database.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.OnEachDatabase;
import judge.database.Tables;
import judge.online.CourseRole;
import judge.online.JudgingPriority;
import judge.online.JudgingReason;
import judge.online.Origin;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.online.contest.Balloon;
import judge.online.contest.Clarification;
import judge.online.contest.Contest;
import judge.online.contest.ContestProblem;
import judge.online.contest.HandedIn;
import judge.online.contest.PrintJob;
import judge.online.contest.ScoreInput.Spot;
import judge.online.contest.Team;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class ContestTableIT {

    private static final Instant NOW = Instant.parse("2026-11-22T10:00:00Z");

    private final Database database;
    private final Classroom room;
    private final long contest;
    private final long problem;
    private final long anna;
    private final long boris;

    ContestTableIT(BothDatabases on) {
        database = Database.open(on.fresh());
        room = new Classroom(database, NOW);
        contest = room.assigned().assignment();
        problem = room.assigned().problem();
        anna = room.viewer("anna").person();
        boris = room.viewer("boris").person();
        database.write(tables -> {
            tables.contests().put(contest(NOW.plusSeconds(9)));
            return true;
        });
    }

    private Contest contest(Instant freezes) {
        return Classroom.icpc(contest, freezes);
    }

    @AfterEach
    void closes() {
        database.close();
    }

    private <T> List<T> list(Function<Tables, List<T>> function) {
        return database.read(function);
    }

    private <T> Optional<T> maybe(Function<Tables, Optional<T>> function) {
        return database.read(function);
    }

    private List<Spot> thawed(Tables tables) {
        return List.copyOf(tables.contests().thawed(contest));
    }

    @Test
    void whatAContestIsIsReadBackAsItWasWritten() {
        assertThat(maybe(tables -> tables.contests().find(contest))).contains(contest(NOW.plusSeconds(9)));
        assertThat(maybe(tables -> tables.contests().find(contest + 1))).isEmpty();

        database.write(tables -> {
            tables.contests().put(contest(NOW.plusSeconds(10)));
            return true;
        });

        assertThat(list(tables -> tables.contests().all())).containsExactly(contest(NOW.plusSeconds(10)));
        ContestProblem a = new ContestProblem(contest, problem, "A", "#ff8800", "orange", NOW);
        database.write(tables -> {
            tables.contests().setProblems(contest, List.of(a));
            return true;
        });
        assertThat(list(tables -> tables.contests().problems(contest))).containsExactly(a);
    }

    @Test
    void aTeamThatHasBegunDoesNotBeginAgainHoweverItIsChanged() {
        Team team = new Team(contest, anna, "7", "#\"\"", "U", "DEU", "site", "42", false, null);
        boolean added = database.write(tables -> tables.teams().add(team));
        boolean twice = database.write(tables -> tables.teams().add(team));
        boolean began = database.write(tables -> tables.teams().begin(contest, anna, NOW));
        boolean again = database.write(tables -> tables.teams().begin(contest, anna, NOW.plusSeconds(1)));
        database.write(tables -> {
            tables.teams().put(new Team(contest, anna, "8", "A", null, null, null, null, true, null));
            return true;
        });

        assertThat(List.of(added, twice, began, again)).containsExactly(true, false, true, false);
        Team after = new Team(contest, anna, "8", "A", null, null, null, null, true, NOW);
        assertThat(maybe(tables -> tables.teams().find(contest, anna))).contains(after);
        assertThat(list(tables -> tables.teams().of(contest))).containsExactly(after);
        database.write(tables -> {
            tables.teams().remove(contest, anna);
            return true;
        });
        assertThat(list(tables -> tables.teams().of(contest))).isEmpty();
    }

    @Test
    void cellsAreThawedOneAfterTheOtherAndFrozenAgain() {
        Spot first = new Spot(boris, problem);
        Spot second = new Spot(anna, problem);
        List<Boolean> thawed = List.of(thaw(first), thaw(second), thaw(first));

        assertThat(thawed).containsExactly(true, true, false);
        assertThat(list(this::thawed)).containsExactly(first, second);
        freezeAgain(false);
        assertThat(list(this::thawed)).containsExactly(first);
        thaw(second);
        freezeAgain(true);
        assertThat(list(this::thawed)).isEmpty();
    }

    private boolean thaw(Spot spot) {
        return database.write(tables -> tables.contests().thaw(contest, spot));
    }

    private void freezeAgain(boolean all) {
        database.write(tables -> {
            tables.contests().freezeAgain(contest, all);
            return true;
        });
    }

    @Test
    void whatWasHandedInIsThereWithItsVerdictOnceItHasOne() {
        long first = handIn(anna).submission();
        StoredJudging second = handIn(boris);
        database.write(tables -> tables.judgings()
                .finish(
                        tables.judgings().begin(second.id(), "w", NOW).orElseThrow(),
                        NOW,
                        "WA",
                        0.5,
                        Double.POSITIVE_INFINITY,
                        tables.blobs().put(new byte[] {3})));

        HandedIn open = new HandedIn(first, anna, problem, NOW, null, null, null, null);
        HandedIn judged =
                new HandedIn(second.submission(), boris, problem, NOW, "WA", 0.5, Double.POSITIVE_INFINITY, null);
        assertThat(list(tables -> tables.contests().handedIn(contest))).containsExactly(open, judged);
        assertThat(list(tables -> tables.contests().handedIn(contest, Set.of(second.submission()))))
                .containsExactly(judged);
        assertThat(list(tables -> tables.contests().handedIn(contest, Set.of())))
                .isEmpty();
    }

    private StoredJudging handIn(long person) {
        return handIn(person, NOW, JudgingPriority.CONTEST);
    }

    private StoredJudging handIn(long person, Instant now, JudgingPriority priority) {
        return database.write(tables -> {
            StoredSubmission added = tables.submissions()
                    .add(
                            contest,
                            problem,
                            person,
                            person,
                            now,
                            Origin.WEB,
                            tables.blobs().put(new byte[] {2}),
                            null,
                            null);
            return tables.judgings()
                    .add(
                            added.id(),
                            room.assigned().version(),
                            JudgingReason.FIRST,
                            null,
                            true,
                            priority.number(),
                            person,
                            now);
        });
    }

    @Test
    void inAContestWhoHandsInMuchComesAfterWhoHandsInSeldom() {
        database.queueIs(3, many -> {}, () -> {});
        long practice =
                handIn(boris, NOW.minusSeconds(60), JudgingPriority.INTERACTIVE).id();
        long one = handIn(anna, NOW, JudgingPriority.CONTEST).id();
        long two = handIn(anna, NOW, JudgingPriority.CONTEST).id();
        long three = handIn(anna, NOW.plusSeconds(1), JudgingPriority.CONTEST).id();
        long later = handIn(boris, NOW.plusSeconds(30), JudgingPriority.CONTEST).id();

        assertThat(list(tables -> tables.turns().all())).containsExactly(one, later, two, three, practice);
    }

    @Test
    void theJuryIsAskedAndAnswers() {
        Clarification asked = say(new Clarification(0, contest, problem, anna, null, null, "why?", anna, NOW));
        long tina = room.enrolled("jury", CourseRole.TEACHER).person();
        Clarification answer = say(new Clarification(0, contest, null, null, anna, asked.id(), "so", tina, NOW));
        Clarification all = say(new Clarification(0, contest, null, null, null, null, "all", tina, NOW));

        assertThat(list(tables -> tables.contestDesk().clarifications(contest))).containsExactly(asked, answer, all);
        assertThat(maybe(tables -> tables.contestDesk().clarification(answer.id())))
                .contains(answer);
        assertThat(List.of(asked.isFor(anna), answer.isFor(anna), all.isFor(anna)))
                .containsOnly(true);
        assertThat(List.of(asked.isFor(boris), answer.isFor(boris), all.isFor(boris)))
                .containsExactly(false, false, true);
    }

    private Clarification say(Clarification said) {
        return database.write(tables -> tables.contestDesk().say(said));
    }

    @Test
    void aBalloonIsTakenByOneAndGivenOnce() {
        Balloon balloon = new Balloon(contest, anna, problem, NOW, boris, null);
        List<Boolean> done = database.write(tables -> List.of(
                tables.contestDesk().give(contest, anna, problem, NOW),
                tables.contestDesk().take(balloon),
                tables.contestDesk().take(balloon),
                tables.contestDesk().give(contest, anna, problem, NOW),
                tables.contestDesk().give(contest, anna, problem, NOW)));

        assertThat(done).containsExactly(false, true, false, true, false);
        assertThat(list(tables -> tables.contestDesk().balloons(contest)))
                .containsExactly(new Balloon(contest, anna, problem, NOW, boris, NOW));
        database.write(tables -> {
            tables.contestDesk().bringBack(contest, anna, problem);
            return true;
        });
        assertThat(list(tables -> tables.contestDesk().balloons(contest))).isEmpty();
    }

    @Test
    void whatIsPrintedOrCannotBeIsNotPrintedAgain() {
        PrintJob one = print();
        PrintJob two = print();

        assertThat(taken()).contains(one);
        assertThat(taken()).contains(two);
        assertThat(taken()).isEmpty();
        assertThat(printed(one, "again")).isFalse();
        database.write(tables -> {
            tables.contestDesk().told(one.id(), NOW, null);
            tables.contestDesk().told(two.id(), NOW, "no paper");
            return true;
        });
        assertThat(list(tables -> tables.contestDesk().printJobs(contest)))
                .extracting(PrintJob::failure)
                .containsExactly("no paper", null);
        assertThat(maybe(tables -> tables.contestDesk().printJob(two.id())))
                .hasValueSatisfying(job -> assertThat(job.printed()).isEqualTo(NOW));
    }

    private Optional<PrintJob> taken() {
        return database.write(tables -> tables.contestDesk().take(NOW, "it was begun"));
    }

    private PrintJob print() {
        return database.write(tables -> tables.contestDesk()
                .print(contest, anna, "Main.java", tables.blobs().put(new byte[] {4}), NOW));
    }

    private boolean printed(PrintJob job, @Nullable String failure) {
        return database.write(tables -> tables.contestDesk().printed(job.id(), NOW, failure));
    }

    @Test
    void theLastExtensionIsOfThoseWhoTakePartTogether() {
        assertThat(maybe(tables -> tables.contests().lastExtension(contest))).isEmpty();
        database.write(tables -> {
            tables.assignments().extend(contest, anna, NOW.plusSeconds(100));
            tables.assignments().extend(contest, boris, NOW.plusSeconds(200));
            tables.teams().put(new Team(contest, boris, "b", "B", null, null, null, null, false, NOW));
            return true;
        });

        assertThat(maybe(tables -> tables.contests().lastExtension(contest))).contains(NOW.plusSeconds(100));
    }
}
