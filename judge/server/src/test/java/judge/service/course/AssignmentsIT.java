package judge.service.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.Counting;
import judge.online.Deadlines.Phase;
import judge.online.Feedback;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.Scene;
import judge.service.course.Assignments.AssignmentView;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class AssignmentsIT {

    private final Scene scene;
    private final Viewer teacher;
    private final Viewer anna;
    private final Viewer bo;

    AssignmentsIT(BothDatabases on) {
        scene = new Scene(on);
        teacher = scene.person("teacher", SiteRole.TEACHER);
        anna = scene.person("anna", SiteRole.STUDENT);
        bo = scene.person("bo", SiteRole.STUDENT);
        scene.course(teacher, "cs1", anna, bo);
        scene.problem();
    }

    @AfterEach
    void closes() {
        scene.close();
    }

    @Test
    void isThereForStudentsOnceItOpens() {
        put(Scene.settings(Feedback.FULL));
        scene.clock.set(Scene.START.minusMillis(1));
        assertThat(scene.assignments.of(anna, "cs1")).isEmpty();
        refused(() -> scene.assignments.get(anna, "cs1", "w1"), "not-found");
        assertThat(scene.assignments.get(teacher, "cs1", "w1").phase()).isEqualTo(Phase.BEFORE);
        scene.clock.set(Scene.START);
        AssignmentView view = scene.assignments.get(anna, "cs1", "w1");
        assertThat(view.phase()).isEqualTo(Phase.OPEN);
        assertThat(view.staff()).isFalse();
        assertThat(view.points()).isEqualTo(10);
        assertThat(view.parts()).singleElement().satisfies(part -> {
            assertThat(part.slug()).isEqualTo(Scene.PROBLEM);
            assertThat(part.newest()).isTrue();
        });
    }

    @Test
    void isNotThereForWhoIsNotInTheCourse() {
        put(Scene.settings(Feedback.FULL));
        Viewer other = scene.person("other", SiteRole.TEACHER);
        refused(() -> scene.assignments.get(other, "cs1", "w1"), "not-found");
        refused(() -> scene.assignments.of(other, "cs1"), "not-found");
        refused(() -> scene.assignments.put(other, "cs1", "w1", Scene.settings(Feedback.FULL)), "not-found");
        refused(() -> scene.assignments.put(anna, "cs1", "w1", Scene.settings(Feedback.FULL)), "not-allowed");
    }

    @Test
    void anExtensionIsForOneStudent() {
        put(Scene.settings(Feedback.FULL));
        Instant later = Scene.START.plus(Duration.ofDays(20));
        scene.assignments.extend(teacher, "cs1", "w1", "anna", later);
        scene.clock.set(Scene.START.plus(Duration.ofDays(10)));
        assertThat(scene.assignments.get(anna, "cs1", "w1").phase()).isEqualTo(Phase.OPEN);
        assertThat(scene.assignments.get(bo, "cs1", "w1").phase()).isEqualTo(Phase.CLOSED);
        assertThat(scene.assignments.extensions(teacher, "cs1", "w1"))
                .singleElement()
                .satisfies(one -> {
                    assertThat(one.login()).isEqualTo("anna");
                    assertThat(one.closes()).isEqualTo(later);
                });
        scene.assignments.extend(teacher, "cs1", "w1", "anna", null);
        assertThat(scene.assignments.get(anna, "cs1", "w1").phase()).isEqualTo(Phase.CLOSED);
        refused(() -> scene.assignments.extend(teacher, "cs1", "w1", "teacher", later), "person-no-student");
        refused(() -> scene.assignments.extend(teacher, "cs1", "w1", "anna", Scene.START), "extension-early");
        refused(() -> scene.assignments.extend(anna, "cs1", "w1", "anna", later), "not-allowed");
    }

    @Test
    void whatMakesNoSenseIsRefusedWithTheReason() {
        Instant opens = Scene.START;
        Instant closes = opens.plus(Duration.ofDays(1));
        refused(() -> put(settings(opens, opens, null, 0, Feedback.FULL, null, 1)), "closes-before-opens");
        refused(() -> put(settings(opens, Instant.MAX, null, 0, Feedback.FULL, null, 1)), "time-range");
        refused(() -> put(settings(Instant.MIN, opens, null, 0, Feedback.FULL, null, 1)), "time-range");
        refused(() -> put(settings(opens, null, closes, 0, Feedback.FULL, null, 1)), "late-without-end");
        refused(() -> put(settings(opens, closes, closes, 0, Feedback.FULL, null, 1)), "late-before-closes");
        refused(() -> put(settings(opens, null, null, 0, Feedback.NONE, null, 1)), "hidden-practice");
        Instant late = closes.plus(Duration.ofDays(1));
        refused(() -> put(settings(opens, closes, late, 1.5, Feedback.FULL, null, 1)), "deduction-range");
        refused(() -> put(settings(opens, closes, late, Double.NaN, Feedback.FULL, null, 1)), "deduction-range");
        refused(() -> put(settings(opens, closes, null, 0, Feedback.FULL, 0, 1)), "attempts-range");
        refused(() -> put(settings(opens, closes, null, 0, Feedback.FULL, null, -1)), "points-range");
        refused(
                () -> put(settings(opens, closes, null, 0, Feedback.FULL, null, Double.POSITIVE_INFINITY)),
                "points-range");
        refused(() -> put(with(List.of())), "no-problems");
        refused(() -> put(with(List.of(new ProblemPoints("nothing", 1)))), "problem-unknown");
        ProblemPoints same = new ProblemPoints(Scene.PROBLEM, 1);
        refused(() -> put(with(List.of(same, same))), "problem-twice");
        assertThat(scene.assignments.of(teacher, "cs1"))
                .as("nothing of it is there")
                .isEmpty();
    }

    @Test
    void practiceHasNoEnd() {
        put(settings(Scene.START, null, null, 0, Feedback.FULL, null, 1));
        scene.clock.pass(Duration.ofDays(10_000));
        assertThat(scene.assignments.get(anna, "cs1", "w1").phase()).isEqualTo(Phase.OPEN);
        refused(
                () -> scene.assignments.extend(teacher, "cs1", "w1", "anna", scene.clock.instant()),
                "practice-extension");
    }

    @Test
    void aProblemOfSomebodyElseCannotBeGivenButStaysWhereItIs() throws IOException {
        Viewer other = scene.person("other", SiteRole.TEACHER);
        Path copy = scene.copy();
        Path renamed = Files.move(copy, copy.resolveSibling("theirs"));
        scene.problems.put(other, "theirs", Scene.zip(renamed), Optional.empty());
        refused(() -> put(with(List.of(new ProblemPoints("theirs", 1)))), "problem-unknown");
        scene.courses.setRole(teacher, "cs1", "other", judge.online.CourseRole.TEACHER);
        scene.assignments.put(other, "cs1", "w1", with(List.of(new ProblemPoints("theirs", 1))));
        put(with(List.of(new ProblemPoints("theirs", 2), new ProblemPoints(Scene.PROBLEM, 3))));
        assertThat(scene.assignments.get(teacher, "cs1", "w1").points()).isEqualTo(5);
    }

    @Test
    void whatWasHandedInToIsJudgedByTheVersionThatItHad() throws IOException {
        put(Scene.settings(Feedback.FULL));
        long before = scene.assignments.get(teacher, "cs1", "w1").parts().get(0).version();
        Viewer admin = scene.person("admin", SiteRole.ADMIN);
        Path copy = scene.copy();
        Files.writeString(copy.resolve("data/secret/extra.in"), "x\n");
        Files.writeString(copy.resolve("data/secret/extra.ans"), "x\n");
        scene.handIn(anna, "cs1", "w1");
        scene.problems.put(admin, Scene.PROBLEM, Scene.zip(copy), Optional.empty());
        put(Scene.settings(Feedback.VERDICT));
        AssignmentView view = scene.assignments.get(teacher, "cs1", "w1");
        assertThat(view.parts().get(0).version()).isEqualTo(before);
        assertThat(view.parts().get(0).newest()).isFalse();
        scene.assignments.put(teacher, "cs1", "w2", Scene.settings(Feedback.FULL));
        assertThat(scene.assignments.get(teacher, "cs1", "w2").parts().get(0).newest())
                .isTrue();
    }

    @Test
    void aNewStatementIsShownAtOnceAsItChangesNoVerdict() throws IOException {
        put(Scene.settings(Feedback.FULL));
        scene.handIn(anna, "cs1", "w1");
        Viewer admin = scene.person("admin", SiteRole.ADMIN);
        Path copy = scene.copy();
        Files.writeString(copy.resolve("statement/problem.en.md"), "Another text.\n");
        scene.problems.put(admin, Scene.PROBLEM, Scene.zip(copy), Optional.empty());
        AssignmentView view = scene.assignments.get(teacher, "cs1", "w1");
        assertThat(view.parts().get(0).newest()).isTrue();
    }

    private AssignmentView put(AssignmentSettings settings) {
        return scene.assignments.put(teacher, "cs1", "w1", settings);
    }

    private static AssignmentSettings with(List<ProblemPoints> problems) {
        return AssignmentSettings.usual("W", Scene.START, null, Feedback.FULL, problems);
    }

    private static AssignmentSettings settings(
            Instant opens,
            @Nullable Instant closes,
            @Nullable Instant late,
            double deduction,
            Feedback feedback,
            @Nullable Integer attempts,
            double points) {
        return new AssignmentSettings(
                "W",
                opens,
                closes,
                late,
                deduction,
                feedback,
                attempts,
                Counting.BEST,
                Duration.ZERO,
                List.of(new ProblemPoints(Scene.PROBLEM, points)));
    }

    private static void refused(ThrowingCallable asked, String code) {
        assertThatThrownBy(asked).isInstanceOfSatisfying(Refusal.class, refusal -> assertThat(refusal.code())
                .isEqualTo(code));
    }
}
