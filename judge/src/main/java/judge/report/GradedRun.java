package judge.report;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import judge.roster.Roster;

/**
 * A run as it is read back from its folder.
 *
 * @param name of its folder
 * @param summary of the whole
 * @param reports in the order of the roster, else in that of the summary
 * @param problems by id, those that the reports are about; without data for runs of older judges
 * @param roster the class that was judged, where that is known
 * @param revealed whether data of secret cases is in here
 */
public record GradedRun(
        String name,
        Summary summary,
        List<Report> reports,
        List<ProblemSection> problems,
        Optional<Roster> roster,
        boolean revealed) {

    public GradedRun {
        List<Report> sorted = reports;
        if (roster.isPresent()) {
            Comparator<String> order = roster.get().order();
            sorted = reports.stream()
                    .sorted(Comparator.comparing(Report::contestant, order))
                    .toList();
        }
        reports = List.copyOf(sorted);
        problems = List.copyOf(problems);
    }

    /** The same run of the class on another roster. */
    public GradedRun with(Roster other) {
        return new GradedRun(name, summary, reports, problems, Optional.of(other), revealed);
    }
}
