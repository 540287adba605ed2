package judge.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.digest.Sha256;
import judge.engine.Judge;
import judge.online.Assignment;
import judge.online.Counting;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.Person;
import judge.online.SiteRole;
import judge.online.StoredSession;
import judge.online.Viewer;
import judge.service.OnlineServices;
import judge.service.SmallProblem;
import judge.service.account.LightPasswords;
import judge.service.contest.ContestServices;
import judge.service.course.AssignmentSettings;
import judge.service.course.ProblemPoints;
import judge.web.live.LiveEvents;
import judge.worker.Worker;
import org.apache.commons.io.file.PathUtils;
import org.jspecify.annotations.Nullable;

/**
 * A server on a free port with a database of its own, that judges by a {@link FakeJudge}. It lets go of no connection
 * on which nothing happens: whoever waits for that waits until the test fails.
 */
public final class WebFixture implements AutoCloseable {

    /** The password of everybody that the fixture adds. */
    public static final String PASSWORD = "correct horse 9";

    /** A problem that there is after {@link #course}. */
    public static final String PROBLEM = "poj3074";

    private static final String LOCAL = "127.0.0.1";
    private static final AtomicInteger SESSIONS = new AtomicInteger();

    private final Path folder;
    private final Database database;
    private final OnlineServices services;
    private final ContestServices contests;
    private final FakeJudge judge = new FakeJudge();
    private final FakeExplainer explainer = new FakeExplainer();
    private final LiveEvents live;
    private final Worker worker;
    private final WebServer server;

    /** Starts a server. */
    public WebFixture(BothDatabases on) {
        this(on, LiveEvents.Caps.USUAL);
    }

    /** Starts a server that takes so many connections of events. */
    public WebFixture(BothDatabases on, LiveEvents.Caps caps) {
        this(on.fresh(), caps);
    }

    /** Starts a server that goes by another clock. */
    WebFixture(BothDatabases on, Clock clock) {
        this(on.fresh(), LiveEvents.Caps.USUAL, clock, null);
    }

    /** Starts a server that judges by another judge, which is not closed with it. */
    WebFixture(BothDatabases on, Judge judging) {
        this(on.fresh(), LiveEvents.Caps.USUAL, Clock.systemUTC(), judging);
    }

    /** Starts a server on a database that there is. */
    WebFixture(String url, LiveEvents.Caps caps) {
        this(url, caps, Clock.systemUTC(), null);
    }

    private WebFixture(String url, LiveEvents.Caps caps, Clock clock, @Nullable Judge judging) {
        try {
            folder = Files.createTempDirectory("judge's web ");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        database = Database.open(url);
        services = OnlineServices.on(database, clock, folder, LightPasswords.make());
        live = new LiveEvents(services.submissions(), services.tries(), clock, caps);
        database.onRights(live::rightsChanged);
        worker = new Worker(
                "test",
                database,
                clock,
                judging == null ? judge : judging,
                services.packages()::problem,
                Worker.Chores.NONE,
                live,
                2);
        worker.explaining(explainer);
        contests = ContestServices.on(database, clock, services);
        server = WebServer.start(WebSettings.plain("127.0.0.1", 0), services, contests, live);
        server.setPatience(Eventually.HANG);
        worker.start();
    }

    /** Returns the services that the fixture is made of. */
    public OnlineServices services() {
        return services;
    }

    /** The same for contests. */
    public ContestServices contests() {
        return contests;
    }

    /** The database of the server. */
    public Database database() {
        return database;
    }

    /** Returns the fake judge. */
    public FakeJudge judge() {
        return judge;
    }

    /** Returns the fake explainer. */
    public FakeExplainer explainer() {
        return explainer;
    }

    /** Returns the live events. */
    public LiveEvents live() {
        return live;
    }

    /** The server itself. */
    public WebServer server() {
        return server;
    }

    /** Another server on the same database, with events of its own, at a port; 0: any that is free. */
    public WebServer another(int port) {
        LiveEvents own =
                new LiveEvents(services.submissions(), services.tries(), Clock.systemUTC(), LiveEvents.Caps.USUAL);
        return WebServer.start(WebSettings.plain("127.0.0.1", port), services, contests, own);
    }

    /** The server's address without a slash at the end. */
    public String address() {
        return "http://127.0.0.1:" + server.port();
    }

    /** Adds somebody with the usual password, or gives who is there. */
    public Viewer person(String login, SiteRole role) {
        Viewer added = tokenHolder(login, role);
        return database.write(tables -> {
            tables.people().setPassword(added.person(), services.passwords().hash(PASSWORD), false);
            return added;
        });
    }

    /** Adds somebody without a password: programs come with tokens. */
    public Viewer tokenHolder(String login, SiteRole role) {
        Person person = services.accounts().add(login, login.toUpperCase(Locale.ROOT), role, null, false);
        return new Viewer(person.id(), person.login(), person.name(), person.role());
    }

    /** A course with an assignment {@code a1} of {@link #PROBLEM}, worth 10 points, open until tomorrow. */
    public void course(Viewer teacher, String slug, Feedback feedback, Viewer... students) {
        services.problems().putFolder(SmallProblem.FOLDER);
        services.courses().put(teacher, slug, "Course " + slug);
        for (Viewer student : students) {
            services.courses().setRole(teacher, slug, student.login(), CourseRole.STUDENT);
        }
        Instant now = Instant.now();
        assignment(teacher, slug, "a1", feedback, now.minus(Duration.ofHours(1)), now.plus(Duration.ofDays(1)));
    }

    /** An assignment of {@link #PROBLEM}. */
    public void assignment(
            Viewer teacher, String course, String slug, Feedback feedback, Instant opens, Instant closes) {
        assignment(teacher, course, slug, feedback, opens, closes, null, 0, null);
    }

    /** Has failures in an assignment explained, or not. */
    public void explaining(Viewer teacher, String course, String slug, boolean whether) {
        Assignment now = services.assignments().get(teacher, course, slug).assignment();
        services.assignments()
                .put(
                        teacher,
                        course,
                        slug,
                        new AssignmentSettings(
                                now.name(),
                                now.opens(),
                                now.closes(),
                                now.lateUntil(),
                                now.lateDeduction(),
                                new Assignment.Disclosure(now.feedback(), whether, true),
                                now.attempts(),
                                now.counts(),
                                now.interval(),
                                List.of(new ProblemPoints(PROBLEM, 10))));
    }

    /** Makes an assignment that is late by now: a fifth of the points is lost, and three attempts may be made. */
    public void lateAssignment(Viewer teacher, String course, String slug) {
        Instant closed = Instant.now().minusSeconds(3600);
        assignment(
                teacher,
                course,
                slug,
                Feedback.FULL,
                closed.minusSeconds(3600),
                closed,
                closed.plusSeconds(7200),
                0.2,
                3);
    }

    private void assignment(
            Viewer teacher,
            String course,
            String slug,
            Feedback feedback,
            Instant opens,
            Instant closes,
            @Nullable Instant lateUntil,
            double deduction,
            @Nullable Integer attempts) {
        services.assignments()
                .put(
                        teacher,
                        course,
                        slug,
                        new AssignmentSettings(
                                "Assignment " + slug,
                                opens,
                                closes,
                                lateUntil,
                                deduction,
                                feedback,
                                attempts,
                                Counting.BEST,
                                Duration.ZERO,
                                List.of(new ProblemPoints(PROBLEM, 10))));
    }

    /** A browser of somebody who has not logged in. */
    public TestBrowser browser() {
        return new TestBrowser(address());
    }

    /**
     * A browser of somebody who has logged in. It has a session as the form begins one, without the form, which is
     * tested where logging in is.
     */
    public TestBrowser loggedIn(String login) {
        String token = "session-" + SESSIONS.incrementAndGet();
        String csrf = Sha256.of("forms of " + token).hex();
        Instant now = Instant.now();
        database.write(tables -> {
            long person = tables.people().find(login).orElseThrow().id();
            Instant ends = now.plus(Duration.ofDays(1));
            tables.sessions().add(Sha256.of(token).hex(), new StoredSession(person, csrf, now, now, ends), LOCAL, "");
            return token;
        });
        TestBrowser browser = browser();
        browser.takeSession(token);
        return browser;
    }

    @Override
    public void close() {
        judge.release();
        server.close();
        worker.close();
        contests.close();
        database.close();
        try {
            PathUtils.deleteDirectory(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
