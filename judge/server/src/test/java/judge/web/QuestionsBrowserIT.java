package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import judge.database.BothDatabases;
import judge.engine.JudgingRules;
import judge.engine.LocalJudge;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.problem.question.Quiz;
import judge.render.Axe;
import judge.render.Browser;
import judge.render.PageWatch;
import judge.service.course.AssignmentSettings;
import judge.service.course.ProblemPoints;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions answered by a keyboard in a real browser, on a laptop and a phone, in both languages, light and dark. */
@Tag("browser")
class QuestionsBrowserIT {

    private static final String TASK = "/courses/c/assignments/a/problems/quiz";
    private static final Path PICTURES = Path.of("judge/target/pictures");

    @TempDir
    private Path folder;

    private static void assign(WebFixture web) {
        Viewer tina = web.person("tina", SiteRole.TEACHER);
        web.person("anna", SiteRole.STUDENT);
        web.services().problems().putFolder(Quiz.folder());
        web.services().courses().put(tina, "c", "Course");
        web.services().courses().setRole(tina, "c", "anna", CourseRole.STUDENT);
        Instant now = Instant.now();
        web.services()
                .assignments()
                .put(
                        tina,
                        "c",
                        "a",
                        AssignmentSettings.usual(
                                "Quiz",
                                now.minus(Duration.ofHours(1)),
                                now.plus(Duration.ofDays(1)),
                                Feedback.FULL,
                                List.of(new ProblemPoints("quiz", 10))));
    }

    @ParameterizedTest
    @CsvSource({"1366, 768, false, false", "360, 740, true, true"})
    void areAnsweredByKeyboardAndExplained(int width, int height, boolean phone, boolean chinese) throws Exception {
        try (Toolchain toolchain = Toolchains.open();
                WebFixture web = new WebFixture(
                        BothDatabases.SQLITE, new LocalJudge(toolchain, new JudgingRules(true, false, false)));
                Browser browser = Browser.start()) {
            assign(web);
            PageWatch page = new PageWatch(browser);
            browser.window(width, height, phone);
            logsIn(web, browser, "anna");
            if (chinese) {
                browser.go("document.querySelector('form[action=\"/language\"] button').click()");
            }

            browser.open(web.address() + TASK);
            page.awaits("!!document.querySelector('.question .katex')");
            looks(browser, "questions-" + width);
            browser.run("document.querySelector('[name=answer-complement][value=d]').focus()");
            browser.press(" ", 32);
            browser.run("document.querySelector('[name=answer-stable][value=merge]').focus()");
            browser.press(" ", 32);
            browser.run("document.querySelector('[name=answer-value]').focus()");
            browser.type("５５");
            browser.run("window.online = fetch; window.fetch = () => Promise.reject(new TypeError('offline'));"
                    + " document.querySelector('button.main').click()");
            page.awaits("!!document.querySelector('.unreached')");
            browser.run("window.fetch = window.online; 0");
            browser.go("document.querySelector('button.main').click()");
            page.awaits("!!document.querySelector('.question .badge.AC')");
            page.awaits("!!document.querySelector('.explained .katex')");

            assertThat(page.text())
                    .contains(
                            chinese
                                    ? List.of("部分正确：1.5/3 分", "这是斐波那契数列。")
                                    : List.of("right in part: 1.5 of 3", "These are the numbers of Fibonacci."));
            looks(browser, "explained-" + width);
            browser.go("document.querySelector('.next-steps a').click()");
            page.awaits("document.querySelector('[name=answer-value]').value === '５５'");
            looks(browser, "mended-" + width);
        }
    }

    @Test
    void aPackageOfQuestionsIsUploadedAndSetInTheBrowser() throws Exception {
        try (WebFixture web = new WebFixture(BothDatabases.SQLITE);
                Browser browser = Browser.start()) {
            assign(web);
            PageWatch page = new PageWatch(browser);
            browser.window(1366, 768, false);
            logsIn(web, browser, "tina");
            Path zip = folder.resolve("mine.zip");
            Files.write(zip, TeacherScene.zip(files(Quiz.folder())));

            browser.open(web.address() + "/teach/problems");
            browser.choose("input[type=file][name=package]", zip);
            browser.go("document.querySelector('input[type=file][name=package]').form.requestSubmit()");
            page.awaits("location.pathname === '/teach/problems/mine' && document.readyState === 'complete'");
            assertThat(page.text()).contains("The package could be read.");
            browser.open(web.address() + "/teach/courses/c/assignments/a/edit");
            looks(browser, "uploaded");
            assertThat(page.text()).contains("mine");
        }
    }

    private static Map<String, String> files(Path folder) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put("mine/" + folder.relativize(file), Files.readString(file));
            }
        }
        return files;
    }

    private static void logsIn(WebFixture web, Browser browser, String login) throws Exception {
        browser.open(web.address() + "/login");
        browser.run("document.querySelector('main [name=login]').value = '" + login + "';"
                + " document.querySelector('main [name=password]').value = '" + WebFixture.PASSWORD + "'");
        browser.go("document.querySelector('form[action=\"/login\"] button').click()");
    }

    /** Axe finds nothing in light and dark, nothing is wider than the window; and pictures, where they are asked. */
    private static void looks(Browser browser, String name) throws IOException {
        for (boolean dark : List.of(true, false)) {
            browser.dark(dark);
            Axe.findsNothing(browser, dark);
            if (Boolean.getBoolean("pictures.write")) {
                Files.createDirectories(PICTURES);
                browser.screenshot(PICTURES.resolve(name + (dark ? "-dark" : "") + ".png"));
            }
        }
        assertThat(browser.run("document.documentElement.scrollWidth <= innerWidth")
                        .booleanValue())
                .as(name)
                .isTrue();
    }
}
