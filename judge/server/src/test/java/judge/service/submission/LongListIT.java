package judge.service.submission;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.Predicate;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.OnEachDatabase;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.StoredSubmission.Filter;
import judge.online.Viewer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

/**
 * Lists of 100,000 submissions against what a plain loop finds. With {@code -Dlists.times=50} it says how long each
 * takes; the figures are in performance.md.
 */
@ParameterizedClass
@OnEachDatabase
class LongListIT {

    private static final Instant START = Instant.parse("2026-09-01T08:00:00Z");
    private static final Instant NOW = START.plus(Duration.ofDays(120));
    private static final int MANY = Integer.getInteger("lists.rows", 100_000);
    private static final int STUDENTS = 500;
    private static final int ASSIGNMENTS = 12;
    private static final int TIMES = Integer.getInteger("lists.times", 0);
    private static final List<String> VERDICTS = List.of("AC", "WA", "TLE", "RTE", "CE", "MLE");
    private static final List<String> LANGUAGES = List.of("java", "cpp", "python3", "c");
    private static final String RARE = "pascal";
    private static final int PAGE = 50;

    private final String name;
    private final String url;
    private final Database database;
    private final Classroom classroom;
    private final SubmissionLists lists;
    private final List<One> all = new ArrayList<>();
    private long newest;

    LongListIT(BothDatabases on) throws SQLException {
        name = on.name();
        url = on.fresh();
        database = Database.open(url);
        classroom = new Classroom(database, START);
        lists = new Submissions(database, Clock.fixed(NOW, ZoneOffset.UTC)).lists();
        fill();
    }

    @AfterEach
    void closes() {
        database.close();
    }

    /** A submission; the numbers of assignment and student are their places. */
    private record One(
            long id, int assignment, int student, @Nullable String verdict, String language, Instant received) {

        boolean late() {
            return !received.isBefore(ends(assignment));
        }
    }

    private static Instant ends(int assignment) {
        return START.plus(Duration.ofDays(7L * (assignment + 1)));
    }

    @Test
    void findWhatAPlainLoopFindsWhateverIsFiltered() {
        Viewer tina = classroom.viewer("tina");
        Viewer admin = database.write(tables -> {
            long id = tables.people().add("root", "Root", SiteRole.ADMIN, START).id();
            return new Viewer(id, "root", "Root", SiteRole.ADMIN);
        });
        for (Viewer viewer : List.of(tina, admin)) {
            for (ListScope scope : List.of(
                    ListScope.of(Classroom.COURSE, null), ListScope.of(Classroom.COURSE, "a3"), ListScope.TAUGHT)) {
                Predicate<One> there = one -> scope.assignment() == null || one.assignment == 3;
                agree(viewer, scope, "all", Filter.ALL, there);
                agree(viewer, scope, "verdict", verdict("AC"), there.and(one -> "AC".equals(one.verdict)));
                agree(viewer, scope, "rare verdict", verdict("JE"), there.and(one -> "JE".equals(one.verdict)));
                agree(viewer, scope, "being judged", verdict("none"), there.and(one -> one.verdict == null));
                agree(viewer, scope, "language", language("cpp"), there.and(one -> one.language.equals("cpp")));
                agree(viewer, scope, "rare language", language(RARE), there.and(one -> one.language.equals(RARE)));
                agree(viewer, scope, "problem", problem(Classroom.PROBLEM), there);
                agree(viewer, scope, "no such problem", problem("nothing"), one -> false);
                agree(viewer, scope, "late", late(true), there.and(One::late));
                agree(viewer, scope, "in time", late(false), there.and(one -> !one.late()));
                agree(viewer, scope, "person", person("s17"), there.and(one -> one.student == 17));
                agree(viewer, scope, "search", search("tudent 12"), there.and(one -> isLike(one.student, "12")));
                agree(viewer, scope, "search of many", search("STUDENT"), there);
                agree(viewer, scope, "number", search("#" + newest), there.and(one -> one.id == newest));
                Instant since = START.plus(Duration.ofDays(40));
                agree(
                        viewer,
                        scope,
                        "days",
                        new Filter(null, null, null, null, null, null, null, since, since.plusSeconds(86_400)),
                        there.and(one ->
                                !one.received.isBefore(since) && one.received.isBefore(since.plusSeconds(86_400))));
                agree(
                        viewer,
                        scope,
                        "much at once",
                        new Filter(null, "WA", RARE, true, null, null, null, null, null),
                        there.and(one -> "WA".equals(one.verdict) && one.language.equals(RARE) && one.late()));
                if (scope.course() != null) {
                    agree(viewer, scope, "group", group("g4"), there.and(one -> one.student % 10 == 4));
                }
            }
        }
        Viewer student = classroom.viewer("s17");
        agree(student, ListScope.OWN, "own", verdict("TLE"), one -> one.student == 17 && "TLE".equals(one.verdict));
        ListScope course = ListScope.of(Classroom.COURSE, null);
        agree(student, course, "own late", late(true), one -> one.student == 17 && one.late());
        agree(student, course, "others", person("s18"), one -> false);
    }

    private static boolean isLike(int student, String digits) {
        return ("Student " + student).contains("tudent " + digits);
    }

    private static Filter verdict(String code) {
        return new Filter(null, code, null, null, null, null, null, null, null);
    }

    private static Filter language(String code) {
        return new Filter(null, null, code, null, null, null, null, null, null);
    }

    private static Filter problem(String slug) {
        return new Filter(slug, null, null, null, null, null, null, null, null);
    }

    private static Filter late(boolean late) {
        return new Filter(null, null, null, late, null, null, null, null, null);
    }

    private static Filter person(String login) {
        return new Filter(null, null, null, null, login, null, null, null, null);
    }

    private static Filter group(String group) {
        return new Filter(null, null, null, null, null, group, null, null, null);
    }

    private static Filter search(String text) {
        return new Filter(null, null, null, null, null, null, text, null, null);
    }

    private void agree(Viewer viewer, ListScope scope, String what, Filter filter, Predicate<One> wanted) {
        List<Long> expected = all.stream()
                .filter(wanted)
                .map(One::id)
                .sorted((one, other) -> Long.compare(other, one))
                .limit(PAGE)
                .toList();

        ResultPage<ListedSubmission> first = lists.page(viewer, scope, filter, null, PAGE);

        String about = viewer.login() + " " + scope + " " + what;
        assertThat(first.items()).as(about).map(one -> one.view().id()).containsExactlyElementsOf(expected);
        if (first.next() != null) {
            long next = Objects.requireNonNull(first.next());
            assertThat(lists.page(viewer, scope, filter, next, 1).items())
                    .as(about)
                    .map(one -> one.view().id())
                    .containsExactly(all.stream()
                            .filter(wanted)
                            .map(One::id)
                            .filter(id -> id < next)
                            .max(Long::compare)
                            .orElseThrow());
        }
        measure(about, () -> lists.list(viewer, scope, filter, null, PAGE));
    }

    @SuppressWarnings("SystemOut")
    private void measure(String what, Runnable look) {
        if (TIMES == 0) {
            return;
        }
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long[] nanos = new long[TIMES];
        long[] busy = new long[TIMES];
        for (int i = 0; i < TIMES; i++) {
            long begun = System.nanoTime();
            long cpu = threads.getCurrentThreadCpuTime();
            look.run();
            busy[i] = threads.getCurrentThreadCpuTime() - cpu;
            nanos[i] = System.nanoTime() - begun;
        }
        Arrays.sort(nanos);
        Arrays.sort(busy);
        System.out.printf(
                "lists %s %s: median %.1f ms, p95 %.1f ms, p95 of the CPU time %.1f ms%n",
                name, what, nanos[TIMES / 2] / 1e6, nanos[TIMES * 95 / 100] / 1e6, busy[TIMES * 95 / 100] / 1e6);
    }

    /** Rows as handing in and judging make them, by statements that take seconds and not minutes. */
    private void fill() throws SQLException {
        Random random = new Random(1);
        long[] people = new long[STUDENTS];
        long[] assignments = new long[ASSIGNMENTS];
        long course = database.read(tables ->
                tables.courses().find(Classroom.COURSE).map(Course::id).orElseThrow());
        database.write(tables -> {
            for (int i = 0; i < STUDENTS; i++) {
                people[i] = tables.people()
                        .add("s" + i, "Student " + i, SiteRole.STUDENT, START)
                        .id();
                tables.courses().enroll(course, people[i], CourseRole.STUDENT, null, START);
                tables.courses().setGroup(course, people[i], "g" + i % 10);
            }
            return true;
        });
        for (int i = 0; i < ASSIGNMENTS; i++) {
            int number = i;
            classroom.homework("a" + i, START);
            assignments[i] = database.write(tables -> {
                var made = tables.assignments().find(course, "a" + number).orElseThrow();
                return tables.assignments()
                        .put(new judge.online.Assignment(
                                0,
                                course,
                                made.slug(),
                                made.name(),
                                START,
                                ends(number),
                                NOW,
                                0.5,
                                new judge.online.Assignment.Disclosure(Feedback.FULL, true, true),
                                null,
                                made.counts(),
                                Duration.ZERO,
                                START))
                        .id();
            });
        }
        long[] problem = database.read(tables -> {
            var one = tables.assignments().problems(assignments[0]).get(0);
            return new long[] {one.problem(), one.version()};
        });
        try (Connection connection = DriverManager.getConnection(url)) {
            connection.setAutoCommit(false);
            insert(connection, random, people, assignments, problem);
            connection.commit();
            try (Statement statement = connection.createStatement()) {
                connection.setAutoCommit(true);
                if (url.startsWith("jdbc:postgresql")) {
                    statement.execute("select setval(pg_get_serial_sequence('submission', 'id'), " + MANY + ")");
                    statement.execute("vacuum analyze"); // As autovacuum does after a minute.
                }
            }
        }
    }

    private void insert(Connection connection, Random random, long[] people, long[] assignments, long[] problem)
            throws SQLException {
        String hash = database.write(tables -> tables.blobs().put(new byte[] {1}));
        try (PreparedStatement submission = connection.prepareStatement(
                        "insert into submission (id, assignment, problem, person, handed_in_by, attempt, received,"
                                + " origin, sources, language) values (?, ?, ?, ?, ?, ?, ?, 'web', ?, ?)");
                PreparedStatement judging = connection.prepareStatement(
                        "insert into judging (submission, version, reason, active, attempt, state, priority, person,"
                                + " queued, verdict, score, max_score)"
                                + " values (?, ?, 'first', 1, 1, ?, 30, ?, ?, ?, 1, 1)")) {
            for (int i = 1; i <= MANY; i++) {
                One one = one(random, i);
                all.add(one);
                submission.setLong(1, i);
                submission.setLong(2, assignments[one.assignment]);
                submission.setLong(3, problem[0]);
                submission.setLong(4, people[one.student]);
                submission.setLong(5, people[one.student]);
                submission.setInt(6, i);
                submission.setLong(7, one.received.toEpochMilli());
                submission.setString(8, hash);
                submission.setString(9, one.language);
                submission.addBatch();
                judging.setLong(1, i);
                judging.setLong(2, problem[1]);
                judging.setString(3, one.verdict == null ? "queued" : "done");
                judging.setLong(4, people[one.student]);
                judging.setLong(5, one.received.toEpochMilli());
                judging.setString(6, one.verdict);
                judging.addBatch();
                if (i % 1_000 == 0) {
                    submission.executeBatch();
                    judging.executeBatch();
                }
            }
            submission.executeBatch();
            judging.executeBatch();
        }
        newest = MANY - 3L;
    }

    private static One one(Random random, int id) {
        int assignment = (int) ((long) (id - 1) * ASSIGNMENTS / MANY);
        Instant ends = ends(assignment);
        boolean late = random.nextInt(100) == 0;
        Duration beside = Duration.ofSeconds(random.nextInt(80_000));
        String verdict = random.nextInt(2_000) == 0 ? "JE" : VERDICTS.get(random.nextInt(10) % VERDICTS.size());
        return new One(
                id,
                assignment,
                random.nextInt(STUDENTS),
                id > MANY - 300 && random.nextInt(10) == 0 ? null : verdict,
                random.nextInt(2_000) == 0 ? RARE : LANGUAGES.get(random.nextInt(LANGUAGES.size())),
                late ? ends.plus(beside) : ends.minus(beside));
    }
}
