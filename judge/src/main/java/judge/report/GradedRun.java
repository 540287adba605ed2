package judge.report;

import java.util.List;

/**
 * A run as it is read back from its folder.
 *
 * @param name of its folder
 * @param summary of the whole
 * @param reports in the order of the summary
 * @param problems by id, those that the reports are about; without data for runs of older judges
 * @param revealed whether data of secret cases is in here
 */
public record GradedRun(
        String name, Summary summary, List<Report> reports, List<ProblemSection> problems, boolean revealed) {

    public GradedRun {
        reports = List.copyOf(reports);
        problems = List.copyOf(problems);
    }
}
