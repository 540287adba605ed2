package judge.service.grade;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import judge.database.Tables;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportJson;
import org.jspecify.annotations.Nullable;

/** Reports in the database, of which the last ones are kept in memory: what has a digest never changes. */
final class StoredReports {

    private static final int KEPT = 200;

    private final Map<String, Report> kept = new Kept();

    private static final class Kept extends LinkedHashMap<String, Report> {

        private static final long serialVersionUID = 1L;

        private Kept() {
            super(KEPT, 0.75F, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Report> eldest) {
            return size() > KEPT;
        }
    }

    Report get(Tables tables, String hash) {
        synchronized (kept) {
            @Nullable Report there = kept.get(hash);
            if (there != null) {
                return there;
            }
        }
        try {
            Report report = new ReportJson().readReport(tables.blobs().get(hash), Path.of(hash));
            synchronized (kept) {
                kept.put(hash, report);
            }
            return report;
        } catch (ReportFormatException e) {
            throw new IllegalStateException("a stored report cannot be read: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
