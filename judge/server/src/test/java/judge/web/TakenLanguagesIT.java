package judge.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.database.judging.WorkerIdentity;
import judge.online.Feedback;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.Viewer;
import org.junit.jupiter.params.ParameterizedTest;

/** The languages that a course and its assignments take. */
class TakenLanguagesIT {

    private static final String TASK = "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM;

    @ParameterizedTest
    @OnEachDatabase
    void whatIsInAnotherLanguageIsRefusedWithTheListBeforeItCounts(BothDatabases on) throws Exception {
        try (WebFixture web = new WebFixture(on)) {
            Viewer tina = web.person("tina", SiteRole.TEACHER);
            TestBrowser anna = student(web, tina);
            HttpResponse<String> saved =
                    web.loggedIn("tina").post("/teach/courses/c/languages", Map.of("language", "cpp"));
            assertThat(saved.statusCode()).isEqualTo(303);

            HttpResponse<String> page =
                    anna.upload(TASK, Map.of(), Map.of("Main.java", "class Main {}".getBytes(UTF_8)));
            HttpResponse<String> api = anna.upload(
                    "/api/v1/courses/c/assignments/a1/submissions",
                    Map.of("problem", WebFixture.PROBLEM),
                    Map.of("Main.java", "class Main {}".getBytes(UTF_8)));

            assertThat(page.statusCode()).isEqualTo(400);
            assertThat(page.body()).contains("*.cpp");
            assertThat(api.body()).contains("this assignment takes C++ (.cpp .cc .cxx .c++ .C) only");
            assertThat(anna.page(TASK + "/attempts")).doesNotContain("/submissions/");
            assertThat(anna.page(TASK)).doesNotContain(">Python 3<").doesNotContain("Python 3: ");

            web.services().languages().choose(tina, "c", "a1", List.of("java", "pascal"));
            assertThat(anna.upload(TASK, Map.of(), Map.of("Main.java", "class Main {}".getBytes(UTF_8)))
                            .statusCode())
                    .isEqualTo(303);
            web.services().languages().choose(tina, "c", "a1", List.of());
            assertThat(anna.page("/courses/c/assignments/a1/languages"))
                    .contains("C++")
                    .doesNotContain("Pascal");
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void studentsSeeVersionsAndCommandsOfWhatMachinesHave(BothDatabases on) throws Exception {
        try (WebFixture web = new WebFixture(on)) {
            Viewer tina = web.person("tina", SiteRole.TEACHER);
            TestBrowser anna = student(web, tina);
            WorkerIdentity machine = new WorkerIdentity("m", null, "host", 1, null);
            Map<String, String> versions = Map.of("java", "Java 17", "lua", "Lua 5.4.4 <b>");
            web.database().write(tables -> tables.workers().join(machine.having(versions), "m/1", Instant.now()));

            assertThat(anna.page("/courses/c/languages"))
                    .contains(
                            "Lua 5.4.4 &lt;b&gt;",
                            "luac -p MAIN; lua MAIN",
                            ".lua",
                            "Java 17",
                            "javac FILES; java MAIN")
                    .doesNotContain("Pascal");
            assertThat(anna.page("/courses/c")).contains("href=\"/courses/c/languages\"");
            assertThat(anna.post("/teach/courses/c/languages", Map.of("language", "lua"))
                            .statusCode())
                    .isEqualTo(403);
            assertThatThrownBy(() -> web.services().languages().choose(tina, "c", List.of("klingon")))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("language-unknown");
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void pythonIsHandedInAsPyPyWhereTheCourseSaysSo(BothDatabases on) throws Exception {
        try (WebFixture web = new WebFixture(on)) {
            Viewer tina = web.person("tina", SiteRole.TEACHER);
            TestBrowser anna = student(web, tina);
            web.services().languages().choose(tina, "c", List.of("python3=pypy3"));
            assertThat(anna.upload(TASK, Map.of(), Map.of("main.py", "print(1)".getBytes(UTF_8)))
                            .statusCode())
                    .isEqualTo(303);

            Map<Long, String> stored =
                    web.database().read(tables -> tables.ownSubmissions().languages(List.of(1L)));
            assertThat(stored).containsValue("pypy3");
            assertThat(web.loggedIn("tina").page("/courses/c/languages")).contains("Python 3 is run as PyPy 3");
            assertThat(web.services().languages().of(tina, "c").chosen().words())
                    .containsExactly("python3=pypy3");
            assertThatThrownBy(() -> web.services().languages().choose(tina, "c", List.of("java=pypy3")))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("language-runtime");
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void whatIsTriedMustBeInALanguageOfTheCourseAndWhatIsHandedInInOne(BothDatabases on) throws Exception {
        try (WebFixture web = new WebFixture(on)) {
            Viewer tina = web.person("tina", SiteRole.TEACHER);
            TestBrowser anna = student(web, tina);
            Map<String, byte[]> mixed =
                    Map.of("Main.java", "class Main {}".getBytes(UTF_8), "main.py", "print(1)".getBytes(UTF_8));
            HttpResponse<String> two = anna.upload(TASK, Map.of(), mixed);
            assertThat(two.statusCode()).isEqualTo(400);
            assertThat(two.body()).contains("in several languages: java, python3");
            HttpResponse<String> api = anna.upload(
                    "/api/v1/courses/c/assignments/a1/submissions", Map.of("problem", WebFixture.PROBLEM), mixed);
            assertThat(api.statusCode()).isEqualTo(400);
            assertThat(api.body()).contains("in several languages: java, python3");

            web.services().languages().choose(tina, "c", List.of("cpp"));
            HttpResponse<String> tried =
                    anna.post(TASK + "/tries", Map.of("source", "print(1)", "language", "python3"));
            assertThat(tried.statusCode()).isEqualTo(400);
            assertThat(anna.page(TASK + "/attempts")).doesNotContain("/submissions/");
        }
    }

    private static TestBrowser student(WebFixture web, Viewer tina) {
        Viewer anna = web.person("anna", SiteRole.STUDENT);
        web.course(tina, "c", Feedback.FULL, anna);
        return web.loggedIn("anna");
    }
}
