package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.engine.JudgingRules;
import judge.engine.LocalJudge;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.course.AssignmentSettings;
import judge.service.course.ProblemPoints;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A problem whose submissions are answers and whose points have no bound, from the form to the class's grades. */
class AnswersOnlineIT {

    private static final String TASK = "/courses/c/assignments/a/problems/tour";

    @TempDir
    private Path temp;

    private Path problem() throws IOException {
        Path folder = temp.resolve("tour");
        write(
                folder,
                "problem.yaml",
                """
                problem_format_version: 2025-09
                name: A short tour
                type: [scoring, submit-answer]
                limits: {time_limit: 1}
                """);
        write(folder, "statement/problem.en.md", "The less, the better.\n");
        write(folder, "attachments/map.txt", "<b>N</b>\n");
        write(folder, "data/secret/test_group.yaml", "max_score: unbounded\nscore_aggregation: sum\n");
        for (String name : List.of("1", "2")) {
            write(folder, "data/secret/" + name + ".in", name + "\n");
            write(folder, "data/secret/" + name + ".ans", "");
        }
        write(
                folder,
                "output_validator/check.py",
                """
                import sys
                said = sys.stdin.read().split()
                if len(said) != 1 or not said[0].isdigit():
                    sys.exit(43)
                open(sys.argv[3] + "score.txt", "w").write(said[0])
                sys.exit(42)
                """);
        return folder;
    }

    private static void write(Path folder, String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @ParameterizedTest
    @EnumSource(names = "SQLITE")
    void answersAreHandedInAndTheirScoresReachTheGrades(BothDatabases on) throws Exception {
        try (Toolchain toolchain = Toolchains.open();
                WebFixture web = new WebFixture(on, new LocalJudge(toolchain, new JudgingRules(false, false, false)))) {
            TestBrowser anna = student(web);

            assertThat(anna.page(TASK))
                    .contains(
                            "accept=\".out,.ans,.zip\"",
                            "The answers themselves are handed in",
                            "secret/1.out",
                            "without a bound")
                    .contains("href=\"" + TASK + "/statement/attachment/map.txt\">Attachment: map.txt")
                    .doesNotContain("name=\"source\"", "Time limit");
            HttpResponse<String> map = anna.get(TASK + "/statement/attachment/map.txt");
            assertThat(map.body()).isEqualTo("<b>N</b>\n");
            assertThat(map.headers().firstValue("Content-Disposition")).contains("attachment");
            HttpResponse<String> program = anna.upload(TASK, Map.of(), Map.of("Main.java", bytes("class Main {}")));
            assertThat(program.statusCode()).isEqualTo(400);
            assertThat(program.body()).contains("*.out");

            judged(anna, Map.of("1.out", bytes("1200"), "2.out", bytes("30")), "1230");
            byte[] zip =
                    TeacherScene.zip(Map.of("secret/1.out", "1500\n", "secret/2.ans", "x\n", "solver.py", "print(1)"));
            judged(anna, Map.of("all.zip", zip), "1500");

            assertThat(anna.page("/courses/c/assignments/a")).contains("1500").doesNotContain("1500/");
            TestBrowser teacher = web.loggedIn("tina");
            assertThat(teacher.page("/teach/courses/c/gradebook")).contains("1500");
            assertThat(teacher.get("/teach/courses/c/gradebook.csv").body()).contains("anna", ",1500");
        }
    }

    private TestBrowser student(WebFixture web) throws IOException {
        Viewer tina = web.person("tina", SiteRole.TEACHER);
        Viewer anna = web.person("anna", SiteRole.STUDENT);
        web.services().problems().putFolder(problem());
        web.services().courses().put(tina, "c", "Course");
        web.services().courses().setRole(tina, "c", anna.login(), CourseRole.STUDENT);
        Instant now = Instant.now();
        web.services()
                .assignments()
                .put(
                        tina,
                        "c",
                        "a",
                        AssignmentSettings.usual(
                                "Answers",
                                now.minus(Duration.ofHours(1)),
                                now.plus(Duration.ofDays(1)),
                                Feedback.FULL,
                                List.of(new ProblemPoints("tour", 10))));
        return web.loggedIn("anna");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void judged(TestBrowser browser, Map<String, byte[]> files, String score) {
        HttpResponse<String> taken = browser.upload(TASK, Map.of(), files);
        assertThat(taken.statusCode()).as(taken.body()).isEqualTo(303);
        String place = TestBrowser.location(taken);
        Eventually.until("a verdict", () -> !browser.page(place).contains("http-equiv=\"refresh\""));
        assertThat(browser.page(place)).contains(score);
    }
}
