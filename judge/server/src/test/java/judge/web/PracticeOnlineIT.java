package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.online.practice.PracticeAudience;
import judge.online.practice.PracticeLevel;
import judge.online.practice.PracticeTags;
import judge.service.course.PracticeSettings;
import judge.service.course.PracticeSettings.Wanted;
import judge.service.course.PracticeView;
import judge.service.course.PracticeView.Item;
import judge.web.http.Route;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

/** Sets as their teachers, students, guests and those without a login meet them on pages. */
@ParameterizedClass
@OnEachDatabase
class PracticeOnlineIT {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");
    private static final String SUM_ID = "sum";
    private static final String SET = "/practice/c/basics";
    private static final String TAUGHT = "/teach/courses/c/sets/basics";
    private static final String TASKS = "/courses/c/assignments/basics/problems/";

    private final WebFixture web;
    private final Viewer teacher;
    private final Viewer admin;
    private final TestBrowser anna;
    private final TestBrowser guest;
    private final TestBrowser nobody;

    PracticeOnlineIT(BothDatabases on) {
        web = new WebFixture(on);
        teacher = web.person("teacher", SiteRole.TEACHER);
        admin = web.person("admin", SiteRole.ADMIN);
        Viewer student = web.person("anna", SiteRole.STUDENT);
        web.person("guest", SiteRole.STUDENT);
        web.course(teacher, "c", Feedback.FULL, student);
        web.services().problems().putFolder(SUM);
        anna = web.loggedIn("anna");
        guest = web.loggedIn("guest");
        nobody = web.browser();
    }

    @AfterEach
    void closes() {
        web.close();
    }

    @Test
    void whereThereIsNoSetThePageLeadsOn() {
        assertThat(anna.page("/practice")).contains("There is no set yet", "<a class=\"button main\" href=\"/\">");
        assertThat(web.loggedIn("teacher").page("/practice")).contains("<a class=\"button main\" href=\"/teach\">");
        put(PracticeAudience.COURSE, null);
        assertThat(anna.page("/practice")).contains("Basics").doesNotContain("button main");
    }

    private PracticeView put(PracticeAudience audience, @Nullable Instant closes) {
        PracticeTags tags = new PracticeTags(PracticeLevel.EASY, List.of("<b>bold</b>"));
        return web.services()
                .practice()
                .put(
                        teacher,
                        "c",
                        "basics",
                        new PracticeSettings(
                                "Basics & more",
                                Instant.now().minusSeconds(60),
                                closes,
                                audience,
                                List.of(new Wanted(WebFixture.PROBLEM, tags), new Wanted(SUM_ID, null))));
    }

    private PracticeView set() {
        return web.services().practice().get(teacher, "c", "basics");
    }

    @Test
    void aTeacherMakesOrdersTagsOpensAndClosesASetWithoutAScript() {
        TestBrowser tina = web.loggedIn("teacher");
        assertThat(tina.page("/teach/courses/c")).contains("/teach/courses/c/sets");
        HttpResponse<String> made = tina.post(
                "/teach/courses/c/sets",
                Map.of("name", "Basics", "audience", "everybody", "problem", WebFixture.PROBLEM));
        assertThat(TestBrowser.location(made)).isEqualTo(TAUGHT);
        assertThat(set().audience()).isEqualTo(PracticeAudience.EVERYBODY);

        deed(tina, Map.of("deed", "add", "problem", SUM_ID));
        deed(tina, Map.of("deed", "up", "problem", SUM_ID));
        assertThat(set().items()).extracting(Item::slug).containsExactly(SUM_ID, WebFixture.PROBLEM);
        deed(tina, Map.of("deed", "down", "problem", SUM_ID));
        assertThat(set().items()).extracting(Item::slug).containsExactly(WebFixture.PROBLEM, SUM_ID);
        deed(tina, Map.of("deed", "tags", "problem", SUM_ID, "level", "beginner", "tags", "loops， sums,loops"));
        assertThat(set().items().get(1).tags())
                .isEqualTo(new PracticeTags(PracticeLevel.BEGINNER, List.of("loops", "sums")));
        deed(tina, Map.of("deed", "close"));
        assertThat(set().set().closes()).isNotNull();
        assertThat(guest.page(SET)).contains("closed");
        deed(tina, Map.of("deed", "open"));
        assertThat(set().set().closes()).isNull();
        deed(tina, Map.of("deed", "remove", "problem", SUM_ID));
        assertThat(set().items()).hasSize(1);
        deed(
                tina,
                Map.of(
                        "deed",
                        "settings",
                        "name",
                        "Later",
                        "audience",
                        "course",
                        "opens",
                        "2199-01-01T10:00",
                        "closes",
                        ""));
        assertThat(set().set().name()).isEqualTo("Later");
        assertThat(guest.get(SET).statusCode()).isEqualTo(404);
        assertThat(anna.get(SET).statusCode()).isEqualTo(404);
    }

    @Test
    void progressLeadsToTheAssignmentOfAProblemAndNotToItsSet() {
        put(PracticeAudience.COURSE, null);

        assertThat(anna.page("/mine/progress"))
                .contains("/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM)
                .doesNotContain("/basics/problems/" + WebFixture.PROBLEM)
                .contains("/basics/problems/" + SUM_ID);

        String submission = handsIn(anna, "class Main {}");
        Eventually.until("judged", () -> anna.page(submission).contains("AC"));
        assertThat(anna.page("/mine/progress"))
                .as("what was practised is not done")
                .contains("/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM)
                .contains("id=\"open\"")
                .doesNotContain("id=\"solved\"");
    }

    private static void deed(TestBrowser tina, Map<String, String> fields) {
        HttpResponse<String> answer = tina.post(TAUGHT, fields);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
    }

    @Test
    void refusalsNameWhatWasTypedAndKeepIt() {
        put(PracticeAudience.COURSE, null);
        TestBrowser tina = web.loggedIn("teacher");

        String long41 = "x".repeat(41);
        HttpResponse<String> tag =
                tina.post(TAUGHT, Map.of("deed", "tags", "problem", SUM_ID, "tags", "ok, " + long41));
        assertThat(tag.statusCode()).isEqualTo(400);
        assertThat(tag.body())
                .contains("The tag &quot;" + long41 + "&quot; of the problem sum", "value=\"ok, " + long41);

        HttpResponse<String> settings = tina.post(
                TAUGHT,
                Map.of(
                        "deed",
                        "settings",
                        "name",
                        "Typed",
                        "audience",
                        "course",
                        "opens",
                        "2026-01-02T00:00",
                        "closes",
                        "2026-01-01T00:00"));
        assertThat(settings.statusCode()).isEqualTo(400);
        assertThat(settings.body()).contains("value=\"Typed\"", "value=\"2026-01-01T00:00\"", "before it opens");

        refuses(tina, TAUGHT, Map.of("deed", "explode", "problem", SUM_ID), "explode");
        refuses(tina, TAUGHT, Map.of("deed", "up", "problem", "nowhere"), "nowhere");
        refuses(tina, TAUGHT, Map.of("deed", "tags", "problem", SUM_ID, "level", "godlike"), "godlike");
        refuses(tina, TAUGHT, Map.of("deed", "add", "problem", "nowhere"), "nowhere");
        refuses(tina, "/teach/courses/c/sets", Map.of("name", "Kept name", "audience", "course"), "Kept name");
        refuses(tina, "/teach/courses/c/sets", Map.of("name", "N", "audience", "all", "problem", SUM_ID), "all");
        assertThat(set().set().name()).isEqualTo("Basics & more");
    }

    private static void refuses(TestBrowser tina, String path, Map<String, String> fields, String said) {
        HttpResponse<String> answer = tina.post(path, fields);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains(said);
    }

    @Test
    void aStudentSolvesTicksAndGoesOn() {
        put(PracticeAudience.COURSE, null);
        assertThat(anna.page("/practice")).contains("Basics &amp; more", "Course c", "0 of 2 solved");
        assertThat(anna.page(SET)).contains("&lt;b&gt;bold&lt;/b&gt;", "easy").doesNotContain("<b>bold");
        assertThat(TestBrowser.location(anna.get("/courses/c/assignments/basics")))
                .isEqualTo(SET);
        String next = SET + "/next?after=";
        assertThat(TestBrowser.location(anna.get(next))).isEqualTo(TASKS + WebFixture.PROBLEM);

        String task = anna.page(TASKS + WebFixture.PROBLEM);
        assertThat(task)
                .contains(SET + "/next?after&#x3D;" + WebFixture.PROBLEM, "data-key=\"n\"", "href=\"" + SET + "\"");
        String submission = handsIn(anna, "class Main {}");
        Eventually.until("judged", () -> anna.page(submission).contains("AC"));
        assertThat(anna.page(submission)).contains(SET + "/next?after&#x3D;" + WebFixture.PROBLEM);
        Eventually.until("ticked", () -> anna.page(SET).contains("tick solved"));
        assertThat(TestBrowser.location(anna.get(next + WebFixture.PROBLEM))).isEqualTo(TASKS + SUM_ID);
        assertThat(TestBrowser.location(anna.get(next + SUM_ID))).isEqualTo(SET);
        assertThat(anna.page("/practice")).contains("1 of 2 solved");
        assertThat(anna.page("/courses/c")).doesNotContain("Basics");
        assertThat(anna.page("/")).doesNotContain("Basics");
    }

    private static String handsIn(TestBrowser who, String source) {
        HttpResponse<String> answer = who.upload(
                TASKS + WebFixture.PROBLEM, Map.of(), Map.of("Main.java", source.getBytes(StandardCharsets.UTF_8)));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
        return TestBrowser.location(answer);
    }

    @Test
    void aGuestPractisesAndGetsNothingElseOfTheCourse() {
        put(PracticeAudience.EVERYBODY, null);
        String submission = handsIn(guest, "class Main { /* WRONG */ }");
        Eventually.until("judged", () -> guest.page(submission).contains("WA"));
        assertThat(guest.page("/practice")).contains("Basics").doesNotContain("Course c");
        for (String own : List.of("/mine", "/mine/progress")) {
            assertThat(guest.page(own)).contains("Basics").doesNotContain("Course c");
        }
        assertThat(guest.page(SET) + guest.page(TASKS + WebFixture.PROBLEM) + guest.page(submission))
                .doesNotContain("Course c")
                .doesNotContain("href=\"/courses/c\"");

        assertThat(reached())
                .containsExactlyInAnyOrder(
                        "/courses/{course}/assignments/{assignment}",
                        "/courses/{course}/assignments/{assignment}/languages",
                        "/courses/{course}/assignments/{assignment}/problems/{problem}",
                        "/courses/{course}/assignments/{assignment}/problems/{problem}/attempts",
                        "/practice/{course}/{set}",
                        "/practice/{course}/{set}/next",
                        "/practice/{course}/{set}/problems/{problem}",
                        "/api/v1/courses/{course}/assignments/{assignment}",
                        "/api/v1/courses/{course}/assignments/{assignment}/languages",
                        "/api/v1/courses/{course}/assignments/{assignment}/problems/{problem}/draft",
                        "/api/v1/courses/{course}/assignments/{assignment}/problems/{problem}/task.json",
                        "/api/v1/courses/{course}/assignments/{assignment}/submissions",
                        "/api/v1/courses/{course}/sets/{set}");
        TestBrowser tina = web.loggedIn("teacher");
        assertThat(tina.page(TAUGHT)).doesNotContain("GUEST").doesNotContain(">guest<");
        assertThat(tina.page("/teach/courses/c/submissions?assignment=basics")).contains("GUEST", "WA");
        String taught = "/teach" + submission;
        assertThat(tina.page(taught)).contains("GUEST", "href=\"" + TAUGHT + "\"");
        assertThat(tina.page("/teach/courses/c/gradebook") + tina.page("/teach/courses/c/members"))
                .doesNotContain("Basics")
                .doesNotContain("GUEST");
        assertThat(TestBrowser.location(tina.get("/teach/courses/c/assignments/basics")))
                .isEqualTo(TAUGHT);
        assertThat(anna.get(submission).statusCode()).isEqualTo(404);
    }

    /** The routes of things of the course that answer a guest. */
    private List<String> reached() {
        List<String> reached = new ArrayList<>();
        for (Route route : web.server().routes()) {
            String path = route.path()
                    .replace("{course}", "c")
                    .replace("{assignment}", "basics")
                    .replace("{set}", "basics")
                    .replace("{problem}", WebFixture.PROBLEM)
                    .replace("{login}", "anna")
                    .replace("<file>", "nothing");
            boolean named = route.path().contains("{course}") && !path.contains("{");
            if (named && route.method().name().equals("GET")) {
                HttpResponse<String> answer = guest.get(path);
                assertThat(answer.body()).as(path).doesNotContain("Course c");
                if (answer.statusCode() < 400) {
                    reached.add(route.path());
                }
            }
        }
        return reached;
    }

    @Test
    void isReadWithoutALoginWhereAnAdministratorAllowsItAndNowhereElse() {
        put(PracticeAudience.EVERYBODY, null);
        handsIn(anna, "class Main {}");
        for (String path : List.of("/practice", SET, SET + "/problems/sum")) {
            assertThat(TestBrowser.location(nobody.get(path))).startsWith("/login?to=");
        }
        assertThat(anna.post("/admin/practice", Map.of("allowed", "yes")).statusCode())
                .isEqualTo(404);

        TestBrowser root = web.loggedIn("admin");
        assertThat(root.page("/admin")).contains("Show sets without a login");
        assertThat(root.post("/admin/practice", Map.of("allowed", "yes")).statusCode())
                .isEqualTo(303);
        assertThat(nobody.page("/practice"))
                .contains("Basics &amp; more", "2 problems")
                .doesNotContain("solved");
        assertThat(nobody.page(SET))
                .contains("easy", "/login?to&#x3D;")
                .doesNotContain("ANNA")
                .doesNotContain("tick solved");
        assertThat(nobody.page(SET + "/problems/sum"))
                .contains("class=\"statement\"")
                .doesNotContain("ANNA");
        assertThat(TestBrowser.location(nobody.get(SET + "/next"))).startsWith("/login");
        assertThat(TestBrowser.location(nobody.get(TASKS + SUM_ID))).startsWith("/login");
        assertThat(TestBrowser.location(nobody.get("/practice/c/a1"))).startsWith("/login");
        assertThat(TestBrowser.location(nobody.get("/practice/c/a1/problems/sum/statement/x.png")))
                .startsWith("/login");
        assertThat(guest.get("/practice/c/a1").statusCode()).isEqualTo(404);

        put(PracticeAudience.COURSE, null);
        assertThat(nobody.page("/practice")).doesNotContain("Basics");
        assertThat(TestBrowser.location(nobody.get(SET))).startsWith("/login");
        put(PracticeAudience.EVERYBODY, Instant.now().minusSeconds(1));
        assertThat(TestBrowser.location(nobody.get(SET))).startsWith("/login");
        assertThat(root.post("/admin/practice", Map.of("allowed", "no")).statusCode())
                .isEqualTo(303);
        assertThat(TestBrowser.location(nobody.get("/practice"))).startsWith("/login");
        assertThat(web.services().people().log(admin, null, 10).toString()).contains("practice-without-login");
    }
}
