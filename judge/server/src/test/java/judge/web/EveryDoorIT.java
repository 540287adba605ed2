package judge.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.Eventually;
import judge.ServedClass;
import judge.app.HostFailure;
import judge.app.JudgeOptions;
import judge.app.OpenJudge;
import judge.app.ThisHost;
import judge.app.ToolchainPreloader;
import judge.cli.Workbench;
import judge.database.Database;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.online.CourseRole;
import judge.online.Person;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.report.CaseSection;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.report.ReportJson;
import judge.server.JudgeServer;
import judge.server.ServerSettings;
import judge.server.Upkeep;
import judge.service.OnlineServices;
import judge.store.MemoryResults;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Programs that fail, of {@code every-door.txt}, and what {@code check}, {@code grade --explain}, the pages of a server
 * and its API say of each: three of each language, and with {@code -Ddoors.all=1} all forty. All doors keep what they
 * find out in one place, as on one machine; with {@code -Ddoors.apart=1} the server keeps nothing for the commands,
 * which look for themselves.
 */
@Tag("explanations")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EveryDoorIT {

    private static final Path PROGRAMS = Path.of("judge/server/src/test/resources/judge/every-door.txt");
    private static final Map<String, String> FILES =
            Map.of("java", "Main.java", "cpp", "main.cpp", "c", "main.c", "python3", "main.py");
    private static final String PROBLEM = "ledger";
    private static final String COURSE = "/courses/c/assignments/a/problems/" + PROBLEM;
    private static final int MANY = 100_000;
    private static final String NO_CAUSE = "none";

    /** The programs of the first run, of ten in each language. */
    private static final Set<Integer> USUAL = Set.of(0, 4, 8);

    /** A program that fails, for which a cause is known or not; its name is that of the contestant. */
    private record Program(String language, String name, String verdict, boolean hasCause, String source) {

        static Program of(String block) {
            String[] words = block.substring(0, block.indexOf('\n')).split(" ");
            boolean hasCause = words.length == 3 || !words[3].equals(NO_CAUSE);
            String source = block.substring(block.indexOf('\n') + 1);
            return new Program(words[0], words[0] + "-" + words[1], words[2], hasCause, source);
        }

        String file() {
            return Objects.requireNonNull(FILES.get(language));
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** A door's report, with its words in English and in Chinese. */
    private record Told(Report report, String english, String chinese) {}

    private final ReportJson json = new ReportJson();
    private final List<Program> programs = read();
    private final MemoryResults kept = new MemoryResults(1 << 24);
    private final Map<String, Told> checked = new ConcurrentHashMap<>();
    private final Map<String, Told> graded = new HashMap<>();
    private final Map<String, Told> toStudents = new HashMap<>();
    private final Map<String, Told> toTeachers = new HashMap<>();

    @TempDir
    private static Path temp;

    private static List<Program> read() {
        try {
            boolean all = System.getProperty("doors.all") != null;
            List<Program> found = Stream.of(Files.readString(PROGRAMS).split("(?m)^== "))
                    .skip(1)
                    .map(Program::of)
                    .toList();
            return IntStream.range(0, found.size())
                    .filter(i -> all || USUAL.contains(i % 10))
                    .mapToObj(found::get)
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @BeforeAll
    void asksEveryDoor() throws Exception {
        Workbench bench = new Workbench(temp);
        writeProblem(bench);
        programs.forEach(one -> bench.write(path(one), one.source()));
        asksServer();
        try (OpenJudge open = host().open(JudgeOptions.usual(), kept)) {
            bench.judge(open.judge()).explainer(open.explainer());
            programs.parallelStream().forEach(one -> checked.put(one.name(), checked(bench, one)));
            grades(bench);
        }
    }

    private static ThisHost host() {
        return new ThisHost(ToolchainPreloader.none(), Clock.systemUTC());
    }

    private OpenJudge opened(JudgeOptions options) throws HostFailure, InterruptedException {
        boolean apart = System.getProperty("doors.apart") != null;
        return host().open(options, apart ? new MemoryResults(1 << 24) : kept);
    }

    private static String path(Program one) {
        return "solutions/" + one.name() + "/" + PROBLEM + "/" + one.file();
    }

    /** The amounts are more than a program with two loops within each other can do with. */
    private static void writeProblem(Workbench bench) {
        bench.problem(PROBLEM)
                .write("problems/ledger/judge.yaml", "checker: exact\n")
                .write(
                        "problems/ledger/problem.yaml",
                        """
                        problem_format_version: 2025-09
                        name: Ledger
                        uuid: 0b1b3f0e-3b58-4c4e-9d6b-6a2f7c1d9e42
                        limits:
                          time_limit: 1
                          memory: 64
                        """);
        String some = IntStream.range(0, MANY)
                .mapToObj(i -> String.valueOf(i * 7_919L % 1_000_003 * 17))
                .collect(Collectors.joining(" "));
        Map.of(
                        "sample/1",
                        "3 -1 3 7",
                        "secret/01",
                        "5",
                        "secret/02",
                        "-8 -3 -9",
                        "secret/03",
                        "2000000000 2000000000 1999999999",
                        "secret/04",
                        some)
                .forEach((name, amounts) -> writeCase(bench, "problems/ledger/data/" + name, amounts));
    }

    private static void writeCase(Workbench bench, String place, String amounts) {
        long[] all = Stream.of(amounts.split(" ")).mapToLong(Long::parseLong).toArray();
        long total = Arrays.stream(all).sum();
        long best = Arrays.stream(all).max().orElseThrow();
        long different = Arrays.stream(all).distinct().count();
        bench.write(place + ".in", all.length + "\n" + amounts + "\n")
                .write(place + ".ans", total + "\n" + best + "\n" + different + "\n");
    }

    private Told checked(Workbench bench, Program one) {
        String[] line = {"check", "@" + path(one), "--problem", PROBLEM, "--problems", "@problems", "--lang", "en"};
        String[] inJson = Stream.concat(Stream.of(line), Stream.of("--json")).toArray(String[]::new);
        Report report = report(bench.run(inJson).out());
        String english = bench.run(line).out();
        line[line.length - 1] = "zh";
        return new Told(report, english, bench.run(line).out());
    }

    private Report report(String text) {
        try {
            return json.readReport(text.getBytes(UTF_8), Path.of("report.json"));
        } catch (Exception e) {
            throw new IllegalStateException(text, e);
        }
    }

    private void grades(Workbench bench) throws IOException {
        bench.grade("--explain", "--explain-time", "10m", "--lang", "en");
        Path english = shownWhole(bench, "en");
        Path chinese = shownWhole(bench, "zh");
        Path run = temp.resolve("reports/latest");
        for (Program one : programs) {
            String page = one.name() + "/" + PROBLEM;
            graded.put(
                    one.name(),
                    new Told(
                            report(Files.readString(run.resolve(page + ".json"))),
                            shown(Files.readString(english.resolve(page + ".html"))),
                            shown(Files.readString(chinese.resolve(page + ".html")))));
        }
    }

    private Path shownWhole(Workbench bench, String language) {
        Path pages = temp.resolve("pages-" + language);
        bench.run("report", "--reports", "@reports", "--reveal", "--lang", language, "--out", pages.toString());
        return pages;
    }

    private void asksServer() throws Exception {
        Path data = Files.createDirectory(temp.resolve("data"));
        String database = Database.inFolder(data);
        Map<String, String> tokens = fill(database, data);
        ServerSettings settings = new ServerSettings(
                "127.0.0.1",
                0,
                data,
                database,
                temp.resolve("problems"),
                List.of(),
                false,
                true,
                JudgeOptions.usual(),
                null,
                null,
                Upkeep.none());
        try (JudgeServer server = JudgeServer.start(settings, Clock.systemUTC(), this::opened)) {
            TestBrowser student = new TestBrowser(server.url());
            TestBrowser teacher = new TestBrowser(server.url());
            student.logIn("anna", WebFixture.PASSWORD);
            teacher.logIn("tina", WebFixture.PASSWORD);
            Map<String, String> pages = new LinkedHashMap<>();
            for (Program one : programs) {
                pages.put(one.name(), handIn(student, one));
            }
            TestBrowser asStudent = program(server, tokens, "anna");
            TestBrowser asTeacher = program(server, tokens, "tina");
            pages.forEach((name, page) -> Eventually.until(
                    name + " is judged", () -> online(asStudent, page).isPresent()));
            pages.forEach((name, page) -> {
                Eventually.until(name + " is explained", () -> isExplained(asStudent, page));
                toStudents.put(name, told(student, asStudent, page));
                toTeachers.put(name, told(teacher, asTeacher, page));
            });
        }
    }

    private static String handIn(TestBrowser student, Program one) {
        return TestBrowser.location(
                student.upload(COURSE, Map.of(), Map.of(one.file(), one.source().getBytes(UTF_8))));
    }

    private static TestBrowser program(JudgeServer server, Map<String, String> tokens, String login) {
        return new TestBrowser(server.url()).header("Authorization", "Bearer " + tokens.get(login));
    }

    private boolean isExplained(TestBrowser browser, String page) {
        return online(browser, page)
                .filter(report -> report.explanation() != ExplanationState.LOOKING)
                .isPresent();
    }

    private Optional<Report> online(TestBrowser browser, String page) {
        try {
            return Optional.of(new ObjectMapper().readTree(browser.page("/api/v1" + page)))
                    .filter(found -> found.path("report").isObject())
                    .map(found -> report(found.path("report").toString()));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private Told told(TestBrowser browser, TestBrowser program, String page) {
        browser.post("/language", Map.of("language", "en", "back", page));
        String english = shown(browser.page(page));
        browser.post("/language", Map.of("language", "zh", "back", page));
        return new Told(online(program, page).orElseThrow(), english, shown(browser.page(page)));
    }

    /** Fills a database with a class; returns the tokens of a teacher and a student. */
    private Map<String, String> fill(String database, Path data) {
        try (Database opened = Database.open(database)) {
            OnlineServices services = OnlineServices.on(opened, Clock.systemUTC(), data);
            Person tina = services.accounts().add("tina", "Tina", SiteRole.TEACHER, WebFixture.PASSWORD, false);
            Person anna = services.accounts().add("anna", "Anna", SiteRole.STUDENT, WebFixture.PASSWORD, false);
            Viewer teacher = new Viewer(tina.id(), tina.login(), tina.name(), tina.role());
            services.problems().putFolder(temp.resolve("problems/" + PROBLEM));
            services.courses().put(teacher, "c", "Course");
            services.courses().setRole(teacher, "c", "anna", CourseRole.STUDENT);
            services.assignments().put(teacher, "c", "a", ServedClass.open(PROBLEM));
            return Map.of(
                    "tina", services.accounts().tokens().make(tina.id(), "test"),
                    "anna", services.accounts().tokens().make(anna.id(), "test"));
        }
    }

    @ParameterizedTest
    @FieldSource("programs")
    void tellsTheSameCauseInTheSameWords(Program one) {
        Told first = checked.get(one.name());
        assertThat(first.report().verdict()).hasToString(one.verdict());
        if (isWhole(first)) {
            assertThat(cause(first.report()).isPresent()).as(first.english()).isEqualTo(one.hasCause());
        }
        Stream.of(graded, toTeachers)
                .map(door -> door.get(one.name()))
                .filter(there -> isWhole(first) && isWhole(there))
                .forEach(there -> assertThat(cause(there.report())).isEqualTo(cause(first.report())));
        Told student = toStudents.get(one.name());
        if (isWhole(first) && isWhole(student)) {
            isTheSameButForValues(cause(first.report()), cause(student.report()));
        }
        Stream.of(first, graded.get(one.name()), toTeachers.get(one.name()), toStudents.get(one.name()))
                .forEach(this::saysItInBothLanguages);
    }

    private static void isTheSameButForValues(Optional<Hint> whole, Optional<Hint> student) {
        assertThat(student.map(Hint::code)).isEqualTo(whole.map(Hint::code));
        assertThat(student.map(one -> one.parameters().get("line")))
                .isEqualTo(whole.map(one -> one.parameters().get("line")));
        student.ifPresent(one -> assertThat(whole.orElseThrow().parameters()).containsAllEntriesOf(one.parameters()));
    }

    private void saysItInBothLanguages(Told told) {
        cause(told.report()).ifPresent(cause -> {
            assertThat(told.english()).contains(Messages.in(DisplayLanguage.EN).sentence(cause));
            assertThat(told.chinese()).contains(Messages.in(DisplayLanguage.ZH).sentence(cause));
        });
    }

    /** A look that was cut short, as on a busy machine, may well find less. */
    private static boolean isWhole(Told told) {
        return told.report().explanation() != ExplanationState.CUT_SHORT;
    }

    /** The cause that is told first. */
    private static Optional<Hint> cause(Report report) {
        return Optional.ofNullable(report.compile().reason())
                .or(() -> report.firstFailing().map(CaseSection::reason))
                .map(Reason::hints)
                .flatMap(hints -> hints.stream().findFirst());
    }

    /** The text of a page, as a browser shows it. */
    private static String shown(String html) {
        return Pattern.compile("&#(?:x([0-9A-Fa-f]+)|(\\d+));")
                .matcher(html)
                .replaceAll(found -> Matcher.quoteReplacement(Character.toString(
                        found.group(1) == null
                                ? Integer.parseInt(found.group(2))
                                : Integer.parseInt(found.group(1), 16))))
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&amp;", "&");
    }
}
