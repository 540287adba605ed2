package judge.service.upkeep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.database.OnEachDatabase;
import judge.database.backup.Backup;
import judge.database.upkeep.DailyBackupTable.DailyBackup;
import judge.service.TestClock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class DailyBackupsIT {

    private static final int DAYS = 14;
    private static final long MUCH = 100L << 30;

    private final BothDatabases on;
    private final Database database;
    private final TestClock clock = new TestClock();

    @TempDir
    Path folder;

    DailyBackupsIT(BothDatabases on) {
        this.on = on;
        database = Database.open(on.fresh());
    }

    @AfterEach
    void closes() {
        database.close();
    }

    @Test
    void makeOneADayThatCanBeRestoredAndKeepThoseOfTwoWeeks() throws IOException {
        DailyBackups backups = backups("web-1", MUCH);
        for (int day = 0; day < 20; day++) {
            assertThat(backups.next()).isTrue();
            assertThat(backups.next()).isFalse();
            clock.pass(Duration.ofDays(1));
        }
        List<Path> files = files();

        assertThat(files).hasSize(15);
        assertThat(files.get(0).getFileName()).hasToString("judge-20261127-100000.backup");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(files.get(0))))
                .isEqualTo("rw-------");
        try (Database empty = Database.open(on.fresh())) {
            assertThat(Backup.restore(empty, files.get(14))).isZero();
        }
    }

    @Test
    void areMadeAfterThreeInTheMorning() throws IOException {
        DailyBackups backups = backups("web-1", MUCH);
        assertThat(backups.next()).isTrue();
        clock.pass(Duration.ofHours(16)); // It is two o'clock.
        assertThat(backups.next()).isFalse();
        clock.pass(Duration.ofHours(1));
        assertThat(backups.next()).isTrue();
    }

    @Test
    void areNeverMadeByTwoMachinesAtTheSameTime() throws IOException {
        DailyBackups other = backups("web-2", MUCH);
        AtomicBoolean both = new AtomicBoolean(true);
        DailyBackups backups = new DailyBackups(
                database,
                clock,
                ZoneOffset.UTC,
                folder.resolve("backups"),
                "web-1",
                place -> {
                    both.set(other.next());
                    return MUCH;
                },
                DAYS);

        assertThat(backups.next()).isTrue();
        assertThat(both).isFalse();
        assertThat(newest().machine()).isEqualTo("web-1");
    }

    /** A machine that stood still for long finds that another one has made the backup meanwhile, and ends its own. */
    @Test
    void areTakenOverFromAMachineThatIsNotHeardOf() throws IOException {
        DailyBackups other = backups("web-2", MUCH);
        DailyBackups silent = new DailyBackups(
                database,
                clock,
                ZoneOffset.UTC,
                folder.resolve("elsewhere"),
                "web-1",
                place -> {
                    clock.pass(Duration.ofMinutes(11));
                    assertThat(other.next()).isTrue();
                    clock.pass(Duration.ofMinutes(11));
                    return MUCH;
                },
                DAYS);

        assertThatThrownBy(silent::next).hasMessageContaining("taken it over");
        assertThat(newest().machine()).isEqualTo("web-2");
        assertThat(newest().file()).isNotNull();
        assertThat(files()).hasSize(1);
    }

    @Test
    void areNotMadeOnADiskThatIsTooFullAndAreTriedAgainAnHourLater() throws IOException {
        DailyBackups full = backups("web-1", 1L << 29);

        assertThatThrownBy(full::next).isInstanceOf(IOException.class).hasMessage(DailyBackups.DISK_FULL);
        assertThat(full.next()).isFalse();
        assertThat(newest().failure()).isEqualTo(DailyBackups.DISK_FULL);
        assertThat(files()).isEmpty();
        assertThat(new Checks(clock.instant()).backup(DAYS, List.of(newest())).finding())
                .isEqualTo("backup-disk");

        clock.pass(Duration.ofMinutes(61));
        assertThat(backups("web-1", MUCH).next()).isTrue();
        assertThat(newest().failure()).isNull();
        assertThat(new Checks(clock.instant()).backup(DAYS, List.of(newest())).level())
                .isEqualTo(Check.Level.WELL);
    }

    @Test
    void leaveNothingHalfWhenAServerIsKilled() throws IOException {
        Path draft = folder.resolve("backups/.judge-20261120-030000.backup.draft");
        Files.createDirectories(draft.getParent());
        Files.writeString(draft, "half");

        assertThat(backups("web-1", MUCH).next()).isTrue();
        assertThat(draft).doesNotExist();
    }

    private DailyBackups backups(String machine, long free) {
        return new DailyBackups(
                database, clock, ZoneOffset.UTC, folder.resolve("backups"), machine, place -> free, DAYS);
    }

    private DailyBackup newest() {
        return database.read(tables -> tables.upkeep().dailyBackups().newest(1)).get(0);
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("backups"))) {
            return files.sorted().toList();
        }
    }
}
