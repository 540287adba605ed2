package judge.service.submission;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntFunction;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.OnEachDatabase;
import judge.online.Feedback;
import judge.online.JudgingState;
import judge.online.Origin;
import judge.online.Refusal;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.submission.SourceFile;
import org.assertj.core.api.Assumptions;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class HandInIT {

    private static final Instant START = Instant.parse("2026-11-22T10:00:00Z");
    private static final List<SourceFile> FILES = List.of(file("Main.java", "class Main {}"));

    private final BothDatabases on;
    private final String url;
    private final Database database;
    private final Classroom classroom;
    private Instant now = START;

    HandInIT(BothDatabases on) {
        this.on = on;
        url = on.fresh();
        database = Database.open(url);
        classroom = new Classroom(database, START);
    }

    @AfterEach
    void closes() {
        database.close();
    }

    @Test
    void keepsTheFilesAndQueuesThem() {
        StoredSubmission first = handIn("anna", null, null);
        StoredSubmission second = handIn("anna", null, null);

        assertThat(first.attempt()).isEqualTo(1);
        assertThat(second.attempt()).isEqualTo(2);
        assertThat(first.person()).isEqualTo(classroom.viewer("anna").person());
        StoredJudging judging = judging(first);
        assertThat(judging.state()).isEqualTo(JudgingState.QUEUED);
        assertThat(judging.priority()).isEqualTo(30);
        assertThat(new Submissions(database, clock()).source(classroom.viewer("anna"), first.id()))
                .isEqualTo(FILES);
    }

    @Test
    void putsArchivesOfAClassBehindThoseWhoWait() {
        StoredSubmission one = hand("tina", FILES, "anna", Origin.IMPORT, null);

        assertThat(judging(one).priority()).isEqualTo(20);
    }

    @Test
    void letsTeachersHandInForAStudentWheneverTheyWant() {
        classroom.set(Feedback.FULL, START.plusSeconds(60), 1, Duration.ofHours(1));
        handIn("anna", null, null);
        now = START.plusSeconds(120);

        StoredSubmission one = handIn("tina", "anna", null);

        assertThat(one.person()).isEqualTo(classroom.viewer("anna").person());
        assertThat(one.handedInBy()).isEqualTo(classroom.viewer("tina").person());
        assertThat(one.attempt()).isEqualTo(2);
    }

    @Test
    void letsNobodyElseHandInForAStudent() {
        assertRefused(Refusal.Kind.NOT_ALLOWED, "not-allowed", () -> handIn("boris", "anna", null));
        assertRefused(Refusal.Kind.NOT_ALLOWED, "not-allowed", () -> handIn("toni", "anna", null));
        assertRefused(Refusal.Kind.NOT_FOUND, "not-found", () -> handIn("eve", "anna", null));
        assertRefused(Refusal.Kind.NOT_FOUND, "not-found", () -> handIn("eve", null, null));
        assertRefused(Refusal.Kind.INVALID, "not-in-course", () -> handIn("tina", "eve", null));
    }

    @Test
    void knowsNoProblemThatIsNotOfTheAssignment() {
        database.write(tables -> tables.problems().add("other", null, START));

        for (String problem : List.of("other", "nothing")) {
            assertRefused(Refusal.Kind.NOT_FOUND, "not-found", () -> new HandIn(database, clock())
                    .handIn(
                            classroom.viewer("anna"),
                            Classroom.COURSE,
                            Classroom.ASSIGNMENT,
                            problem,
                            FILES,
                            null,
                            Origin.WEB,
                            null));
        }
    }

    @Test
    void isOverWhenTheAssignmentIs() {
        classroom.set(Feedback.FULL, START.plusSeconds(60), null, Duration.ZERO);
        now = START.plusSeconds(60).minusMillis(1);
        handIn("anna", null, null);
        now = START.plusSeconds(60);

        assertRefused(Refusal.Kind.NOT_ALLOWED, "assignment-closed", () -> handIn("anna", null, null));
    }

    @Test
    void takesAsManyAttemptsAsThereAre() {
        classroom.set(Feedback.FULL, null, 2, Duration.ZERO);
        handIn("anna", null, null);
        handIn("anna", null, null);

        assertRefused(Refusal.Kind.NOT_ALLOWED, "no-attempts-left", () -> handIn("anna", null, null));
        handIn("boris", null, null);
    }

    @Test
    void takesNoMoreAttemptsThanThereAreWhenTheyComeAtOnce() {
        classroom.set(Feedback.FULL, null, 3, Duration.ZERO);

        List<Object> outcomes = atOnce(8, i -> handIn("anna", null, null));

        assertThat(outcomes).filteredOn(StoredSubmission.class::isInstance).hasSize(3);
        assertThat(outcomes)
                .filteredOn(one -> !(one instanceof StoredSubmission))
                .allSatisfy(one -> assertThat(((Refusal) one).code()).isEqualTo("no-attempts-left"));
    }

    @Test
    void saysWhenTheNextAttemptIsPossible() {
        classroom.set(Feedback.FULL, null, null, Duration.ofSeconds(90));
        handIn("anna", null, null);
        now = START.plusSeconds(30);

        Refusal refusal = assertRefused(Refusal.Kind.TOO_OFTEN, "too-soon", () -> handIn("anna", null, null));
        assertThat(refusal.retry()).isEqualTo(START.plusSeconds(90));
        assertThat(refusal.parameters()).containsEntry("seconds", 60L);
        now = START.plusSeconds(90);
        handIn("anna", null, null);
    }

    @Test
    void takesTheSameRequestOnce() {
        StoredSubmission first = handIn("anna", null, "k1");

        assertThat(handIn("anna", null, "k1")).isEqualTo(first);
        assertThat(handIn("anna", null, "k2").attempt()).isEqualTo(2);
        assertThat(handIn("boris", null, "k1").attempt()).isEqualTo(1);
    }

    @Test
    void takesTheSameRequestOnceAlsoWhenItComesTwiceAtOnce() {
        List<Object> outcomes = atOnce(8, i -> handIn("anna", null, "k"));

        assertThat(outcomes).allSatisfy(one -> assertThat(one).isEqualTo(outcomes.get(0)));
        assertThat(outcomes.get(0)).isInstanceOf(StoredSubmission.class);
        assertThat(all()).hasSize(1);
    }

    @Test
    void tellsWhatARequestHasGotAlsoAfterTheEnd() {
        classroom.set(Feedback.FULL, START.plusSeconds(60), null, Duration.ZERO);
        StoredSubmission first = handIn("anna", null, "a-key");
        now = START.plusSeconds(60);

        assertThat(handIn("anna", null, "a-key")).isEqualTo(first);
        assertRefused(Refusal.Kind.NOT_ALLOWED, "assignment-closed", () -> handIn("anna", null, "another"));
        assertRefused(Refusal.Kind.NOT_FOUND, "not-found", () -> handIn("eve", null, "a-key"));
        assertRefused(Refusal.Kind.NOT_ALLOWED, "not-allowed", () -> handIn("anna", "boris", "a-key"));
    }

    @Test
    void takesNoNameOfARequestForSomethingElse() {
        handIn("anna", null, "k1");

        assertRefused(
                Refusal.Kind.CONFLICT,
                "key-taken",
                () -> hand("anna", List.of(file("Main.java", "class Main { int x; }")), null, Origin.API, "k1"));
        assertRefused(Refusal.Kind.INVALID, "key-invalid", () -> handIn("anna", null, "k".repeat(201)));
    }

    @Test
    void takesNoFilesThatCannotBeLaidDown() {
        assertRefused(Refusal.Kind.INVALID, "no-files", () -> hand("anna", List.of(), null, Origin.WEB, null));
        for (String path : List.of("../Main.java", "/Main.java", "a//b.java", "./Main.java", "a\0b", "a\nb", "a\\b")) {
            assertRefused(
                    Refusal.Kind.INVALID,
                    "path-invalid",
                    () -> hand("anna", List.of(file(path, "class Main {}")), null, Origin.WEB, null));
        }
        assertRefused(
                Refusal.Kind.INVALID,
                "path-twice",
                () -> hand("anna", List.of(FILES.get(0), FILES.get(0)), null, Origin.WEB, null));
        List<SourceFile> below = List.of(file("a/x.cpp", ""), file("a/x.cpp/b/y.cpp", ""));
        assertRefused(Refusal.Kind.INVALID, "path-invalid", () -> hand("anna", below, null, Origin.WEB, null));
        assertThat(all()).isEmpty();
    }

    @Test
    void takesNothingThatIsTooLargeForAnyProblem() {
        SourceFile large = new SourceFile("Main.java", new byte[5 << 20]);

        assertRefused(
                Refusal.Kind.TOO_LARGE,
                "submission-too-large",
                () -> hand("anna", List.of(large), null, Origin.WEB, null));
    }

    @Test
    void numbersAttemptsWithoutGapsWhenManyComeAtOnce() {
        List<Object> outcomes = atOnce(20, i -> handIn(i % 2 == 0 ? "anna" : "boris", null, null));

        for (String login : List.of("anna", "boris")) {
            assertThat(outcomes)
                    .map(StoredSubmission.class::cast)
                    .filteredOn(one -> one.person() == classroom.viewer(login).person())
                    .map(StoredSubmission::attempt)
                    .containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        }
    }

    @Test
    void saysThatTheDatabaseIsAwayWhileAnotherProgramKeepsItAndGoesOnAfterwards() throws SQLException {
        Assumptions.assumeThat(on).isEqualTo(BothDatabases.SQLITE); // One program never keeps all of PostgreSQL.
        try (Connection other = DriverManager.getConnection(url);
                Statement statement = other.createStatement()) {
            statement.execute("begin immediate");

            assertRefused(Refusal.Kind.UNAVAILABLE, "database-away", () -> handIn("anna", null, null));
            statement.execute("rollback");
        }

        assertThat(handIn("anna", null, null).attempt()).isEqualTo(1);
    }

    @Test
    void saysThatTheDiskIsFullAndGoesOnAfterwards() {
        Assumptions.assumeThat(on).isEqualTo(BothDatabases.SQLITE); // PostgreSQL has no limit to set.
        StoredSubmission before = handIn("anna", null, null);
        byte[] noise = new byte[1 << 20];
        new Random(1).nextBytes(noise);
        List<SourceFile> large = List.of(new SourceFile("Main.java", noise));
        try (Database small = Database.open(url + "?max_page_count=150")) {
            HandIn handIn = new HandIn(small, clock());
            assertRefused(
                    Refusal.Kind.UNAVAILABLE,
                    "disk-full",
                    () -> handIn.handIn(
                            classroom.viewer("anna"),
                            Classroom.COURSE,
                            Classroom.ASSIGNMENT,
                            Classroom.PROBLEM,
                            large,
                            null,
                            Origin.WEB,
                            null));
            assertThat(new Submissions(small, clock())
                            .view(classroom.viewer("anna"), before.id())
                            .attempt())
                    .isEqualTo(1);
        }
        assertThat(all()).containsExactly(before);
        assertThat(hand("anna", large, null, Origin.WEB, null).attempt()).isEqualTo(2);
    }

    /** Returns the results of several requests at the same time: submissions, or exceptions. */
    private List<Object> atOnce(int many, IntFunction<Object> request) {
        List<CompletableFuture<Object>> all = new ArrayList<>();
        ExecutorService threads = Executors.newFixedThreadPool(many);
        for (int i = 0; i < many; i++) {
            int number = i;
            all.add(CompletableFuture.supplyAsync(() -> request.apply(number), threads)
                    .exceptionally(e -> e.getCause()));
        }
        List<Object> outcomes = all.stream().map(CompletableFuture::join).toList();
        threads.shutdown();
        return outcomes;
    }

    private StoredSubmission handIn(String login, @Nullable String forLogin, @Nullable String key) {
        return hand(login, FILES, forLogin, Origin.WEB, key);
    }

    private StoredSubmission hand(
            String login, List<SourceFile> files, @Nullable String forLogin, Origin origin, @Nullable String key) {
        return new HandIn(database, clock())
                .handIn(
                        classroom.viewer(login),
                        Classroom.COURSE,
                        Classroom.ASSIGNMENT,
                        Classroom.PROBLEM,
                        files,
                        forLogin,
                        origin,
                        key);
    }

    private List<StoredSubmission> all() {
        return database.read(
                tables -> tables.submissions().of(classroom.assigned().assignment()));
    }

    private StoredJudging judging(StoredSubmission submission) {
        return database.read(tables -> tables.judgings().active(submission.id()))
                .orElseThrow();
    }

    private Clock clock() {
        return Clock.fixed(now, ZoneOffset.UTC);
    }

    private static Refusal assertRefused(Refusal.Kind kind, String code, Runnable request) {
        Refusal refusal = catchThrowableOfType(Refusal.class, request::run);
        assertThat(refusal).isNotNull();
        assertThat(refusal.kind()).isEqualTo(kind);
        assertThat(refusal.code()).isEqualTo(code);
        return refusal;
    }

    private static SourceFile file(String path, String content) {
        return new SourceFile(path, content.getBytes(UTF_8));
    }
}
