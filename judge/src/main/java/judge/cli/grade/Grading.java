package judge.cli.grade;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import judge.app.JudgeOptions;
import judge.app.OpenJudge;
import judge.cli.command.CommandFailure;
import judge.cli.command.ExitStatus;
import judge.cli.command.Session;
import judge.cli.report.Rosters;
import judge.cli.report.RunInputs;
import judge.cli.report.RunViews;
import judge.grading.EarlierReports;
import judge.grading.EarlierReports.Rerun;
import judge.grading.GradingRun;
import judge.grading.GradingRun.Task;
import judge.grading.ProblemRecords;
import judge.problem.Problem;
import judge.report.GradedRun;
import judge.report.HostSection;
import judge.report.ProblemSection;
import judge.report.Report;
import judge.report.ReportStorageException;
import judge.report.Summary;
import judge.report.SummaryRow;
import judge.report.folder.RunFolder;
import judge.roster.Roster;

/** One run of {@code grade}, from the first submission to the summary. */
final class Grading {

    private final Session session;
    private final Path reports;
    private final JudgeOptions options;
    private final GradingWords words;
    private Optional<Roster> roster;

    /**
     * Grading into a folder below that of the reports.
     *
     * @param roster the class, where somebody says so
     */
    Grading(Session session, Path reports, JudgeOptions options, Optional<Roster> roster) {
        this.session = session;
        this.reports = reports;
        this.options = options;
        this.roster = roster;
        words = new GradingWords(session);
    }

    /**
     * The target of the results.
     *
     * @param startedAt the time at which the run began
     * @param rows the results that are there before anything is judged
     * @param problems the problems of those results
     */
    private record Target(RunFolder folder, Instant startedAt, List<SummaryRow> rows, List<ProblemSection> problems) {}

    /** Judges all in a new run; the exit status. */
    int grade(List<Task> tasks) throws CommandFailure, InterruptedException {
        Instant startedAt = session.services().clock().instant();
        // Before the judge is set up, which takes longer: a folder that cannot be written is reported at once.
        RunFolder folder;
        try {
            folder = RunFolder.create(reports, startedAt);
        } catch (ReportStorageException e) {
            throw session.storageFailure(e);
        }
        try (OpenJudge judge = session.openTellingJudge(options)) {
            return judgeAll(judge, new Target(folder, startedAt, List.of(), List.of()), ordered(tasks));
        }
    }

    /** Goes on with the newest run that was cut short; the exit status. */
    int resume(List<Task> tasks) throws CommandFailure, InterruptedException {
        try {
            RunFolder folder = RunFolder.unfinished(reports)
                    .orElseThrow(() -> new CommandFailure("error.nothing-to-resume", "folder", reports));
            try (OpenJudge judge = session.openTellingJudge(options)) {
                if (roster.isEmpty()) {
                    roster = RunInputs.roster(session, folder.folder());
                }
                List<Task> all = new EarlierReports(options.allCases())
                        .resumed(folder, ordered(tasks), judge.host(), options.beyond());
                words.resumed(folder.folder(), all);
                return judgeAll(judge, new Target(folder, folder.startedAt(), List.of(), List.of()), all);
            }
        } catch (ReportStorageException e) {
            throw session.storageFailure(e);
        }
    }

    /**
     * Judges some submissions again in a new run and takes over the results of an earlier one for all others; the exit
     * status is that of the whole run.
     *
     * @param only kinds, and contestants by any name that tells them
     * @param from the folder of the submissions
     */
    int again(List<Task> tasks, Path base, List<String> only, Path from) throws CommandFailure, InterruptedException {
        Instant startedAt = session.services().clock().instant();
        GradedRun earlier = RunInputs.read(session, base, true);
        roster = roster.isPresent() ? roster : earlier.roster();
        List<String> contestants =
                tasks.stream().map(task -> task.submission().contestant()).toList();
        List<String> wanted = new NamedContestants(contestants, roster, from).resolved(only);
        Rerun rerun = new EarlierReports(options.allCases()).again(earlier, tasks, wanted);
        words.rerun(rerun, earlier.name());
        try {
            RunFolder folder = RunFolder.create(reports, startedAt);
            List<SummaryRow> kept = new ArrayList<>();
            for (Report report : rerun.kept()) {
                kept.add(folder.write(report.asCachedFor(report.contestant())));
            }
            try (OpenJudge judge = session.openTellingJudge(options)) {
                return judgeAll(judge, new Target(folder, startedAt, kept, earlier.problems()), ordered(rerun.again()));
            }
        } catch (ReportStorageException e) {
            throw session.storageFailure(e);
        }
    }

    /** Returns the tasks in the order of the class's roster. */
    private List<Task> ordered(List<Task> tasks) {
        if (roster.isEmpty()) {
            return tasks;
        }
        Comparator<String> order = roster.get().order();
        return tasks.stream()
                .sorted(Comparator.comparing(task -> task.submission().contestant(), order))
                .toList();
    }

    /** The problems as they are now: they may have changed when somebody looks at the run. */
    private void describe(Target target, List<Task> tasks) throws CommandFailure {
        Map<String, ProblemSection> problems = new TreeMap<>();
        target.problems().forEach(problem -> problems.put(problem.id(), problem));
        Map<String, Problem> current = new TreeMap<>();
        tasks.forEach(task -> current.put(task.problem().id(), task.problem()));
        current.forEach((id, problem) -> problems.put(id, ProblemRecords.of(problem)));
        try {
            target.folder().describe(List.copyOf(problems.values()));
            if (roster.isPresent()) {
                target.folder().describe(roster.get());
            }
        } catch (ReportStorageException e) {
            throw session.storageFailure(e);
        }
    }

    private int judgeAll(OpenJudge judge, Target target, List<Task> tasks) throws CommandFailure {
        RunFolder folder = target.folder();
        describe(target, tasks);
        GradingRun.Result judged = run(judge, folder, tasks);
        GradingRun.Result result =
                new GradingRun.Result(whole(target, judged.rows()), judged.missing(), judged.storageFailure());
        result.storageFailure().ifPresent(failure -> session.report(session.storageFailure(failure)));
        words.missing(result, target.rows().isEmpty());
        RunViews views = new RunViews(session);
        boolean finished = finish(folder, summary(target.startedAt(), judge.host(), result), result, views);
        roster.ifPresent(students -> Rosters.tell(session, students, contestants(result)));
        words.judgeErrors(views.judgeErrors());
        words.counts(result.rows(), judged.rows(), finished ? folder.summary() : folder.folder());
        views.page().ifPresent(page -> session.out().println(session.text("grade.page", "file", page)));
        return finished ? status(result) : ExitStatus.FAILED;
    }

    /** Returns all rows, with those that were there before, in the order of the whole. */
    private List<SummaryRow> whole(Target target, List<SummaryRow> judged) {
        if (target.rows().isEmpty()) {
            return judged;
        }
        List<SummaryRow> rows = new ArrayList<>(target.rows());
        rows.addAll(judged);
        rows.sort(Comparator.comparing(SummaryRow::contestant).thenComparing(SummaryRow::problem));
        roster.ifPresent(students -> rows.sort(Comparator.comparing(SummaryRow::contestant, students.order())));
        return rows;
    }

    private static Set<String> contestants(GradingRun.Result result) {
        Set<String> names = new LinkedHashSet<>();
        result.rows().forEach(row -> names.add(row.contestant()));
        result.missing().forEach(submission -> names.add(submission.contestant()));
        return names;
    }

    /**
     * Writes the summary and the views; tells whether that worked. If a report could not be written either, that was
     * reported before.
     */
    private boolean finish(RunFolder folder, Summary summary, GradingRun.Result result, RunViews views) {
        try {
            folder.finish(summary, () -> views.write(folder.folder()));
            return true;
        } catch (ReportStorageException e) {
            if (result.storageFailure().isEmpty()) {
                session.report(session.storageFailure(e));
            }
            return false;
        }
    }

    private static int status(GradingRun.Result result) {
        if (result.storageFailure().isPresent()) {
            return ExitStatus.FAILED;
        }
        return result.missing().isEmpty()
                ? ExitStatus.of(result.rows().stream().map(SummaryRow::verdict).toList())
                : ExitStatus.INTERRUPTED;
    }

    private GradingRun.Result run(OpenJudge judge, RunFolder folder, List<Task> tasks) {
        GradeTable table = new GradeTable(session, tasks);
        GradingRun.Result result;
        try (GradeProgress progress = GradeProgress.of(session, table, tasks)) {
            // As many at a time as programs: one is compiled while another's programs run.
            result = new GradingRun(judge.many(), folder, progress, tasks, options.jobs()).run();
            // The interrupt of the run is dealt with; writing the summary must not be interrupted again.
            boolean interrupted = Thread.interrupted();
            assert !interrupted || !result.missing().isEmpty() || result.rows().size() == tasks.size();
        }
        if (session.terminal().interactive()) {
            table.print(result.rows());
        }
        return result;
    }

    private Summary summary(Instant startedAt, HostSection host, GradingRun.Result result) {
        return new Summary(
                Summary.VERSION,
                startedAt,
                session.services().clock().instant(),
                session.services().version(),
                host,
                result.missing().isEmpty(),
                result.rows(),
                result.missing().stream()
                        .map(submission -> new Summary.Missing(submission.contestant(), submission.problem()))
                        .toList());
    }
}
