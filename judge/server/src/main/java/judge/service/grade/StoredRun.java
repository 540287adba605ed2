package judge.service.grade;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import judge.report.GradedRun;
import judge.report.HostSection;
import judge.report.ProblemSection;
import judge.report.Report;
import judge.report.Summary;
import judge.report.SummaryRow;
import judge.roster.Roster;

/** Reports of a server as if they had been graded in one run, for what is made of runs. */
final class StoredRun {

    private static final HostSection HOST = new HostSection("", "", 0, "", "", List.of());

    private StoredRun() {}

    static GradedRun of(
            String name,
            Instant begun,
            Instant ended,
            List<Report> reports,
            List<ProblemSection> problems,
            Optional<Roster> roster) {
        List<SummaryRow> rows =
                reports.stream().map(report -> SummaryRow.of(report, "")).toList();
        Summary summary = new Summary(Summary.VERSION, begun, ended, "", HOST, true, rows, List.of());
        return new GradedRun(name, summary, reports, problems, roster, true);
    }
}
