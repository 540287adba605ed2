package judge.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import judge.Eventually;
import judge.gradebook.Classes;
import judge.gradebook.Gradebook;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.report.GradedRun;
import judge.report.Report;
import judge.report.Reports;
import judge.similar.Likenesses;
import judge.similar.SimilarWorks;
import judge.similar.Work;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The pages in a real browser. Without one the tests fail and say what to install; to do without, give {@code
 * -Djudge.browser=none}.
 */
@Tag("browser")
class PagesIT {

    /** A page of a contestant's text in every place, and ordinary ones. */
    private static final List<Report> CLASS = Stream.concat(Classes.small().stream(), Stream.of(Reports.compileError()))
            .toList();

    @TempDir
    private static Path folder;

    private static Browser browser;
    private static Path pages;

    @BeforeAll
    static void opensABrowser() throws IOException {
        assumeFalse("none".equals(System.getProperty("judge.browser")), "judge.browser=none: asked not to run");
        browser = Browser.start();
        pages = write("small", CLASS, DisplayLanguage.EN);
        writePairs();
        GradedRun run = Classes.read(folder.resolve("small-reports/latest"), true);
        new Views(Messages.in(DisplayLanguage.EN))
                .write(Gradebook.of(run.with(Classes.roster())), Set.of(Format.HTML), folder.resolve("roster"));
    }

    @AfterAll
    static void closesTheBrowser() {
        if (browser != null) {
            browser.close();
        }
    }

    /** Two that are alike, with a contestant's text wherever the page has any. */
    private static void writePairs() throws IOException {
        String program = Files.readString(Path.of("solutions/acwing-mask/poj3074/Main.java"));
        List<Work> works = Stream.of("anna", Classes.HOSTILE)
                .map(name -> new Work(name, Map.of(name + ".java", program + "// " + Classes.HOSTILE + "\n")))
                .toList();
        Likenesses alike = new SimilarWorks(SimilarWorks.THRESHOLD, List.of()).find(works);
        assertThat(alike.pairs()).hasSize(1);
        new SimilarView(Messages.in(DisplayLanguage.EN))
                .write(List.of(new SimilarView.Group(Classes.HOSTILE, alike)), folder.resolve("similar/pairs.html"));
    }

    @Test
    void noScriptOfAContestantRunsWherePairsAreShown() {
        browser.open(folder.resolve("similar/pairs.html"));
        browser.run("document.querySelector('summary').click()");

        assertThat(texts(".side h3")).hasSize(2).contains("anna");
        assertThat(texts(".alike .like")).hasSizeGreaterThan(40);
        assertThat(browser.run("document.title").textValue()).isEqualTo("Similar submissions");
        assertThat(browser.run("document.images.length + document.scripts.length")
                        .intValue())
                .isZero();
        assertThat(browser.seen("Log.entryAdded")).isEmpty();
    }

    private static Path write(String name, List<Report> reports, DisplayLanguage language) throws IOException {
        Path out = folder.resolve(name);
        new Views(Messages.in(language))
                .write(Classes.gradebook(folder.resolve(name + "-reports"), reports, true), Set.of(Format.HTML), out);
        return out;
    }

    private static List<String> texts(String selector) {
        List<String> texts = new ArrayList<>();
        browser.run("[...document.querySelectorAll(" + quoted(selector)
                        + ")].filter(e => e.checkVisibility()).map(e => e.textContent.trim())")
                .forEach(text -> texts.add(text.textValue()));
        return texts;
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "\\'") + "'";
    }

    private static void openClass() {
        browser.open(pages.resolve("index.html"));
    }

    private static void clickHead(String head) {
        browser.run("[...document.querySelectorAll('#ranking th button')].find(b => b.textContent.startsWith("
                + quoted(head) + ")).click()");
    }

    @Test
    void sortsByTheColumnWhoseHeadIsClickedAndBackwardsTheSecondTime() {
        openClass();

        clickHead("total");
        assertThat(texts("#ranking tbody td:nth-last-child(2)")).containsExactly("0", "50", "50", "50", "75", "100");
        assertThat(texts("#ranking th[aria-sort=ascending]")).containsExactly("total");

        clickHead("total");
        assertThat(texts("#ranking tbody td:nth-last-child(2)")).containsExactly("100", "75", "50", "50", "50", "0");
        assertThat(texts("#ranking th[aria-sort=descending]")).containsExactly("total");
    }

    @Test
    void sortsAsTheClassStandsOnItsRoster() {
        browser.open(folder.resolve("roster/index.html"));

        clickHead("on the roster");

        assertThat(texts("#ranking tbody th")).startsWith("张三", "bert", "anna").hasSize(6);
        assertThat(texts("#ranking tbody td:nth-child(3)"))
                .startsWith("7 张三", "8 bert", "9 Anna")
                .endsWith("–");
        assertThat(texts(".absent")).singleElement().asString().startsWith("No submission judged (41 / 44): ");
        assertThat(texts(".strangers")).singleElement().asString().startsWith("Not found on the roster (3): ");
    }

    @Test
    void findsByWhatStandsOnTheRosterToo() {
        browser.open(folder.resolve("roster/index.html"));
        browser.run("document.getElementById('name').focus()");

        browser.type("7 张");

        assertThat(texts("#ranking tbody th")).containsExactly("张三");
        assertThat(texts("#p2 .matrix tbody th")).containsExactly("张三");
    }

    @Test
    void sortsWithTheKeyboardAlone() {
        openClass();
        browser.run("document.querySelector('#ranking th:nth-child(2) button').focus()");

        browser.press("Enter", 13);

        assertThat(texts("#ranking th[aria-sort=ascending]")).containsExactly("contestant");
        assertThat(texts("#ranking tbody th")).containsSubsequence("anna", "bert");
    }

    @Test
    void filtersEveryTableByName() {
        openClass();
        browser.run("document.getElementById('name').focus()");

        browser.type("AN");

        assertThat(texts("#ranking tbody th")).containsExactly("anna");
        assertThat(texts("#p2 .matrix tbody th")).containsExactly("anna");
        assertThat(texts("#count")).containsExactly("1 of 6 contestants");
    }

    @Test
    void filtersByVerdict() {
        openClass();

        browser.run("{const v = document.getElementById('verdict'); v.value = 'TLE'; v.dispatchEvent(new "
                + "Event('change'))}");

        assertThat(texts("#ranking tbody th")).containsExactlyInAnyOrder("张三", "Żółć, \"a\"");
        assertThat(texts("#count")).containsExactly("2 of 6 contestants");
    }

    @Test
    void leadsFromTheClassToASubmissionAndFromThereNowhere() throws IOException {
        openClass();
        List<String> links = new ArrayList<>();
        browser.run("[...document.querySelectorAll('main a')].map(a => a.href)")
                .forEach(link -> links.add(link.textValue()));

        assertThat(links).hasSizeGreaterThan(10);
        for (String link : links) {
            assertThat(Path.of(URI.create(link))).as(link).isRegularFile();
        }
        browser.open(pages.resolve("anna/sudoku.html"));
        assertThat(browser.run("document.querySelector('a[href*=index]') === null")
                        .booleanValue())
                .as("it is handed to one student")
                .isTrue();
    }

    private static List<Path> allPages() throws IOException {
        try (Stream<Path> files = Files.walk(pages)) {
            return files.filter(file -> file.toString().endsWith(".html")).toList();
        }
    }

    @Test
    void noScriptOfAContestantRunsAndNoRequestLeavesAPage() throws IOException {
        for (Path page : allPages()) {
            browser.open(page);

            assertThat(browser.run("document.title").textValue()).isNotEqualTo("breach");
            assertThat(browser.run("document.images.length").intValue()).isZero();
            assertThat(browser.run("document.scripts.length").intValue()).isLessThanOrEqualTo(1);
            assertThat(browser.seen("Network.requestWillBeSent"))
                    .extracting(request -> request.path("request").path("url").textValue())
                    .as("requests of %s", page)
                    .allMatch(url -> url.equals(page.toUri().toString()) || url.startsWith("data:"));
            assertThat(browser.seen("Runtime.exceptionThrown")).isEmpty();
            assertThat(browser.seen("Log.entryAdded"))
                    .extracting(entry -> entry.path("entry").path("text").textValue())
                    .isEmpty();
        }
        assertThat(allPages()).hasSize(9);
    }

    @Test
    void thePolicyStopsAScriptThatGotIntoAPageInSpiteOfAll() throws IOException {
        String page = Files.readString(pages.resolve("index.html"));
        Path holed = Files.writeString(
                pages.resolveSibling("holed.html"),
                page.replace(
                        "<main>",
                        "<main><script>document.title='breach'</script><img src='http://127.0.0.1:9/x' "
                                + "onerror=\"document.title='breach'\">"));

        browser.open(holed);

        assertThat(browser.run("document.title").textValue()).isEqualTo("Results");
        Eventually.until(
                "what the policy refused", () -> !browser.seen("Log.entryAdded").isEmpty());
    }

    /** The rules of axe on contrast, names, labels, tables, regions and the keyboard, on light and dark pages. */
    @ParameterizedTest
    @CsvSource({
        "index.html,false",
        "index.html,true",
        "bert/sudoku.html,false",
        "bert/sudoku.html,true",
        "anna/poj3074.html,true",
        "../roster/index.html,false",
        "../similar/pairs.html,false",
        "../similar/pairs.html,true"
    })
    void axeFindsNothing(String page, boolean dark) throws IOException {
        browser.dark(dark);
        browser.open(pages.resolve(page));
        browser.run("document.querySelectorAll('details').forEach(one => { one.open = true })");
        try (InputStream axe = Objects.requireNonNull(PagesIT.class.getResourceAsStream("/axe.min.js"))) {
            browser.run(new String(axe.readAllBytes(), StandardCharsets.UTF_8) + "; 0");
        }

        JsonNode result =
                browser.run("axe.run(document).then(r => ({rules: r.passes.map(p => p.id), faults: r.violations.map("
                        + "v => v.id + ': ' + v.help + ' ' + v.nodes.slice(0, 3).map(n => n.html + ' ' + "
                        + "n.failureSummary).join(' | '))}))");
        browser.dark(false);

        assertThat(result.path("faults")).extracting(JsonNode::textValue).isEmpty();
        assertThat(result.path("rules"))
                .extracting(JsonNode::textValue)
                .contains("color-contrast", "html-has-lang", "region");
    }

    @ParameterizedTest
    @ValueSource(strings = {"index.html", "bert/sudoku.html", "../roster/index.html", "../similar/pairs.html"})
    void fitsOnAPhone(String page) {
        browser.window(390, 844, true);
        browser.open(pages.resolve(page));

        int width = browser.run("document.documentElement.scrollWidth").intValue();
        browser.call("Emulation.clearDeviceMetricsOverride", Map.of());

        assertThat(width)
                .as("nothing but tables and sources is scrolled sideways")
                .isLessThanOrEqualTo(390);
    }

    /** Chinese may be broken anywhere: what the mistakes are called stood one sign to a line. */
    @Test
    void leavesRoomForWordsInTablesOnAPhone() throws IOException {
        Path chinese = write("chinese", Classes.small(), DisplayLanguage.ZH);
        browser.window(375, 812, true);
        browser.open(chinese.resolve("index.html"));

        List<Double> widths = new ArrayList<>();
        browser.run("[...document.querySelectorAll('.cases tbody th, .cases td:last-child')]"
                        + ".map(e => e.getBoundingClientRect().width)")
                .forEach(width -> widths.add(width.doubleValue()));
        browser.call("Emulation.clearDeviceMetricsOverride", Map.of());

        assertThat(widths).isNotEmpty().allMatch(width -> width >= 100);
    }

    @Test
    void looksOtherwiseInTheDark() {
        openClass();
        String ground = "getComputedStyle(document.body).backgroundColor";

        String light = browser.run(ground).textValue();
        browser.dark(true);
        String dark = browser.run(ground).textValue();
        browser.dark(false);

        assertThat(dark).isNotEqualTo(light);
    }

    /** Judged by CPU time, as another process may use the machine at the same time. */
    @Test
    void opensAClassOfThreeHundredInAFewTimesTheCpuOfAQuarterOfIt() throws IOException {
        Path part = write("part", Classes.large(75, 40), DisplayLanguage.ZH).resolve("index.html");
        Path large = write("large", Classes.large(300, 40), DisplayLanguage.ZH).resolve("index.html");
        browser.open(part);
        double least = Double.MAX_VALUE;
        double leastOfLarge = Double.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            browser.open(part);
            least = Math.min(least, browser.mainThreadSeconds());
            browser.open(large);
            leastOfLarge = Math.min(leastOfLarge, browser.mainThreadSeconds());
        }
        System.out.printf("75 x 40: %.0f ms of CPU, 300 x 40: %.0f ms%n", least * 1000, leastOfLarge * 1000);
        assertThat(texts("#count")).containsExactly("显示 300 / 300 名选手");
        assertThat(lastRowIsLaidOut())
                .as("what is far from the window can wait")
                .isFalse();
        browser.run("document.querySelector('.matrix tfoot').scrollIntoView({behavior: 'instant', block: 'center'})");
        browser.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
        assertThat(lastRowIsLaidOut()).as("until one scrolls to it").isTrue();
        // If each contestant were compared with each other, it would be 16 times.
        assertThat(leastOfLarge / least)
                .as("CPU time of the page's main thread")
                .isPositive()
                .isLessThan(12);
    }

    private static boolean lastRowIsLaidOut() {
        return browser.run("document.querySelector('.matrix tfoot tr').checkVisibility({contentVisibilityAuto: true})")
                .booleanValue();
    }
}
