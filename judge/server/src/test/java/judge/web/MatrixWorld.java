package judge.web;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import judge.Eventually;
import judge.clics.ClicsPicture;
import judge.clics.ClicsVersion;
import judge.database.BothDatabases;
import judge.digest.Sha256;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.Origin;
import judge.online.RejudgingKind;
import judge.online.SiteRole;
import judge.online.StoredSession;
import judge.online.Viewer;
import judge.online.contest.Contest;
import judge.online.contest.ContestKind;
import judge.online.contest.ContestProblem;
import judge.online.contest.Team;
import judge.online.practice.PracticeAudience;
import judge.service.contest.ClicsContests.Look;
import judge.service.contest.ContestPictures.Kind;
import judge.service.contest.ContestServices;
import judge.service.contest.Webhooks;
import judge.service.contest.Webhooks.WebhookRequest;
import judge.service.course.PracticeSettings;
import judge.service.grade.RejudgingView;
import judge.service.submission.Tries;
import judge.submission.SourceFile;
import judge.web.http.Route;
import judge.web.live.LiveEvents;
import org.jspecify.annotations.Nullable;

/**
 * Somebody of every kind, and something of everything that addresses name: what {@link RouteMatrixIT} walks through.
 * Whatever belongs to somebody belongs to {@link Who#OWNER}. Nothing is ever judged to the end.
 */
final class MatrixWorld implements AutoCloseable {

    private static final String COURSE = "matrix";
    private static final String ELSEWHERE = "elsewhere";
    private static final long NOT_THERE = 999_999;
    private static final String OPEN_DOOR = "open-door";
    private static final String CSRF = "0123456789abcdef".repeat(4);
    private static final Pattern GAP = Pattern.compile("\\{([a-zA-Z-]+)}|<([a-z]+)>");
    private static final Duration HOUR = Duration.ofHours(1);

    private final WebFixture fixture;
    private final Map<Who, Viewer> viewers = new EnumMap<>(Who.class);
    private final Map<Who, String> tokens = new EnumMap<>(Who.class);
    private final Map<Moment, Long> submissions = new EnumMap<>(Moment.class);
    private final Map<Moment, Long> sources = new EnumMap<>(Moment.class);
    private final Map<Moment, Long> tries = new EnumMap<>(Moment.class);
    private final Map<Moment, Long> contests = new EnumMap<>(Moment.class);
    private final Map<Moment, Long> clarifications = new EnumMap<>(Moment.class);
    private final String url;
    private final Map<Moment, Long> prints = new EnumMap<>(Moment.class);
    private final MatrixBodies bodies = new MatrixBodies(CSRF);
    private final AtomicInteger number = new AtomicInteger();
    private final Map<String, Function<Moment, String>> gaps = new HashMap<>();

    /** The phase of the assignment that a request meets, or that there is none: the rows of a route. */
    enum Moment {
        BEFORE,
        OPEN,
        CLOSED,
        ABSENT;

        /** Returns the moments at which there is an assignment. */
        static List<Moment> present() {
            return List.of(BEFORE, OPEN, CLOSED);
        }
    }

    /** The users of requests: the columns of the table. */
    enum Who {
        NOBODY(null, null),
        OWNER(SiteRole.STUDENT, CourseRole.STUDENT),
        CLASSMATE(SiteRole.STUDENT, CourseRole.STUDENT),
        /** A member of the course with a first password that is to be changed. */
        FRESH(SiteRole.STUDENT, CourseRole.STUDENT),
        ASSISTANT(SiteRole.STUDENT, CourseRole.ASSISTANT),
        TEACHER(SiteRole.TEACHER, CourseRole.TEACHER),
        OTHER_STUDENT(SiteRole.STUDENT, null),
        OTHER_TEACHER(SiteRole.TEACHER, null),
        ADMIN(SiteRole.ADMIN, null);

        private final @Nullable SiteRole site;
        private final @Nullable CourseRole course;

        Who(@Nullable SiteRole site, @Nullable CourseRole course) {
            this.site = site;
            this.course = course;
        }

        String login() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }

        /** Tells whether this is a student of the course. */
        boolean isStudent() {
            return course == CourseRole.STUDENT;
        }

        /** Tells whether this is somebody who has nothing to do with the course. */
        boolean isElsewhere() {
            return this == OTHER_STUDENT || this == OTHER_TEACHER;
        }
    }

    MatrixWorld(BothDatabases on) {
        this(on.fresh());
    }

    /** Makes one in an empty database. */
    MatrixWorld(String url) {
        this.url = url;
        fixture = new WebFixture(url, LiveEvents.Caps.USUAL);
        fixture.judge().hold();
        for (Who who : Who.values()) {
            if (who.site != null) {
                Viewer viewer = fixture.person(who.login(), who.site);
                viewers.put(who, viewer);
                tokens.put(who, fixture.services().accounts().tokens().make(viewer.person(), "matrix"));
            }
        }
        Viewer teacher = viewer(Who.TEACHER);
        fixture.course(teacher, COURSE, Feedback.FULL, viewer(Who.OWNER), viewer(Who.CLASSMATE), viewer(Who.FRESH));
        fixture.database().write(tables -> {
            tables.people().setPassword(viewer(Who.FRESH).person(), null, true);
            return tables;
        });
        fixture.services().courses().setRole(teacher, COURSE, Who.ASSISTANT.login(), CourseRole.ASSISTANT);
        fixture.course(viewer(Who.OTHER_TEACHER), ELSEWHERE, Feedback.FULL, viewer(Who.OTHER_STUDENT));
        for (Moment phase : Moment.present()) {
            assignment(slug(phase), Moment.OPEN);
            submissions.put(phase, submission(slug(phase)));
            tries.put(phase, tried(slug(phase)));
            assignment(slug(phase), phase);
            contests.put(phase, contest(phase));
            fixture.services().practice().put(teacher, COURSE, "set-" + slug(phase), MatrixWorld.set(phase));
        }
        gaps();
    }

    private static byte[] picture() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(new BufferedImage(2, 2, BufferedImage.TYPE_INT_RGB), "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /** The digest of the only picture of a contest. */
    private String picture(Moment phase) {
        return fixture.contests().pictures().all(viewer(Who.TEACHER), COURSE, "contest-" + slug(phase)).stream()
                .flatMap(one -> Stream.ofNullable(one.picture()))
                .map(ClicsPicture::hash)
                .findFirst()
                .orElseThrow();
    }

    private void assignment(String slug, Moment now) {
        fixture.assignment(viewer(Who.TEACHER), COURSE, slug, Feedback.FULL, opens(now), closes(now));
    }

    private static PracticeSettings set(Moment now) {
        List<PracticeSettings.Wanted> problems = List.of(new PracticeSettings.Wanted(WebFixture.PROBLEM, null));
        return new PracticeSettings("Set", opens(now), closes(now), PracticeAudience.COURSE, problems);
    }

    static Instant opens(Moment now) {
        return Instant.now().plus(now == Moment.BEFORE ? HOUR : HOUR.multipliedBy(-2));
    }

    static Instant closes(Moment now) {
        return now == Moment.CLOSED ? opens(now).plus(HOUR) : opens(now).plus(HOUR.multipliedBy(9));
    }

    /** A contest beside the assignment, which only those of the course see; the owner takes part. */
    private long contest(Moment phase) {
        String slug = "contest-" + slug(phase);
        assignment(slug, Moment.OPEN);
        sources.put(phase, submission(slug));
        long contest = fixture.database().write(tables -> {
            long course = tables.courses().find(COURSE).orElseThrow().id();
            long id = tables.assignments().find(course, slug).orElseThrow().id();
            Duration penalty = Duration.ofMinutes(20);
            tables.contests()
                    .put(new Contest(
                            id,
                            ContestKind.ICPC,
                            penalty,
                            false,
                            null,
                            null,
                            null,
                            new Contest.Medals(1, 1, 1),
                            false,
                            false,
                            Contest.Aids.NONE,
                            null));
            long owner = viewer(Who.OWNER).person();
            long problem =
                    tables.problems().find(WebFixture.PROBLEM).orElseThrow().id();
            tables.contests().setProblems(id, List.of(new ContestProblem(id, problem, "A", null, null, null)));
            tables.teams().put(new Team(id, owner, "1", "Owner", null, null, null, null, false, null));
            return id;
        });
        desk(phase, slug);
        String owner = Long.toString(viewer(Who.OWNER).person());
        fixture.contests().pictures().put(viewer(Who.TEACHER), COURSE, slug, Kind.PHOTO, owner, picture());
        assignment(slug, phase);
        return contest;
    }

    /** The owner has asked something, and wants a file on paper. */
    private void desk(Moment phase, String slug) {
        ContestServices services = fixture.contests();
        Viewer owner = viewer(Who.OWNER);
        services.clarifications().ask(owner, COURSE, slug, "", "Why?");
        long contest = services.contests()
                .about(COURSE, slug)
                .orElseThrow()
                .assignment()
                .id();
        fixture.database().write(tables -> {
            String content = tables.blobs().put("a".getBytes(StandardCharsets.UTF_8));
            // The job is old enough that another one may be printed, however long the test takes.
            Instant before = Instant.now().minus(Duration.ofHours(1));
            tables.contestDesk().print(contest, owner.person(), "a.txt", content, before);
            return content;
        });
        clarifications.put(
                phase,
                services.clarifications().of(owner, COURSE, slug).get(0).said().id());
        prints.put(phase, services.prints().of(owner, COURSE, slug).get(0).job().id());
    }

    /** A try of the owner's, which is done. */
    private long tried(String slug) {
        List<SourceFile> files = List.of(new SourceFile("Main.java", "class Main {}".getBytes(StandardCharsets.UTF_8)));
        byte[] input = "1 2\n".getBytes(StandardCharsets.UTF_8);
        long id = fixture.services()
                .tries()
                .begin(viewer(Who.OWNER), COURSE, slug, new Tries.Request(WebFixture.PROBLEM, files, null, input));
        sql("update try set state = 'done', worker = null, attempt = attempt + 1 where id = " + id);
        return id;
    }

    void sql(String text) {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(text);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private long submission(String slug) {
        List<SourceFile> files = List.of(new SourceFile("Main.java", "class Main {}".getBytes(StandardCharsets.UTF_8)));
        return fixture.services()
                .handIn()
                .handIn(viewer(Who.OWNER), COURSE, slug, WebFixture.PROBLEM, files, null, Origin.WEB, null)
                .id();
    }

    private void gaps() {
        Viewer teacher = viewer(Who.TEACHER);
        gaps.put("course", phase -> COURSE);
        gaps.put("assignment", phase -> phase == Moment.ABSENT ? "absent-" + number.incrementAndGet() : slug(phase));
        gaps.put(
                "contest-assignment",
                phase -> phase == Moment.ABSENT ? "absent-" + number.incrementAndGet() : "contest-" + slug(phase));
        gaps.put("set", phase -> phase == Moment.ABSENT ? "absent-" + number.incrementAndGet() : "set-" + slug(phase));
        gaps.put("contest", phase -> Long.toString(phase == Moment.ABSENT ? NOT_THERE : contests.get(phase)));
        gaps.put("endpoint", phase -> "teams");
        gaps.put("picture", phase -> phase == Moment.ABSENT ? "0" : picture(phase));
        gaps.put("object", phase -> Long.toString(viewer(Who.OWNER).person()));
        gaps.put("sources", phase -> Long.toString(sources.getOrDefault(phase, NOT_THERE)));
        gaps.put("problem", phase -> WebFixture.PROBLEM);
        gaps.put("login", phase -> Who.OWNER.login());
        gaps.put("student", phase -> Who.OWNER.login());
        gaps.put("submission", phase -> Long.toString(submissions.getOrDefault(phase, NOT_THERE)));
        gaps.put("try", phase -> Long.toString(tries.getOrDefault(phase, NOT_THERE)));
        gaps.put("import", phase -> Long.toString(NOT_THERE));
        gaps.put("clarification", phase -> Long.toString(clarifications.getOrDefault(phase, NOT_THERE)));
        gaps.put("print", phase -> Long.toString(prints.getOrDefault(phase, NOT_THERE)));
        gaps.put("webhook", phase -> Long.toString(webhook()));
        gaps.put("other", phase -> Long.toString(submissions.getOrDefault(phase, NOT_THERE)));
        // The link leads into another course: whoever uses it is a student there from then on.
        fixture.services().courses().put(teacher, OPEN_DOOR, "Open to all");
        String code = fixture.services().joinLinks().open(teacher, OPEN_DOOR);
        gaps.put("code", phase -> code);
        gaps.put("token", phase -> "x".repeat(43));
        gaps.put("file", phase -> "Main.java");
        gaps.put("path", phase -> "style.css");
        gaps.put(
                "rejudging",
                phase ->
                        Long.toString(phase == Moment.ABSENT ? NOT_THERE : rejudging(teacher, submissions.get(phase))));
        long version = fixture.database().read(tables -> {
            long problem =
                    tables.problems().find(WebFixture.PROBLEM).orElseThrow().id();
            return tables.problems().versions(problem).get(0).id();
        });
        gaps.put("version", phase -> Long.toString(version));
    }

    /** A webhook of the owner's; a new one where the earlier one was removed. */
    private long webhook() {
        Viewer owner = viewer(Who.OWNER);
        Webhooks webhooks = fixture.contests().webhooks();
        return webhooks.of(owner).stream()
                .findFirst()
                .orElseGet(() -> webhooks.add(
                        owner,
                        new WebhookRequest("https://tool.example/", List.of(), List.of(), "secret", true),
                        new Look(ClicsVersion.NEWEST, false),
                        null))
                .id();
    }

    /** The one that is not decided yet, as there is at most one; a new one after that. */
    private long rejudging(Viewer teacher, long submission) {
        return fixture.services().rejudgings().of(teacher, COURSE).stream()
                .map(RejudgingView::rejudging)
                .filter(one -> one.object() == submission && one.decided() == null)
                .findFirst()
                .orElseGet(() -> fixture.services()
                        .rejudgings()
                        .begin(teacher, RejudgingKind.SUBMISSION, submission, "to see")
                        .rejudging())
                .id();
    }

    private static String slug(Moment phase) {
        return phase.name().toLowerCase(java.util.Locale.ROOT);
    }

    private Viewer viewer(Who who) {
        return viewers.get(who);
    }

    List<Route> routes() {
        return fixture.server().routes();
    }

    /** The phases that make a difference to a route: where it names nothing that has one, any. */
    static List<Moment> phases(Route route) {
        List<String> named = GAP.matcher(route.path())
                .results()
                .map(found -> thing(route, name(found)))
                .collect(Collectors.toList());
        named.retainAll(
                List.of("assignment", "set", "contest-assignment", "submission", "rejudging", "contest", "try"));
        return named.isEmpty() ? List.of(Moment.OPEN) : List.of(Moment.values());
    }

    /** Returns the thing that a gap in a path stands for: a number is that of the word before it. */
    private static String thing(Route route, String name) {
        if (name.equals("object") && route.path().endsWith("/files")) {
            return "sources";
        }
        if (name.equals("assignment")
                && route.path().matches("(/contests|/teach/.*/contest\\b|/api/v1/.*/contest\\b).*")) {
            return "contest-assignment";
        }
        if (route.path().contains("/tries/{id}")) {
            return "try";
        }
        boolean number = name.equals("id");
        return number ? route.path().contains("/rejudgings/") ? "rejudging" : "submission" : name;
    }

    private static String name(java.util.regex.MatchResult gap) {
        return Optional.ofNullable(gap.group(1)).orElseGet(() -> gap.group(2));
    }

    /** Another one may be printed, however fast or slow this test is. */
    private void letPrintsBeOld() {
        sql("update print_job set at = at - 3600000");
    }

    /** A request for a route as somebody makes it: with what shows who it is, and with what could be wanted there. */
    HttpRequest request(Route route, Moment phase, Who who) throws SQLException {
        Matcher gap = GAP.matcher(route.path());
        String path = gap.replaceAll(found -> {
            Function<Moment, String> value = gaps.get(thing(route, name(found)));
            if (value == null) {
                throw new AssertionError("the matrix has nothing for " + found.group() + " of " + route);
            }
            return Matcher.quoteReplacement(value.apply(phase));
        });
        boolean program = path.startsWith(Route.API) || path.equals("/metrics");
        HttpRequest.Builder request = HttpRequest.newBuilder(java.net.URI.create(fixture.address() + path))
                .timeout(Eventually.HANG);
        if (program && who.site != null) {
            request.header("Authorization", "Bearer " + tokens.get(who));
        } else if (!program) {
            request.header("Cookie", who.site == null ? "judge-visit=" + CSRF : "judge-session=" + session(who));
        }
        if (path.contains("/tries/")) {
            // It may have been given up.
            sql("update try set result = null, input = sources where length(result) = 0");
        }
        if (route.method().name().equals("GET")) {
            return request.GET().build();
        }
        if (path.endsWith("/prints")) {
            letPrintsBeOld();
        }
        if (path.endsWith("/tries")) {
            sql("delete from try where input is null"); // Another one may be begun.
        }
        MatrixBodies.Body body = bodies.of(route, phase, submissions.getOrDefault(phase, NOT_THERE));
        return request.header("Content-Type", body.type())
                .method(route.method().name(), BodyPublishers.ofString(body.about(path)))
                .build();
    }

    /** A session of its own for each request, as some of them end it. */
    private String session(Who who) {
        String token = "session-" + number.incrementAndGet();
        Instant now = Instant.now();
        fixture.database().write(tables -> {
            StoredSession session = new StoredSession(viewer(who).person(), CSRF, now, now, now.plus(HOUR));
            tables.sessions().add(Sha256.of(token).hex(), session, "", "");
            return token;
        });
        return token;
    }

    @Override
    public void close() {
        fixture.close();
    }
}
