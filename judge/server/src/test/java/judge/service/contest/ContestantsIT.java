package judge.service.contest;

import static judge.service.contest.ContestScene.CONTEST;
import static judge.service.contest.ContestScene.COURSE;
import static judge.service.contest.ContestScene.FIRST;
import static judge.service.contest.ContestScene.LENGTH;
import static judge.service.contest.ContestScene.refuses;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.database.SettledLog;
import judge.online.CourseRole;
import judge.online.JudgingPriority;
import judge.online.LoggedChange;
import judge.online.LoggedChange.Position;
import judge.online.Origin;
import judge.online.Refusal;
import judge.online.StoredSubmission;
import judge.online.contest.Audience;
import judge.online.contest.Award;
import judge.online.contest.ContestKind;
import judge.online.contest.Team;
import judge.roster.team.ListedTeam;
import judge.service.account.FirstPassword;
import judge.service.contest.ContestTeams.TeamsResult;
import judge.service.course.Assignments;
import judge.service.submission.Submissions;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class ContestantsIT {

    private final ContestScene scene;

    ContestantsIT(BothDatabases on) {
        scene = new ContestScene(on);
    }

    @AfterEach
    void closes() {
        scene.close();
    }

    @Test
    void whoComesLaterTakesPartByHandingIn() {
        scene.begin(ContestKind.ICPC);
        scene.room.enrolled("dora", CourseRole.STUDENT);
        assertThat(scene.board(Audience.PUBLIC).row(scene.viewer("dora").person()))
                .isEmpty();
        scene.look();

        scene.solve("dora", FIRST, "AC");
        scene.look();

        assertThat(scene.row(Audience.PUBLIC, "dora").rank()).isEqualTo(1);
    }

    @Test
    void whomTheJuryHasTakenOutComesBackByItsListAlone() {
        scene.begin(ContestKind.ICPC);
        scene.teams.remove(scene.tina(), COURSE, CONTEST, "chen");
        Clarifications clarifications = new Clarifications(scene.database, scene.clock);

        refuses(() -> scene.handIn("chen", FIRST), "contest-taken-out");
        refuses(() -> clarifications.ask(scene.viewer("chen"), COURSE, CONTEST, "", "May I?"), "contest-taken-out");
        scene.clock.pass(LENGTH);
        refuses(() -> scene.teams.begin(scene.viewer("chen"), COURSE, CONTEST), "contest-taken-out");
        assertThat(scene.board(Audience.JURY).row(scene.viewer("chen").person()))
                .isEmpty();

        teams(wish("chen", "Chen again", null));
        scene.teams.begin(scene.viewer("chen"), COURSE, CONTEST);
        scene.look();
        assertThat(scene.row(Audience.JURY, "chen").team().name()).isEqualTo("Chen again");
    }

    @Test
    void whoStandsInAResultThatIsFinalStaysInItUnlessTheAbsentAreLeftOut() {
        scene.begin(ContestKind.ICPC);
        scene.solve("anna", FIRST, "AC");
        scene.clock.pass(LENGTH);
        scene.end.thaw(scene.tina(), COURSE, CONTEST);
        scene.end.finish(scene.tina(), COURSE, CONTEST, false);
        refuses(() -> scene.teams.begin(scene.viewer("boris"), COURSE, CONTEST), "contest-in-result");
        assertThat(scene.board(Audience.PUBLIC).rows()).hasSize(3);

        scene.end.reopen(scene.tina(), COURSE, CONTEST);
        List<Award> awards = scene.end.finish(scene.tina(), COURSE, CONTEST, true);
        scene.look();
        assertThat(scene.board(Audience.PUBLIC).rows()).hasSize(1);
        scene.teams.begin(scene.viewer("boris"), COURSE, CONTEST);
        scene.look();

        assertThat(scene.row(Audience.PUBLIC, "boris").team().ranked()).isFalse();
        assertThat(scene.row(Audience.PUBLIC, "anna").rank()).isEqualTo(1);
        assertThat(scene.end.awards(scene.tina(), COURSE, CONTEST)).isEqualTo(awards);
    }

    @Test
    void whoTakesPartIsToldNoPlaceInTheQueueAndOthersNotOfWhatTheContestWaitsFor() {
        scene.begin(ContestKind.ICPC);
        Submissions submissions = new Submissions(scene.database, scene.clock);
        scene.handIn("anna", FIRST);
        StoredSubmission second = scene.handIn("boris", FIRST);
        scene.room.homework("week2", scene.clock.instant());
        StoredSubmission homework = scene.handIn.handIn(
                scene.viewer("boris"), COURSE, "week2", FIRST, ContestScene.source("boris"), null, Origin.WEB, null);

        assertThat(submissions.view(scene.viewer("boris"), second.id()).place()).isNull();
        assertThat(submissions.view(scene.tina(), second.id()).place()).isEqualTo(2);
        assertThat(submissions.view(scene.viewer("boris"), homework.id()).place())
                .isEqualTo(1);
    }

    @Test
    void whoWasNotThereTakesPartAfterTheEndByAClockOfItsOwn() {
        scene.begin(ContestKind.ICPC);
        scene.solve("anna", FIRST, "AC");
        refuses(() -> scene.teams.begin(scene.viewer("boris"), COURSE, CONTEST), "contest-runs");
        scene.clock.pass(LENGTH.plus(Duration.ofDays(1)));
        scene.end.thaw(scene.viewer("tina"), COURSE, CONTEST);
        refuses(() -> scene.teams.begin(scene.viewer("anna"), COURSE, CONTEST), "contest-took-part");
        refuses(() -> scene.teams.begin(scene.viewer("tina"), COURSE, CONTEST), "not-allowed");
        refuses(() -> scene.handIn("boris", FIRST), "assignment-closed");

        scene.teams.begin(scene.viewer("boris"), COURSE, CONTEST);
        refuses(() -> scene.teams.begin(scene.viewer("boris"), COURSE, CONTEST), "contest-took-part");
        scene.clock.pass(Duration.ofMinutes(7));
        StoredSubmission own = scene.handIn("boris", FIRST);
        scene.judge(own, "AC", 1);

        assertThat(scene.priority(own.id())).isEqualTo(JudgingPriority.INTERACTIVE.number());
        assertThat(scene.row(Audience.PUBLIC, "boris").penalty()).isEqualTo(7);
        assertThat(scene.row(Audience.PUBLIC, "boris").rank()).isEqualTo(2);
        assertThat(scene.row(Audience.PUBLIC, "chen").rank())
                .as("takes no rank")
                .isEqualTo(2);
        assertThat(scene.contests
                        .get(scene.viewer("anna"), COURSE, CONTEST)
                        .state()
                        .ended())
                .as("it is over for all others")
                .isNotNull();
        scene.clock.pass(LENGTH);
        refuses(() -> scene.handIn("boris", FIRST), "assignment-closed");
    }

    @Test
    void teamsGetAccountsAndNobodysPasswordIsChanged() {
        scene.begin(ContestKind.ICPC);
        ListedTeam fresh = new ListedTeam("team-7", null, "7", "#\"\"", "U", "DEU", "site", "42", true);
        ListedTeam known =
                new ListedTeam("anna", "another good password", null, "Anna's", null, null, null, null, false);

        TeamsResult result = scene.teams.put(scene.viewer("tina"), COURSE, CONTEST, List.of(fresh, known));

        assertThat(result.added()).isEqualTo(1);
        assertThat(result.accounts()).extracting(one -> one.person().login()).containsExactly("team-7");
        assertThat(result.accounts()).extracting(FirstPassword::password).doesNotContainNull();
        Optional<String> password = scene.database.read(
                tables -> tables.people().passwordHash(scene.viewer("anna").person()));
        assertThat(password).isEmpty();
        assertThat(scene.teams.of(scene.viewer("boris"), COURSE, CONTEST))
                .as("a hidden one is not shown, nor any login")
                .extracting(view -> view.login() + view.team().name())
                .containsExactly("Anna's", "BORIS", "CHEN");
        Optional<Team> stored = scene.database.read(
                tables -> tables.teams().find(scene.id(), scene.viewer("team-7").person()));
        assertThat(stored).hasValueSatisfying(team -> assertThat(team.name()).isEqualTo("#\"\""));
        teams(new ListedTeam("team-7", null, null, "Seven", null, "", null, null, null));
        Optional<Team> again = scene.database.read(
                tables -> tables.teams().find(scene.id(), scene.viewer("team-7").person()));
        assertThat(again)
                .as("a list without a column leaves the rest as it is, and hidden; an empty text takes it away")
                .get()
                .extracting(Team::name, Team::label, Team::affiliation, Team::country, Team::teamGroup, Team::hidden)
                .containsExactly("Seven", "7", "U", null, "site", true);
        refuses(() -> teams(wish("tina", "T", null)), "team-is-jury");
        refuses(() -> teams(wish("x y", "X", null)), "team-login");
        refuses(() -> teams(wish("x", "X", null), wish("X", "X", null)), "team-twice");
        refuses(() -> teams(wish("x", "", null)), "team-text");
        refuses(() -> teams(wish("x", "X", "de")), "team-country");
        refuses(() -> teams(new ListedTeam("x", "short", null, "X", null, null, null, null, false)), "team-password");
        scene.teams.remove(scene.viewer("tina"), COURSE, CONTEST, "team-7");
        scene.handIn("anna", FIRST);
        refuses(() -> scene.teams.remove(scene.viewer("tina"), COURSE, CONTEST, "anna"), "team-handed-in");
    }

    @Test
    void moreTimeForOneIsToldToThatOneAlone() {
        scene.begin(ContestKind.ICPC);
        Instant ends = scene.starts.plus(LENGTH);
        Instant later = ends.plus(Duration.ofMinutes(30));
        new Assignments(scene.database, scene.clock).extend(scene.tina(), COURSE, CONTEST, "anna", later);

        assertThat(scene.contests.get(scene.viewer("anna"), COURSE, CONTEST).closes())
                .isEqualTo(later);
        for (String login : List.of("boris", "tina")) {
            assertThat(scene.contests.get(scene.viewer(login), COURSE, CONTEST).closes())
                    .as(login)
                    .isEqualTo(ends);
        }
        assertThat(scene.contests.about(COURSE, CONTEST).orElseThrow().closes()).isEqualTo(ends);
    }

    @Test
    void whoHasMoreTimeHasItAlsoWhereTheContestBeginsLater() {
        scene.clock.pass(Duration.ofMinutes(-10));
        scene.begin(ContestKind.ICPC);
        Duration more = Duration.ofMinutes(30);
        Instant ends = scene.starts.plus(LENGTH);
        new Assignments(scene.database, scene.clock).extend(scene.tina(), COURSE, CONTEST, "anna", ends.plus(more));
        Instant starts = scene.starts.plus(Duration.ofMinutes(10));

        new ContestMoments(scene.database, scene.clock).start(scene.tina(), COURSE, CONTEST, starts);

        for (String login : List.of("anna", "boris")) {
            assertThat(scene.contests.get(scene.viewer(login), COURSE, CONTEST).closes())
                    .isEqualTo(starts.plus(LENGTH).plus(login.equals("anna") ? more : Duration.ZERO));
        }
    }

    @Test
    void nothingIsToldToWhoTakesPartAloneInAnOlympiadThatTellsNothing() {
        scene.begin(ContestKind.OI);
        scene.clock.pass(LENGTH.plusSeconds(60));
        scene.teams.begin(scene.viewer("boris"), COURSE, CONTEST);
        scene.board(Audience.PUBLIC);
        scene.look();
        scene.solve("boris", FIRST, "AC");
        scene.look();

        assertThat(scene.row(Audience.PUBLIC, "boris").points()).isZero();
        assertThat(scene.boards.own(scene.id(), scene.viewer("boris").person()))
                .hasValueSatisfying(own -> assertThat(own.points()).isZero());
        assertThat(scene.row(Audience.JURY, "boris").points()).isEqualTo(10);
        scene.clock.pass(LENGTH);
        scene.look();
        assertThat(scene.row(Audience.PUBLIC, "boris").points()).isEqualTo(10);
    }

    @Test
    void whoComesLaterAsksAndPrintsAsAllOthersUntilTheEnd() {
        scene.begin(ContestKind.ICPC);
        scene.room.enrolled("dora", CourseRole.STUDENT);
        scene.room.enrolled("emil", CourseRole.STUDENT);
        Clarifications clarifications = new Clarifications(scene.database, scene.clock);
        clarifications.ask(scene.viewer("dora"), COURSE, CONTEST, "", "Why?");

        assertThat(clarifications.of(scene.viewer("dora"), COURSE, CONTEST)).hasSize(1);
        assertThat(clarifications.of(scene.viewer("anna"), COURSE, CONTEST)).isEmpty();
        assertThat(clarifications.of(scene.tina(), COURSE, CONTEST))
                .extracting(Clarifications.ClarificationView::team)
                .containsExactly("DORA");
        scene.clock.pass(LENGTH);
        refuses(() -> clarifications.ask(scene.viewer("emil"), COURSE, CONTEST, "", "Me, too?"), "not-a-contestant");
    }

    @Test
    void manyWishesAtTheSameTimeDoNotEmptyThePaperTray() throws Exception {
        scene.begin(ContestKind.ICPC);
        PrintJobs prints = new PrintJobs(scene.database, scene.clock);
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Callable<Boolean>> wishes = Collections.nCopies(8, () -> {
                try {
                    prints.add(scene.viewer("anna"), COURSE, CONTEST, "a.txt", new byte[] {65});
                    return true;
                } catch (Refusal tooOften) {
                    return false;
                }
            });
            int taken = 0;
            for (Future<Boolean> one : threads.invokeAll(wishes)) {
                taken += one.get() ? 1 : 0;
            }
            assertThat(taken).isEqualTo(1);
        } finally {
            threads.shutdownNow();
        }
        assertThat(prints.of(scene.tina(), COURSE, CONTEST)).hasSize(1);
        assertThat(prints.of(scene.viewer("anna"), COURSE, CONTEST)).hasSize(1);
        assertThat(prints.of(scene.viewer("boris"), COURSE, CONTEST)).isEmpty();
    }

    @Test
    void aListOfTeamsThatSaysTheSameChangesNothing() {
        scene.begin(ContestKind.ICPC);
        teams(wish("anna", "A", "DEU"), wish("boris", "B", null));
        SettledLog.await(scene.database);
        Position before = scene.database.read(tables -> tables.changes().end());
        teams(wish("anna", "A", "DEU"), wish("boris", "Better", null));

        SettledLog.await(scene.database);
        List<LoggedChange> changes =
                scene.database.read(tables -> tables.changes().since(before, 100));
        assertThat(changes)
                .filteredOn(change -> change.type().equals("team"))
                .extracting(LoggedChange::object)
                .containsExactly(scene.viewer("boris").person());
    }

    private void teams(ListedTeam... wishes) {
        scene.teams.put(scene.viewer("tina"), COURSE, CONTEST, List.of(wishes));
    }

    private static ListedTeam wish(String login, String name, @Nullable String country) {
        return new ListedTeam(login, null, null, name, null, country, null, null, false);
    }
}
