package judge.web.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.HttpCookie;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.JudgingState;
import judge.online.SiteRole;
import judge.online.StoredJudging;
import judge.online.Viewer;
import judge.web.TestBrowser;
import judge.web.WebFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@OnEachDatabase
class LiveEventsIT {

    private static final int PER_PERSON = 30;
    private static final int MANY_EVENTS = 40_000;

    private final WebFixture web;
    private final Viewer teacher;
    private final Viewer anna;

    LiveEventsIT(BothDatabases on) {
        web = new WebFixture(on, new LiveEvents.Caps(PER_PERSON, 100));
        teacher = web.person("teacher", SiteRole.TEACHER);
        anna = web.person("anna", SiteRole.STUDENT);
    }

    @AfterEach
    void closes() {
        web.close();
    }

    private long handIn(TestBrowser browser) {
        String location = TestBrowser.location(browser.upload(
                "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM,
                Map.of("source", "class Main {}"),
                Map.of()));
        return Long.parseLong(location.substring(location.lastIndexOf('/') + 1));
    }

    /** Hands in a submission that is not judged until the judge may go on. */
    private long waiting(TestBrowser browser) {
        web.judge().hold();
        return handIn(browser);
    }

    /** Logs Anna in, as a member of a course whose assignment gives such feedback. */
    private TestBrowser annas(Feedback feedback) {
        web.course(teacher, "c", feedback, anna);
        return web.loggedIn("anna");
    }

    private static InputStream events(TestBrowser browser, long id) {
        return browser.stream("/submissions/" + id + "/events");
    }

    private static BufferedReader reader(InputStream in) {
        return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    private static String next(BufferedReader lines, String beginning) throws IOException {
        String line = lines.readLine();
        while (line != null && !line.startsWith(beginning)) {
            line = lines.readLine();
        }
        return line == null ? "" : line;
    }

    @Test
    void comeWhileItIsJudgedAndNotAtTheEnd() throws IOException {
        TestBrowser browser = annas(Feedback.FULL);
        long id = waiting(browser);

        try (BufferedReader lines = reader(events(browser, id))) {
            web.judge().allow(3);
            assertThat(next(lines, "data: {\"done\":2")).contains("\"of\":");
            web.judge().release();
            assertThat(next(lines, "event: verdict")).isNotEmpty();
        }
    }

    @Test
    void tellThePlaceInTheQueueAndThatItHasMovedUp() throws IOException {
        TestBrowser browser = annas(Feedback.FULL);
        web.judge().hold();
        long last = 0;
        for (int i = 0; i < 4; i++) {
            last = handIn(browser);
        }

        try (BufferedReader lines = reader(events(browser, last))) {
            assertThat(next(lines, "data: {\"place\":")).matches("data: \\{\"place\":[1-4]}");
            web.judge().release();
            assertThat(next(lines, "event: verdict")).isNotEmpty();
        }
    }

    @Test
    void tellThePlaceOfWhatWaitsOnceMore() throws IOException {
        Viewer boris = web.person("boris", SiteRole.STUDENT);
        web.course(teacher, "c", Feedback.FULL, anna, boris);
        TestBrowser browser = web.loggedIn("anna");
        long id = waiting(browser);

        try (BufferedReader lines = reader(events(browser, id))) {
            web.judge().allow(3);
            assertThat(next(lines, "data: {\"done\":2")).isNotEmpty();
            // It would be taken again before its place is told, were one of the worker's two threads free.
            long other = handIn(web.loggedIn("boris"));
            Eventually.until(() -> judging(other).state() == JudgingState.JUDGING);
            StoredJudging begun = judging(id);
            web.database().write(tables -> tables.judgings().giveBack(begun, Instant.now()));
            web.live().queued(id);

            assertThat(next(lines, "data: {\"place\":")).isNotEmpty();
        }
        web.judge().release();
    }

    private StoredJudging judging(long submission) {
        return web.database()
                .read(tables -> tables.judgings().active(submission))
                .orElseThrow();
    }

    @Test
    void sayNothingOfWhatFeedbackHides() throws Exception {
        TestBrowser browser = annas(Feedback.NONE);
        TestBrowser staff = web.loggedIn("teacher");
        long id = waiting(browser);
        try (InputStream early = events(browser, id);
                BufferedReader shown = reader(events(staff, id))) {
            next(shown, "data: {\"phase\":\"judging\"}");
            web.live().ended(id, 1, 99);
            web.judge().release();
            assertThat(rest(shown)).contains("99", "event: verdict");
            try (InputStream late = events(browser, id);
                    BufferedReader shownLater = reader(events(staff, id))) {
                assertThat(rest(shownLater)).contains("event: verdict");
                web.live().close();

                for (InputStream hidden : List.of(early, late)) {
                    assertThat(new String(hidden.readAllBytes(), StandardCharsets.UTF_8).replace(": \n\n", ""))
                            .as("but for signs of life")
                            .isEqualTo("retry: 2000\n\n");
                }
            }
        }
    }

    /** Returns all events from now on until the end of the stream. The server ends it once everybody was told. */
    private static String rest(BufferedReader lines) {
        return lines.lines().collect(Collectors.joining("\n"));
    }

    /** The events that can take a right away while somebody looks. */
    enum Taking {
        LEFT_THE_COURSE,
        LOGGED_OUT,
        LOGGED_OUT_ELSEWHERE,
        DISABLED,
        NOT_OPEN_YET
    }

    @ParameterizedTest
    @EnumSource
    void endForWhoMayNotKnowAnyMore(Taking taking) throws IOException {
        Viewer root = web.person("root", SiteRole.ADMIN);
        TestBrowser browser = annas(Feedback.FULL);
        long id = waiting(browser);
        String said;
        try (BufferedReader lines = reader(events(browser, id))) {
            next(lines, "data: {\"phase\":\"judging\"}");
            take(taking, root, browser);
            web.live().ended(id, 1, 99);
            web.judge().release();
            said = rest(lines);
        }

        assertThat(said).doesNotContain("99", "verdict");
    }

    private void take(Taking taking, Viewer root, TestBrowser browser) {
        switch (taking) {
            case LEFT_THE_COURSE -> web.services().courses().remove(teacher, "c", "anna");
            case LOGGED_OUT -> browser.post("/logout", Map.of());
            case LOGGED_OUT_ELSEWHERE -> web.services()
                    .keys()
                    .endSession(
                            anna,
                            web.services().keys().sessions(anna, "").get(0).handle());
            case DISABLED -> web.services().people().setDisabled(root, "anna", true);
            case NOT_OPEN_YET -> web.assignment(
                    teacher,
                    "c",
                    "a1",
                    Feedback.FULL,
                    Instant.now().plusSeconds(3600),
                    Instant.now().plusSeconds(7200));
        }
    }

    @Test
    void sayNothingFromTheMomentAtWhichFeedbackIsHidden() throws Exception {
        TestBrowser browser = annas(Feedback.FULL);
        long id = waiting(browser);
        try (BufferedReader lines = reader(events(browser, id));
                BufferedReader shown = reader(events(web.loggedIn("teacher"), id))) {
            next(lines, "data: {\"phase\":\"judging\"}");
            Instant now = Instant.now();
            web.assignment(teacher, "c", "a1", Feedback.NONE, now.minusSeconds(60), now.plusSeconds(3600));
            web.live().ended(id, 1, 99);
            web.judge().release();
            assertThat(rest(shown)).contains("event: verdict");
            web.live().close();

            assertThat(rest(lines)).doesNotContain("99", "verdict", "AC");
        }
    }

    @Test
    void reachOthersAlsoWhereOneMayNotKnowAnyMore() throws Exception {
        web.course(teacher, "c", Feedback.FULL, anna);
        Viewer helper = web.person("helper", SiteRole.STUDENT);
        web.services().courses().setRole(teacher, "c", helper.login(), CourseRole.ASSISTANT);
        Viewer second = web.person("second", SiteRole.STUDENT);
        web.services().courses().setRole(teacher, "c", second.login(), CourseRole.ASSISTANT);
        TestBrowser browser = web.loggedIn("anna");
        long id = waiting(browser);
        try (InputStream none = events(web.loggedIn("helper"), id);
                BufferedReader lines = reader(events(web.loggedIn("second"), id))) {
            next(lines, "data: {\"phase\":\"judging\"}");
            web.services().courses().remove(teacher, "c", "helper");
            web.judge().release();

            assertThat(next(lines, "event: verdict")).isNotEmpty();
            assertThat(new String(none.readAllBytes(), StandardCharsets.UTF_8)).doesNotContain("verdict");
        }
    }

    @Test
    void tellHowManyCasesOnlyWhereFeedbackShowsAllOfThem() throws IOException {
        TestBrowser browser = annas(Feedback.VERDICT);
        long id = waiting(browser);
        List<String> said = new ArrayList<>();
        try (BufferedReader lines = reader(events(browser, id))) {
            web.judge().release();
            lines.lines().forEach(said::add);
        }

        assertThat(said).contains("event: verdict").doesNotContain("event: case");
    }

    @Test
    void reachOthersWhileSomeDoNotReadForHoweverLong() throws Exception {
        TestBrowser browser = annas(Feedback.FULL);
        long id = waiting(browser);
        List<Socket> stalled = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            stalled.add(ask(browser, id));
        }
        try (BufferedReader lines = reader(events(browser, id))) {
            next(lines, "retry");
            // More than the kernel keeps for somebody who does not read. One in a while, so that who reads keeps up.
            for (int i = 1; i <= MANY_EVENTS; i++) {
                web.live().ended(id, i, MANY_EVENTS);
                web.live().compiling(id);
                if (i % 20 == 0) {
                    assertThat(next(lines, "data: {\"done\":" + i + ",")).isNotEmpty();
                }
            }
            assertThat(web.live().connections())
                    .as("those who do not read are let go")
                    .isEqualTo(1);
            web.judge().release();
            assertThat(next(lines, "event: verdict")).isNotEmpty();
        } finally {
            for (Socket one : stalled) {
                one.close();
            }
        }
    }

    /** A browser that asks for events and never reads them. */
    private Socket ask(TestBrowser browser, long id) throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(4096);
        socket.connect(new java.net.InetSocketAddress("127.0.0.1", web.server().port()));
        String cookies = browser.cookies().getCookieStore().getCookies().stream()
                .map(HttpCookie::toString)
                .map(text -> text.replace("$Version=\"1\"", ""))
                .map(text -> text.replaceAll("\"", "").replaceAll(";\\$.*", ""))
                .collect(Collectors.joining("; "));
        socket.getOutputStream()
                .write(("GET /submissions/" + id + "/events HTTP/1.1\r\nHost: 127.0.0.1:"
                                + web.server().port() + "\r\nAccept: text/event-stream\r\nCookie: " + cookies
                                + "\r\n\r\n")
                        .getBytes(StandardCharsets.UTF_8));
        assertThat(socket.getInputStream().readNBytes(12)).asString().isEqualTo("HTTP/1.1 200");
        return socket;
    }

    @Test
    void areForSoManyConnectionsOfAPersonAndNoMore() throws Exception {
        TestBrowser browser = annas(Feedback.FULL);
        long id = waiting(browser);
        List<InputStream> open = new ArrayList<>();
        for (int i = 0; i < PER_PERSON; i++) {
            open.add(events(browser, id));
        }

        assertThat(web.live().connections()).isEqualTo(PER_PERSON);
        assertThat(browser.get("/submissions/" + id + "/events").statusCode()).isEqualTo(429);
        web.judge().release();
        for (InputStream one : open) {
            one.readAllBytes();
        }
        Eventually.until("nobody listens", () -> web.live().connections() == 0);
    }
}
