package judge.server;

import java.time.Clock;
import java.time.ZoneId;
import java.util.Objects;
import judge.database.Database;
import judge.service.upkeep.DailyBackups;
import judge.service.upkeep.ServerSetUp;
import judge.service.upkeep.ServerState;

/** Begins the work that a server does for its own sake: backups, and lines about its own start and end. */
final class UpkeepPart {

    private static final String BACKUPS = "backups";

    private final ServerSettings settings;
    private final Clock clock;
    private final ConsoleLog log;

    UpkeepPart(ServerSettings settings, Clock clock) {
        this.settings = settings;
        this.clock = clock;
        log = settings.upkeep().log();
    }

    void begin(Database database, ServerState state, String url, OpenParts parts) throws ServerFailure {
        String version =
                Objects.requireNonNullElse(UpkeepPart.class.getPackage().getImplementationVersion(), "built here");
        int days = settings.upkeep().backupDays();
        state.startedAs(new ServerSetUp(version, OwnCertificate.ends(settings.tls()), days));
        if (days > 0) {
            parts.add(backups(database, days)).start();
        }
        log.write(log.event("started")
                .with("version", version)
                .with("url", url)
                .with("data", settings.data())
                .with("database", database.isFile() ? "sqlite" : "postgresql")
                .with("jobs", settings.judges() ? settings.judging().jobs() : 0)
                .with("backup-days", days));
        parts.add(() -> log.write(log.event("ending")));
    }

    private BackupPart backups(Database database, int days) throws ServerFailure {
        return new BackupPart(
                new DailyBackups(
                        database,
                        clock,
                        ZoneId.systemDefault(),
                        settings.data().resolve(BACKUPS),
                        DataHome.of(settings.data()),
                        DailyBackups.Room.onDisk(),
                        days),
                log);
    }
}
