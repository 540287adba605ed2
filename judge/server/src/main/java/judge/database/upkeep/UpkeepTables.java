package judge.database.upkeep;

import org.jdbi.v3.core.Handle;

/** The tables of the server itself, within one transaction. */
public record UpkeepTables(Handle handle) {

    /** Returns the counts of what went wrong. */
    public TroubleTable troubles() {
        return new TroubleTable(handle);
    }

    /** Returns the backups of the days. */
    public DailyBackupTable dailyBackups() {
        return new DailyBackupTable(handle);
    }

    /** Returns the limits on attempts. */
    public ThrottleTable throttles() {
        return new ThrottleTable(handle);
    }

    /** Returns the secrets of this server. */
    public SecretTable secrets() {
        return new SecretTable(handle);
    }
}
