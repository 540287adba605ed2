package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.Origin;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.submission.SourceFile;
import judge.web.http.Route;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What teachers do, by the forms that their pages show. */
@ParameterizedClass
@EnumSource
@Timeout(120)
class TeacherWayIT {

    private static final String HOSTILE = "<script>alert('name')</script>";
    private static final String FORMULA = "=HYPERLINK(\"http://example.org\")";
    private static final String ROSTER =
            "id,name\ns1001,Anna Berg\ns1002," + HOSTILE + "\ns1003,\"" + FORMULA.replace("\"", "\"\"") + "\"\n";
    private static final Pattern PASSWORD =
            Pattern.compile("<dd class=\"code\">(s\\d+)</dd><dt>First password</dt><dd class=\"code\">([^<]+)</dd>");
    private static final long PATIENCE_MILLIS = Duration.ofSeconds(30).toMillis();

    private final WebFixture fixture;

    TeacherWayIT(BothDatabases on) {
        fixture = new WebFixture(on);
    }

    @AfterEach
    void closes() {
        fixture.close();
    }

    private TestBrowser teacher() {
        fixture.person("tina", SiteRole.TEACHER);
        fixture.services().problems().putFolder(Path.of("problems").resolve(WebFixture.PROBLEM));
        return fixture.loggedIn("tina");
    }

    private static HttpResponse<String> createsCourse(TestBrowser browser) {
        Map<String, String> fields = new LinkedHashMap<>(
                PageForm.of(browser.page("/teach"), "/teach/courses", "roster").fields());
        fields.put("name", "Java 1");
        return browser.upload(
                "/teach/courses", fields, "roster", Map.of("class.csv", ROSTER.getBytes(StandardCharsets.UTF_8)));
    }

    private static String publishes(TestBrowser browser) {
        String path = "/teach/courses/java-1/new-assignment";
        HttpResponse<String> answer = browser.post(
                path, PageForm.of(browser.page(path), path, "problem").fields());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
        return TestBrowser.location(answer);
    }

    private void handsIn(String login, String source) {
        Viewer student = fixture.services()
                .accounts()
                .find(login)
                .map(person -> new Viewer(person.id(), person.login(), person.name(), person.role()))
                .orElseThrow();
        fixture.services()
                .handIn()
                .handIn(
                        student,
                        "java-1",
                        "assignment-1",
                        WebFixture.PROBLEM,
                        List.of(new SourceFile("Main.java", source.getBytes(StandardCharsets.UTF_8))),
                        null,
                        Origin.WEB,
                        null);
    }

    /** The page as soon as it has a text. */
    private static String until(TestBrowser browser, String path, String text) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE_MILLIS * 1_000_000;
        String page = browser.page(path);
        while (!page.contains(text) && System.nanoTime() < end) {
            Thread.sleep(50);
            page = browser.page(path);
        }
        assertThat(page).contains(text);
        return page;
    }

    private static String without(String page, String... endings) {
        String plain = page;
        for (String ending : endings) {
            plain = plain.replace(ending, "");
        }
        return plain;
    }

    @Test
    void aCourseAndItsFirstAssignmentNeedNothingButANameAndARoster() throws InterruptedException {
        TestBrowser browser = teacher();

        HttpResponse<String> slips = createsCourse(browser);

        assertThat(slips.statusCode()).as(slips.body()).isEqualTo(200);
        Map<String, String> passwords = new LinkedHashMap<>();
        Matcher slip = PASSWORD.matcher(slips.body());
        while (slip.find()) {
            passwords.put(slip.group(1), slip.group(2));
        }
        assertThat(passwords).containsOnlyKeys("s1001", "s1002", "s1003");
        assertThat(slips.body())
                .contains("/teach/courses/java-1/new-assignment")
                .doesNotContain("<script>");
        assertThat(browser.page("/teach/courses/java-1/members"))
                .doesNotContain(passwords.values())
                .contains("Anna Berg", "&lt;script&gt;");

        String classPage = publishes(browser);

        assertThat(classPage).isEqualTo("/teach/courses/java-1/assignments/assignment-1");
        assertThat(browser.page(classPage)).contains("Anna Berg", "0 of 3");
        TestBrowser student = fixture.browser();
        assertThat(student.logIn("s1001", passwords.get("s1001")).statusCode()).isEqualTo(303);

        handsIn("s1001", "class Main {}");
        handsIn("s1002", "class Main { /* WRONG */ }");

        String page = until(browser, classPage, "badge WA");
        page = until(browser, classPage, "badge AC");
        assertThat(page).contains("2 of 3").doesNotContain("<script>");
    }

    @Test
    void whatARejudgingWouldChangeIsShownBeforeItChangesAnything() throws InterruptedException {
        TestBrowser browser = teacher();
        createsCourse(browser);
        String classPage = publishes(browser);
        handsIn("s1001", "class Main { /* LATER */ }");
        handsIn("s1002", "class Main {}");
        until(browser, classPage, "Solved");
        String solved = until(browser, classPage, "AC 2");
        fixture.judge().failAlso("LATER");

        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(solved, "/teach/rejudgings", "assignment").fields());
        form.put("reason", "case 3 was wrong");
        String rejudging = TestBrowser.location(browser.post("/teach/rejudgings", form));
        String matrix = until(browser, rejudging, "nothing has changed yet");

        assertThat(matrix).contains("case 3 was wrong", "Anna Berg", "badge AC", "badge WA", "1</td>");
        assertThat(without(matrix, "s1002")).doesNotContain("&lt;script&gt;");
        assertThat(browser.page(classPage)).contains("AC 2");
        assertThat(PageForm.of(matrix, rejudging + "/drop", "").fields()).isEmpty();

        browser.post(
                rejudging + "/apply",
                PageForm.of(matrix, rejudging + "/apply", "").fields());

        assertThat(browser.page(classPage)).contains("AC 1, WA 1");
        String applied = browser.page(rejudging);
        browser.post(
                rejudging + "/undo",
                PageForm.of(applied, rejudging + "/undo", "").fields());
        assertThat(browser.page(classPage)).contains("AC 2");
        assertThat(browser.page("/teach/courses/java-1/rejudgings")).contains("undone", "case 3 was wrong");
    }

    @Test
    void gradesAreSetByHandWithAReasonAndLeaveAsTablesWithoutFormulas() throws InterruptedException {
        TestBrowser browser = teacher();
        createsCourse(browser);
        String classPage = publishes(browser);
        handsIn("s1003", "class Main {}");
        until(browser, classPage, "badge AC");
        String student = classPage + "/students/s1003";
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(browser.page(student), student, "points").fields());
        form.put("points", "0.5");
        form.put("reason", "copied from a book " + HOSTILE);

        assertThat(browser.post(student, form).statusCode()).isEqualTo(303);

        assertThat(browser.page(student)).contains("0.5", "copied from a book").doesNotContain("<script>");
        assertThat(browser.page("/teach/courses/java-1/gradebook")).contains("0.5*");
        HttpResponse<String> csv = browser.get("/teach/courses/java-1/gradebook.csv");
        assertThat(csv.headers().firstValue("Content-Type")).hasValue("text/csv; charset=utf-8");
        assertThat(csv.headers().firstValue("Content-Disposition").orElse("")).startsWith("attachment;");
        assertThat(csv.body()).contains("s1003", "0.5", "HYPERLINK");
        assertThat(csv.body().lines().flatMap(line -> List.of(line.split(",")).stream()))
                .noneMatch(cell -> cell.startsWith("=") || cell.startsWith("\"="));
        assertThat(browser.get("/teach/courses/java-1/gradebook.xlsx").body()).startsWith("PK");
    }

    @Test
    void aLineOfASourceIsCommentedAndTheSourceIsText() throws InterruptedException {
        TestBrowser browser = teacher();
        createsCourse(browser);
        String classPage = publishes(browser);
        handsIn("s1001", "class Main {\n  // " + HOSTILE + "\n}\n");
        String page = until(browser, classPage, "badge AC");
        Matcher link = Pattern.compile("/teach/submissions/\\d+").matcher(page);
        assertThat(link.find()).isTrue();
        String source = link.group();
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(browser.page(source), source + "/comments", "").fields());
        form.put("line", "2");
        form.put("text", "Why this? " + HOSTILE);

        assertThat(browser.post(source + "/comments", form).statusCode()).isEqualTo(303);

        String commented = browser.page(source);
        assertThat(commented).contains("Why this?", "id=\"f0-2\"").doesNotContain("<script>");
        assertThat(commented.indexOf("Why this?"))
                .isGreaterThan(commented.indexOf("id=\"f0-2\""))
                .isLessThan(commented.indexOf("id=\"f0-3\""));
    }

    @Test
    void theArchiveOfAClassIsHandedInForThoseOnTheRosterAndTheRestIsTold() throws Exception {
        TestBrowser browser = teacher();
        createsCourse(browser);
        String classPage = publishes(browser);
        byte[] zip = zip(Map.of(
                "s1001/poj3074/Main.java", "class Main {}",
                "s1002 someone/poj3074/Main.java", "class Main { /* WRONG */ }",
                "nobody/poj3074/Main.java", "class Main {}",
                "s1001/poj3074/report.pdf", "no source"));
        Map<String, String> form = PageForm.of(browser.page(classPage + "/hand-in"), classPage + "/archive", "archive")
                .fields();

        HttpResponse<String> answer = browser.upload(classPage + "/archive", form, "archive", Map.of("class.zip", zip));

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        assertThat(answer.body())
                .contains("Handed in: 2", "On no roster: 1", "nobody", "Left out: 1", "report.pdf")
                .contains("Without a submission: &#x3D;HYPERLINK");
        assertThat(until(browser, classPage, "badge WA")).contains("2 of 3");
    }

    private static byte[] zip(Map<String, String> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, String> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue().getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    @Test
    void whatCannotBeTakenOfAFormStaysInIt() {
        TestBrowser browser = teacher();
        createsCourse(browser);
        String path = "/teach/courses/java-1/new-assignment";
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(browser.page(path), path, "problem").fields());
        form.put("name", "Kept " + HOSTILE);
        form.put("closes", "tomorrow");

        HttpResponse<String> answer = browser.post(path, form);

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("One of the times is no date", "Kept &lt;script&gt;", "value=\"tomorrow\"");
        assertThat(browser.page("/teach/courses/java-1")).contains("There is no assignment yet");
    }

    @Test
    void aPageThatRefusesAFormLeadsBackToItAndNowhereElse() {
        TestBrowser browser = teacher();
        createsCourse(browser);
        String members = "/teach/courses/java-1/members";
        Map<String, String> twice = Map.of("pasted", "1,Ann\n1,Ben");

        browser.header("Referer", fixture.address() + members);
        HttpResponse<String> answer = browser.post(members + "/roster", twice);
        browser.header("Referer", "https://elsewhere.example" + members);
        HttpResponse<String> foreign = browser.post(members + "/roster", twice);

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("<p><a href=\"" + members + "\" data-back>");
        assertThat(foreign.body()).contains("<p hidden><a href=\"\" data-back>");
    }

    @Test
    void halfAnAttemptIsNoNumberOfAttempts() {
        TestBrowser browser = teacher();
        createsCourse(browser);
        String path = "/teach/courses/java-1/new-assignment";
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(browser.page(path), path, "problem").fields());
        form.put("attempts", "1.5");

        assertThat(browser.post(path, form).body()).contains("One of the fields wants a whole number.");
    }

    @Test
    void thePastedRosterOfAChatIsRead() {
        TestBrowser browser = teacher();
        createsCourse(browser);

        HttpResponse<String> answer = browser.post(
                "/teach/courses/java-1/members/roster",
                Map.of("pasted", "70001 \u738b\u5c0f\u660e\r\n70002 Ann B.\r\n"));

        assertThat(answer.body()).contains("70001", "\u738b\u5c0f\u660e", "70002", "Ann B.", "New accounts: 2");
    }

    @Test
    void whoComesByAnAddressOfThisMachineAloneIsToldBeforeItIsPrinted() {
        assertThat(teacher().page("/teach")).contains("Only this machine can open " + fixture.address());
    }

    @Test
    void theTeacherOfAnotherCourseFindsNothingAndAStudentMayNot() {
        Viewer tina = fixture.person("tina", SiteRole.TEACHER);
        Viewer sam = fixture.person("sam", SiteRole.STUDENT);
        fixture.person("otto", SiteRole.TEACHER);
        fixture.course(tina, "java-1", Feedback.FULL, sam);
        fixture.course(tina, "c2", Feedback.FULL);
        handInFor(sam);
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
                    .replace("{login}", "sam");
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
    void oneStudentGetsMoreTimeAndTheTeacherHandsInForAnother() throws InterruptedException {
        TestBrowser browser = teacher();
        createsCourse(browser);
        String classPage = publishes(browser);
        String page = browser.page(classPage + "/hand-in");
        Map<String, String> more = new LinkedHashMap<>(
                PageForm.of(page, classPage + "/extensions", "datetime-local").fields());
        more.put("login", "s1001");
        more.put("closes", "2099-01-02T03:04");

        assertThat(browser.post(classPage + "/extensions", more).statusCode()).isEqualTo(303);

        String extended = browser.page(classPage + "/hand-in");
        assertThat(extended).contains("2099-01-02 03:04");
        browser.post(classPage + "/extensions", Map.of("login", "s1001", "closes", ""));
        assertThat(browser.page(classPage + "/hand-in")).doesNotContain("2099-01-02 03:04");
        Map<String, String> handIn = new LinkedHashMap<>(
                PageForm.of(page, classPage + "/hand-in", "file").fields());
        handIn.put("login", "s1002");
        HttpResponse<String> answer = browser.upload(
                classPage + "/hand-in", handIn, Map.of("Main.java", "class Main {}".getBytes(StandardCharsets.UTF_8)));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
        assertThat(until(browser, classPage, "badge AC")).contains("1 of 3");
        assertThat(browser.upload(classPage + "/hand-in", handIn, Map.of()).statusCode())
                .isEqualTo(400);
    }

    @Test
    void aPackageIsUploadedAndANewVersionStandsBesideTheOldOne() throws IOException {
        fixture.person("tina", SiteRole.TEACHER);
        TestBrowser browser = fixture.loggedIn("tina");
        Map<String, String> form = PageForm.of(browser.page("/teach/problems"), "/teach/problems", "package")
                .fields();
        Path folder = Path.of("problems").resolve(WebFixture.PROBLEM);

        HttpResponse<String> answer =
                browser.upload("/teach/problems", form, "package", Map.of("mine.zip", zip(files(folder, ""))));

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
        assertThat(TestBrowser.location(answer)).isEqualTo("/teach/problems/mine");
        String page = browser.page("/teach/problems/mine");
        assertThat(page).contains("is being verified");
        Map<String, String> again =
                PageForm.of(page, "/teach/problems", "package").fields();
        assertThat(again).containsEntry("slug", "mine");
        browser.upload("/teach/problems", again, "package", Map.of("other.zip", zip(files(folder, "\n"))));
        Matcher versions =
                Pattern.compile("/teach/problems/mine/versions/(\\d+)").matcher(browser.page("/teach/problems/mine"));
        assertThat(versions.results().map(one -> one.group(1)).distinct()).hasSize(2);
        assertThat(browser.upload("/teach/problems", form, "package", Map.of("bad.zip", new byte[] {1, 2}))
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void aPackageMayBeAFolderAndIsCalledLikeItWhateverTheZipIsCalled() throws IOException {
        fixture.person("tina", SiteRole.TEACHER);
        TestBrowser browser = fixture.loggedIn("tina");
        Map<String, String> form = PageForm.of(browser.page("/teach/problems"), "/teach/problems", "package")
                .fields();
        Map<String, String> files = files(Path.of("problems").resolve(WebFixture.PROBLEM), "");
        Map<String, byte[]> folder = new LinkedHashMap<>();
        Map<String, String> within = new LinkedHashMap<>();
        files.forEach((name, text) -> {
            folder.put("afolder/" + name, text.getBytes(StandardCharsets.UTF_8));
            within.put("inner/" + name, text);
        });

        HttpResponse<String> sent = browser.upload("/teach/problems", form, "folder", folder);
        HttpResponse<String> zipped =
                browser.upload("/teach/problems", form, "package", Map.of("download (1).zip", zip(within)));

        assertThat(sent.statusCode()).as(sent.body()).isEqualTo(303);
        assertThat(TestBrowser.location(sent)).isEqualTo("/teach/problems/afolder");
        assertThat(TestBrowser.location(zipped)).isEqualTo("/teach/problems/inner");
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

    private void handInFor(Viewer student) {
        fixture.services()
                .handIn()
                .handIn(
                        student,
                        "java-1",
                        "a1",
                        WebFixture.PROBLEM,
                        List.of(new SourceFile("Main.java", "class Main {}".getBytes(StandardCharsets.UTF_8))),
                        null,
                        Origin.WEB,
                        null);
    }

    @Test
    void theAdministratorAddsSomebodyWithALinkAndReadsOfItInTheLog() {
        fixture.person("root", SiteRole.ADMIN);
        TestBrowser admin = fixture.loggedIn("root");
        Map<String, String> form = new LinkedHashMap<>(PageForm.of(admin.page("/admin/people"), "/admin/people", "role")
                .fields());
        form.put("login", "newton");
        form.put("name", "Isaac " + HOSTILE);

        HttpResponse<String> answer = admin.post("/admin/people", form);

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        assertThat(answer.body())
                .containsPattern("/password/[A-Za-z0-9_-]{20,}")
                .doesNotContain("<script>");
        assertThat(admin.page("/admin/people")).contains("newton", "Isaac &lt;script&gt;");
        assertThat(admin.page("/admin/log")).contains("newton");
        assertThat(admin.page("/admin")).contains("Queue", "Disk", "./runner.sh backup");
        admin.post("/admin/people/disabled", Map.of("login", "newton", "disabled", "yes"));
        assertThat(admin.page("/admin/people?name=newton")).contains("disabled");
    }
}
