package judge.service.contest;

import static judge.service.contest.ContestScene.CONTEST;
import static judge.service.contest.ContestScene.COURSE;
import static judge.service.contest.ContestScene.FIRST;
import static judge.service.contest.ContestScene.LENGTH;
import static judge.service.contest.ContestScene.SECOND;
import static judge.service.contest.ContestScene.refuses;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.Feedback;
import judge.online.JudgingPriority;
import judge.online.StoredSubmission;
import judge.online.contest.Audience;
import judge.online.contest.Award;
import judge.online.contest.ContestKind;
import judge.online.contest.Scoreboard;
import judge.online.contest.Team;
import judge.service.contest.ContestSettings.ProblemLabel;
import judge.service.grade.GradebookView;
import judge.service.grade.Gradebooks;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class ContestsIT {

    private final ContestScene scene;

    ContestsIT(BothDatabases on) {
        scene = new ContestScene(on);
    }

    @AfterEach
    void closes() {
        scene.close();
    }

    @Test
    void anAssignmentBecomesAContestOfAllStudentsWithLettersForItsProblems() {
        ContestView view = scene.begin(ContestKind.ICPC);

        assertThat(view.problems()).extracting(task -> task.problem().label()).containsExactly("A", "B");
        assertThat(view.problems().get(1).names()).isEqualTo(Map.of("en", "Sum 2"));
        assertThat(view.assignment().feedback()).isEqualTo(Feedback.VERDICT);
        assertThat(view.times().length()).isEqualTo(LENGTH);
        assertThat(scene.teams.of(scene.viewer("tina"), COURSE, CONTEST))
                .extracting(ContestTeams.TeamView::login)
                .containsExactly("anna", "boris", "chen");
        assertThat(scene.contests.get(scene.viewer("anna"), COURSE, CONTEST).team())
                .extracting(Team::name)
                .isEqualTo("ANNA");
        assertThat(scene.contests.all(scene.viewer("anna"))).hasSize(1);
        assertThat(scene.contests.all(scene.viewer("eve"))).isEmpty();
    }

    @Test
    void onlyThoseWhoTeachTheCourseMakeAContestOrEndIt() {
        refuses(
                () -> scene.contests.put(scene.viewer("toni"), COURSE, CONTEST, scene.settings(ContestKind.ICPC)),
                "not-allowed");
        scene.begin(ContestKind.ICPC);
        for (String login : List.of("anna", "toni")) {
            refuses(() -> scene.end.thaw(scene.viewer(login), COURSE, CONTEST), "not-allowed");
            refuses(() -> scene.end.finish(scene.viewer(login), COURSE, CONTEST, false), "not-allowed");
            refuses(() -> scene.contests.extend(scene.viewer(login), COURSE, CONTEST, scene.starts), "not-allowed");
            refuses(() -> scene.teams.put(scene.viewer(login), COURSE, CONTEST, List.of()), "not-allowed");
            refuses(() -> scene.contests.setRemoved(scene.viewer(login), COURSE, CONTEST, FIRST, true), "not-allowed");
        }
        refuses(() -> scene.contests.get(scene.viewer("eve"), COURSE, CONTEST), "not-found");
        refuses(() -> scene.end.thawing(scene.viewer("anna"), COURSE, CONTEST), "not-allowed");
        assertThat(scene.end.thawing(scene.viewer("toni"), COURSE, CONTEST).steps())
                .isEmpty();
    }

    @Test
    void aContestWithoutAnEndOrWithAFreezeOutsideOfItIsRefused() {
        ContestSettings settings = scene.settings(ContestKind.ICPC);
        refuses(() -> put(freezing(settings, scene.starts.plus(LENGTH))), "contest-freeze");
        refuses(() -> put(freezing(settings, scene.starts.minusSeconds(1))), "contest-freeze");
        refuses(() -> put(labelled("A B")), "contest-label");
        refuses(() -> put(labelled("A", "A")), "contest-label-twice");
        scene.room.set(Feedback.FULL, null, null, Duration.ZERO);
        refuses(() -> put(settings), "contest-without-end");
    }

    private void put(ContestSettings settings) {
        scene.contests.put(scene.viewer("tina"), COURSE, CONTEST, settings);
    }

    private static ContestSettings freezing(ContestSettings settings, @Nullable Instant freezes) {
        return new ContestSettings(settings.kind(), 20, false, freezes, 1, 1, 1, false, true, null, List.of());
    }

    private ContestSettings labelled(String... labels) {
        List<ProblemLabel> problems = new ArrayList<>();
        List<String> slugs = List.of(FIRST, SECOND);
        for (int i = 0; i < labels.length; i++) {
            problems.add(new ProblemLabel(slugs.get(i), labels[i], "#ff8800", "orange"));
        }
        return new ContestSettings(ContestKind.ICPC, 20, false, null, 1, 1, 1, false, true, null, problems);
    }

    @Test
    void theScoreboardFollowsWhatIsJudgedAndThePublicDoesNotSeeTheLastHour() {
        scene.begin(ContestKind.ICPC);
        scene.solve("anna", FIRST, "WA");
        scene.clock.pass(Duration.ofMinutes(30));
        scene.solve("anna", FIRST, "AC");
        assertThat(scene.row(Audience.PUBLIC, "anna").penalty()).isEqualTo(50);
        scene.clock.pass(LENGTH.minus(Duration.ofMinutes(60)));
        scene.look();
        Scoreboard before = scene.board(Audience.PUBLIC);
        StoredSubmission hidden = scene.handIn("boris", FIRST);
        scene.look();
        Scoreboard pending = scene.board(Audience.PUBLIC);
        assertThat(pending).isNotEqualTo(before);

        scene.judge(hidden, "AC", 1);
        scene.look();

        assertThat(scene.board(Audience.PUBLIC)).isEqualTo(pending);
        assertThat(scene.row(Audience.PUBLIC, "boris").cells().get(0).pending()).isEqualTo(1);
        assertThat(scene.row(Audience.JURY, "boris").solved()).isEqualTo(1);
        assertThat(scene.boards.own(scene.id(), scene.viewer("boris").person()))
                .hasValueSatisfying(own -> assertThat(own.solved()).isEqualTo(1));
    }

    @Test
    void whoListensIsToldOfChangesAndNotOfWhatIsHidden() {
        scene.begin(ContestKind.OI);
        List<Scoreboard> told = new ArrayList<>();
        scene.board(Audience.PUBLIC);
        scene.look();
        scene.boards.onChange(id -> told.add(scene.boards.board(id, Audience.PUBLIC)));
        scene.solve("anna", FIRST, "AC");
        scene.look();
        assertThat(told).as("the jury's has changed").hasSize(1);
        assertThat(told.get(0)).isEqualTo(scene.board(Audience.PUBLIC));
        assertThat(scene.row(Audience.PUBLIC, "anna").points()).isZero();
        scene.look();
        assertThat(told).hasSize(1);

        scene.clock.pass(LENGTH);
        scene.look();

        assertThat(told).as("it is over").hasSize(2);
        assertThat(scene.row(Audience.PUBLIC, "anna").points()).isEqualTo(10);
    }

    @Test
    void groupsThatWereSolvedOnceCountInAnOlympiad() {
        scene.begin(ContestKind.IOI);
        scene.judge(scene.handIn("anna", SECOND), "WA", 0.5, Map.of("secret/1", 0.5, "secret/2", 0.0));
        scene.judge(scene.handIn("anna", SECOND), "WA", 0.25, Map.of("secret/1", 0.0, "secret/2", 0.25));

        assertThat(scene.row(Audience.PUBLIC, "anna").points()).isEqualTo(15);
        assertThat(new Gradebooks(scene.database, scene.clock)
                        .get(scene.tina(), COURSE, CONTEST)
                        .rows())
                .filteredOn(row -> row.login().equals("anna"))
                .extracting(GradebookView.Row::total)
                .as("grades are what the scoreboard says")
                .containsExactly(15.0);
        assertThat(scene.contests
                        .get(scene.viewer("anna"), COURSE, CONTEST)
                        .assignment()
                        .feedback())
                .isEqualTo(Feedback.FULL);
    }

    @Test
    void whatIsHandedInDuringAContestComesBeforeAllElse() {
        scene.begin(ContestKind.ICPC);
        long real = scene.handIn("anna", FIRST).id();
        long jury = scene.handIn("tina", FIRST).id();

        assertThat(scene.priority(real)).isEqualTo(JudgingPriority.CONTEST.number());
        assertThat(scene.priority(jury)).isEqualTo(JudgingPriority.INTERACTIVE.number());
        assertThat(scene.board(Audience.JURY).row(scene.viewer("tina").person()))
                .isEmpty();
    }

    @Test
    void aProblemThatIsTakenOutDoesNotCountAndCanBePutBack() {
        scene.begin(ContestKind.ICPC);
        scene.solve("anna", FIRST, "AC");
        scene.board(Audience.PUBLIC);
        scene.look();
        scene.contests.setRemoved(scene.viewer("tina"), COURSE, CONTEST, FIRST, true);
        scene.look();

        assertThat(scene.board(Audience.PUBLIC).problems()).hasSize(1);
        assertThat(scene.row(Audience.PUBLIC, "anna").solved()).isZero();
        refuses(() -> scene.handIn("anna", FIRST), "contest-problem-removed");

        scene.contests.setRemoved(scene.viewer("tina"), COURSE, CONTEST, FIRST, false);
        scene.look();
        assertThat(scene.row(Audience.PUBLIC, "anna").solved()).isEqualTo(1);
    }

    @Test
    void moreTimeForAllMovesTheFreezeToo() {
        scene.begin(ContestKind.ICPC);
        ContestView view = scene.contests.extend(
                scene.viewer("tina"), COURSE, CONTEST, scene.starts.plus(LENGTH).plusSeconds(600));

        assertThat(view.times().ends()).isEqualTo(scene.starts.plus(LENGTH).plusSeconds(600));
        assertThat(view.times().freezes())
                .isEqualTo(scene.starts.plus(Duration.ofHours(4)).plusSeconds(600));
        scene.clock.pass(LENGTH.plusSeconds(599));
        scene.handIn("anna", FIRST);
        scene.clock.pass(Duration.ofSeconds(1));
        refuses(() -> scene.handIn("anna", FIRST), "assignment-closed");
        refuses(
                () -> scene.contests.extend(
                        scene.viewer("tina"),
                        COURSE,
                        CONTEST,
                        scene.clock.instant().plusSeconds(9)),
                "contest-over");
    }

    @Test
    void whatWasFrozenIsShownStepByStepAndThenTheResultIsFinal() {
        scene.begin(ContestKind.ICPC);
        scene.clock.pass(LENGTH.minus(Duration.ofMinutes(10)));
        scene.solve("anna", FIRST, "AC");
        StoredSubmission waits = scene.handIn("boris", SECOND);
        refuses(() -> scene.end.step(scene.viewer("tina"), COURSE, CONTEST), "contest-runs");
        scene.clock.pass(Duration.ofMinutes(10));
        refuses(() -> scene.end.step(scene.viewer("tina"), COURSE, CONTEST), "contest-not-judged");
        scene.judge(waits, "WA", 0);
        assertThat(scene.end.thawing(scene.viewer("tina"), COURSE, CONTEST).steps())
                .hasSize(2);
        refuses(() -> scene.end.finish(scene.viewer("tina"), COURSE, CONTEST, false), "contest-frozen");

        scene.end.step(scene.viewer("tina"), COURSE, CONTEST);
        assertThat(scene.row(Audience.PUBLIC, "anna").solved()).isZero();
        assertThat(scene.row(Audience.PUBLIC, "boris").cells().get(1).tries()).isEqualTo(1);
        scene.look();
        ContestEnd.Thawing second = scene.end.step(scene.viewer("tina"), COURSE, CONTEST);
        scene.look();
        assertThat(scene.row(Audience.PUBLIC, "anna").solved()).isEqualTo(1);
        assertThat(second.shown()).isEqualTo(2);
        scene.end.freezeAgain(scene.viewer("tina"), COURSE, CONTEST, false);
        scene.look();
        assertThat(scene.row(Audience.PUBLIC, "anna").solved()).isZero();
        scene.end.step(scene.viewer("tina"), COURSE, CONTEST);
        scene.end.step(scene.viewer("tina"), COURSE, CONTEST);
        assertThat(scene.contests
                        .get(scene.viewer("anna"), COURSE, CONTEST)
                        .state()
                        .isFrozen())
                .isFalse();

        assertThat(scene.end.awards(scene.viewer("anna"), COURSE, CONTEST)).isEmpty();
        List<Award> awards = scene.end.finish(scene.viewer("tina"), COURSE, CONTEST, false);
        assertThat(awards).extracting(Award::kind).contains(Award.Kind.WINNER, Award.Kind.FIRST_TO_SOLVE);
        assertThat(scene.end.awards(scene.viewer("anna"), COURSE, CONTEST)).isEqualTo(awards);
        refuses(() -> scene.begin(ContestKind.ICPC), "contest-final");
        refuses(() -> scene.end.freezeAgain(scene.viewer("tina"), COURSE, CONTEST, true), "contest-final");
    }

    @Test
    void momentsThatCannotBeKeptAreRefused() {
        Instant never = Instant.MAX.minusSeconds(1);
        refuses(() -> put(freezing(scene.settings(ContestKind.ICPC), never)), "time-range");
        scene.begin(ContestKind.ICPC);
        refuses(() -> scene.contests.extend(scene.tina(), COURSE, CONTEST, never), "time-range");
    }

    @Test
    void aContestThatNobodyLooksAtIsNotKeptAndIsThereAgainWhenSomebodyAsks() {
        scene.begin(ContestKind.ICPC);
        List<Long> dropped = new ArrayList<>();
        AtomicBoolean watched = new AtomicBoolean(true);
        scene.boards.onDrop(id -> watched.get(), dropped::add);
        scene.board(Audience.PUBLIC);
        scene.look();
        scene.clock.pass(Duration.ofMinutes(61));
        scene.look();
        assertThat(scene.boards.size()).as("somebody waits for changes").isEqualTo(1);

        watched.set(false);
        scene.look();

        assertThat(scene.boards.size()).isZero();
        assertThat(dropped).containsExactly(scene.id());
        scene.solve("anna", FIRST, "AC");
        scene.look();
        assertThat(scene.row(Audience.PUBLIC, "anna").solved()).isEqualTo(1);
        assertThat(scene.boards.size()).isEqualTo(1);
    }
}
