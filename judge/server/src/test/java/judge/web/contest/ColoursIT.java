package judge.web.contest;

import static judge.web.contest.BoardScene.CONTEST;
import static judge.web.contest.BoardScene.JURY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.online.contest.ContestKind;
import judge.service.contest.ContestSettings;
import judge.service.contest.ContestSettings.ProblemLabel;
import judge.web.TestBrowser;
import judge.web.WebFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Names of balloons' colours on the pages of a contest. */
class ColoursIT {

    private final BoardScene scene = new BoardScene(BothDatabases.SQLITE, "anna");
    private final TestBrowser teacher = scene.web().loggedIn("teacher");

    @AfterEach
    void closes() {
        scene.close();
    }

    private void contest(String rgb, String color) {
        scene.web()
                .contests()
                .contests()
                .put(
                        scene.teacher(),
                        "c",
                        "a1",
                        new ContestSettings(
                                ContestKind.ICPC,
                                20,
                                false,
                                null,
                                1,
                                0,
                                0,
                                true,
                                true,
                                null,
                                List.of(new ProblemLabel(WebFixture.PROBLEM, "A", rgb, color))));
    }

    private ProblemLabel saved(String color) {
        String problem = WebFixture.PROBLEM;
        assertThat(teacher.post(
                                JURY,
                                Map.of(
                                        "kind",
                                        "icpc",
                                        "freezes",
                                        "",
                                        "penalty",
                                        "30",
                                        "gold",
                                        "0",
                                        "silver",
                                        "0",
                                        "bronze",
                                        "0",
                                        "pool",
                                        "",
                                        "label " + problem,
                                        "B",
                                        "color " + problem,
                                        color))
                        .statusCode())
                .isEqualTo(303);
        return scene.web().contests().contests().get(scene.teacher(), "c", "a1").problems().stream()
                .map(task -> task.problem())
                .map(one -> new ProblemLabel(problem, one.label(), one.rgb(), one.color()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void pagesNameAColourInTheReadersLanguage() {
        contest("#008080", "teal");
        BoardScene.handIn(scene.web().loggedIn("anna"), "RIGHT");
        Eventually.until(() -> teacher.page(JURY + "/balloons").contains("A · teal"));
        teacher.header("Accept-Language", "zh");

        assertThat(teacher.page(JURY + "/balloons")).contains("A · 蓝绿色").doesNotContain("teal");
        assertThat(teacher.page(JURY)).contains("蓝绿色").doesNotContain("teal");
        assertThat(teacher.page(CONTEST)).contains("title=\"蓝绿色\"").doesNotContain("teal");
    }

    @Test
    void aColourOfAPackageStaysWhenTheJurySavesSomethingElse() {
        contest("#f4c430", "Saffron");

        assertThat(saved("Saffron")).isEqualTo(new ProblemLabel(WebFixture.PROBLEM, "B", "#f4c430", "Saffron"));
        assertThat(saved("品红")).isEqualTo(new ProblemLabel(WebFixture.PROBLEM, "B", "#f032e6", "magenta"));
        assertThat(saved("")).isEqualTo(new ProblemLabel(WebFixture.PROBLEM, "B", null, null));
    }
}
