package judge.server;

/**
 * Settings of the work that a server does for its own sake.
 *
 * @param backupDays the days for which its daily backups are kept; 0: it makes none
 * @param log the log for its console
 */
public record Upkeep(int backupDays, ConsoleLog log) {

    /** No backups, and nothing on the console. */
    public static Upkeep none() {
        return new Upkeep(0, ConsoleLog.nowhere());
    }
}
