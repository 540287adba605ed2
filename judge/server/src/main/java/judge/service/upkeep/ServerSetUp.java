package judge.service.upkeep;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The way in which a server was started, as far as its administrator has to know.
 *
 * @param version of the program
 * @param certificateEnds the end of the certificate with which it speaks HTTPS; null: it does not
 * @param backupDays the days for which daily backups are kept; 0: none are made
 */
public record ServerSetUp(String version, @Nullable Instant certificateEnds, int backupDays) {

    /** A server that has not said anything. */
    public static final ServerSetUp UNKNOWN = new ServerSetUp("–", null, 0);
}
