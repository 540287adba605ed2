package judge.service.grade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.gradebook.Change.Cause;
import judge.online.Feedback;
import judge.online.JudgingReason;
import judge.online.JudgingState;
import judge.online.ProblemVersion;
import judge.online.Refusal;
import judge.online.RejudgingKind;
import judge.online.RejudgingState;
import judge.online.SiteRole;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.online.VersionState;
import judge.online.Viewer;
import judge.online.contest.ContestKind;
import judge.service.Scene;
import judge.service.contest.ContestEnd;
import judge.service.contest.ContestSettings;
import judge.service.contest.Contests;
import judge.service.course.AssignmentSettings;
import judge.service.course.Assignments;
import judge.service.grade.RejudgingView.GradeChange;
import judge.verdict.Verdict;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class RejudgingsIT {

    private final Scene scene;
    private final Viewer teacher;
    private final Viewer anna;
    private final Viewer bo;
    private final StoredSubmission annas;
    private final StoredSubmission bos;
    private final long assignment;

    RejudgingsIT(BothDatabases on) {
        scene = new Scene(on);
        teacher = scene.person("teacher", SiteRole.TEACHER);
        anna = scene.person("anna", SiteRole.STUDENT);
        bo = scene.person("bo", SiteRole.STUDENT);
        scene.course(teacher, "cs1", anna, bo);
        scene.problem();
        assignment = scene.assignments
                .put(teacher, "cs1", "w1", Scene.settings(Feedback.FULL))
                .assignment()
                .id();
        annas = scene.handIn(anna, "cs1", "w1");
        bos = scene.handIn(bo, "cs1", "w1");
        scene.judge(annas, Scene.report(anna, Verdict.AC, 1));
        scene.judge(bos, Scene.report(bo, Verdict.WA, 0));
        scene.clock.pass(Duration.ofMinutes(1));
    }

    @AfterEach
    void closes() {
        scene.close();
    }

    @Test
    void whatWouldChangeIsShownBeforeAnythingDoes() {
        RejudgingView begun = begin();
        assertThat(begun.total()).isEqualTo(2);
        assertThat(begun.done()).isZero();
        assertThat(begun.rejudging().state()).isEqualTo(RejudgingState.JUDGING);
        assertThat(begun.label()).isEqualTo("cs1/w1");
        judgeAll(begun);
        RejudgingView ready = scene.rejudgings.get(teacher, begun.rejudging().id());
        assertThat(ready.rejudging().state()).isEqualTo(RejudgingState.READY);
        assertThat(ready.changes()).singleElement().satisfies(change -> {
            assertThat(change.login()).isEqualTo("anna");
            assertThat(change.verdictBefore()).isEqualTo("AC");
            assertThat(change.verdictAfter()).isEqualTo("WA");
            assertThat(change.pointsBefore()).isEqualTo(10);
            assertThat(change.pointsAfter()).isZero();
            assertThat(change.cases()).containsExactly("secret/01");
            assertThat(change.causes()).containsExactly(Cause.NOISE);
        });
        assertThat(ready.grades()).containsExactly(new GradeChange("cs1", "w1", "anna", "ANNA", 10, 0));
        assertThat(total("anna")).isEqualTo(10);
        assertThat(scene.rejudgings.of(teacher, "cs1")).hasSize(1);
    }

    @Test
    void saysWhichProblemsWereJudgedByAVersionThatIsNotSound() {
        assertThat(begin().unsound()).isEmpty();
        ProblemVersion version = scene.database
                .write(tables -> tables.problems().takeUnverified("w"))
                .orElseThrow();
        scene.database.write(
                tables -> tables.problems().setVerified(version.id(), "w", VersionState.UNSOUND, "{\"faults\": []}"));
        String slug = scene.database
                .read(tables -> tables.problems().find(version.problem()))
                .orElseThrow()
                .slug();
        long id = scene.rejudgings.of(teacher, "cs1").get(0).rejudging().id();

        assertThat(scene.rejudgings.get(teacher, id).unsound()).containsExactly(slug);
    }

    @Test
    void appliedItCountsAndUndoneItDoesNot() {
        long id = begin().rejudging().id();
        refused(() -> scene.rejudgings.apply(teacher, id), "rejudging-not-ready");
        assertThat(total("anna")).as("nothing of it").isEqualTo(10);
        judgeAll(scene.rejudgings.get(teacher, id));
        RejudgingView applied = scene.rejudgings.apply(teacher, id);
        assertThat(applied.rejudging().state()).isEqualTo(RejudgingState.APPLIED);
        assertThat(applied.changes()).as("the report of it stays").hasSize(1);
        assertThat(applied.grades()).hasSize(1);
        assertThat(total("anna")).isZero();
        refused(() -> scene.rejudgings.apply(teacher, id), "rejudging-decided");
        refused(() -> scene.rejudgings.drop(teacher, id), "rejudging-decided");
        RejudgingView undone = scene.rejudgings.undo(teacher, id);
        assertThat(undone.rejudging().state()).isEqualTo(RejudgingState.UNDONE);
        assertThat(total("anna")).isEqualTo(10);
        refused(() -> scene.rejudgings.undo(teacher, id), "rejudging-not-applied");
    }

    @Test
    void theResultsOfAContestThatIsFinalStayAsTheyAre() {
        AssignmentSettings settings = contestSettings("Week 1", Duration.ofHours(2));
        scene.assignments.put(teacher, "cs1", "w1", settings);
        new Contests(scene.database, scene.clock)
                .put(
                        teacher,
                        "cs1",
                        "w1",
                        new ContestSettings(ContestKind.ICPC, 20, false, null, 0, 0, 0, false, false, null, List.of()));
        scene.clock.pass(Duration.ofHours(3));
        long id = begin().rejudging().id();
        judgeAll(scene.rejudgings.get(teacher, id));
        new ContestEnd(scene.database, scene.clock).finish(teacher, "cs1", "w1", false);

        refused(() -> scene.rejudgings.apply(teacher, id), "contest-final");
        scene.rejudgings.drop(teacher, id);
        refused(this::begin, "rejudging-nothing");
        refused(
                () -> scene.assignments.put(teacher, "cs1", "w1", contestSettings("Week 1", Duration.ofHours(9))),
                "contest-final");
        refused(
                () -> scene.assignments.extend(
                        teacher, "cs1", "w1", "anna", scene.clock.instant().plusSeconds(60)),
                "contest-final");
        assertThat(total("anna")).isEqualTo(10);
        assertThat(scene.assignments
                        .put(teacher, "cs1", "w1", contestSettings("Finals", Duration.ofHours(2)))
                        .assignment()
                        .name())
                .isEqualTo("Finals");
    }

    private static AssignmentSettings contestSettings(String name, Duration length) {
        AssignmentSettings usual = Scene.settings(Feedback.FULL);
        return new AssignmentSettings(
                name,
                usual.opens(),
                usual.opens().plus(length),
                null,
                0,
                usual.feedback(),
                null,
                usual.counts(),
                usual.interval(),
                usual.problems());
    }

    @Test
    void undoneItLeavesWhatCameInBetweenJudgedAsItWas() {
        long id = begin().rejudging().id();
        judgeAll(scene.rejudgings.get(teacher, id));
        scene.rejudgings.apply(teacher, id);
        StoredSubmission between = scene.handIn(bo, "cs1", "w1");
        scene.judge(between, Scene.report(bo, Verdict.AC, 1));
        scene.rejudgings.undo(teacher, id);

        assertThat(total("anna")).isEqualTo(10);
        assertThat(total("bo")).isEqualTo(10);
        StoredJudging active = scene.database.read(
                tables -> tables.judgings().active(between.id()).orElseThrow());
        assertThat(active.verdict()).isEqualTo("AC");
        assertThat(active.reason()).isEqualTo(JudgingReason.FIRST);
    }

    @Test
    void droppedItChangesNothingAndAnotherOneCanBegin() {
        long id = begin().rejudging().id();
        refused(this::begin, "rejudging-undecided");
        scene.rejudgings.drop(teacher, id);
        assertThat(total("anna")).isEqualTo(10);
        refused(() -> scene.rejudgings.apply(teacher, id), "rejudging-decided");
        assertThat(begin().rejudging().id()).isNotEqualTo(id);
    }

    @Test
    void whatWasJudgedAgainSinceIsNotUndoneBelowIt() {
        long first = begin().rejudging().id();
        judgeAll(scene.rejudgings.get(teacher, first));
        scene.rejudgings.apply(teacher, first);
        RejudgingView one = scene.rejudgings.begin(teacher, RejudgingKind.SUBMISSION, annas.id(), "");
        assertThat(one.label()).isEqualTo("cs1/w1/" + Scene.PROBLEM + "/anna");
        judgeAll(one);
        scene.rejudgings.apply(teacher, one.rejudging().id());
        refused(() -> scene.rejudgings.undo(teacher, first), "rejudging-newer");
        RejudgingState state = scene.database.read(
                tables -> tables.rejudgings().find(first).orElseThrow().state());
        assertThat(state).as("all or nothing").isEqualTo(RejudgingState.APPLIED);
        scene.rejudgings.undo(teacher, one.rejudging().id());
        scene.rejudgings.undo(teacher, first);
        assertThat(total("anna")).isEqualTo(10);
    }

    @Test
    void aCorrectedProblemIsJudgedByItsNewestVersionAlsoWhatComesMeanwhile() throws IOException {
        Viewer admin = scene.person("admin", SiteRole.ADMIN);
        Path copy = scene.copy();
        Files.writeString(copy.resolve("data/secret/01.ans"), "another answer\n");
        long version = scene.problems
                .put(admin, Scene.PROBLEM, Scene.zip(copy), Optional.empty())
                .versions()
                .get(0)
                .id();
        long problem = annas.problem();
        RejudgingView begun = scene.rejudgings.begin(admin, RejudgingKind.PROBLEM, problem, "01.ans was wrong");
        long id = begun.rejudging().id();
        judgeAll(begun);
        StoredSubmission meanwhile = scene.handIn(anna, "cs1", "w1");
        scene.judge(meanwhile, Scene.report(anna, Verdict.AC, 1));
        refused(() -> scene.rejudgings.apply(admin, id), "rejudging-not-ready");
        judgeAll(scene.rejudgings.get(admin, id));
        RejudgingView applied = scene.rejudgings.apply(admin, id);
        assertThat(applied.total()).isEqualTo(3);
        assertThat(applied.changes()).isNotEmpty().allSatisfy(change -> assertThat(change.causes())
                .contains(Cause.DATA));
        assertThat(part().version()).isEqualTo(version);
        assertThat(part().newest()).isTrue();
        refused(() -> scene.rejudgings.get(teacher, id), "not-found");
        scene.courses.put(teacher, "cs3", "Another one");
        assertThat(scene.rejudgings.of(admin, "cs3")).isEmpty();
        for (List<RejudgingView> found : List.of(
                scene.rejudgings.of(admin, "cs1"),
                scene.rejudgings.of(admin, null),
                scene.rejudgings.ofProblem(admin, Scene.PROBLEM),
                scene.rejudgings.ofSubmission(admin, bos.id()))) {
            assertThat(found).extracting(one -> one.rejudging().id()).containsExactly(id);
        }
        assertThat(scene.rejudgings.of(admin, "cs1")).allMatch(RejudgingView::open);
        assertThat(scene.rejudgings.of(teacher, "cs1")).singleElement().satisfies(line -> {
            assertThat(line.open())
                    .as("it could be about other courses as well")
                    .isFalse();
            assertThat(line.rejudging().reason()).isEqualTo("01.ans was wrong");
        });
        assertThat(scene.rejudgings.of(teacher, "cs3")).isEmpty();
        assertThat(scene.rejudgings.ofProblem(teacher, Scene.PROBLEM)).isEmpty();
        assertThat(scene.rejudgings.ofSubmission(teacher, bos.id())).isEmpty();
        assertThat(scene.rejudgings.ofSubmission(bo, bos.id())).isEmpty();
        refused(() -> scene.rejudgings.ofSubmission(anna, bos.id()), "not-found");
        refused(() -> scene.rejudgings.ofProblem(anna, Scene.PROBLEM), "not-found");
        scene.rejudgings.undo(admin, id);
        assertThat(part().version()).isNotEqualTo(version);
    }

    /** By this the workshop asks for a rejudging when a case was changed. */
    @Test
    void onlyTheVerdictsThatCountTellWhetherAProblemHasThoseOfAnotherVersion() throws IOException {
        Viewer admin = scene.person("admin", SiteRole.ADMIN);
        long first = part().version();
        long problem = annas.problem();
        long unused = scene.database
                .write(tables -> tables.problems().add("unused", null, scene.clock.instant()))
                .id();
        assertThat(hasOther(problem, first)).isFalse();
        Path copy = scene.copy();
        Files.writeString(copy.resolve("data/secret/01.ans"), "another answer\n");
        long second = scene.problems
                .put(admin, Scene.PROBLEM, Scene.zip(copy), Optional.empty())
                .versions()
                .get(0)
                .id();
        assertThat(hasOther(problem, second)).isTrue();
        assertThat(hasOther(unused, second))
                .as("one of which nothing was handed in")
                .isFalse();

        RejudgingView begun = scene.rejudgings.begin(admin, RejudgingKind.PROBLEM, problem, "01.ans was wrong");
        judgeAll(begun);
        assertThat(hasOther(problem, first)).as("what does not count yet").isFalse();
        scene.rejudgings.apply(admin, begun.rejudging().id());
        assertThat(hasOther(problem, second)).isFalse();
        assertThat(hasOther(problem, first)).isTrue();
        scene.rejudgings.undo(admin, begun.rejudging().id());
        assertThat(hasOther(problem, second)).isTrue();
    }

    private boolean hasOther(long problem, long version) {
        return scene.database.read(tables -> tables.rejudgings().hasOther(problem, version));
    }

    @Test
    void nobodyLosesByAnErrorOfTheJudge() {
        RejudgingView begun = begin();
        for (StoredJudging one : judgings(begun)) {
            scene.judge(one, Scene.report(one.person() == anna.person() ? anna : bo, Verdict.JE, 0));
        }
        long id = begun.rejudging().id();
        RejudgingView ready = scene.rejudgings.get(teacher, id);
        assertThat(ready.changes()).as("it is shown").hasSize(2);
        assertThat(ready.grades()).isEmpty();
        scene.rejudgings.apply(teacher, id);
        assertThat(total("anna")).isEqualTo(10);
    }

    @Test
    void onlyTeachersOfTheCourseJudgeAgain() {
        Viewer other = scene.person("other", SiteRole.TEACHER);
        scene.course(other, "cs2");
        refused(() -> scene.rejudgings.begin(other, RejudgingKind.ASSIGNMENT, assignment, ""), "not-found");
        refused(() -> scene.rejudgings.begin(anna, RejudgingKind.SUBMISSION, annas.id(), ""), "not-allowed");
        refused(() -> scene.rejudgings.begin(bo, RejudgingKind.SUBMISSION, annas.id(), ""), "not-found");
        refused(() -> scene.rejudgings.begin(other, RejudgingKind.PROBLEM, annas.problem(), ""), "rejudging-nothing");
        long id = begin().rejudging().id();
        refused(() -> scene.rejudgings.get(other, id), "not-found");
        refused(() -> scene.rejudgings.apply(anna, id), "not-found");
        refused(() -> scene.rejudgings.of(other, "cs1"), "not-found");
        assertThat(scene.rejudgings.of(other, "cs2")).isEmpty();
    }

    @Test
    void judgedAsideItHasTheLowestPriority() {
        RejudgingView begun = begin();
        List<StoredJudging> judgings = scene.database.read(
                tables -> tables.rejudgings().judgings(begun.rejudging().id()));
        assertThat(judgings).hasSize(2).allSatisfy(one -> {
            assertThat(one.priority()).isEqualTo(10);
            assertThat(one.active()).isFalse();
            assertThat(one.state()).isEqualTo(JudgingState.QUEUED);
        });
    }

    private RejudgingView begin() {
        return scene.rejudgings.begin(teacher, RejudgingKind.ASSIGNMENT, assignment, "a test was wrong");
    }

    private List<StoredJudging> judgings(RejudgingView view) {
        return scene.database.read(
                tables -> tables.rejudgings().judgings(view.rejudging().id()));
    }

    /** All are wrong now. */
    private void judgeAll(RejudgingView view) {
        List<StoredJudging> judgings = scene.database.read(
                tables -> tables.rejudgings().judgings(view.rejudging().id()));
        for (StoredJudging one : judgings) {
            if (one.state() != JudgingState.DONE) {
                Viewer student = one.person() == anna.person() ? anna : bo;
                scene.judge(one, Scene.report(student, Verdict.WA, 0));
            }
        }
    }

    private Assignments.Part part() {
        return scene.assignments.get(teacher, "cs1", "w1").parts().get(0);
    }

    private double total(String login) {
        return scene.gradebooks.get(teacher, "cs1", "w1").rows().stream()
                .filter(row -> row.login().equals(login))
                .findFirst()
                .orElseThrow()
                .total();
    }

    private static void refused(ThrowingCallable asked, String code) {
        assertThatThrownBy(asked).isInstanceOfSatisfying(Refusal.class, refusal -> assertThat(refusal.code())
                .isEqualTo(code));
    }
}
