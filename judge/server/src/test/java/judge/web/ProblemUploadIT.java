package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.database.BothDatabases;
import judge.intake.Zips;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.SmallProblem;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Packages of problems come by a form: as a zip or as a folder. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class ProblemUploadIT {

    @AutoClose
    private final TeacherScene scene;

    private final WebFixture fixture;

    ProblemUploadIT(BothDatabases on) {
        scene = new TeacherScene(on);
        fixture = scene.fixture();
    }

    @Test
    void aPackageIsUploadedAndANewVersionStandsBesideTheOldOne() throws IOException {
        fixture.person("tina", SiteRole.TEACHER);
        TestBrowser browser = fixture.loggedIn("tina");
        Map<String, String> form = form(browser);
        Path folder = SmallProblem.FOLDER;

        HttpResponse<String> answer = browser.upload(
                "/teach/problems", form, "package", Map.of("mine.zip", TeacherScene.zip(files(folder, ""))));

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
        assertThat(TestBrowser.location(answer)).isEqualTo("/teach/problems/mine");
        String page = browser.page("/teach/problems/mine");
        assertThat(page).contains("is being verified", "The package could be read.", "It is its turn now.");
        Map<String, String> again =
                PageForm.of(page, "/teach/problems", "package").fields();
        assertThat(again).containsEntry("version-of", "mine");
        browser.upload("/teach/problems", again, "package", Map.of("other.zip", TeacherScene.zip(files(folder, "\n"))));
        assertThat(browser.page("/teach/problems/mine")).contains("Packages that are tried out before it: 1.");
        Matcher versions =
                Pattern.compile("/teach/problems/mine/versions/(\\d+)").matcher(browser.page("/teach/problems/mine"));
        assertThat(versions.results().map(one -> one.group(1)).distinct()).hasSize(2);
        assertThat(browser.upload("/teach/problems", form, "package", Map.of("bad.zip", new byte[] {1, 2}))
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void theCharsetOfNamesInAPackageIsAskedForWhereAnotherOneReadsAsWell() throws IOException {
        fixture.person("tina", SiteRole.TEACHER);
        TestBrowser browser = fixture.loggedIn("tina");
        Zips zip = Zips.in("IBM850");
        files(SmallProblem.FOLDER, "").forEach(zip::add);
        zip.add("attachments/Übung.txt", "read me");

        HttpResponse<String> asked =
                browser.upload("/teach/problems", form(browser), "package", Map.of("mine.zip", zip.bytes()));
        assertThat(asked.statusCode()).as(asked.body()).isEqualTo(409);
        assertThat(asked.body()).contains("IBM850: Übung", "macintosh: öbung");
        Map<String, String> answer = new LinkedHashMap<>(
                PageForm.of(asked.body(), "/teach/problems", "name=\"charset\"").fields());
        answer.put("charset", "IBM850");
        HttpResponse<String> sent = browser.upload("/teach/problems", answer, Map.of());

        assertThat(TestBrowser.location(sent)).as(sent.body()).isEqualTo("/teach/problems/mine");
        assertThat(browser.page("/teach/problems/mine")).contains("The names in the zip were read as IBM850.");
    }

    @Test
    void whatIsWrongWithAPackageIsSaidInTheLanguageOfWhoUploadsIt() throws IOException {
        fixture.person("tina", SiteRole.TEACHER);
        TestBrowser browser = fixture.loggedIn("tina");
        Map<String, String> form = form(browser);
        Map<String, String> files = new LinkedHashMap<>(files(SmallProblem.FOLDER, ""));
        files.put("data/secret/new.in", "1 2\n");
        Map<String, byte[]> zip = Map.of("mine.zip", TeacherScene.zip(files));

        assertThat(browser.upload("/teach/problems", form, "package", zip).body())
                .contains("has no answer: new.ans is missing");
        assertThat(browser.header("Accept-Language", "zh")
                        .upload("/teach/problems", form, "package", zip)
                        .body())
                .contains("data/secret/new.in：没有答案：缺少 new.ans");
    }

    @Test
    void ofTestDataAndOtherJudgesProblemsItShowsThePackageBeforeItIsKept() throws IOException {
        fixture.person("tina", SiteRole.TEACHER);
        TestBrowser browser = fixture.loggedIn("tina");
        String[][] uploads = {
            {"1.in", "1.out"},
            {"plain/data/1.in", "plain/data/1.ans", "plain/chk.cpp"},
            {"problem.yaml", "testdata/1.in", "testdata/1.out"},
            {"task.yaml", "input/input0.txt", "output/output0.txt"},
        };
        for (String[] upload : uploads) {
            Map<String, String> files = new LinkedHashMap<>();
            for (String name : upload) {
                files.put(name, name.endsWith(".yaml") ? "name: mine\n" : "1\n");
            }
            HttpResponse<String> answer = browser.upload(
                    "/teach/problems", form(browser), "package", Map.of("mine.zip", TeacherScene.zip(files)));

            assertThat(TestBrowser.location(answer)).as(answer.body()).isEqualTo("/teach/imports");
            assertThat(browser.page("/teach/imports"))
                    .contains(
                            "Nothing is kept yet", "Guessed, left out, or left to you", "data/secret/", "problem.yaml");
        }
        assertThat(browser.page("/teach/problems"))
                .contains("is yet to be kept")
                .doesNotContain("/teach/problems/mine");
        assertThat(browser.get("/teach/problems/mine").statusCode()).isEqualTo(404);
    }

    @Test
    void severalFilesBecomeAProblemThatIsKeptUnderANameOfOnesChoice() throws IOException {
        Viewer tina = fixture.person("tina", SiteRole.TEACHER);
        TestBrowser browser = fixture.loggedIn("tina");
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (String name : new String[] {"sum1.in", "sum1.out", "sum2.in", "sum2.out"}) {
            files.put(name, "1\n".getBytes(StandardCharsets.UTF_8));
        }
        browser.upload("/teach/problems", form(browser), "package", files);
        Map<String, String> keep =
                new LinkedHashMap<>(PageForm.of(browser.page("/teach/imports"), "/teach/imports", "slug")
                        .fields());
        keep.put("slug", "../sum");
        assertThat(browser.post("/teach/imports", keep).statusCode()).isEqualTo(400);
        keep.put("slug", "sum");

        HttpResponse<String> kept = browser.post("/teach/imports", keep);

        assertThat(TestBrowser.location(kept)).as(kept.body()).isEqualTo("/teach/problems/sum");
        assertThat(browser.page("/teach/imports")).contains("Nothing waits to be kept.");
        assertThat(browser.post("/teach/imports", keep).statusCode()).isEqualTo(404);
        // Of a version, too, one looks at what was made.
        Map<String, String> again = PageForm.of(browser.page("/teach/problems/sum"), "/teach/problems", "package")
                .fields();
        files.put("sum3.in", "2\n".getBytes(StandardCharsets.UTF_8));
        files.put("sum3.out", "2\n".getBytes(StandardCharsets.UTF_8));
        browser.upload("/teach/problems", again, "package", files);
        String page = browser.page("/teach/imports");
        assertThat(page).contains("This becomes a new version of sum.");
        browser.post(
                "/teach/imports",
                PageForm.of(page, "/teach/imports", "name=\"problem\"").fields());
        assertThat(fixture.services().problems().get(tina, "sum").versions()).hasSize(2);
    }

    @Test
    void nobodyKeepsWhatAnotherPersonHasSentAndBadUploadsAreNamed() throws IOException {
        fixture.person("tina", SiteRole.TEACHER);
        fixture.person("otto", SiteRole.TEACHER);
        TestBrowser browser = fixture.loggedIn("tina");
        browser.upload(
                "/teach/problems",
                form(browser),
                "package",
                Map.of("mine.zip", TeacherScene.zip(Map.of("1.in", "1\n", "1.out", "1\n"))));
        Map<String, String> keep = PageForm.of(browser.page("/teach/imports"), "/teach/imports", "slug")
                .fields();
        TestBrowser other = fixture.loggedIn("otto");
        Map<String, String> stolen =
                new LinkedHashMap<>(PageForm.of(other.page("/teach/problems"), "/teach/problems", "package")
                        .fields());
        stolen.putAll(Map.of("deed", "keep", "problem", keep.get("problem"), "slug", "stolen"));

        assertThat(other.page("/teach/imports")).contains("Nothing waits to be kept.");
        assertThat(other.post("/teach/imports", stolen).statusCode()).isEqualTo(404);
        HttpResponse<String> set = browser.upload(
                "/teach/problems",
                form(browser),
                "package",
                Map.of("set.xml", "<a/>".getBytes(StandardCharsets.UTF_8)));
        assertThat(set.statusCode()).isEqualTo(400);
        assertThat(set.body()).contains("set.xml is no set of problems of HUSTOJ");
        byte[] climbing = TeacherScene.zip(Map.of("../1.in", "1\n", "../1.out", "1\n"));
        assertThat(browser.upload("/teach/problems", form(browser), "package", Map.of("up.zip", climbing))
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void aPackageMayBeAFolderAndIsCalledLikeItWhateverTheZipIsCalled() throws IOException {
        fixture.person("tina", SiteRole.TEACHER);
        TestBrowser browser = fixture.loggedIn("tina");
        Map<String, String> form = form(browser);
        Map<String, String> files = files(SmallProblem.FOLDER, "");
        Map<String, byte[]> folder = new LinkedHashMap<>();
        Map<String, String> within = new LinkedHashMap<>();
        files.forEach((name, text) -> {
            folder.put("afolder/" + name, text.getBytes(StandardCharsets.UTF_8));
            within.put("inner/" + name, text);
        });

        HttpResponse<String> sent = browser.upload("/teach/problems", form, "folder", folder);
        HttpResponse<String> zipped = browser.upload(
                "/teach/problems", form, "package", Map.of("download (1).zip", TeacherScene.zip(within)));

        assertThat(sent.statusCode()).as(sent.body()).isEqualTo(303);
        assertThat(TestBrowser.location(sent)).isEqualTo("/teach/problems/afolder");
        assertThat(TestBrowser.location(zipped)).isEqualTo("/teach/problems/inner");
    }

    @Test
    void aProblemThatShipsIsCorrectedByTheAdministratorOrAsACopyUnderAnotherName() throws IOException {
        TestBrowser browser = scene.teacher();
        String page = "/teach/problems/" + WebFixture.PROBLEM;
        assertThat(browser.page(page))
                .contains("an administrator can upload a new version", "href=\"/teach/problems#upload\"")
                .doesNotContain("name=\"package\"");
        Map<String, String> within = new LinkedHashMap<>();
        files(SmallProblem.FOLDER, "\n").forEach((name, text) -> within.put(WebFixture.PROBLEM + "/" + name, text));
        Map<String, byte[]> corrected = Map.of(WebFixture.PROBLEM + ".zip", TeacherScene.zip(within));
        Map<String, String> form = new LinkedHashMap<>(form(browser));

        HttpResponse<String> refused = browser.upload("/teach/problems", form, "package", corrected);
        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(refused.body()).contains("came with the server", "under another name in addresses");
        form.put("slug", "corrected");
        HttpResponse<String> copy = browser.upload("/teach/problems", form, "package", corrected);
        assertThat(TestBrowser.location(copy)).isEqualTo("/teach/problems/corrected");
        // As a new version it has to be the same problem.
        assertThat(browser.upload("/teach/problems", form, "package", Map.of("x.zip", renamed(within)))
                        .statusCode())
                .isEqualTo(400);

        fixture.person("root", SiteRole.ADMIN);
        TestBrowser admin = fixture.loggedIn("root");
        Map<String, String> newVersion =
                PageForm.of(admin.page(page), "/teach/problems", "package").fields();
        assertThat(TestBrowser.location(admin.upload("/teach/problems", newVersion, "package", corrected)))
                .isEqualTo(page);
        assertThat(admin.page(page)).contains("ROOT", "comes with the server");
    }

    private static Map<String, String> form(TestBrowser browser) throws IOException {
        return PageForm.of(browser.page("/teach/problems"), "/teach/problems", "package")
                .fields();
    }

    private static byte[] renamed(Map<String, String> files) {
        Map<String, String> other = new LinkedHashMap<>();
        files.forEach((name, text) -> other.put("other/" + name.substring(name.indexOf('/') + 1), text));
        return TeacherScene.zip(other);
    }

    /** The files of a package; the ends of its inputs are made different. */
    private static Map<String, String> files(Path folder, String end) throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
                String name = folder.relativize(file).toString();
                String text = Files.readString(file);
                files.put(name, name.endsWith(".in") ? text + end : text);
            }
        }
        return files;
    }
}
