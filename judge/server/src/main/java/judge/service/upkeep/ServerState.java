package judge.service.upkeep;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import judge.database.Database;
import judge.database.Tables;
import judge.database.judging.FigureTable;
import judge.database.upkeep.TroubleTable;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.JudgingMachine;
import judge.online.JudgingState;
import judge.online.Refusal;
import judge.online.RunningJudging;
import judge.online.Viewer;

/** The state of the server for the administrator: the judging machines, and the room on the disk. */
public final class ServerState {

    private static final Duration DAY = Duration.ofDays(1);
    private static final int BACKUPS = 60;

    private final Database database;
    private final Clock clock;
    private final Path data;
    private volatile ServerSetUp setUp = ServerSetUp.UNKNOWN;

    /** The state of a server with its data in this folder. */
    public ServerState(Database database, Clock clock, Path data) {
        this.database = database;
        this.clock = clock;
        this.data = data;
    }

    /** Notes how the server was started. */
    public void startedAs(ServerSetUp started) {
        setUp = started;
    }

    /** Returns what an administrator looks after, and how each of it is. */
    public List<Check> checks(Viewer viewer) {
        require(viewer);
        Disk disk = disk(viewer);
        long asked = System.nanoTime();
        return database.read(tables -> {
            List<Check> judging = judging(tables);
            List<Check> all = new ArrayList<>(server(tables, disk, System.nanoTime() - asked));
            all.addAll(judging);
            all.sort(Comparator.comparing(Check::subject));
            return List.copyOf(all);
        });
    }

    private List<Check> judging(Tables tables) {
        Instant now = clock.instant();
        FigureTable figures = tables.figures();
        Instant oldest = figures.oldest();
        Checks checks = new Checks(now);
        return List.of(
                checks.workers(tables.workers().all()),
                checks.queue(figures.count(JudgingState.QUEUED), oldest == null ? now : oldest),
                Checks.judgeErrors(figures.judgeErrors(now.minus(DAY))));
    }

    private List<Check> server(Tables tables, Disk disk, long nanos) {
        Instant now = clock.instant();
        ServerSetUp started = setUp;
        Checks checks = new Checks(now);
        Map<String, Object> version = Map.of("version", started.version(), "schema", Database.NEWEST);
        return List.of(
                Check.well(Check.Subject.VERSION, "version", version),
                Checks.database(database.isFile(), TimeUnit.NANOSECONDS.toMillis(nanos)),
                Checks.disk(disk.freeBytes(), disk.sizeBytes()),
                checks.backup(
                        started.backupDays(), tables.upkeep().dailyBackups().newest(BACKUPS)),
                checks.certificate(Optional.ofNullable(started.certificateEnds())),
                Checks.logins(tables.upkeep().troubles().since(TroubleTable.LOGIN_FAILED, now.minus(DAY))));
    }

    /**
     * The disk on which the data are.
     *
     * @param freeBytes the bytes that the server may still use
     * @param whole whether the database is in the folder, too
     */
    public record Disk(Path folder, long sizeBytes, long freeBytes, boolean whole) {}

    /** Returns the judgings that go on just now, for administrators; the longest first. */
    public List<RunningJudging> running(Viewer viewer) {
        require(viewer);
        return database.read(tables -> tables.figures().running());
    }

    /** The processes that judge, for administrators. */
    public List<JudgingMachine> machines(Viewer viewer) {
        require(viewer);
        return database.read(tables -> tables.workers().all());
    }

    /** The languages that processes have, by the name of each that has said so, for administrators. */
    public Map<String, Set<String>> languages(Viewer viewer) {
        require(viewer);
        Map<String, Set<String>> codes = new HashMap<>();
        database.read(tables -> tables.workers().byWorker())
                .forEach((worker, versions) -> codes.put(worker, versions.keySet()));
        return codes;
    }

    /** Returns the room on the disk, for administrators. */
    public Disk disk(Viewer viewer) {
        require(viewer);
        try {
            FileStore store = Files.getFileStore(data);
            return new Disk(data.toAbsolutePath(), store.getTotalSpace(), store.getUsableSpace(), database.isFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void require(Viewer viewer) {
        if (!Access.may(viewer, Action.ADMINISTER)) {
            throw Refusal.notFound();
        }
    }
}
