package judge.service.submission;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import judge.database.Tables;
import judge.database.judging.ExplanationTable;
import judge.explain.Explanation;
import judge.online.Assignment;
import judge.online.StoredJudging;
import judge.online.contest.Contest;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportJson;
import org.jspecify.annotations.Nullable;

/** Reports in the database, of which the last ones are kept in memory: what has a digest never changes. */
public final class StoredReports {

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

    /** Returns the report of a judging that is done, with its explanation, or with the word that it is looked for. */
    Report explained(Tables tables, StoredJudging judging, Assignment assignment) {
        Report report = get(tables, Objects.requireNonNull(judging.report(), "a report"));
        boolean wanted = ExplanationTable.explains(judging.verdict())
                && report.firstFailing().isPresent()
                && tables.contests().find(assignment.id()).map(Contest::explain).orElse(assignment.explain());
        if (!wanted) {
            return report;
        }
        Optional<String> found = tables.explanations().found(judging.id());
        if (found.isEmpty()) {
            return report.explained(ExplanationState.LOOKING);
        }
        Report explained = read(() -> Explanation.read(new ReportJson()
                        .readDocument(found.get().getBytes(StandardCharsets.UTF_8), Path.of("explanation"))))
                .applied(report);
        return explained.explanation() == null ? explained.explained(ExplanationState.COMPLETE) : explained;
    }

    public Report get(Tables tables, String hash) {
        synchronized (kept) {
            @Nullable Report there = kept.get(hash);
            if (there != null) {
                return there;
            }
        }
        Report report = read(() -> new ReportJson().readReport(tables.blobs().get(hash), Path.of(hash)));
        synchronized (kept) {
            kept.put(hash, report);
        }
        return report;
    }

    /** Reads something that is stored. */
    private interface Reading<T> {

        T read() throws IOException, ReportFormatException;
    }

    private static <T> T read(Reading<T> reading) {
        try {
            return reading.read();
        } catch (ReportFormatException e) {
            throw new IllegalStateException("a stored report cannot be read: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
