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

    private static HttpResponse<String> sends(TestBrowser browser, String page, String text, String... values) {
        String path = "/teach/problems/sum/" + page;
        Map<String, String> fields =
                new LinkedHashMap<>(PageForm.of(browser.page(path), path, text).fields());
        for (int i = 0; i < values.length; i += 2) {
            fields.put(values[i], values[i + 1]);
        }
        return browser.upload(path, fields, Map.of());
    }

    private static String file(TestBrowser browser, String path) {
        return browser.page("/teach/problems/sum/file?as=file&path=" + path);
    }

    @ParameterizedTest
    @OnEachDatabase
    void limitsCheckerAndSolutionsAreFormsThatWriteTheFiles(BothDatabases on) {
        try (WebFixture web = new WebFixture(on)) {
            web.person("tina", SiteRole.TEACHER);
            TestBrowser browser = web.loggedIn("tina");
            made(browser);

            sends(browser, "limits", "limits.memory", "limits.time_limit", "2.5", "python3.time_multiplier", "3");
            assertThat(file(browser, "problem.yaml")).contains("limits:\n  time_limit: 2.5\n  memory: 256\n");
            assertThat(file(browser, "judge.yaml")).isEqualTo("python3:\n  time_multiplier: 3\n");
            HttpResponse<String> refused =
                    sends(browser, "limits", "limits.memory", "limits.memory", "3", "limits.output", "4");
            assertThat(refused.statusCode()).isEqualTo(400);
            assertThat(refused.body().substring(refused.body().indexOf("id=\"limits.memory-hint\"")))
                    .startsWith("id=\"limits.memory-hint\">⚠ ");
            assertThat(refused.body()).contains("name=\"limits.output\" value=\"4\"");

            sends(browser, "checking", "float_relative_tolerance", "relative", "1e-6", "case_sensitive", "yes");
            assertThat(file(browser, "data/secret/test_group.yaml"))
                    .endsWith("output_validator_args: [case_sensitive, float_relative_tolerance, \"1e-6\"]\n");
            assertThat(browser.page("/teach/problems/sum/checking"))
                    .contains("value=\"1e-6\"", "name=\"case_sensitive\" value=\"yes\" checked");
            assertThat(sends(browser, "checking", "output_validator_args", "way", "interactive")
                            .body())
                    .contains("A checker of its own needs a program");
            sends(browser, "checking", "id=\"validator\"", "name", "v.py", "text", "exit(42)");
            assertThat(browser.page("/teach/problems/sum/checking")).contains("input_validators/v.py");

            sends(browser, "solutions", "id=\"new\"", "name", "a.py", "text", "print(1)");
            assertThat(sends(browser, "solutions", "value=\"accepted/a.py\"", "folder", "wrong_answer")
                            .statusCode())
                    .isEqualTo(303);
            assertThat(browser.page("/teach/problems/sum/solutions")).contains("wrong_answer/a.py");
            assertThat(file(browser, "submissions/wrong_answer/a.py")).isEqualTo("print(1)\n");
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void theDifferenceFromTheVersionBeforeIsToldLineByLine(BothDatabases on) {
        try (WebFixture web = new WebFixture(on)) {
            web.person("tina", SiteRole.TEACHER);
            TestBrowser browser = web.loggedIn("tina");
            made(browser);
            sends(browser, "limits", "limits.memory", "limits.memory", "64");
            String page = browser.page("/teach/problems/sum");
            int at = page.indexOf("/difference\"");
            String address = page.substring(page.lastIndexOf('"', at) + 1, at) + "/difference";

            assertThat(browser.page(address).replaceAll("<[^>]*>", ""))
                    .contains("~ problem.yaml", "-   memory: 256", "+   memory: 64")
                    .doesNotContain("data/secret");
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void casesAreGroupedAndEarnPoints(BothDatabases on) {
        try (WebFixture web = new WebFixture(on)) {
            web.person("tina", SiteRole.TEACHER);
            TestBrowser browser = web.loggedIn("tina");
            made(browser);
            sends(browser, "cases", "id=\"new\"", "input", "9 9", "answer", "18");
            assertThat(file(browser, "data/secret/6.ans")).isEqualTo("18\n");
            HttpResponse<String> typed =
                    sends(browser, "cases", "id=\"new\"", "folder", "sample", "name", "../up", "input", "1");
            assertThat(typed.statusCode()).isEqualTo(400);

            sends(browser, "cases", "id=\"moving\"", "names", "1 2", "group", "small", "points", "40");
            String cases = browser.page("/teach/problems/sum/cases");
            assertThat(cases).contains("secret/small/1", "secret/others/6");
            assertThat(file(browser, "data/secret/test_group.yaml")).isEqualTo("max_score: 100\n");
            sends(browser, "cases", "id=\"points-secret-small\"", "max_score", "25", "required", "secret/others");
            assertThat(file(browser, "data/secret/test_group.yaml")).isEqualTo("max_score: 85\n");
            HttpResponse<String> refused = sends(browser, "cases", "id=\"points-secret-small\"", "max_score", "many");
            assertThat(refused.body()).contains("id=\"points-secret-small-max_score-hint\">⚠ ", "value=\"many\"");

            String one = "case?name=secret%2Fsmall%2F2";
            Map<String, String> case2 = new LinkedHashMap<>(
                    PageForm.of(browser.page("/teach/problems/sum/" + one), "/teach/problems/sum/case", "id=\"save\"")
                            .fields());
            case2.put("input", "7 7");
            assertThat(browser.upload("/teach/problems/sum/case", case2, Map.of())
                            .statusCode())
                    .isEqualTo(303);
            assertThat(file(browser, "data/secret/small/2.in")).isEqualTo("7 7\n");
            assertThat(browser.upload("/teach/problems/sum/case", case2, Map.of())
                            .statusCode())
                    .as("somebody else has saved")
                    .isEqualTo(409);
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void aStatementIsWrittenInTwoLanguagesWithItsLookBesideIt(BothDatabases on) {
        try (WebFixture web = new WebFixture(on)) {
            web.person("tina", SiteRole.TEACHER);
            TestBrowser browser = web.loggedIn("tina");
            made(browser);
            String page = "/teach/problems/sum/statements";
            Map<String, String> fields =
                    new LinkedHashMap<>(PageForm.of(browser.page(page + "?language=zh"), page, "id=\"statement\"")
                            .fields());
            fields.putAll(Map.of("title", "和", "text", "求 $ab$。<script>alert(2)</script>", "preview", "yes"));

            HttpResponse<String> looked = browser.upload(page, fields, Map.of());

            assertThat(looked.body())
                    .contains("class=\"formula\">ab</span>", "求 $ab$")
                    .doesNotContain("<script>alert(2)");
            assertThat(browser.page("/teach/problems/sum/files")).doesNotContain("problem.zh.md");
            fields.remove("preview");
            HttpResponse<String> saved = browser.upload(page, fields, "pictures", Map.of("map.png", new byte[] {1}));
            assertThat(saved.statusCode()).as(saved.body()).isEqualTo(303);
            assertThat(file(browser, "statement/problem.zh.md")).endsWith("![map](map.png)\n");
            assertThat(browser.page(page + "?language=zh"))
                    .contains("src=\"/teach/problems/sum/statement/map.png\"", "value=\"和\"");
            assertThat(browser.page(page + "?language=en")).contains("The &quot;Sum&quot;");
        }
    }
}
