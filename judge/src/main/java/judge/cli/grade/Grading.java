package judge.cli.grade;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import judge.app.JudgeOptions;
import judge.app.OpenJudge;
import judge.cli.command.CommandFailure;
import judge.cli.command.Session;
import judge.cli.report.RunInputs;
import judge.grading.EarlierReports;
import judge.grading.EarlierReports.Rerun;
import judge.grading.GradingRun;
import judge.grading.GradingRun.Task;
import judge.grading.ProblemRecords;
import judge.problem.Problem;
import judge.report.GradedRun;
import judge.report.ProblemSection;
import judge.report.Report;
import judge.report.ReportStorageException;
import judge.report.SummaryRow;
import judge.report.folder.RunFolder;
import judge.roster.Roster;

/** One run of {@code grade}, from the first submission to the summary. */
final class Grading {

    private final Session session;
    private final Path reports;
    private final JudgeOptions options;
    private final Optional<Explaining> explaining;
    private final GradingWords words;
    private Optional<Roster> roster;

    /**
     * Grading into a folder below that of the reports.
     *
     * @param roster the class, where somebody says so
     * @param explaining explains the failures, where that is wanted
     */
    Grading(
            Session session,
            Path reports,
            JudgeOptions options,
            Optional<Roster> roster,
            Optional<Explaining> explaining) {
        this.session = session;
        this.reports = reports;
        this.options = options;
        this.roster = roster;
        this.explaining = explaining;
        words = new GradingWords(session);
    }

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
            return judgeAll(judge, new RunEnd.Target(folder, startedAt, List.of(), List.of()), ordered(tasks));
        }
    }

    /** Goes on with the newest run that was cut short, or with its explanations; the exit status. */
    int resume(List<Task> tasks) throws CommandFailure, InterruptedException {
        try {
            Optional<RunFolder> unfinished = RunFolder.unfinished(reports);
            if (unfinished.isEmpty()) {
                return explainLatest(tasks);
            }
            RunFolder folder = unfinished.get();
            try (OpenJudge judge = session.openTellingJudge(options)) {
                if (roster.isEmpty()) {
                    roster = RunInputs.roster(session, folder.folder());
                }
                List<Task> all = new EarlierReports(options.rules().allCases())
                        .resumed(
                                folder,
                                ordered(tasks),
                                judge.host(),
                                options.rules().beyond());
                words.resumed(folder.folder(), all);
                return judgeAll(judge, new RunEnd.Target(folder, folder.startedAt(), List.of(), List.of()), all);
            }
        } catch (ReportStorageException e) {
            throw session.storageFailure(e);
        }
    }

    /** Explains failures of the newest run, which is finished: none of its verdicts changes. */
    private int explainLatest(List<Task> tasks) throws CommandFailure, InterruptedException, ReportStorageException {
        Optional<RunFolder> latest = explaining.isEmpty() ? Optional.empty() : RunFolder.latest(reports);
        RunFolder folder = latest.orElseThrow(() -> new CommandFailure("error.nothing-to-resume", "folder", reports));
        List<SummaryRow> rows =
                RunInputs.read(session, folder.folder(), true).summary().submissions();
        try (OpenJudge judge = session.openTellingJudge(options)) {
            session.out().println(session.text("grade.explaining", "folder", folder.folder()));
            return new RunEnd(session, words, roster, explaining).explained(judge, folder, rows, tasks);
        } finally {
            folder.release(true);
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
        Rerun rerun = new EarlierReports(options.rules().allCases()).again(earlier, tasks, wanted);
        words.rerun(rerun, earlier.name());
        try {
            RunFolder folder = RunFolder.create(reports, startedAt);
            List<SummaryRow> kept = new ArrayList<>();
            for (Report report : rerun.kept()) {
                kept.add(folder.write(report.asCachedFor(report.contestant())));
            }
            try (OpenJudge judge = session.openTellingJudge(options)) {
                return judgeAll(
                        judge, new RunEnd.Target(folder, startedAt, kept, earlier.problems()), ordered(rerun.again()));
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
    private void describe(RunEnd.Target target, List<Task> tasks) throws CommandFailure {
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

    private int judgeAll(OpenJudge judge, RunEnd.Target target, List<Task> tasks) throws CommandFailure {
        describe(target, tasks);
        GradingRun.Result judged = run(judge, target.folder(), tasks);
        return new RunEnd(session, words, roster, explaining).end(judge, target, tasks, judged);
    }

    private GradingRun.Result run(OpenJudge judge, RunFolder folder, List<Task> tasks) {
        GradeTable table = new GradeTable(session, tasks);
        GradingRun.Result result;
        try (GradeProgress progress = GradeProgress.of(session, table, tasks)) {
            // As many at a time as programs: one is compiled while another's programs run.
            result = new GradingRun(judge.many(), folder, progress, tasks, options.jobs()).run();
        }
        if (session.terminal().interactive()) {
            table.print(result.rows());
        }
        return result;
    }
}
