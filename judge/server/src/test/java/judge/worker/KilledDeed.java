package judge.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.Tables;
import judge.database.course.MadeCaseTable;
import judge.database.course.MadeCaseTable.MadeRow;
import judge.database.upkeep.DailyBackupTable.DailyBackup;
import judge.database.upkeep.TroubleTable;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.JudgingMachine;
import judge.online.Viewer;
import judge.online.practice.PracticeAudience;
import judge.online.practice.PracticeLevel;
import judge.online.practice.PracticeTags;
import judge.service.contest.Clarifications;
import judge.service.course.PracticeSets;
import judge.service.course.PracticeSettings;
import judge.service.course.WorkGroupView.Terms;
import judge.service.course.WorkGroups;
import judge.service.grade.Markings;
import judge.service.grade.Markings.Deed;
import judge.service.grade.Rubrics;

/**
 * A change of several rows that a {@link KilledServer} makes again and again, with a growing number, while it is
 * killed: each is there whole or not at all, and the last is one that was confirmed, or a later one.
 */
enum KilledDeed {
    /** Problems to practice, in sets that have changed names and tags. */
    SETS {
        @Override
        void doIt(Database database, Viewer tina, long number) {
            PracticeTags tags = new PracticeTags(PracticeLevel.EASY, List.of("tag " + number));
            new PracticeSets(database, CLOCK, version -> Classroom.problem())
                    .put(
                            tina,
                            Classroom.COURSE,
                            slug(number),
                            new PracticeSettings(
                                    "Set " + number,
                                    Instant.EPOCH,
                                    null,
                                    PracticeAudience.EVERYBODY,
                                    List.of(new PracticeSettings.Wanted(Classroom.PROBLEM, tags))));
        }

        private String slug(long number) {
            return "set-" + number % MANY;
        }

        @Override
        void assertWhole(Database database, Collection<Long> confirmed) {
            database.read(tables -> {
                long course =
                        tables.courses().find(Classroom.COURSE).orElseThrow().id();
                assertThat(tables.assignments().of(course))
                        .extracting(Assignment::slug)
                        .as("no half of a set is an assignment")
                        .containsExactlyInAnyOrder(Classroom.ASSIGNMENT, PROJECT, CONTEST);
                tables.practice().of(course).forEach(set -> {
                    long number = Long.parseLong(set.name().substring("Set ".length()));
                    Stream<Long> here =
                            confirmed.stream().filter(one -> slug(one).equals(set.slug()));
                    assertThat(here).allMatch(one -> one <= number);
                    assertThat(tables.practice().items(set.id()))
                            .extracting(item -> item.tags().tags())
                            .containsExactly(List.of("tag " + number));
                });
                return course;
            });
        }
    },

    /** Points by two criteria, and that they are done. */
    MARKS {
        @Override
        void doIt(Database database, Viewer tina, long number) {
            Optional<Double> points = Optional.of((double) number);
            Map<String, Optional<Double>> both = Map.of("Style", points, "Tests", points);
            new Rubrics(database, CLOCK)
                    .mark(tina, Classroom.COURSE, Classroom.ASSIGNMENT, STUDENTS.get(0), both, null, false);
            Clock then = Clock.fixed(Instant.ofEpochMilli(number), ZoneOffset.UTC);
            new Markings(database, then)
                    .set(
                            tina,
                            Classroom.COURSE,
                            Classroom.ASSIGNMENT,
                            STUDENTS.get(0),
                            Classroom.PROBLEM,
                            Deed.DONE,
                            null);
        }

        @Override
        void assertWhole(Database database, Collection<Long> confirmed) {
            List<Double> points = rows(database, "select points from rubric_mark", Double.class);
            assertThat(points).hasSize(2).containsOnly(points.get(0)).allMatch(one -> one >= last(confirmed));
            assertThat(rows(database, "select max(done) from marking", Long.class)
                            .get(0))
                    .isGreaterThanOrEqualTo(last(confirmed));
        }
    },

    /** A group of all students. */
    GROUPS {
        @Override
        void doIt(Database database, Viewer tina, long number) {
            new WorkGroups(database, CLOCK)
                    .put(
                            tina,
                            Classroom.COURSE,
                            PROJECT,
                            new Terms(STUDENTS.size(), null),
                            List.of(new WorkGroups.Wished("Group " + number, STUDENTS)));
        }

        @Override
        void assertWhole(Database database, Collection<Long> confirmed) {
            database.read(tables -> {
                long project = assignment(tables, PROJECT).id();
                assertThat(tables.assignments().groups().rule(project)).isPresent();
                assertThat(tables.assignments().groups().of(project))
                        .singleElement()
                        .satisfies(group -> {
                            assertThat(Long.parseLong(group.name().substring("Group ".length())))
                                    .isGreaterThanOrEqualTo(last(confirmed));
                            assertThat(group.members()).hasSize(STUDENTS.size());
                        });
                return project;
            });
        }
    },

    /** Answers that the jury of a contest gives often. */
    ANSWERS {
        @Override
        void doIt(Database database, Viewer tina, long number) {
            new Clarifications(database, CLOCK)
                    .setStandardAnswers(tina, Classroom.COURSE, CONTEST, number + "\nRead the statement.");
        }

        @Override
        void assertWhole(Database database, Collection<Long> confirmed) {
            List<String> answers = rows(database, "select value from contest_setting", String.class);
            assertThat(answers).singleElement().satisfies(answer -> {
                List<String> lines = answer.lines().toList();
                assertThat(lines).hasSize(2);
                assertThat(Long.parseLong(lines.get(0))).isGreaterThanOrEqualTo(last(confirmed));
            });
        }
    },

    /** Test cases that are asked for, and made by the process that judges. */
    CASES {
        @Override
        void doIt(Database database, Viewer tina, long number) {
            database.write(tables -> {
                long version = assigned(tables).version();
                tables.problems().madeCases().add(version, Instant.now(), "secret/" + number, "make " + number);
                return version;
            });
            makeNext(database);
        }

        @Override
        void assertWhole(Database database, Collection<Long> confirmed) {
            while (makeNext(database)) {
                // Until all are made.
            }
            List<MadeRow> made = database.read(
                    tables -> tables.problems().madeCases().of(assigned(tables).problem(), Instant.EPOCH));
            assertThat(made)
                    .extracting(MadeRow::name)
                    .doesNotHaveDuplicates()
                    .containsAll(confirmed.stream().map(one -> "secret/" + one).toList());
            assertThat(made).allSatisfy(row -> {
                assertThat(row.done()).isTrue();
                assertThat(new String(row.input(), UTF_8)).isEqualTo(row.name());
            });
        }

        private AssignedProblem assigned(Tables tables) {
            long assignment = assignment(tables, Classroom.ASSIGNMENT).id();
            return tables.assignments().problems(assignment).get(0);
        }

        private boolean makeNext(Database database) {
            String worker = database.read(tables -> tables.workers().all()).stream()
                    .map(JudgingMachine::name)
                    .findFirst()
                    .orElse("nobody");
            Optional<MadeRow> taken =
                    database.write(tables -> tables.problems().madeCases().take(worker));
            taken.ifPresent(row -> database.write(tables -> {
                MadeCaseTable cases = tables.problems().madeCases();
                cases.end(row, worker, row.name().getBytes(UTF_8), new byte[0], "[]");
                return row;
            }));
            return taken.isPresent();
        }
    },

    /** Backups of days: taken, and later made. */
    BACKUPS {
        @Override
        void doIt(Database database, Viewer tina, long number) {
            Instant begun = Instant.ofEpochMilli(number);
            // Nobody waits for one that was taken when all was killed.
            boolean taken = database.write(
                    tables -> tables.upkeep().dailyBackups().take(day(number), MACHINE, begun, Duration.ZERO));
            assertThat(taken).isTrue();
            database.write(tables -> {
                DailyBackup made = new DailyBackup(day(number), MACHINE, begun, begun, FILE + number, number, null);
                tables.upkeep().dailyBackups().ended(made, begun);
                return made;
            });
        }

        private LocalDate day(long number) {
            return LocalDate.ofEpochDay(number % MANY_DAYS);
        }

        @Override
        void assertWhole(Database database, Collection<Long> confirmed) {
            List<DailyBackup> all =
                    database.read(tables -> tables.upkeep().dailyBackups().newest(Integer.MAX_VALUE));
            List<DailyBackup> made =
                    all.stream().filter(one -> one.file() != null).toList();
            assertThat(made).extracting(DailyBackup::bytes).containsAll(confirmed);
            assertThat(made).allSatisfy(one -> assertThat(one)
                    .isEqualTo(new DailyBackup(
                            day(one.bytes()),
                            MACHINE,
                            Instant.ofEpochMilli(one.bytes()),
                            Instant.ofEpochMilli(one.bytes()),
                            FILE + one.bytes(),
                            one.bytes(),
                            null)));
            assertThat(all).filteredOn(one -> one.file() == null).allMatch(one -> one.ended() == null);
        }
    },

    /** Counts of what went wrong, two at once. */
    TROUBLES {
        @Override
        void doIt(Database database, Viewer tina, long number) {
            database.write(tables -> {
                KINDS.forEach(kind -> tables.upkeep().troubles().count(kind, Instant.ofEpochMilli(number)));
                return number;
            });
        }

        @Override
        void assertWhole(Database database, Collection<Long> confirmed) {
            List<Long> counts = database.read(tables -> KINDS.stream()
                    .map(kind -> tables.upkeep().troubles().since(kind, Instant.EPOCH))
                    .toList());
            assertThat(counts).containsOnly(counts.get(0)).allMatch(one -> one >= confirmed.size());
        }
    };

    private static final Clock CLOCK = Clock.systemUTC();
    private static final List<String> STUDENTS = List.of("anna", "boris", "chen");
    private static final String PROJECT = "project";
    private static final String CONTEST = "contest";
    private static final int MANY = 5;
    private static final int MANY_DAYS = 2_000_000;
    private static final String MACHINE = "machine";
    private static final String FILE = "backup-";
    private static final List<String> KINDS = List.of(TroubleTable.LOGIN_FAILED, "other");
    private static final double MOST_POINTS = 1e15;

    /** Makes the change, which is confirmed when this returns. */
    abstract void doIt(Database database, Viewer tina, long number);

    /** Asserts that all is of one change, the last that was confirmed or a later one. */
    abstract void assertWhole(Database database, Collection<Long> confirmed);

    /** Adds what the changes are made to. */
    static void prepare(Database database, Classroom room) {
        room.homework(PROJECT, Instant.EPOCH);
        database.write(tables -> {
            for (String criterion : List.of("Style", "Tests")) {
                tables.rubrics().put(1, 0, criterion, MOST_POINTS);
            }
            Assignment project = assignment(tables, PROJECT);
            long contest = tables.assignments()
                    .put(new Assignment(
                            0,
                            project.course(),
                            CONTEST,
                            CONTEST,
                            Instant.EPOCH,
                            Instant.now().plus(Duration.ofDays(1)),
                            null,
                            0,
                            project.disclosure(),
                            null,
                            project.counts(),
                            Duration.ZERO,
                            Instant.EPOCH))
                    .id();
            tables.contests().put(Classroom.icpc(contest, null));
            return contest;
        });
    }

    private static Assignment assignment(Tables tables, String slug) {
        return tables.courses()
                .find(Classroom.COURSE)
                .flatMap(course -> tables.assignments().find(course.id(), slug))
                .orElseThrow();
    }

    private static <T> List<T> rows(Database database, String sql, Class<T> type) {
        return database.snapshot(handle -> handle.createQuery(sql).mapTo(type).list());
    }

    private static long last(Collection<Long> confirmed) {
        return Collections.max(confirmed);
    }
}
