package judge.report;

import java.util.UUID;
import judge.digest.Sha256;
import org.jspecify.annotations.Nullable;

/** Names for reports: each has one of its own. */
public final class ReportId {

    private static final int LEGACY_BYTES = 16;

    private ReportId() {}

    /** A new one. */
    public static String next() {
        return UUID.randomUUID().toString();
    }

    /** Returns the id of a report from before reports had one: the same whenever it is read. */
    static String ofLegacy(String contestant, String problem, @Nullable String fingerprint) {
        Sha256 digest = new Sha256().addText(contestant).addText(problem).addText(String.valueOf(fingerprint));
        return digest.hex(LEGACY_BYTES);
    }
}
