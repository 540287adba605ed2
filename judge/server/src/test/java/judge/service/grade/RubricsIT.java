package judge.service.grade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.Scene;
import judge.service.course.ClassGroup;
import org.junit.jupiter.params.ParameterizedTest;

class RubricsIT {

    private static final List<Wished> CRITERIA = List.of(new Wished("Style", 5), new Wished("=Tests", 2.5));

    private static void refused(Runnable deed, String code) {
        assertThatThrownBy(deed::run).hasMessageStartingWith(code);
    }

    @ParameterizedTest
    @OnEachDatabase
    void marksCountBesideThePointsOfTheJudgeAndNobodyOverwritesThem(BothDatabases on) {
        try (Scene scene = new Scene(on)) {
            Viewer teacher = scene.person("teacher", SiteRole.TEACHER);
            Viewer helper = scene.person("helper", SiteRole.STUDENT);
            Viewer anna = scene.person("anna", SiteRole.STUDENT);
            scene.course(teacher, "cs1", anna);
            scene.courses.setRole(teacher, "cs1", "helper", CourseRole.ASSISTANT);
            scene.problem();
            scene.assignments.put(teacher, "cs1", "w1", Scene.settings(Feedback.NONE));
            Rubrics rubrics = scene.gradebooks.rubrics();

            refused(() -> rubrics.put(helper, "cs1", "w1", CRITERIA), "not-allowed");
            rubrics.put(teacher, "cs1", "w1", CRITERIA);
            long seen = rubrics.marks(helper, "cs1", "w1", "anna").seen();
            rubrics.mark(helper, "cs1", "w1", "anna", Map.of("Style", Optional.of(3.5)), seen, false);
            refused(
                    () -> rubrics.mark(teacher, "cs1", "w1", "anna", Map.of("Style", Optional.of(1.0)), seen, false),
                    "rubric-newer");
            refused(
                    () -> rubrics.mark(teacher, "cs1", "w1", "anna", Map.of("Style", Optional.of(5.5)), null, false),
                    "rubric-points");
            refused(
                    () -> rubrics.mark(teacher, "cs1", "w1", "anna", Map.of("Wit", Optional.of(1.0)), null, false),
                    "rubric-unknown");
            refused(() -> rubrics.mark(anna, "cs1", "w1", "anna", Map.of(), null, false), "not-allowed");
            refused(() -> rubrics.put(teacher, "cs1", "w1", List.of()), "rubric-marked");
            refused(() -> rubrics.put(teacher, "cs1", "w1", List.of(new Wished("Style", 3))), "rubric-marked");

            GradebookView book = scene.gradebooks.get(teacher, "cs1", "w1");
            assertThat(book.points()).isEqualTo(17.5);
            assertThat(book.rows().get(0).total()).isEqualTo(3.5);
            String csv = new String(
                    scene.gradebooks.csv(teacher, "cs1", "w1", ClassGroup.ALL, Messages.in(DisplayLanguage.EN)),
                    StandardCharsets.UTF_8);
            assertThat(csv).contains("Week 1: Style / 5", "3.5").doesNotContain("\n=", ",=");
            assertThat(scene.gradebooks.own(anna, "cs1").rows().get(0).total())
                    .as("hidden")
                    .isZero();
            scene.clock.pass(Duration.ofDays(10));
            assertThat(scene.gradebooks.own(anna, "cs1").rows().get(0).total()).isEqualTo(3.5);

            rubrics.mark(teacher, "cs1", "w1", "anna", Map.of("Style", Optional.empty()), null, false);
            rubrics.put(teacher, "cs1", "w1", List.of());
            assertThat(scene.gradebooks.get(teacher, "cs1", "w1").points()).isEqualTo(10);
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void refusesCriteriaThatMakeNoSense(BothDatabases on) {
        try (Scene scene = new Scene(on)) {
            Viewer teacher = scene.person("teacher", SiteRole.TEACHER);
            scene.course(teacher, "cs1");
            scene.problem();
            scene.assignments.put(teacher, "cs1", "w1", Scene.settings(Feedback.FULL));
            Rubrics rubrics = scene.gradebooks.rubrics();

            for (List<Wished> wrong : List.of(
                    List.of(new Wished("", 1)),
                    List.of(new Wished("Style", 1), new Wished("Style", 2)),
                    List.of(new Wished("x".repeat(101), 1)))) {
                refused(() -> rubrics.put(teacher, "cs1", "w1", wrong), "rubric-name");
            }
            refused(() -> rubrics.put(teacher, "cs1", "w1", List.of(new Wished("Style", Double.NaN))), "points-range");
            refused(() -> rubrics.put(teacher, "cs1", "w1", List.of(new Wished("Style", 0))), "points-range");
        }
    }
}
