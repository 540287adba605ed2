package judge.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;
import judge.app.HostDataMaker;
import judge.app.JudgeOptions;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.SiteRole;
import judge.problem.DataMaker;
import judge.service.problem.CaseMaker;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/** A generator of a problem makes a case in the sandbox, which is looked at and kept. */
class GeneratedCasesIT {

    private static final String PROBLEM = "/teach/problems/sum";
    private static final String PAGE = PROBLEM + "/generators";
    private static final String CASE = PROBLEM + "/case?name=secret/";
    private static final String RULES = PROBLEM + "/file?as=file&path=generators/generators.yaml";
    private static final String WORKER = "w/1";

    @TempDir
    private Path temp;

    private final DataMaker maker = new HostDataMaker(JudgeOptions.usual(), Clock.systemUTC());

    private static HttpResponse<String> sends(TestBrowser browser, String page, String form, String... values) {
        String action = page.replaceFirst("\\?.*", "");
        Map<String, String> fields = new LinkedHashMap<>(
                PageForm.of(browser.page(page), action, "id=\"" + form).fields());
        for (int i = 0; i < values.length; i += 2) {
            fields.put(values[i], values[i + 1]);
        }
        HttpResponse<String> answer = browser.upload(action, fields, Map.of());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
        return answer;
    }

    private static void makesAProblem(TestBrowser browser) {
        sends(browser, "/teach/new-problem", "", "title", "Sum", "slug", "sum", "input", "1 2", "answer", "3");
        sends(
                browser,
                PROBLEM + "/solutions",
                "new",
                "name",
                "sum.py",
                "text",
                "print(sum(map(int, input().split())))");
        sends(browser, PAGE, "new", "name", "gen.py", "text", "import sys\nprint(sys.argv[1], sys.argv[2])");
    }

    @ParameterizedTest
    @OnEachDatabase
    void aCommandMakesACaseThatIsLookedAtAndKept(BothDatabases on) throws InterruptedException {
        try (WebFixture web = new WebFixture(on)) {
            TestBrowser browser = author(web);
            CaseMaker cases = new CaseMaker(web.database(), web.services().packages());
            assertThat(cases.next(maker, WORKER)).as("nothing is asked for").isFalse();

            sends(
                    browser,
                    PAGE,
                    "make",
                    "generator",
                    "gen.py",
                    "arguments",
                    "20 22",
                    "folder",
                    "secret",
                    "name",
                    "big");
            assertThat(browser.page(PAGE)).contains("It is made as soon as");
            assertThat(cases.next(maker, WORKER)).isTrue();

            assertThat(browser.page(PAGE))
                    .contains("<pre tabindex=\"0\">20 22\n</pre>", "<pre tabindex=\"0\">42\n</pre>");
            sends(browser, PAGE, "keep-");
            assertThat(browser.page(PROBLEM + "/file?as=file&path=data/secret/big.ans"))
                    .isEqualTo("42\n");
            assertThat(browser.page(PAGE)).as("it is kept").doesNotContain("keep-");
            assertThat(browser.page(RULES))
                    .as("it can be made again")
                    .isEqualTo("data:\n  secret:\n    data:\n      big:\n        generate: \"gen.py 20 22\"\n");

            sends(browser, CASE + "big", "rename", "to", "large");
            assertThat(browser.page(RULES))
                    .contains("large: {generate: \"gen.py 20 22\"}")
                    .doesNotContain("big");
            sends(browser, CASE + "large", "save", "input", "20 23", "answer", "43");
            assertThat(browser.get(RULES).statusCode())
                    .as("no command makes what was typed")
                    .isEqualTo(404);
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void aGeneratorThatFailsIsToldWithItsLine(BothDatabases on) throws InterruptedException {
        try (WebFixture web = new WebFixture(on)) {
            TestBrowser browser = author(web);
            CaseMaker cases = new CaseMaker(web.database(), web.services().packages());

            sends(browser, PAGE, "make", "generator", "gen.py", "arguments", "1", "folder", "secret", "name", "bad");
            assertThat(cases.next(maker, WORKER)).isTrue();

            assertThat(browser.page(PAGE))
                    .contains("class=\"warning\"", "IndexError")
                    .doesNotContain("keep-");
            sends(browser, PAGE, "drop-");
            assertThat(browser.page(PAGE)).doesNotContain("IndexError");
        }
    }

    /** A teacher who has made a problem. */
    private TestBrowser author(WebFixture web) {
        web.person("tina", SiteRole.TEACHER);
        TestBrowser browser = web.loggedIn("tina");
        makesAProblem(browser);
        return browser;
    }

    /** Makes the case {@code secret/big} of these words, without a sandbox. */
    private Path made(String input) {
        try {
            Path folder = Files.createTempDirectory(temp, "made");
            Path data = Files.createDirectories(folder.resolve("data/secret"));
            Files.writeString(data.resolve("big.in"), input);
            Files.writeString(data.resolve("big.ans"), "42\n");
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void aCaseIsMadeByAnotherOnceAWorkerIsDeadAndALateResultIsRefused(BothDatabases on) throws InterruptedException {
        try (WebFixture web = new WebFixture(on)) {
            TestBrowser browser = author(web);
            CaseMaker cases = new CaseMaker(web.database(), web.services().packages());
            sends(browser, PAGE, "make", "generator", "gen.py", "arguments", "1 2", "folder", "secret", "name", "big");
            DataMaker late = plan -> {
                try {
                    assertThat(cases.next(other -> made("in time\n"), "w/2")).isTrue();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                return made("late\n");
            };

            assertThat(cases.next(late, WORKER)).isTrue();

            assertThat(browser.page(PAGE)).contains("in time").doesNotContain("late\n");
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void aCaseOverWhichTheJudgeIsEndedEachTimeIsToldAsFailed(BothDatabases on) throws InterruptedException {
        try (WebFixture web = new WebFixture(on)) {
            TestBrowser browser = author(web);
            CaseMaker cases = new CaseMaker(web.database(), web.services().packages());
            sends(browser, PAGE, "make", "generator", "gen.py", "arguments", "1 2", "folder", "secret", "name", "big");
            DataMaker ending = plan -> {
                throw new IllegalStateException("the end");
            };
            for (int i = 1; i <= 3; i++) {
                String name = "w/" + i;
                assertThatThrownBy(() -> cases.next(ending, name)).isInstanceOf(IllegalStateException.class);
            }

            assertThat(cases.next(ending, WORKER)).isTrue();

            assertThat(browser.page(PAGE)).contains("class=\"warning\"").doesNotContain("It is made as soon as");
            assertThat(cases.next(ending, WORKER)).as("nothing waits any more").isFalse();
        }
    }
}
