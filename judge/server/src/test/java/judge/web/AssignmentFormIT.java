package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.database.BothDatabases;
import judge.online.Counting;
import judge.online.Feedback;
import judge.online.Viewer;
import judge.service.course.AssignmentSettings;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.ProblemPoints;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The form of an assignment that is there already. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class AssignmentFormIT {

    @AutoClose
    private final TeacherScene scene;

    private final WebFixture fixture;

    AssignmentFormIT(BothDatabases on) {
        scene = new TeacherScene(on);
        fixture = scene.fixture();
    }

    @Test
    void anAssignmentOfAProgramKeepsItsSecondsAndDecimalsWhenItIsRenamedOnItsPage() {
        String path = TeacherScene.createsAssignment(scene.teacher()) + "/edit";
        Viewer tina = fixture.services()
                .accounts()
                .find("tina")
                .map(person -> new Viewer(person.id(), person.login(), person.name(), person.role()))
                .orElseThrow();
        AssignmentSettings exact = new AssignmentSettings(
                "Week 1",
                Instant.parse("2026-11-22T10:00:01.5Z"),
                Instant.parse("2099-11-30T22:59:59Z"),
                Instant.parse("2099-12-31T22:59:59Z"),
                1.0 / 3,
                Feedback.FULL,
                3,
                Counting.LAST,
                Duration.ofSeconds(90),
                List.of(new ProblemPoints(WebFixture.PROBLEM, 100.0 / 3)));
        AssignmentView before = fixture.services().assignments().put(tina, "java-1", "assignment-1", exact);
        TestBrowser browser = fixture.loggedIn("tina");
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(browser.page(path), path, "problem").fields());
        form.put("name", "Week 2");

        assertThat(browser.post(path, form).statusCode()).isEqualTo(303);

        AssignmentView after = fixture.services().assignments().get(tina, "java-1", "assignment-1");
        assertThat(after.assignment().name()).isEqualTo("Week 2");
        assertThat(after.assignment())
                .usingRecursiveComparison()
                .ignoringFields("name")
                .isEqualTo(before.assignment());
        assertThat(after.parts()).isEqualTo(before.parts());
    }
}
