package judge.service.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.Origin;
import judge.online.Refusal;
import judge.online.RejudgingKind;
import judge.online.SiteRole;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.online.StoredSubmission.Filter;
import judge.online.Viewer;
import judge.online.practice.PracticeAudience;
import judge.online.practice.PracticeLevel;
import judge.online.practice.PracticeTags;
import judge.service.Scene;
import judge.service.course.PracticeSettings.Wanted;
import judge.service.course.PracticeView.Item;
import judge.service.course.PracticeView.Line;
import judge.service.course.PracticeView.Progress;
import judge.service.submission.HandIn;
import judge.service.submission.ListScope;
import judge.service.submission.Submissions;
import judge.submission.SourceFile;
import judge.verdict.Verdict;
import org.apache.commons.io.file.PathUtils;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class PracticeSetsIT {

    private static final String SECOND = "second";
    private static final Duration MINUTE = Duration.ofMinutes(1);

    private final Scene scene;
    private final PracticeSets sets;
    private final Submissions submissions;
    private final HandIn handIn;
    private final Viewer teacher;
    private final Viewer anna;
    private final Viewer guest;
    private final Viewer admin;

    PracticeSetsIT(BothDatabases on) throws Exception {
        scene = new Scene(on);
        sets = new PracticeSets(scene.database, scene.clock, scene.packages::problem);
        submissions = new Submissions(scene.database, scene.clock);
        handIn = new HandIn(scene.database, scene.clock);
        teacher = scene.person("teacher", SiteRole.TEACHER);
        anna = scene.person("anna", SiteRole.STUDENT);
        guest = scene.person("guest", SiteRole.STUDENT);
        admin = scene.person("admin", SiteRole.ADMIN);
        scene.course(teacher, "cs1", anna);
        scene.problem();
        Path folder = scene.copy().resolveSibling(SECOND);
        PathUtils.copyDirectory(scene.data.resolve("copy").resolve(Scene.PROBLEM), folder);
        Path yaml = folder.resolve("problem.yaml");
        Files.writeString(yaml, Files.readString(yaml) + "\nkeywords:\n  - search\n  - medium\n");
        scene.problems.putFolder(folder);
    }

    @AfterEach
    void closes() {
        scene.close();
    }

    private PracticeView put(PracticeAudience audience, Wanted... problems) {
        return sets.put(
                teacher,
                "cs1",
                "warm-up",
                new PracticeSettings("Warm-up", Scene.START, null, audience, List.of(problems)));
    }

    private PracticeView put(PracticeAudience audience) {
        return put(audience, new Wanted(Scene.PROBLEM, null), new Wanted(SECOND, null));
    }

    private StoredSubmission handsIn(Viewer who, String problem) {
        List<SourceFile> files =
                List.of(new SourceFile("Main.java", "class Main {\n}\n".getBytes(StandardCharsets.UTF_8)));
        return handIn.handIn(who, "cs1", "warm-up", problem, files, null, Origin.WEB, null);
    }

    private void judged(Viewer who, String problem, Verdict verdict) {
        StoredSubmission submission = handsIn(who, problem);
        scene.judge(submission, Scene.report(who, verdict, verdict == Verdict.AC ? 1 : 0));
    }

    private @Nullable Integer percent(Viewer who, int problem) {
        return sets.get(who, "cs1", "warm-up").items().get(problem).percent();
    }

    @Test
    void keepsTheOrderAndTakesLevelAndTagsFromThePackageOrTheTeacher() {
        PracticeTags own = new PracticeTags(PracticeLevel.BEGINNER, List.of("搜索", " dancing links ", "搜索"));
        put(PracticeAudience.COURSE, new Wanted(SECOND, null), new Wanted(Scene.PROBLEM, own));

        List<Item> items = sets.get(anna, "cs1", "warm-up").items();
        assertThat(items).extracting(Item::slug).containsExactly(SECOND, Scene.PROBLEM);
        assertThat(items.get(0).tags()).isEqualTo(new PracticeTags(PracticeLevel.MEDIUM, List.of("search")));
        assertThat(items.get(1).tags())
                .isEqualTo(new PracticeTags(PracticeLevel.BEGINNER, List.of("搜索", "dancing links")));

        put(PracticeAudience.COURSE);
        assertThat(sets.get(anna, "cs1", "warm-up").items())
                .extracting(Item::slug)
                .containsExactly(Scene.PROBLEM, SECOND);
    }

    @Test
    void refusesWithTheProblemAndTheValue() {
        refuses("set-tag", new Wanted(SECOND, new PracticeTags(null, List.of("x".repeat(41)))));
        refuses("set-tag", new Wanted(SECOND, new PracticeTags(null, List.of("a\u0007b"))));
        List<String> many = IntStream.range(0, 11).mapToObj(i -> "t" + i).toList();
        refuses("set-tags-many", new Wanted(SECOND, new PracticeTags(null, many)));
        refuses("problem-unknown", new Wanted("nowhere", null));
        refuses("problem-twice", new Wanted(SECOND, null), new Wanted(SECOND, null));
        refuses("no-problems");
        assertThat(sets.of(teacher, "cs1")).isEmpty();
    }

    private void refuses(String code, Wanted... problems) {
        assertThatThrownBy(() -> put(PracticeAudience.COURSE, problems))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo(code));
    }

    @Test
    void isNoAssignmentAndAnAssignmentIsNoSet() {
        put(PracticeAudience.COURSE);
        scene.assignments.put(teacher, "cs1", "w1", Scene.settings(Feedback.FULL));

        assertThatThrownBy(() -> scene.assignments.put(teacher, "cs1", "warm-up", Scene.settings(Feedback.FULL)))
                .hasMessageContaining("assignment-is-set");
        assertThatThrownBy(() -> sets.put(
                        teacher,
                        "cs1",
                        "w1",
                        new PracticeSettings(
                                "W", Scene.START, null, PracticeAudience.COURSE, List.of(new Wanted(SECOND, null)))))
                .hasMessageContaining("set-is-assignment");
        assertThatThrownBy(() -> sets.get(anna, "cs1", "w1")).hasMessageContaining("not-found");
        assertThat(scene.assignments.of(teacher, "cs1")).hasSize(1);
    }

    @Test
    void isInNoGradebookExportOrDeduction() {
        put(PracticeAudience.EVERYBODY);
        judged(anna, Scene.PROBLEM, Verdict.AC);
        judged(guest, Scene.PROBLEM, Verdict.AC);

        assertThat(scene.gradebooks.get(teacher, "cs1", null).columns()).isEmpty();
        assertThat(scene.gradebooks.own(anna, "cs1").columns()).isEmpty();
        assertThatThrownBy(() -> scene.gradebooks.get(teacher, "cs1", "warm-up"))
                .hasMessageContaining("not-found");
        assertThatThrownBy(() -> scene.classWork.classPage(teacher, "cs1", "warm-up", ClassGroup.ALL))
                .hasMessageContaining("not-found");
        assertThatThrownBy(() -> scene.gradebooks.override(teacher, "cs1", "warm-up", Scene.PROBLEM, "anna", 5.0, "so"))
                .hasMessageContaining("not-found");
        assertThatThrownBy(() -> scene.assignments.extend(teacher, "cs1", "warm-up", "anna", Scene.START.plus(MINUTE)))
                .hasMessageContaining("not-found");
    }

    @Test
    void changesNoGradesWhenItIsJudgedAgain() {
        put(PracticeAudience.COURSE);
        StoredSubmission submission = handsIn(anna, Scene.PROBLEM);
        scene.judge(submission, Scene.report(anna, Verdict.AC, 1));

        long begun = scene.rejudgings
                .begin(teacher, RejudgingKind.SUBMISSION, submission.id(), "to see")
                .rejudging()
                .id();
        StoredJudging again = scene.database.read(
                tables -> tables.rejudgings().judgings(begun).get(0));
        scene.judge(again, Scene.report(anna, Verdict.WA, 0));

        assertThat(scene.rejudgings.get(teacher, begun).grades()).isEmpty();
    }

    @Test
    void letsAGuestPractiseWithoutBeingInTheCourseOrSeeingOthers() {
        put(PracticeAudience.EVERYBODY);
        StoredSubmission annas = handsIn(anna, Scene.PROBLEM);
        StoredSubmission own = handsIn(guest, Scene.PROBLEM);
        scene.judge(own, Scene.report(guest, Verdict.WA, 0));

        assertThat(submissions.view(guest, own.id()).verdict()).isEqualTo("WA");
        assertThat(submissions
                        .lists()
                        .page(guest, ListScope.of("cs1", "warm-up"), Filter.ALL, null, 10)
                        .items())
                .extracting(one -> one.view().id())
                .containsExactly(own.id());
        assertThatThrownBy(() -> submissions.view(guest, annas.id())).hasMessageContaining("not-found");
        assertThatThrownBy(() -> submissions.view(anna, own.id())).hasMessageContaining("not-found");
        assertThatThrownBy(() -> scene.courses.get(guest, "cs1")).hasMessageContaining("not-found");
        assertThatThrownBy(() -> scene.assignments.of(guest, "cs1")).hasMessageContaining("not-found");
        assertThat(scene.courses.of(guest)).isEmpty();
        assertThat(scene.courses.members(teacher, "cs1"))
                .noneMatch(member -> member.login().equals("guest"));
        assertThat(submissions
                        .lists()
                        .page(teacher, ListScope.of("cs1", "warm-up"), Filter.ALL, null, 10)
                        .items())
                .extracting(one -> one.view().name())
                .containsExactly("GUEST", "ANNA");

        put(PracticeAudience.COURSE);
        assertThatThrownBy(() -> handsIn(guest, Scene.PROBLEM)).hasMessageContaining("not-found");
        assertThatThrownBy(() -> submissions.view(guest, own.id())).hasMessageContaining("not-found");
        assertThat(sets.of(guest)).isEmpty();
    }

    @Test
    void isOpenedAndClosed() {
        PracticeView set = put(PracticeAudience.EVERYBODY);
        StoredSubmission before = handsIn(guest, Scene.PROBLEM);
        scene.clock.pass(MINUTE);
        sets.put(
                teacher,
                "cs1",
                "warm-up",
                new PracticeSettings(
                        "Warm-up",
                        set.set().opens(),
                        scene.clock.instant(),
                        PracticeAudience.EVERYBODY,
                        List.of(new Wanted(SECOND, null), new Wanted(Scene.PROBLEM, null))));

        assertThatThrownBy(() -> handsIn(guest, Scene.PROBLEM)).hasMessageContaining("assignment-closed");
        assertThat(submissions.view(guest, before.id()).id()).isEqualTo(before.id());

        sets.put(
                teacher,
                "cs1",
                "warm-up",
                new PracticeSettings(
                        "Warm-up",
                        scene.clock.instant().plus(MINUTE),
                        null,
                        PracticeAudience.EVERYBODY,
                        List.of(new Wanted(Scene.PROBLEM, null))));
        for (Viewer who : List.of(anna, guest)) {
            assertThatThrownBy(() -> sets.get(who, "cs1", "warm-up")).hasMessageContaining("not-found");
            assertThat(sets.of(who)).isEmpty();
        }
    }

    @Test
    void ticksWhatIsSolvedInAnySetAndLeadsToTheNextThatIsNot() {
        put(PracticeAudience.COURSE);
        judged(anna, Scene.PROBLEM, Verdict.WA);
        assertThat(sets.get(anna, "cs1", "warm-up").items())
                .extracting(Item::progress)
                .containsExactly(Progress.TRIED, Progress.NEW);
        assertThat(sets.next(anna, "cs1", "warm-up", "")).contains(Scene.PROBLEM);
        assertThat(sets.next(anna, "cs1", "warm-up", Scene.PROBLEM)).contains(SECOND);
        assertThat(sets.next(anna, "cs1", "warm-up", SECOND)).contains(Scene.PROBLEM);

        judged(anna, Scene.PROBLEM, Verdict.AC);
        judged(anna, Scene.PROBLEM, Verdict.WA);
        assertThat(sets.next(anna, "cs1", "warm-up", SECOND)).isEmpty();
        sets.put(
                teacher,
                "cs1",
                "other",
                new PracticeSettings(
                        "Other", Scene.START, null, PracticeAudience.COURSE, List.of(new Wanted(Scene.PROBLEM, null))));
        assertThat(sets.get(anna, "cs1", "other").items())
                .extracting(Item::progress)
                .containsExactly(Progress.SOLVED);
        assertThat(sets.of(anna)).extracting(Line::solved).containsExactly(1, 1);
    }

    @Test
    void whatAnAssignmentHidesIsNoTick() {
        put(PracticeAudience.COURSE);
        scene.assignments.put(teacher, "cs1", "w1", Scene.settings(Feedback.NONE));
        StoredSubmission hidden = scene.handIn(anna, "cs1", "w1");
        scene.judge(hidden, Scene.report(anna, Verdict.AC, 1));

        assertThat(sets.get(anna, "cs1", "warm-up").items().get(0).progress()).isEqualTo(Progress.NEW);
    }

    @Test
    void tellsHowManySolveItOnceTenHaveTriedAndNothingOfFewer() {
        put(PracticeAudience.EVERYBODY);
        judged(teacher, Scene.PROBLEM, Verdict.AC);
        for (int i = 1; i <= 9; i++) {
            Viewer one = scene.person("p" + i, SiteRole.STUDENT);
            judged(one, Scene.PROBLEM, Verdict.WA);
            judged(one, Scene.PROBLEM, i <= 4 ? Verdict.AC : Verdict.WA);
        }
        scene.clock.pass(MINUTE);
        assertThat(percent(anna, 0)).isNull();

        Viewer broken = scene.person("broken", SiteRole.STUDENT);
        judged(broken, Scene.PROBLEM, Verdict.JE);
        handsIn(scene.person("waits", SiteRole.STUDENT), Scene.PROBLEM);
        scene.clock.pass(MINUTE);
        assertThat(percent(anna, 0)).isNull();

        judged(scene.person("p10", SiteRole.STUDENT), Scene.PROBLEM, Verdict.WA);
        assertThat(percent(anna, 0)).as("kept for a minute").isNull();
        scene.clock.pass(MINUTE);
        assertThat(percent(anna, 0)).isEqualTo(40);
        assertThat(percent(anna, 1)).isNull();
    }

    @Test
    void isShownWithoutALoginOnlyWhereAnAdministratorAllowsIt() {
        put(PracticeAudience.EVERYBODY);
        assertThat(sets.isWithoutLogin()).isFalse();
        assertThat(sets.withoutLogin()).isEmpty();
        assertThat(sets.withoutLogin("cs1", "warm-up")).isEmpty();
        for (Viewer other : List.of(teacher, anna)) {
            assertThatThrownBy(() -> sets.setWithoutLogin(other, true)).hasMessageContaining("not-allowed");
        }

        sets.setWithoutLogin(admin, true);
        judged(anna, Scene.PROBLEM, Verdict.AC);
        assertThat(sets.withoutLogin()).extracting(line -> line.set().slug()).containsExactly("warm-up");
        assertThat(sets.withoutLogin()).allSatisfy(line -> {
            assertThat(line.courseName()).isNull();
            assertThat(line.solved()).isZero();
        });
        Optional<PracticeView> shown = sets.withoutLogin("cs1", "warm-up");
        assertThat(shown.orElseThrow().items()).extracting(Item::progress).containsOnly(Progress.NEW);

        put(PracticeAudience.COURSE);
        assertThat(sets.withoutLogin("cs1", "warm-up")).isEmpty();
        put(PracticeAudience.EVERYBODY);
        scene.courses.archive(teacher, "cs1", true);
        assertThat(sets.withoutLogin()).isEmpty();
        assertThat(sets.withoutLogin("cs1", "warm-up")).isEmpty();
        assertThat(sets.of(anna)).isEmpty();
    }

    @Test
    void nobodyButATeacherOfTheCourseChangesASet() {
        put(PracticeAudience.EVERYBODY);
        scene.courses.setRole(teacher, "cs1", "anna", CourseRole.ASSISTANT);
        PracticeSettings settings = new PracticeSettings(
                "Mine", Scene.START, null, PracticeAudience.COURSE, List.of(new Wanted(SECOND, null)));

        assertThatThrownBy(() -> sets.put(anna, "cs1", "warm-up", settings)).hasMessageContaining("not-allowed");
        assertThatThrownBy(() -> sets.put(guest, "cs1", "warm-up", settings)).hasMessageContaining("not-found");
        Viewer other = scene.person("other", SiteRole.TEACHER);
        assertThatThrownBy(() -> sets.put(other, "cs1", "warm-up", settings)).hasMessageContaining("not-found");
        assertThatThrownBy(() -> sets.of(guest, "cs1")).hasMessageContaining("not-found");
        assertThat(sets.of(anna, "cs1")).hasSize(1);
    }
}
