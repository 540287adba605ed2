package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.SiteRole;
import org.junit.jupiter.params.ParameterizedTest;

/** A problem is made in the browser, and mended file by file. */
class WorkshopIT {

    private static final String NEW = "/teach/new-problem";
    private static final String STATEMENT = "/teach/problems/sum/file?path=statement%2Fproblem.en.md";

    /** The form of a new problem with a statement and ten files. */
    private static HttpResponse<String> made(TestBrowser browser) {
        Map<String, String> fields =
                new LinkedHashMap<>(PageForm.of(browser.page(NEW), NEW, "title").fields());
        fields.putAll(Map.of("title", "The \"Sum\"", "slug", "sum", "language", "en"));
        fields.put("statement", "Add $a$ and $b$.\r\n<script>alert(1)</script>");
        Map<String, byte[]> files = new LinkedHashMap<>();
        IntStream.rangeClosed(1, 5).forEach(i -> {
            files.put(i + ".in", (i + " 1\n").getBytes(StandardCharsets.UTF_8));
            files.put(i + ".out", (i + 1 + "\n").getBytes(StandardCharsets.UTF_8));
        });
        return browser.upload(NEW, fields, "package", files);
    }

    private static Map<String, String> form(TestBrowser browser, String page, String deed) {
        return new LinkedHashMap<>(PageForm.of(browser.page(page), "/teach/problems/sum/file", "id=\"" + deed + "\"")
                .fields());
    }

    @ParameterizedTest
    @OnEachDatabase
    void aStatementAndTenFilesBecomeAProblemWhoseFilesAreMended(BothDatabases on) {
        try (WebFixture web = new WebFixture(on)) {
            web.person("tina", SiteRole.TEACHER);
            TestBrowser browser = web.loggedIn("tina");

            HttpResponse<String> made = made(browser);
            assertThat(TestBrowser.location(made)).as(made.body()).isEqualTo("/teach/problems/sum");
            assertThat(made(browser).statusCode()).isEqualTo(409);
            assertThat(browser.page("/teach/problems/sum/files"))
                    .contains("statement/problem.en.md", "data/secret/", "problem.yaml");
            assertThat(browser.page(STATEMENT))
                    .contains("class=\"formula\">a</span>", "Add $a$")
                    .doesNotContain("<script>alert");

            Map<String, String> sample = new LinkedHashMap<>(
                    PageForm.of(browser.page("/teach/problems/sum/files"), "/teach/problems/sum/files", "folder")
                            .fields());
            sample.put("folder", "data/sample");
            browser.upload(
                    "/teach/problems/sum/files",
                    sample,
                    "files",
                    Map.of(
                            "1.in",
                            "1 2\n".getBytes(StandardCharsets.UTF_8),
                            "1.out",
                            "3\n".getBytes(StandardCharsets.UTF_8)));
            assertThat(browser.page("/teach/problems/sum/files")).contains("data/sample/1.ans");
            sample.put("name", "../../up.txt");
            sample.put("text", "x");
            browser.upload("/teach/problems/sum/files", sample, Map.of());
            assertThat(browser.page("/teach/problems/sum/files")).doesNotContain("../", "data/up.txt");
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void whoSavesOverANewerVersionIsShownBothTextsAndNothingIsLost(BothDatabases on) {
        try (WebFixture web = new WebFixture(on)) {
            web.person("tina", SiteRole.TEACHER);
            TestBrowser browser = web.loggedIn("tina");
            made(browser);
            Map<String, String> first = form(browser, STATEMENT, "save");
            Map<String, String> second = new LinkedHashMap<>(first);
            first.put("text", "First text");
            second.put("text", "Second text");

            assertThat(browser.upload("/teach/problems/sum/file", first, Map.of())
                            .statusCode())
                    .isEqualTo(303);
            HttpResponse<String> refused = browser.upload("/teach/problems/sum/file", second, Map.of());

            assertThat(refused.statusCode()).isEqualTo(409);
            assertThat(refused.body()).contains("Somebody has saved a newer version", "First text", "Second text");
            assertThat(browser.page(STATEMENT)).contains("First text").doesNotContain("Second text");
            Map<String, String> again =
                    new LinkedHashMap<>(PageForm.of(refused.body(), "/teach/problems/sum/file", "id=\"save\"")
                            .fields());
            again.put("text", "Both texts");
            assertThat(browser.upload("/teach/problems/sum/file", again, Map.of())
                            .statusCode())
                    .isEqualTo(303);
            assertThat(browser.page(STATEMENT)).contains("Both texts");
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void whatWouldBeNoPackageIsNotSavedAndNobodyElseLooksIn(BothDatabases on) {
        try (WebFixture web = new WebFixture(on)) {
            web.person("tina", SiteRole.TEACHER);
            web.person("otto", SiteRole.TEACHER);
            TestBrowser browser = web.loggedIn("tina");
            made(browser);
            String yaml = "/teach/problems/sum/file?path=problem.yaml";
            Map<String, String> save = form(browser, yaml, "save");
            save.put("text", "problem_format_version: 2025-09\nlimits: {time_limit: soon}\n");

            HttpResponse<String> refused = browser.upload("/teach/problems/sum/file", save, Map.of());

            assertThat(refused.statusCode()).isEqualTo(400);
            assertThat(refused.body()).contains("limits.time_limit must be", "time_limit: soon");
            assertThat(browser.page(yaml)).doesNotContain("soon");
            assertThat(browser.get("/teach/problems/sum/file?path=..%2F..%2Fjudge.db")
                            .statusCode())
                    .isEqualTo(400);
            for (String page : new String[] {"/teach/problems/sum/files", yaml}) {
                assertThat(web.loggedIn("otto").get(page).statusCode()).isEqualTo(404);
            }
        }
    }
}
