package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

/** A list that has nothing leads to the next step by a button. */
@ParameterizedClass
@OnEachDatabase
class EmptyListsIT {

    private static final String COURSE = "/teach/courses/c";
    private static final String NEW_PROBLEM = "/teach/new-problem";

    @AutoClose
    private final WebFixture web;

    private final Viewer tina;
    private final Viewer anna;

    EmptyListsIT(BothDatabases on) {
        web = new WebFixture(on);
        tina = web.person("tina", SiteRole.TEACHER);
        anna = web.person("anna", SiteRole.STUDENT);
    }

    private static void leads(TestBrowser browser, String page, String href) {
        String html = browser.page(page).replace("&#x3D;", "=");
        boolean leads = html.contains("<a href=\"" + href + "\" class=\"button\">")
                || html.contains("<a class=\"button\" href=\"" + href + "\">");
        assertThat(leads).as("%s leads to %s: %s", page, href, html).isTrue();
    }

    private void join() {
        web.services().courses().setRole(tina, "c", anna.login(), CourseRole.STUDENT);
    }

    @Test
    void aTeacherIsLedFromAnEmptyCourseToAFirstAssignment() {
        TestBrowser browser = web.loggedIn("tina");
        leads(browser, "/", "/teach#create");
        leads(browser, "/teach/submissions", "/teach");
        leads(browser, "/teach/imports", NEW_PROBLEM);
        web.services().courses().put(tina, "c", "C");

        leads(browser, COURSE + "/gradebook", COURSE + "/members");
        leads(browser, COURSE + "/submissions", COURSE);
        leads(browser, COURSE + "/submissions?verdict=WA", COURSE + "/submissions");
        leads(browser, COURSE + "/rejudgings", COURSE + "/submissions");
        for (String form : new String[] {"/new-assignment", "/new-contest", "/sets"}) {
            leads(browser, COURSE + form, NEW_PROBLEM);
        }
        join();
        leads(browser, COURSE + "/gradebook", COURSE + "/new-assignment");
    }

    @Test
    void aTeacherIsLedFromAnAssignmentWithoutStudentsOrWork() {
        web.course(tina, "c", Feedback.FULL);
        TestBrowser browser = web.loggedIn("tina");
        String assignment = COURSE + "/assignments/a1";

        leads(browser, assignment, COURSE + "/members");
        leads(browser, assignment + "/hand-in", COURSE + "/members");
        leads(browser, assignment + "/charts", assignment + "/hand-in");
        join();
        leads(browser, assignment + "/students/anna", assignment + "/hand-in");
    }

    @Test
    void anAssistantIsNotLedToWhatOnlyTeachersMay() {
        web.services().courses().put(tina, "c", "C");
        web.services().courses().setRole(tina, "c", anna.login(), CourseRole.ASSISTANT);

        assertThat(web.loggedIn("anna").page(COURSE + "/gradebook"))
                .contains("There are no students yet")
                .doesNotContain("class=\"button\"");
    }

    @Test
    void aStudentIsLedToWhatCanBeSolved() {
        TestBrowser browser = web.loggedIn("anna");
        leads(browser, "/", "/practice");
        leads(browser, "/mine", "/");
        leads(browser, "/mine?verdict=WA", "/mine");
        leads(browser, "/mine/progress", "/practice");
        web.services().courses().put(tina, "c", "C");
        join();
        leads(browser, "/courses/c", "/practice");
        web.course(tina, "c", Feedback.FULL, anna);

        String task = "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM;
        leads(browser, task + "/attempts", task);
    }

    @Test
    void aJuryIsLedToItsTeamsAndSubmissions() {
        web.course(tina, "c", Feedback.FULL);
        TestBrowser browser = web.loggedIn("tina");
        String jury = COURSE + "/assignments/a1/contest";
        assertThat(browser.post(jury, Map.of("kind", "icpc")).statusCode()).isEqualTo(303);

        leads(browser, jury + "/pictures", jury + "/teams");
        leads(browser, jury + "/balloons", COURSE + "/submissions?assignment=a1");
        leads(browser, jury + "/prints", "/contests/c/a1");
    }
}
