package judge.report.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import judge.report.GradedRun;
import judge.report.ProblemSection;
import judge.report.ProblemsFile;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportJson;
import judge.report.Summary;
import judge.report.SummaryRow;
import judge.roster.Roster;

/**
 * Reads runs back from their folders. Unless secret data is asked for, none of it leaves this class, so that no view
 * can show any.
 */
public final class RunReader {

    private final ReportJson json = new ReportJson();

    /**
     * The run in a folder.
     *
     * @param reveal whether inputs, answers and outputs of secret cases are wanted
     */
    public GradedRun read(Path folder, boolean reveal) throws IOException, ReportFormatException {
        Summary summary = json.readSummary(folder.resolve(RunFiles.SUMMARY));
        List<Report> reports = new ArrayList<>();
        for (SummaryRow row : summary.submissions()) {
            Report report = json.readReport(inside(folder, row.report()));
            reports.add(reveal ? report : report.withoutSecrets());
        }
        Path name = folder.toRealPath().getFileName();
        return new GradedRun(
                name == null ? "" : name.toString(),
                summary,
                reports,
                problems(folder, reports, reveal),
                roster(folder),
                reveal);
    }

    /** The class that a run judged, if a roster was given. */
    public Optional<Roster> roster(Path folder) throws IOException, ReportFormatException {
        Path file = folder.resolve(RunFiles.ROSTER);
        return Files.exists(file) ? Optional.of(json.readRoster(file).roster()) : Optional.empty();
    }

    /** A summary is a file like others: what it names is read only if it lies in the run's folder. */
    private static Path inside(Path folder, String report) throws ReportFormatException {
        Path file = folder.resolve(report).normalize();
        if (!file.startsWith(folder.normalize()) || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new ReportFormatException(
                    folder.resolve(RunFiles.SUMMARY), "it names the report " + report + ", which is not there");
        }
        return file;
    }

    private List<ProblemSection> problems(Path folder, List<Report> reports, boolean reveal)
            throws IOException, ReportFormatException {
        Map<String, ProblemSection> described = new LinkedHashMap<>();
        Path secrets = folder.resolve(RunFiles.SECRETS);
        Path file = reveal && Files.exists(secrets) ? secrets : folder.resolve(RunFiles.PROBLEMS);
        if (Files.exists(file)) {
            ProblemsFile read = json.readProblems(file);
            (reveal ? read : read.open()).problems().forEach(problem -> described.put(problem.id(), problem));
        }
        Map<String, ProblemSection> problems = new TreeMap<>();
        for (Report report : reports) {
            if (described.containsKey(report.problem())) {
                problems.put(report.problem(), described.get(report.problem()));
            } else {
                problems.merge(
                        report.problem(),
                        guessed(report),
                        (one, other) -> one.cases().size() >= other.cases().size() ? one : other);
            }
        }
        return List.copyOf(problems.values());
    }

    /** Earlier judges did not write a description of the problem: what a report shows of it must suffice. */
    private static ProblemSection guessed(Report report) {
        return new ProblemSection(
                report.problem(),
                Map.of(),
                report.maxScore() != 1,
                null,
                report.cases().stream()
                        .map(one -> new ProblemSection.CaseData(one.name(), one.maxScore(), null, null, null))
                        .toList());
    }
}
