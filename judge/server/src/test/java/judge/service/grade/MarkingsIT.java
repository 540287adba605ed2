package judge.service.grade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.Scene;
import judge.service.grade.GradebookView.Cell;
import judge.service.grade.Markings.Deed;
import judge.service.grade.Markings.Load;
import judge.service.grade.Markings.Loads;
import org.junit.jupiter.params.ParameterizedTest;

class MarkingsIT {

    private static void refused(Runnable deed, String code) {
        assertThatThrownBy(deed::run).hasMessageStartingWith(code);
    }

    private static List<String> markers(Scene scene, Viewer viewer) {
        return scene.gradebooks.get(viewer, "cs1", "w1").rows().stream()
                .map(row -> row.cells().get(0).work().marking())
                .map(marking -> marking == null ? "" : marking.name() + (marking.done() == null ? "" : " done"))
                .toList();
    }

    @ParameterizedTest
    @OnEachDatabase
    void sharesWorkByTurnsAndTellsWhoIsSecond(BothDatabases on) {
        try (Scene scene = new Scene(on)) {
            Viewer teacher = scene.person("teacher", SiteRole.TEACHER);
            Viewer helper = scene.person("helper", SiteRole.STUDENT);
            scene.course(
                    teacher,
                    "cs1",
                    scene.person("anna", SiteRole.STUDENT),
                    scene.person("boris", SiteRole.STUDENT),
                    scene.person("chen", SiteRole.STUDENT));
            scene.courses.setRole(teacher, "cs1", "helper", CourseRole.ASSISTANT);
            scene.problem();
            scene.assignments.put(teacher, "cs1", "w1", Scene.settings(Feedback.FULL));
            Markings markings = scene.gradebooks.markings();

            List<String> both = List.of("teacher", "helper");
            refused(() -> markings.share(helper, "cs1", "w1", Manner.TURNS, both), "not-allowed");
            refused(() -> markings.share(teacher, "cs1", "w1", Manner.TURNS, List.of()), "marking-nobody");
            refused(() -> markings.share(teacher, "cs1", "w1", Manner.TURNS, List.of("anna")), "marking-no-staff");
            assertThat(markings.loads(helper, "cs1", "w1").nobodys()).isEqualTo(3);

            Loads shared = markings.share(teacher, "cs1", "w1", Manner.TURNS, both);

            assertThat(shared.nobodys()).isZero();
            assertThat(markers(scene, helper)).containsExactly("TEACHER", "HELPER", "TEACHER");
            String seen =
                    markings.get(teacher, "cs1", "w1", "anna", Scene.PROBLEM).seen();
            markings.set(helper, "cs1", "w1", "anna", Scene.PROBLEM, Deed.DONE, seen);
            refused(() -> markings.set(teacher, "cs1", "w1", "anna", Scene.PROBLEM, Deed.DONE, seen), "marking-newer");
            assertThat(markers(scene, teacher)).containsExactly("HELPER done", "HELPER", "TEACHER");
            assertThat(markings.share(teacher, "cs1", "w1", Manner.PROBLEM, List.of("teacher"))
                            .markers())
                    .containsExactly(new Load("teacher", "TEACHER", 2, 0), new Load("helper", "HELPER", 0, 1));

            markings.set(helper, "cs1", "w1", "anna", Scene.PROBLEM, Deed.OPEN, null);
            markings.set(helper, "cs1", "w1", "boris", Scene.PROBLEM, Deed.TAKE, null);
            assertThat(markers(scene, teacher)).containsExactly("HELPER", "HELPER", "TEACHER");
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void aStudentLearnsNothingOfIt(BothDatabases on) {
        try (Scene scene = new Scene(on)) {
            Viewer teacher = scene.person("teacher", SiteRole.TEACHER);
            Viewer anna = scene.person("anna", SiteRole.STUDENT);
            scene.course(teacher, "cs1", anna);
            scene.problem();
            scene.assignments.put(teacher, "cs1", "w1", Scene.settings(Feedback.FULL));
            Markings markings = scene.gradebooks.markings();
            markings.share(teacher, "cs1", "w1", Manner.GROUP, List.of("teacher"));

            Cell own = scene.gradebooks.own(anna, "cs1").rows().get(0).cells().get(0);

            assertThat(own.work().marking()).isNull();
            refused(() -> markings.loads(anna, "cs1", "w1"), "not-allowed");
            refused(() -> markings.get(anna, "cs1", "w1", "anna", Scene.PROBLEM), "not-allowed");
            refused(() -> markings.set(anna, "cs1", "w1", "anna", Scene.PROBLEM, Deed.DONE, null), "not-allowed");
        }
    }
}
