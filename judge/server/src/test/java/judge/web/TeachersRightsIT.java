package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.web.http.Route;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The rights on the pages of teachers and administrators. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class TeachersRightsIT {

    @AutoClose
    private final TeacherScene scene;

    private final WebFixture fixture;

    TeachersRightsIT(BothDatabases on) {
        scene = new TeacherScene(on);
        fixture = scene.fixture();
    }

    @Test
    void theTeacherOfAnotherCourseFindsNothingAndAStudentMayNot() {
        Viewer tina = fixture.person("tina", SiteRole.TEACHER);
        Viewer sam = fixture.person("sam", SiteRole.STUDENT);
        fixture.person("otto", SiteRole.TEACHER);
        fixture.course(tina, "java-1", Feedback.FULL, sam);
        fixture.course(tina, "c2", Feedback.FULL);
        scene.handsIn("sam", "a1", "class Main {}");
        TestBrowser other = fixture.loggedIn("otto");
        TestBrowser student = fixture.loggedIn("sam");
        List<String> asked = new ArrayList<>();
        for (Route route : fixture.server().routes()) {
            if (!route.path().startsWith("/teach/courses/{course}")) {
                continue;
            }
            String path = route.path()
                    .replace("{course}", "java-1")
                    .replace("{assignment}", "a1")
                    .replace("{login}", "sam")
                    .replaceAll("\\{[a-z]+}", "1");
            boolean get = route.method().name().equals("GET");
            Map<String, String> fields = Map.of("login", "sam", "role", "student", "open", "yes", "problem", "poj3074");
            asked.add(path);
            assertThat((get ? other.get(path) : other.post(path, fields)).statusCode())
                    .as("otto at %s", route)
                    .isIn(get ? List.of(404) : List.of(400, 404));
            assertThat((get ? student.get(path) : student.post(path, fields)).statusCode())
                    .as("sam at %s", route)
                    .isIn(get ? List.of(403, 404) : List.of(400, 403, 404));
        }
        assertThat(asked).hasSizeGreaterThan(20);
        assertThat(student.get("/teach").statusCode()).isEqualTo(403);
        assertThat(student.get("/teach/problems").statusCode()).isEqualTo(403);
        assertThat(student.get("/admin").statusCode()).isIn(403, 404);
        assertThat(other.get("/admin").statusCode()).isIn(403, 404);
    }

    @Test
    void anAssistantLooksAndCommentsAndAnOpenLinkLetsStudentsIn() {
        Viewer tina = fixture.person("tina", SiteRole.TEACHER);
        fixture.person("alan", SiteRole.STUDENT);
        fixture.course(tina, "java-1", Feedback.FULL, fixture.person("sam", SiteRole.STUDENT));
        TestBrowser teacher = fixture.loggedIn("tina");
        String members = "/teach/courses/java-1/members";
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(teacher.page(members), members, "role").fields());
        form.put("login", "alan");
        assertThat(form).containsEntry("role", "assistant");
        teacher.post(members, form);
        teacher.post(
                members + "/join",
                PageForm.of(teacher.page(members), members + "/join", "").fields());
        Matcher link = Pattern.compile("http://[^ <]*(/join/[^ <]+)").matcher(teacher.page(members));
        TestBrowser assistant = fixture.loggedIn("alan");

        assertThat(link.find()).isTrue();
        assertThat(fixture.loggedIn("sam").get(link.group(1)).statusCode()).isEqualTo(200);
        assertThat(assistant.page("/teach/courses/java-1/assignments/a1"))
                .contains("SAM")
                .doesNotContain("/edit\"");
        assertThat(assistant.page(members)).contains("ALAN").doesNotContain("<textarea");
        assertThat(assistant.get("/teach/courses/java-1/new-assignment").statusCode())
                .isEqualTo(403);
        assertThat(assistant.post(members, form).statusCode()).isEqualTo(403);

        teacher.post(members + "/join", Map.of("open", "no"));

        assertThat(fixture.loggedIn("sam").get(link.group(1)).statusCode()).isEqualTo(404);
    }

    @Test
    void theAdministratorAddsSomebodyWithALinkAndReadsOfItInTheLog() {
        fixture.person("root", SiteRole.ADMIN);
        TestBrowser admin = fixture.loggedIn("root");
        Map<String, String> form = new LinkedHashMap<>(PageForm.of(admin.page("/admin/people"), "/admin/people", "role")
                .fields());
        form.put("login", "newton");
        form.put("name", "Isaac " + TeacherScene.HOSTILE);

        HttpResponse<String> answer = admin.post("/admin/people", form);

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        assertThat(answer.body())
                .containsPattern("/password/[A-Za-z0-9_-]{20,}")
                .doesNotContain("<script>");
        assertThat(admin.page("/admin/people")).contains("newton", "Isaac &lt;script&gt;");
        Viewer tina = fixture.person("tina", SiteRole.TEACHER);
        fixture.course(tina, "java-1", Feedback.FULL, fixture.person("sam", SiteRole.STUDENT));
        fixture.services().gradebooks().override(tina, "java-1", "a1", WebFixture.PROBLEM, "sam", 9.0, "oral");
        fixture.services().gradebooks().override(tina, "java-1", "a1", WebFixture.PROBLEM, "sam", null, "a mistake");
        assertThat(admin.page("/admin/log"))
                .contains(
                        "newton", "Account added", "Assignment set", "Points set by hand", "sam: taken back: a mistake")
                .doesNotContain("null", "role-set");
        assertThat(admin.page("/admin"))
                .contains("Queue", "Disk", "./runner.sh backup")
                // The name stays one word when it is pasted into a shell.
                .containsAnyOf(".backup --db URL", "judge&#39;\\&#39;&#39;s web ");
        admin.post("/admin/people/disabled", Map.of("login", "newton", "disabled", "yes"));
        assertThat(admin.page("/admin/people?name=newton")).contains("disabled");
    }
}
