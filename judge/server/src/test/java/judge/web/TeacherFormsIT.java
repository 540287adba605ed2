package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import judge.database.BothDatabases;
import judge.online.ProblemVersion;
import judge.online.SiteRole;
import judge.online.VersionState;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The values that the forms of the teachers' pages accept, and their messages about others. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class TeacherFormsIT {

    @AutoClose
    private final TeacherScene scene;

    private final WebFixture fixture;

    TeacherFormsIT(BothDatabases on) {
        scene = new TeacherScene(on);
        fixture = scene.fixture();
    }

    @Test
    void whatCannotBeTakenOfAFormStaysInIt() {
        TestBrowser browser = scene.teacher();
        TeacherScene.createsCourse(browser);
        String path = "/teach/courses/java-1/new-assignment";
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(browser.page(path), path, "problem").fields());
        form.put("name", "Kept " + TeacherScene.HOSTILE);
        form.put("closes", "tomorrow");

        HttpResponse<String> answer = browser.post(path, form);

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body())
                .contains(
                        "&quot;tomorrow&quot; is not a date with a time of day",
                        "Kept &lt;script&gt;",
                        "value=\"tomorrow\"");
        assertThat(browser.page("/teach/courses/java-1")).contains("There is no assignment yet");
    }

    @Test
    void aPageThatRefusesAFormLeadsBackToItAndNowhereElse() {
        TestBrowser browser = scene.teacher();
        TeacherScene.createsCourse(browser);
        String members = "/teach/courses/java-1/members";
        Map<String, String> twice = Map.of("pasted", "1,Ann\n1,Ben");

        browser.header("Referer", fixture.address() + members);
        HttpResponse<String> answer = browser.post(members + "/roster", twice);
        browser.header("Referer", "https://elsewhere.example" + members);
        HttpResponse<String> foreign = browser.post(members + "/roster", twice);

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body())
                .contains("<p><a href=\"" + members + "\" data-back>")
                .as("where the other language is shown, as the address of the refusal is that of no page")
                .contains("name=\"back\" value=\"" + members + "\"");
        assertThat(foreign.body()).contains("<p hidden><a href=\"\" data-back>");
    }

    @Test
    void halfAnAttemptIsNoNumberOfAttempts() {
        TestBrowser browser = scene.teacher();
        TeacherScene.createsCourse(browser);
        String path = "/teach/courses/java-1/new-assignment";
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(browser.page(path), path, "problem").fields());
        form.put("attempts", "1.5");

        assertThat(browser.post(path, form).body()).contains("&quot;1.5&quot; is not a whole number.");
    }

    @Test
    void aFormThatIsTooLargeNamesTheMostThatItMayHave() {
        HttpResponse<String> answer =
                scene.teacher().post("/teach/courses", Map.of("name", "Java", "pasted", "x".repeat(3 << 20)));

        assertThat(answer.statusCode()).isEqualTo(413);
        assertThat(answer.body()).contains("the server takes at most 1 MiB");
    }

    @Test
    void thePastedRosterOfAChatIsRead() {
        TestBrowser browser = scene.teacher();
        TeacherScene.createsCourse(browser);

        HttpResponse<String> answer = browser.post(
                "/teach/courses/java-1/members/roster",
                Map.of("pasted", "70001 \u738b\u5c0f\u660e\r\n70002 Ann B.\r\n"));

        assertThat(browser.post("/teach/courses/java-1/members/roster", Map.of("pasted", "Ben C. 70003\n\u674e 70004"))
                        .body())
                .contains("70003", "Ben C.", "New accounts: 2");
        assertThat(answer.body()).contains("70001", "\u738b\u5c0f\u660e", "70002", "Ann B.", "New accounts: 2");
    }

    @Test
    void aListAsksWhetherTheyAreTheSamePeopleBeforeItMakesACourseAndGoesOnWithWhatIsTicked() {
        TestBrowser browser = scene.teacher();
        TeacherScene.createsCourse(browser);
        fixture.person("head", SiteRole.ADMIN);
        Map<String, byte[]> list = Map.of(
                "class.csv",
                "id,name\ns1001,Anna Berger\nhead,Head\nn1,\u5468\u5341\u4e00\n".getBytes(StandardCharsets.UTF_8));
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(browser.page("/teach"), "/teach/courses", "roster").fields());
        form.put("name", "Java 2");

        HttpResponse<String> asked = browser.upload("/teach/courses", form, "roster", list);

        assertThat(asked.statusCode()).isEqualTo(409);
        assertThat(asked.body())
                .contains(
                        "Line 2: the login s1001 belongs to Anna Berg, but the list says Anna Berger.",
                        "Line 3: the login head belongs to",
                        "administrator");
        assertThat(browser.page("/teach")).doesNotContain("Java 2");
        Map<String, String> answer = new LinkedHashMap<>(
                PageForm.of(asked.body(), "/teach/courses", "same").fields());
        assertThat(answer).containsEntry("name", "Java 2");
        answer.put("renamed", "*");
        assertThat(browser.upload("/teach/courses", answer, Map.of()).body())
                .doesNotContain("s1001 is Anna Berg")
                .contains("Line 3: the login head belongs to");
        answer.put("same", "head");
        HttpResponse<String> done = browser.upload("/teach/courses", answer, Map.of());
        assertThat(done.body()).contains("On the roster: 3. New accounts: 1.", "\u5468\u5341\u4e00");
        assertThat(browser.page("/teach/courses/java-2/members")).contains("Anna Berger", "head");
    }

    @Test
    void aListThatReadsAsWellInTwoCharsetsIsShownInBothAndAskedFor() {
        TestBrowser browser = scene.teacher();
        TeacherScene.createsCourse(browser);
        String members = TeacherScene.COURSE + "/members";
        Map<String, byte[]> list =
                Map.of("class.csv", "id,name\nm3,Izabelė Æ\nm4,Æ\n".getBytes(Charset.forName("windows-1257")));

        HttpResponse<String> asked = browser.upload(members + "/roster", Map.of(), "roster", list);

        assertThat(asked.statusCode()).isEqualTo(409);
        assertThat(asked.body())
                .contains("nothing has been done yet", "windows-1257: Izabelė Æ")
                .containsPattern("<option value=\"(?!windows-1257)[^\"]+\"[^>]*>[^<]*: Izabel");
        assertThat(browser.page(members)).doesNotContain("Izabel");
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(asked.body(), members + "/roster", "charset").fields());
        form.put("charset", "windows-1257");
        assertThat(browser.upload(members + "/roster", form, Map.of()).body())
                .contains("Izabelė Æ", "The list was read as windows-1257.");
        byte[] clear = "id,name\nm1,Müller\nm2,Jörg König\n".getBytes(Charset.forName("windows-1252"));
        assertThat(browser.upload(members + "/roster", Map.of(), "roster", Map.of("class.csv", clear))
                        .body())
                .contains("Müller", "Jörg König", "The list was read as windows-1252.");
    }

    @Test
    void slipsAreMadeAnewForAllWhoHaveNotChosenAPassword() {
        TestBrowser browser = scene.teacher();
        TeacherScene.createsCourse(browser);
        String members = TeacherScene.COURSE + "/members";
        String roster = IntStream.range(0, 300)
                .mapToObj(i -> "r" + i + ",Student " + i)
                .collect(Collectors.joining("\n", "id,name\n", "\n"));
        Set<String> lost = passwords(
                browser.post(members + "/roster", Map.of("pasted", roster)).body());

        Set<String> made = passwords(browser.post(
                        members + "/passwords",
                        PageForm.of(browser.page(members), members + "/passwords", "")
                                .fields())
                .body());

        assertThat(lost).hasSize(300);
        assertThat(made).as("with the three of before").hasSize(303).doesNotContainAnyElementsOf(lost);
    }

    private static Set<String> passwords(String page) {
        return Pattern.compile("First password</dt><dd class=\"code\">([^<]+)<")
                .matcher(page)
                .results()
                .map(slip -> slip.group(1))
                .collect(Collectors.toSet());
    }

    @Test
    void aRejudgingByAVersionThatIsNotSoundSaysSoBeforeItIsApplied() {
        TestBrowser browser = scene.teacher();
        String classPage = TeacherScene.createsAssignment(browser);
        scene.handsIn("s1001", "class Main {}");
        String solved = TeacherScene.until(browser, classPage, "badge AC");
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(solved, "/teach/rejudgings", "assignment").fields());
        form.put("reason", "other data");
        String rejudging = TestBrowser.location(browser.post("/teach/rejudgings", form));
        String sound = TeacherScene.until(browser, rejudging, rejudging + "/apply");
        ProblemVersion version = fixture.database()
                .write(tables -> tables.problems().takeUnverified("w"))
                .orElseThrow();

        fixture.database().write(tables -> tables.problems()
                .setVerified(version.id(), "w", VersionState.UNSOUND, "{\"faults\": []}"));
        String unsound = browser.page(rejudging);

        assertThat(sound).doesNotContain("is not sound");
        assertThat(unsound.indexOf("is not sound: look at what was found in it before you apply"))
                .isPositive()
                .isLessThan(unsound.indexOf(rejudging + "/apply"));
        browser.post(
                rejudging + "/apply",
                PageForm.of(unsound, rejudging + "/apply", "").fields());
        assertThat(browser.page(rejudging)).doesNotContain("before you apply");
    }

    @Test
    void columnsThatAreGuessedAreShownFirstAndCanBeCorrected() {
        TestBrowser browser = scene.teacher();
        TeacherScene.createsCourse(browser);
        String members = "/teach/courses/java-1/members";
        String list = "<b>,foo,bar\n1班,张三,70001\n2班,李四,70002\n";

        HttpResponse<String> asked = browser.post(members + "/roster", Map.of("pasted", list));

        assertThat(asked.statusCode()).isEqualTo(409);
        assertThat(asked.body())
                .contains("nothing has been done yet", "Column &lt;b&gt;", "1班 · 2班", "张三 · 李四")
                .contains("<option value=\"id\" selected>", "<option value=\"group\" selected>")
                .doesNotContain("<b>,");
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(asked.body(), members + "/roster", "columns").fields());
        form.put("columns", "id,id,group");
        HttpResponse<String> wrong = browser.upload(members + "/roster", form, Map.of());
        assertThat(wrong.statusCode()).isEqualTo(400);
        assertThat(wrong.body()).contains("exactly one has to be the id", "Column &lt;b&gt;");
        form.put("columns", "group,name,id");
        HttpResponse<String> done = browser.upload(members + "/roster", form, Map.of());
        assertThat(done.body())
                .contains("New accounts: 2", "Columns: &lt;b&gt; &#x3D; group, foo &#x3D; name, bar &#x3D; id");
        assertThat(browser.page(members)).contains("?group&#x3D;1%E7%8F%AD", "70001", "70002");
        assertThat(browser.page(members + "?group=1%E7%8F%AD"))
                .contains("70001")
                .doesNotContain("70002");
        assertThat(browser.page("/teach/courses/java-1/gradebook?group=1%E7%8F%AD"))
                .doesNotContain("李四");
    }

    @Test
    void allFaultsOfAListAreToldAtOnceAndItMakesNoCourse() {
        TestBrowser browser = scene.teacher();
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(browser.page("/teach"), "/teach/courses", "roster").fields());
        form.put("name", "Java 1");
        byte[] list = "id,name\n,Ann\n2,\n3,Ben\n".getBytes(StandardCharsets.UTF_8);

        HttpResponse<String> answer = browser.upload("/teach/courses", form, "roster", Map.of("class.csv", list));

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body())
                .contains("Line 2: the id is missing: ,Ann\nLine 3: the name is missing: 2</p>")
                .contains("nothing has been done");
        byte[] workbook = "PK\u0003\u0004 xl/workbook.xml".getBytes(StandardCharsets.UTF_8);
        assertThat(browser.upload("/teach/courses", form, "roster", Map.of("class.xlsx", workbook))
                        .body())
                .contains("this is a workbook of a spreadsheet");
        assertThat(browser.page("/teach")).contains("no course").doesNotContain("Java 1");
    }

    @Test
    void whatIsDoneAboutOneOfTheClassIsExplainedFirstAndToldAfterwards() {
        TestBrowser browser = scene.teacher();
        TeacherScene.createsCourse(browser);
        String members = "/teach/courses/java-1/members";
        assertThat(browser.page(members))
                .contains("href=\"" + members + "/s1001\"")
                .doesNotContain(members + "/remove");
        String page = browser.page(members + "/s1001");
        assertThat(page).contains("is shown once, to be printed", "come back when Anna Berg is added again");
        Map<String, String> name =
                new LinkedHashMap<>(PageForm.of(page, members + "/name", "name").fields());
        assertThat(name).containsEntry("name", "Anna Berg");
        name.put("name", "Anna Berger");

        assertThat(browser.post(members + "/name", name).statusCode()).isEqualTo(303);

        assertThat(browser.page(members)).contains("s1001 is now called Anna Berger.", "Anna Berger");
        browser.post(
                members + "/remove", PageForm.of(page, members + "/remove", "").fields());
        assertThat(browser.page(members))
                .contains("s1001 is no longer in this course. Submissions, grades and comments are kept")
                .doesNotContain("Anna Berger");
    }

    @Test
    void aCourseIsRenamedAndWhenItIsOverItIsInNoListButKept() {
        TestBrowser browser = scene.teacher();
        TeacherScene.createsCourse(browser);
        String course = "/teach/courses/java-1";
        Map<String, String> name = new LinkedHashMap<>(
                PageForm.of(browser.page(course), course, "name").fields());
        name.put("name", "Java A");
        assertThat(browser.post(course, name).statusCode()).isEqualTo(303);

        browser.post(
                course + "/over",
                PageForm.of(browser.page(course), course + "/over", "").fields());

        assertThat(browser.page("/teach")).contains("Java A has ended.", "Courses that are over (1)");
        assertThat(browser.page("/teach")).doesNotContain("Java A");
        assertThat(browser.page("/teach?over=yes")).contains("Java A");
        assertThat(browser.page("/")).doesNotContain("Java A").contains("Courses that are over: 1");
        assertThat(browser.page("/?over=yes")).contains("Java A");
        browser.post(
                course + "/over",
                PageForm.of(browser.page(course), course + "/over", "").fields());
        assertThat(browser.page("/")).contains("Java A");
    }

    @Test
    void whoComesByAnAddressOfThisMachineAloneIsToldBeforeItIsPrinted() {
        assertThat(scene.teacher().page("/teach")).contains("Only this machine can open " + fixture.address());
    }

    @Test
    void oneStudentGetsMoreTimeAndTheTeacherHandsInForAnother() {
        TestBrowser browser = scene.teacher();
        String classPage = TeacherScene.createsAssignment(browser);
        String page = browser.page(classPage + "/hand-in");
        Map<String, String> more = new LinkedHashMap<>(
                PageForm.of(page, classPage + "/extensions", "datetime-local").fields());
        more.put("login", "s1001");
        more.put("closes", "2099-01-02T03:04");

        assertThat(browser.post(classPage + "/extensions", more).statusCode()).isEqualTo(303);

        String extended = browser.page(classPage + "/hand-in");
        assertThat(extended).contains("2099-01-02 03:04");
        assertThat(browser.page(classPage)).contains("s1001 · may hand in until 2099-01-02 03:04");
        assertThat(browser.page(classPage + "/students/s1001")).contains("2099-01-02 03:04");
        assertThat(browser.page(classPage + "/students/s1002")).doesNotContain("2099-01-02 03:04");
        browser.post(classPage + "/extensions", Map.of("login", "s1001", "closes", ""));
        assertThat(browser.page(classPage + "/hand-in")).doesNotContain("2099-01-02 03:04");
        Map<String, String> handIn = new LinkedHashMap<>(
                PageForm.of(page, classPage + "/hand-in", "file").fields());
        handIn.put("login", "s1002");
        HttpResponse<String> answer = browser.upload(
                classPage + "/hand-in", handIn, Map.of("Main.java", "class Main {}".getBytes(StandardCharsets.UTF_8)));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
        assertThat(TeacherScene.until(browser, classPage, "badge AC")).contains("1 of 3");
        assertThat(browser.upload(classPage + "/hand-in", handIn, Map.of()).statusCode())
                .isEqualTo(400);
    }
}
