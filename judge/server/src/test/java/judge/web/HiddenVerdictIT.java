package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.web.http.Csrf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The answers to a student who must not know the verdict before the assignment closes: with each verdict, and before,
 * while and after it is reached, the same bytes but for moments and tokens.
 */
class HiddenVerdictIT {

    private static final String TASK = "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM;
    private static final String API = "/api/v1/courses/c/assignments/a1";
    private static final List<String> ANSWERS = List.of(
            "/",
            "/courses/c",
            "/courses/c/assignments/a1",
            TASK,
            TASK + "/attempts",
            "/submissions/1",
            "/submissions/1/result",
            "/submissions/1/compare/2",
            "/mine",
            "/mine?verdict=AC",
            "/mine?verdict=WA",
            "/mine?verdict=CE",
            "/mine?verdict=none",
            "/mine/progress",
            "/api/v1/me/submissions",
            "/api/v1/me/submissions?verdict=AC",
            "/api/v1/me/submissions?verdict=none",
            "/api/v1/me",
            "/api/v1/courses",
            "/api/v1/courses/c",
            "/api/v1/courses/c/assignments",
            API,
            API + "/gradebook",
            API + "/submissions",
            API + "/submissions?limit=1",
            API + "/submissions?verdict=WA",
            API + "/submissions?verdict=none",
            "/api/v1/courses/c/submissions?verdict=AC",
            "/api/v1/courses/c/submissions?verdict=CE&search=anna",
            "/api/v1/submissions",
            "/api/v1/submissions/1",
            "/api/v1/submissions/2",
            "/api/v1/submissions/1/source",
            "/api/v1/problems/" + WebFixture.PROBLEM,
            "/metrics");

    /** The words of a source by which it gets a verdict; they have one length. */
    private enum Program {
        RIGHTS,
        WRONGS,
        BROKEN
    }

    /** The moment of a request. */
    private enum Moment {
        BEFORE,
        WHILE,
        AFTER,
        CLOSED
    }

    @ParameterizedTest
    @EnumSource(names = "SQLITE")
    void isInNothingThatAStudentGetsBeforeItCloses(BothDatabases on) throws Exception {
        Map<Program, Map<Moment, Map<String, String>>> all = new TreeMap<>();
        for (Program program : Program.values()) {
            all.put(program, answers(on, program));
        }

        Map<String, String> expected = all.get(Program.RIGHTS).get(Moment.BEFORE);
        assertThat(expected.get("/submissions/1")).contains("200", "Main.java");
        assertThat(expected.get("/courses/c/assignments/a1"))
                .as("what is hidden is no zero")
                .contains("Points to earn: 10")
                .doesNotContain("0/10");
        for (Program program : Program.values()) {
            for (Moment moment : List.of(Moment.BEFORE, Moment.WHILE, Moment.AFTER)) {
                Map<String, String> answers = all.get(program).get(moment);
                assertThat(answers.keySet()).isEqualTo(expected.keySet());
                answers.forEach((path, answer) ->
                        assertThat(answer).as("%s %s %s", program, moment, path).isEqualTo(expected.get(path)));
            }
        }
        // As a proof that it would be seen.
        for (String path : List.of("/courses/c/assignments/a1", TASK, TASK + "/attempts", "/submissions/1")) {
            assertThat(all.get(Program.WRONGS).get(Moment.CLOSED).get(path))
                    .as(path)
                    .contains("Points set by hand: 9, by TEACHER, MOMENT. Reason: not by this");
        }
        for (String path : List.of(
                "/submissions/1",
                "/api/v1/submissions/1",
                TASK + "/attempts",
                "/courses/c/assignments/a1",
                "/mine",
                "/mine?verdict=none",
                "/api/v1/me/submissions")) {
            assertThat(all.values())
                    .extracting(moments -> moments.get(Moment.CLOSED).get(path))
                    .as(path)
                    .doesNotContain(expected.get(path));
        }
        assertThat(all.values())
                .extracting(moments -> moments.get(Moment.CLOSED).get("/api/v1/submissions/1"))
                .doesNotHaveDuplicates();
    }

    private static Map<Moment, Map<String, String>> answers(BothDatabases on, Program program) throws Exception {
        try (WebFixture web = new WebFixture(on)) {
            Viewer teacher = web.person("teacher", SiteRole.TEACHER);
            Viewer anna = web.person("anna", SiteRole.STUDENT);
            web.course(teacher, "c", Feedback.NONE, anna);
            Asking asking = new Asking(web, anna, program);
            web.judge().hold();
            asking.handIn();
            asking.handIn();
            Map<Moment, Map<String, String>> answers = new TreeMap<>();
            try (InputStream page = asking.browser.stream("/submissions/1/events");
                    InputStream api = asking.program.stream("/api/v1/submissions/1/events");
                    BufferedReader shown = new BufferedReader(new InputStreamReader(
                            web.loggedIn("teacher").stream("/submissions/1/events"), StandardCharsets.UTF_8))) {
                answers.put(Moment.BEFORE, asking.pages());
                web.judge().allow(3);
                answers.put(Moment.WHILE, asking.pages());
                web.judge().release();
                // A teacher is let go when everybody has been told the verdict who may know it.
                assertThat(shown.lines()).contains("event: verdict");
                Eventually.until(
                        "the other verdict",
                        () -> web.services().submissions().view(teacher, 2).verdict() != null);
                // Points given by a teacher are hidden as the verdict is, which they may be about.
                web.services()
                        .gradebooks()
                        .override(teacher, "c", "a1", WebFixture.PROBLEM, "anna", 9.0, "not by this " + program);
                answers.put(Moment.AFTER, asking.pages());
                web.live().close();
                for (InputStream events : List.of(page, api)) {
                    assertThat(new String(events.readAllBytes(), StandardCharsets.UTF_8).replace(": \n\n", ""))
                            .as("but for signs of life")
                            .isEqualTo("retry: 2000\n\n");
                }
            }
            Instant now = Instant.now();
            web.assignment(
                    teacher,
                    "c",
                    "a1",
                    Feedback.NONE,
                    now.minus(Duration.ofHours(1)),
                    now.minus(Duration.ofSeconds(1)));
            answers.put(Moment.CLOSED, asking.pages());
            return answers;
        }
    }

    /** A student's browser and program. */
    private static final class Asking {

        private final Program kind;
        private final TestBrowser browser;
        private final TestBrowser program;

        Asking(WebFixture web, Viewer student, Program kind) {
            this.kind = kind;
            browser = web.loggedIn(student.login());
            program = web.browser()
                    .header(
                            "Authorization",
                            "Bearer " + web.services().accounts().tokens().make(student.person(), "test"));
        }

        void handIn() {
            String source = "public class Main { /* " + kind + " */ }";
            HttpResponse<String> answer = browser.upload(TASK, Map.of("source", source), Map.of());
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
        }

        /** The answers of all pages, by their address. */
        Map<String, String> pages() {
            Map<String, String> answers = new TreeMap<>();
            for (String path : ANSWERS) {
                boolean page = !path.startsWith("/api") && !path.startsWith("/metrics");
                answers.put(path, comparable((page ? browser : program).get(path)));
            }
            return answers;
        }

        private String comparable(HttpResponse<String> answer) {
            List<String> lines = new ArrayList<>(List.of(String.valueOf(answer.statusCode())));
            new TreeMap<>(answer.headers().map()).forEach((name, values) -> {
                // The length goes with the moments, of which a program gets as many digits as there are.
                if (!List.of("date", "set-cookie", "content-length").contains(name.toLowerCase(Locale.ROOT))) {
                    lines.add(name + ": " + values);
                }
            });
            lines.add(answer.body());
            return String.join("\n", lines)
                    .replace(kind.name(), "PROGRAM")
                    .replaceAll("(name=\"" + Csrf.FIELD + "\" value=\")[^\"]*", "$1-")
                    .replaceAll("\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|\\b)", "MOMENT");
        }
    }
}
