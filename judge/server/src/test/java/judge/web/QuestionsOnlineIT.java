package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.engine.JudgingRules;
import judge.engine.LocalJudge;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.online.Counting;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.RejudgingKind;
import judge.online.RejudgingState;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.online.contest.Contest;
import judge.online.contest.ContestKind;
import judge.online.contest.ContestProblem;
import judge.online.contest.Team;
import judge.problem.question.Quiz;
import judge.service.course.AssignmentSettings;
import judge.service.course.ProblemPoints;
import judge.service.grade.RejudgingView;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A problem that asks questions, from the form to the explanations, the class's grades and a corrected answer. */
class QuestionsOnlineIT {

    private static final String TASK = "/courses/c/assignments/a/problems/quiz";
    private static final Pattern OPTION = Pattern.compile("name=\"answer-complement\" value=\"([a-z]+)\"");

    /** A phrase of each explanation, none of which is in a question. */
    private static final List<String> EXPLANATIONS =
            List.of("are turned", "far from each other", "Fibonacci", "It grows as", "first out");

    private static Toolchain toolchain;

    @TempDir
    private Path temp;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.open();
    }

    @AfterAll
    static void closesIt() throws Exception {
        toolchain.close();
    }

    private static WebFixture web() {
        return new WebFixture(BothDatabases.SQLITE, new LocalJudge(toolchain, new JudgingRules(true, false, false)));
    }

    private static Viewer classWith(WebFixture web, Path problem, Feedback feedback, String... students) {
        Viewer tina = web.person("tina", SiteRole.TEACHER);
        web.services().problems().putFolder(problem);
        web.services().courses().put(tina, "c", "Course");
        for (String student : students) {
            Viewer anna = web.person(student, SiteRole.STUDENT);
            web.services().courses().setRole(tina, "c", anna.login(), CourseRole.STUDENT);
        }
        assign(web, tina, feedback, Duration.ofDays(1));
        return tina;
    }

    private static void assign(WebFixture web, Viewer teacher, Feedback feedback, Duration left) {
        Instant now = Instant.now();
        web.services()
                .assignments()
                .put(
                        teacher,
                        "c",
                        "a",
                        new AssignmentSettings(
                                "Quiz",
                                now.minus(Duration.ofHours(1)),
                                now.plus(left),
                                null,
                                0,
                                feedback,
                                null,
                                Counting.LAST,
                                Duration.ZERO,
                                List.of(new ProblemPoints("quiz", 20))));
    }

    private static HttpResponse<String> answered(TestBrowser browser, String... fieldsAndValues) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (int i = 0; i < fieldsAndValues.length; i += 2) {
            fields.put("answer-" + fieldsAndValues[i], fieldsAndValues[i + 1]);
        }
        return browser.upload(TASK, fields, Map.of());
    }

    private static String judged(TestBrowser browser, HttpResponse<String> taken) {
        assertThat(taken.statusCode()).as(taken.body()).isEqualTo(303);
        String place = TestBrowser.location(taken);
        Eventually.until("a verdict", () -> !browser.page(place).contains("http-equiv=\"refresh\""));
        return place;
    }

    private static List<String> order(TestBrowser browser) {
        return OPTION.matcher(browser.page(TASK))
                .results()
                .map((MatchResult one) -> one.group(1))
                .toList();
    }

    @Test
    void formAsksAndTellsNeitherWhatIsRightNorWhy() {
        try (WebFixture web = web()) {
            classWith(web, Quiz.folder(), Feedback.FULL, "anna");
            TestBrowser anna = web.loggedIn("anna");

            assertThat(anna.page(TASK))
                    .contains(
                            "Question 1",
                            "type=\"radio\" name=\"answer-complement\"",
                            "type=\"checkbox\" name=\"answer-stable\" value=\"merge\"",
                            "Choose all that are right.",
                            "<strong>stable</strong>",
                            "class=\"formula\"",
                            "Read this program.",
                            "type=\"text\" name=\"answer-value\"",
                            "Questions: 5.")
                    .doesNotContain(EXPLANATIONS.toArray(CharSequence[]::new))
                    .doesNotContain(
                            "name=\"source\"", "type=\"file\"", "Time limit", " checked> <span class=\"statement");
            assertThat(anna.header("Accept-Language", "zh-CN").page(TASK))
                    .contains("第 1 题", "归并排序", "请选出所有正确的选项。", "阅读下面的程序。");
            for (String door : List.of("/statement/questions.yaml", "/statement/..%2fquestions.yaml", "/attempts")) {
                assertThat(anna.get(TASK + door).body()).doesNotContain("Fibonacci");
            }
        }
    }

    @Test
    void answersAreScoredByQuestionExplainedAndMended() {
        try (WebFixture web = web()) {
            classWith(web, Quiz.folder(), Feedback.FULL, "anna");
            TestBrowser anna = web.loggedIn("anna");

            HttpResponse<String> nothing = answered(anna, "value", "  ");
            assertThat(nothing.statusCode()).isEqualTo(400);
            assertThat(nothing.body()).contains("You have not answered any question");
            HttpResponse<String> long1 = answered(anna, "value", "5".repeat(1001), "lifo", "keep me");
            assertThat(long1.statusCode()).isEqualTo(400);
            assertThat(long1.body()).contains("The answer to question 3", "value=\"keep me\"");

            String place = judged(
                    anna, answered(anna, "complement", "a", "stable", "merge", "value", " 55 ", "lifo", "<b>\"栈</b>"));

            String page = anna.page(place);
            assertThat(page)
                    .contains("7/20", "wrong: 0 of 2", "right in part: 1.5 of 3", "right: 2 of 2", "wrong: 0 of 1.5")
                    .contains(EXPLANATIONS.toArray(CharSequence[]::new))
                    .contains("value=\"&lt;b&gt;&quot;栈&lt;/b&gt;\"")
                    .doesNotContain("<b>\"栈", "expected");
            assertThat(page).contains("Mend and hand in again");
            String form = anna.page(TASK + "?from=1");
            assertThat(form)
                    .contains("value=\"55\"", "name=\"answer-stable\" value=\"merge\" checked")
                    .doesNotContain("Fibonacci");
            assertThat(anna.page("/courses/c/assignments/a")).contains("7/20", "The last attempt counts");
        }
    }

    @Test
    void severalOptionsAreSentByOneFormAndADraftKeepsThem() {
        try (WebFixture web = web()) {
            classWith(web, Quiz.folder(), Feedback.FULL, "anna");
            TestBrowser anna = web.loggedIn("anna");
            String form = "csrf=" + URLEncoder.encode(anna.csrf(), StandardCharsets.UTF_8)
                    + "&version=0&answer-stable=bubble&answer-stable=merge&answer-lifo=Stack";
            byte[] body = form.getBytes(StandardCharsets.UTF_8);

            HttpResponse<String> kept = anna.send("POST", TASK + "/draft", "application/x-www-form-urlencoded", body);

            assertThat(kept.statusCode()).as(kept.body()).isEqualTo(303);
            assertThat(anna.page(TASK))
                    .contains(
                            "name=\"answer-stable\" value=\"merge\" checked",
                            "name=\"answer-stable\" value=\"bubble\" checked",
                            "value=\"Stack\"");
            String place = judged(anna, anna.send("POST", TASK, "application/x-www-form-urlencoded", body));
            assertThat(anna.page(place)).contains("9/20", "right: 3 of 3");
        }
    }

    @ParameterizedTest
    @CsvSource({"FULL, 5, 1", "FIRST_FAILING, 1, 1", "VERDICT, 0, 0", "NONE, 0, 5"})
    void explanationsAreToldAsFeedbackTellsCases(Feedback feedback, int open, int over) {
        try (WebFixture web = web()) {
            Viewer tina = classWith(web, Quiz.folder(), feedback, "anna");
            TestBrowser anna = web.loggedIn("anna");
            String place = TestBrowser.location(answered(anna, "complement", "a", "value", "55", "linear", "T"));
            Eventually.until(
                    "a verdict",
                    () -> web.services().submissions().view(tina, 1).verdict() != null);

            assertThat(told(anna.page(place))).isEqualTo(open);
            String program = "Bearer "
                    + web.services()
                            .accounts()
                            .tokens()
                            .make(
                                    web.services()
                                            .accounts()
                                            .find("anna")
                                            .orElseThrow()
                                            .id(),
                                    "test");
            for (String door : List.of("/api/v1/submissions/1", "/api/v1/courses/c/assignments/a/submissions")) {
                assertThat(web.browser()
                                .header("Authorization", program)
                                .get(door)
                                .body())
                        .doesNotContain(EXPLANATIONS.toArray(CharSequence[]::new))
                        .doesNotContain("expected");
            }
            assertThat(told(web.loggedIn("tina").page(place))).as("the teacher").isEqualTo(5);
            if (feedback == Feedback.NONE) {
                assign(web, tina, feedback, Duration.ofSeconds(-1));
                assertThat(told(anna.page(place))).as("when it is over").isEqualTo(over);
            }
        }
    }

    private static int told(String page) {
        return (int) EXPLANATIONS.stream().filter(page::contains).count();
    }

    @Test
    void optionsAreInTheSameOrderEachTimeAndInAnotherForSomebodyElse() {
        try (WebFixture web = web()) {
            String[] students = {"s1", "s2", "s3", "s4", "s5", "s6"};
            classWith(web, Quiz.folder(), Feedback.FULL, students);
            List<List<String>> orders = new ArrayList<>();
            for (String student : students) {
                TestBrowser browser = web.loggedIn(student);
                orders.add(order(browser));
                judged(browser, answered(browser, "complement", "d"));
                assertThat(order(browser)).isEqualTo(orders.get(orders.size() - 1));
            }
            assertThat(orders.get(0)).containsExactlyInAnyOrder("a", "b", "c", "d");
            assertThat(orders.stream().distinct()).hasSizeGreaterThan(1);
        }
    }

    @Test
    void programsHandInTheFileAndACorrectedAnswerChangesPointsByRejudging() throws Exception {
        try (WebFixture web = web()) {
            Path wrong = Quiz.changed(temp.resolve("wrong"), "answer: 55", "answer: 89");
            Viewer tina = classWith(web, wrong, Feedback.FULL, "anna");
            long person = web.services().accounts().find("anna").orElseThrow().id();
            TestBrowser program = web.browser()
                    .header(
                            "Authorization",
                            "Bearer " + web.services().accounts().tokens().make(person, "test"));
            HttpResponse<String> taken = program.upload(
                    "/api/v1/courses/c/assignments/a/submissions",
                    Map.of("problem", "quiz"),
                    Map.of("answers.yaml", Quiz.RIGHT.getBytes(StandardCharsets.UTF_8)));
            assertThat(taken.statusCode()).as(taken.body()).isEqualTo(201);
            Eventually.until(
                    "a verdict",
                    () -> web.services().submissions().view(tina, 1).verdict() != null);
            assertThat(web.services().submissions().view(tina, 1).score()).isEqualTo(16);

            web.services().problems().putFolder(Quiz.in(temp.resolve("right")));
            long assignment = web.services()
                    .assignments()
                    .get(tina, "c", "a")
                    .assignment()
                    .id();
            assign(web, tina, Feedback.FULL, Duration.ofDays(1));
            RejudgingView begun =
                    web.services().rejudgings().begin(tina, RejudgingKind.ASSIGNMENT, assignment, "55 is right");
            long id = begun.rejudging().id();
            Eventually.until(
                    "a rejudging",
                    () -> web.services().rejudgings().get(tina, id).rejudging().state() == RejudgingState.READY);
            web.services().rejudgings().apply(tina, id);

            assertThat(web.services().submissions().view(tina, 1).score()).isEqualTo(20);
            assertThat(web.loggedIn("tina")
                            .get("/teach/courses/c/gradebook.csv")
                            .body())
                    .contains("anna", ",20");
        }
    }

    @Test
    void inAContestTheyAreAskedAndScoredAndExplainedToNobodyBeforeFeedbackSays() {
        try (WebFixture web = web()) {
            Viewer tina = classWith(web, Quiz.folder(), Feedback.NONE, "anna");
            contest(web, "anna");
            TestBrowser anna = web.loggedIn("anna");
            assertThat(anna.page("/contests/c/a")).contains(TASK);
            assertThat(anna.page(TASK)).contains("name=\"answer-value\"").doesNotContain("name=\"source\"");

            String place = TestBrowser.location(answered(anna, "complement", "d", "value", "55", "linear", "T"));
            Eventually.until(
                    "a verdict",
                    () -> web.services().submissions().view(tina, 1).verdict() != null);

            assertThat(told(anna.page(place))).isZero();
            assertThat(anna.page(place)).doesNotContain("right: ");
            assertThat(told(web.loggedIn("tina").page(place))).isEqualTo(5);
            assertThat(web.loggedIn("tina").page("/contests/c/a/scoreboard")).contains("Anna");
        }
    }

    /** Makes a contest of the assignment, by points; one takes part. */
    private static void contest(WebFixture web, String login) {
        web.database().write(tables -> {
            long course = tables.courses().find("c").orElseThrow().id();
            long id = tables.assignments().find(course, "a").orElseThrow().id();
            tables.contests()
                    .put(new Contest(
                            id,
                            ContestKind.IOI,
                            Duration.ofMinutes(20),
                            false,
                            null,
                            null,
                            null,
                            new Contest.Medals(1, 1, 1),
                            false,
                            false,
                            Contest.Aids.NONE,
                            null));
            long problem = tables.problems().find("quiz").orElseThrow().id();
            tables.contests().setProblems(id, List.of(new ContestProblem(id, problem, "A", null, null, null)));
            long person = tables.people().find(login).orElseThrow().id();
            tables.teams().put(new Team(id, person, "1", "Anna", null, null, null, null, false, null));
            return id;
        });
    }

    @Test
    void hostileFilesOfProgramsAreJudgedWithASentence() {
        try (WebFixture web = web()) {
            Viewer tina = classWith(web, Quiz.folder(), Feedback.FULL, "anna");
            TestBrowser anna = web.loggedIn("anna");
            long person = web.services().accounts().find("anna").orElseThrow().id();
            TestBrowser program = web.browser()
                    .header(
                            "Authorization",
                            "Bearer " + web.services().accounts().tokens().make(person, "test"));
            String door = "/api/v1/courses/c/assignments/a/submissions";
            byte[] large = new byte[10 << 20];
            assertThat(program.upload(door, Map.of("problem", "quiz"), Map.of("answers.yaml", large))
                            .statusCode())
                    .isEqualTo(413);
            String aliases = "a: &x [<script>alert(1)</script>]\nb: *x\n";
            assertThat(program.upload(
                                    door,
                                    Map.of("problem", "quiz"),
                                    Map.of("answers.json", aliases.getBytes(StandardCharsets.UTF_8)))
                            .statusCode())
                    .isEqualTo(201);
            Eventually.until(
                    "a verdict",
                    () -> web.services().submissions().view(tina, 1).verdict() != null);
            assertThat(anna.page("/submissions/1"))
                    .contains("answers.json, line 2")
                    .doesNotContain("<script>alert");
            assertThat(anna.page(TASK + "?from=1")).doesNotContain("<script>alert");
        }
    }
}
