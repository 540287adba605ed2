package judge.database.backup;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.database.OnEachDatabase;
import judge.database.Tables;
import judge.database.course.MarkingTable.Share;
import judge.database.course.RubricTable;
import judge.database.course.WorkGroupTable;
import judge.database.judging.DraftTable.StoredDraft;
import judge.database.sql.DatabaseException;
import judge.digest.Sha256;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Counting;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.JudgingReason;
import judge.online.Origin;
import judge.online.Person;
import judge.online.RejudgingKind;
import judge.online.SiteRole;
import judge.online.StoredJudging;
import judge.online.StoredRejudging;
import judge.online.StoredSubmission;
import judge.online.contest.Balloon;
import judge.online.contest.Clarification;
import judge.online.contest.Contest;
import judge.online.contest.ContestKind;
import judge.online.contest.ContestProblem;
import judge.online.contest.ScoreInput.Spot;
import judge.online.contest.Team;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class BackupIT {

    private static final Instant NOW = Instant.parse("2026-11-22T10:00:00Z");
    private static final byte[] BYTES = {0, 1, -1, '\n', '"', 127, -128};

    private final BothDatabases on;
    private final Database database;

    @TempDir
    private Path folder;

    BackupIT(BothDatabases on) {
        this.on = on;
        database = Database.open(on.fresh());
    }

    @AfterEach
    void closes() {
        database.close();
    }

    @Test
    void everyTableIsInABackupOrLeftOutOnPurpose() {
        Set<String> all = database.snapshot(handle -> {
            String tables = database.isFile()
                    ? "select name from sqlite_master where type = 'table'"
                    : "select table_name from information_schema.tables where table_schema = 'public'";
            return new TreeSet<>(handle.createQuery(tables).mapTo(String.class).list());
        });
        assertThat(all).contains("person", "judging");
        assertThat(BackupTable.unknown(all)).isEmpty();
    }

    @Test
    @Tag("postgresql")
    void itMovesToTheOtherDatabaseAndBackWithoutABitOfChange() throws IOException {
        fill();
        Path first = backup(database, "first.zip");
        assertThat(Files.size(first)).isPositive();
        BothDatabases other = on == BothDatabases.SQLITE ? BothDatabases.POSTGRESQL : BothDatabases.SQLITE;
        Path second;
        try (Database moved = Database.open(other.fresh())) {
            Backup.restore(moved, first);
            byte[] moving = moved.read(tables -> tables.blobs().get(hash(tables)));
            assertThat(moving).isEqualTo(BYTES);
            second = backup(moved, "second.zip");
            Person added = moved.write(tables -> tables.people().add("new", "New", SiteRole.STUDENT, NOW));
            assertThat(added.id()).as("numbers go on").isEqualTo(3);
        }
        assertThat(Files.readAllBytes(second)).isEqualTo(Files.readAllBytes(first));
        try (Database back = Database.open(on.fresh())) {
            Backup.restore(back, second);
            assertThat(Files.readAllBytes(backup(back, "third.zip"))).isEqualTo(Files.readAllBytes(first));
        }
    }

    private static String hash(Tables tables) {
        return tables.submissions().find(1).orElseThrow().sources();
    }

    @Test
    void nothingIsOverwritten() throws IOException {
        fill();
        Path file = backup(database, "first.zip");
        assertThatThrownBy(() -> Backup.restore(database, file))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("nothing was overwritten");
        assertThat(Files.readAllBytes(backup(database, "second.zip"))).isEqualTo(Files.readAllBytes(file));
    }

    @Test
    void whatIsDamagedIsNotRestoredAtAll() throws IOException {
        fill();
        Path file = backup(database, "first.zip");
        Path damaged = folder.resolve("damaged.zip");
        change(file, damaged, "tables/audit.ndjson", new byte[0]);
        try (Database empty = Database.open(on.fresh())) {
            assertThatThrownBy(() -> Backup.restore(empty, damaged))
                    .isInstanceOf(DatabaseException.class)
                    .hasMessageContaining("damaged");
            assertThat(people(empty)).isEmpty();
            Path other = Files.writeString(folder.resolve("other"), "this is no zip");
            assertThatThrownBy(() -> Backup.restore(empty, other)).isInstanceOf(DatabaseException.class);
            Backup.restore(empty, file);
            assertThat(people(empty)).hasSize(2);
        }
    }

    @Test
    void whatAnOlderVersionHasWrittenIsRestoredAlthoughItHasFewerColumns() throws IOException {
        fill();
        Path file = backup(database, "first.zip");
        byte[] judgings = text(file, "tables/judging.ndjson")
                .replaceAll("\"(ready|compiled|place|group_scores)\":[^,}]*,?", "")
                .replace(",}", "}")
                .getBytes(UTF_8);
        assertThat(new String(judgings, UTF_8)).contains("\"report\"").doesNotContain("ready");
        Path fewer = folder.resolve("fewer.zip");
        change(file, fewer, "tables/judging.ndjson", judgings);
        // Contests came later than the schema that is named.
        String lacking = text(file, "manifest.json")
                .replaceAll(
                        ",\\{\"table\":\"(contest|contest_problem|team|clarification|balloon|print_job|thawed_cell)\""
                                + "[^}]*}",
                        "");
        assertThat(lacking).contains("assignment").doesNotContain("balloon");
        Path old = folder.resolve("old.zip");
        byte[] manifest = lacking.replace("\"schema\":\"" + Database.NEWEST + '"', "\"schema\":\"1\"")
                .replace(
                        Sha256.of(text(file, "tables/judging.ndjson")).hex(),
                        Sha256.of(judgings).hex())
                .getBytes(UTF_8);
        change(fewer, old, "manifest.json", manifest);

        try (Database empty = Database.open(on.fresh())) {
            Backup.restore(empty, old);

            Optional<StoredJudging> restored =
                    empty.read(tables -> tables.judgings().find(1));
            assertThat(restored).isPresent();
            assertThat(restored)
                    .isEqualTo(database.read(tables -> tables.judgings().find(1)));
        }
    }

    private static String text(Path file, String name) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            return new String(zip.getInputStream(zip.getEntry(name)).readAllBytes(), UTF_8);
        }
    }

    private static List<Person> people(Database of) {
        return of.read(tables -> tables.people().all());
    }

    private static void change(Path from, Path to, String name, byte[] content) throws IOException {
        try (ZipFile zip = new ZipFile(from.toFile());
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(to))) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                out.putNextEntry(new ZipEntry(entry.getName()));
                out.write(
                        entry.getName().equals(name)
                                ? content
                                : zip.getInputStream(entry).readAllBytes());
                out.closeEntry();
            }
        }
    }

    private Path backup(Database of, String name) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        long rows = Backup.write(of, bytes);
        assertThat(rows).isPositive();
        return Files.write(folder.resolve(name), bytes.toByteArray());
    }

    /** Something in every table. */
    private void fill() {
        database.write(tables -> {
            Person teacher = tables.people().add("teacher", "王\u0001😀 \"T\"", SiteRole.TEACHER, NOW);
            Person anna = tables.people().add("anna", "Anna", SiteRole.STUDENT, NOW);
            tables.people().setPassword(anna.id(), "$argon2id$", true);
            Course course = tables.courses().add("cs1", "Course", NOW);
            tables.courses().enroll(course.id(), anna.id(), CourseRole.STUDENT, "007", NOW);
            String blob = tables.blobs().put(BYTES);
            long problem = tables.problems().add("sum", teacher.id(), NOW).id();
            long version = tables.problems()
                    .addVersion(problem, "v", blob, "{\"en\":\"Sum\"}", 15, teacher.id(), NOW)
                    .id();
            Assignment assignment = tables.assignments()
                    .put(new Assignment(
                            0,
                            course.id(),
                            "w1",
                            "Week",
                            NOW,
                            null,
                            null,
                            1.0 / 3,
                            new Assignment.Disclosure(Feedback.FIRST_FAILING, true, true),
                            null,
                            Counting.LAST,
                            Duration.ofSeconds(3),
                            NOW));
            tables.assignments()
                    .setProblems(
                            assignment.id(), List.of(new AssignedProblem(assignment.id(), 1, problem, version, 10)));
            tables.assignments().extend(assignment.id(), anna.id(), NOW.plusSeconds(9));
            StoredSubmission submission = tables.submissions()
                    .add(assignment.id(), problem, anna.id(), anna.id(), NOW, Origin.API, blob, "java", "key");
            StoredJudging judging = judging(tables, submission, version, anna, null);
            StoredRejudging rejudging = tables.rejudgings()
                    .add(course.id(), RejudgingKind.ASSIGNMENT, assignment.id(), "why", teacher.id(), NOW)
                    .orElseThrow();
            StoredJudging again = judging(tables, submission, version, anna, rejudging.id());
            for (StoredJudging one : List.of(judging, again)) {
                StoredJudging begun =
                        tables.judgings().begin(one.id(), "worker", NOW).orElseThrow();
                tables.judgings().finish(begun, NOW, "WA", 0.1, 15, blob);
            }
            tables.rejudgings().activate(rejudging.id(), submission.id(), judging.id(), again.id());
            tables.grades().override(assignment.id(), anna.id(), problem, 1e-9, "why", teacher.id(), NOW);
            tables.grades().comment(submission.id(), "Main.java", 1, "line\r\nline", teacher.id(), NOW);
            tables.rubrics().put(assignment.id(), 0, "Style", 5);
            long criterion = tables.rubrics().criteria(assignment.id()).get(0).id();
            tables.rubrics().mark(new RubricTable.Mark(criterion, anna.id(), 2.5, teacher.id(), NOW));
            tables.rubrics().shares().put(assignment.id(), new Share(anna.id(), problem, teacher.id(), NOW));
            tables.assignments().groups().setRule(assignment.id(), new WorkGroupTable.Rule(3, NOW));
            tables.assignments().groups().add(assignment.id(), "G", anna.id(), List.of(anna.id()));
            contest(tables, assignment.id(), problem, anna.id(), teacher.id(), blob);
            tables.changes().add(NOW, "judged", submission.id(), assignment.id(), "{}");
            tables.audit().add(NOW, null, "", "done", "object", "");
            tables.tokens().add("digest", anna.id(), "label", NOW);
            tables.tokens().addLink("link", anna.id(), NOW);
            tables.drafts().put(anna.id(), problem, new StoredDraft(1, "java", BYTES, NOW));
            return anna;
        });
    }

    private static void contest(Tables tables, long assignment, long problem, long team, long jury, String content) {
        tables.contests()
                .put(new Contest(
                        assignment,
                        ContestKind.IOI,
                        Duration.ofMinutes(20),
                        true,
                        NOW,
                        null,
                        null,
                        new Contest.Medals(1, 2, 3),
                        true,
                        true,
                        Contest.Aids.NONE,
                        "pool"));
        tables.contests()
                .setProblems(assignment, List.of(new ContestProblem(assignment, problem, "A", "#f80", "orange", null)));
        tables.teams().put(new Team(assignment, team, "7", "#\"\"", "U", "DEU", "g", "1", true, NOW));
        Clarification asked = tables.contestDesk()
                .say(new Clarification(0, assignment, problem, team, null, null, "why?", team, NOW));
        tables.contestDesk().say(new Clarification(0, assignment, null, null, team, asked.id(), "so", jury, NOW));
        tables.contestDesk().take(new Balloon(assignment, team, problem, NOW, jury, null));
        tables.contestDesk().print(assignment, team, "Main.java", content, NOW);
        tables.contests().thaw(assignment, new Spot(team, problem));
    }

    private static StoredJudging judging(
            Tables tables, StoredSubmission submission, long version, Person person, @Nullable Long rejudging) {
        JudgingReason reason = rejudging == null ? JudgingReason.FIRST : JudgingReason.REJUDGE;
        return tables.judgings()
                .add(submission.id(), version, reason, rejudging, rejudging == null, 30, person.id(), NOW);
    }
}
