package judge.server;

import java.io.IOException;
import java.util.logging.Logger;
import judge.service.upkeep.DailyBackups;

/** The part of a server that makes a backup each day. */
final class BackupPart implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(BackupPart.class.getName());
    private static final long LOOKING_MILLIS = 60_000;
    private static final long PATIENCE_MILLIS = 10_000;

    private final DailyBackups backups;
    private final ConsoleLog log;
    private final Thread thread = new Thread(this::look, "backups");

    BackupPart(DailyBackups backups, ConsoleLog log) {
        this.backups = backups;
        this.log = log;
    }

    void start() {
        thread.setDaemon(true);
        thread.start();
    }

    private void look() {
        try {
            while (true) {
                Thread.sleep(LOOKING_MILLIS); // What has just been started has other things to do.
                next();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // The server ends.
        }
    }

    private void next() {
        try {
            if (backups.next()) {
                log.write(log.event("backup"));
            }
        } catch (IOException | RuntimeException e) {
            LOG.warning("there is no backup of today: " + e.getMessage());
        }
    }

    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
