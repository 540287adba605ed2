package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.render.Browser;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A student without a mouse goes from the login to a wrong answer, its cause and a right one. */
@Tag("browser")
class DeskKeyboardIT {

    private static final String ASSIGNMENT = "/courses/c/assignments/a1";
    private static final String TASK = ASSIGNMENT + "/problems/" + WebFixture.PROBLEM;
    private static final String WRONG = "public class Main {\n    int board; /* WRONG */\n}\n";
    private static final String RIGHT = "public class Main {\n    int board; // mended\n}\n";

    private final WebFixture web = new WebFixture(BothDatabases.SQLITE);

    private Browser browser;
    private KeyboardVisitor student;

    @BeforeEach
    void starts() throws Exception {
        Viewer teacher = web.person("teacher", SiteRole.TEACHER);
        web.course(teacher, "c", Feedback.FULL, web.person("anna", SiteRole.STUDENT));
        browser = Browser.start();
        student = new KeyboardVisitor(browser);
    }

    @AfterEach
    void ends() {
        browser.close();
        web.close();
    }

    @ParameterizedTest
    @CsvSource({"1366, 768, false", "390, 844, true"})
    void mendsAWrongAnswerByTheKeyboardAlone(int width, int height, boolean phone) {
        browser.window(width, height, phone);
        logsIn();
        if (phone) {
            student.to("#pane-statement");
            student.presses("ArrowRight", 39);
            student.isStillAt("#pane-editor");
        }
        writes(WRONG);
        student.enters("form[data-drop] button.main");
        student.awaits("Indices are counted from 0");
        student.sees("WA");

        student.enters(".next-steps .button.main");
        writes(RIGHT);
        student.enters("form[data-drop] button.main");
        student.awaits("AC");
        student.enters(".next-steps a[href*=compare]");
        student.sees("mended");
    }

    @ParameterizedTest
    @CsvSource({"1366, 768, false", "390, 844, true"})
    void reachesTheEditorAndTheButtonByFewKeys(int width, int height, boolean phone) {
        browser.window(width, height, phone);
        logsIn();
        for (String link : List.of(".skip[href='#main']", ".skip[href='#source']")) {
            browser.press("Tab", 9);
            student.isStillAt(link);
            browser.press("Enter", 13);
        }
        student.isStillAt(".editor-host");
        browser.selectAll();
        browser.type(RIGHT);
        browser.press("Escape", 27);
        browser.press("Tab", 9);
        student.isStillAt("#hand-in-now");
        student.enters();
        student.awaits("AC");
    }

    @Test
    void twoKeysBesideTheMendingLeadFromAWrongVerdictToTheNext() {
        browser.window(1366, 768, false);
        logsIn();
        writes(WRONG);
        student.enters("form[data-drop] button.main");
        student.awaits("Indices are counted from 0");

        student.presses("m", 77);
        student.isStillAt(".editor-host");
        browser.selectAll();
        browser.type(RIGHT);
        browser.pressControlled("Enter", 13);
        student.awaits("AC");
        student.sees("mended");
    }

    private void logsIn() {
        student.at(web.address() + "/login?lang=en");
        student.types("#login", "anna");
        student.types("#password", WebFixture.PASSWORD);
        student.enters("main button");
        student.enters("main a[href='/courses/c']");
        student.enters("main a[href='" + ASSIGNMENT + "']");
        student.enters("main a[href='" + TASK + "']");
    }

    /** Goes to the editor, and types a text in place of what is in it. */
    private void writes(String source) {
        student.to(".editor-host");
        browser.selectAll();
        browser.type(source);
        assertThat(browser.run("document.querySelector('main textarea').value").textValue())
                .isEqualTo(source);
        student.presses("Escape", 27);
    }
}
