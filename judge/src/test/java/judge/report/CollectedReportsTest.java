package judge.report;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Reports in memory, by their ids: as a database would have them. */
class CollectedReportsTest implements ReportSinkContract {

    private final Map<String, Report> reports = new ConcurrentHashMap<>();

    @Override
    public ReportSink open() {
        return report -> {
            reports.put(report.id(), report);
            return SummaryRow.of(report, report.id());
        };
    }

    @Override
    public Report read(SummaryRow row) {
        return reports.get(row.report());
    }
}
