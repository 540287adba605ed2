package judge.report.folder;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import judge.report.ProblemSection;
import judge.report.ProblemsFile;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportJson;
import judge.report.ReportSink;
import judge.report.ReportStorageException;
import judge.report.RosterFile;
import judge.report.Summary;
import judge.report.SummaryRow;
import judge.roster.Roster;

/**
 * The folder of one run below the folder of all reports: one JSON file a submission as soon as it is judged, and a
 * summary at the end. A file appears whole or not at all, also when the judge is killed. Safe for use by several
 * threads.
 */
public final class RunFolder implements ReportSink {

    /** The name of the link to the newest finished run. */
    public static final String LATEST = "latest";

    private final Path folder;
    private final RunLock lock;
    private final Optional<ResumableReports> leftovers;
    private final ReportJson json = new ReportJson();
    private final Set<String> taken = ConcurrentHashMap.newKeySet();

    private RunFolder(Path folder, RunLock lock, Optional<ResumableReports> leftovers) {
        this.folder = folder;
        this.lock = lock;
        this.leftovers = leftovers;
    }

    /** A new folder below {@code reports}, which is made if it is not there; named after the time, to the second. */
    public static RunFolder create(Path reports, Instant startedAt) throws ReportStorageException {
        try {
            Files.createDirectories(reports);
            for (int number = 1; ; number++) {
                Path folder = reports.resolve(RunName.of(startedAt, number).toString());
                Optional<RunLock> lock = make(folder) ? RunLock.take(folder) : Optional.empty();
                if (lock.isPresent()) {
                    return new RunFolder(folder, lock.get(), Optional.empty());
                }
                // Another run of the same second has this name: try the next number.
            }
        } catch (IOException e) {
            throw new ReportStorageException(reports, e);
        }
    }

    /**
     * The folder of the newest run below {@code reports} that was cut short. Runs that a judge is still at work on do
     * not count.
     */
    public static Optional<RunFolder> unfinished(Path reports) throws ReportStorageException {
        try {
            for (Path folder : new UnfinishedRuns().newestFirst(reports)) {
                Optional<RunLock> lock = RunLock.take(folder);
                if (lock.isPresent()) {
                    return Optional.of(new RunFolder(folder, lock.get(), Optional.of(ResumableReports.in(folder))));
                }
            }
            return Optional.empty();
        } catch (IOException e) {
            throw new ReportStorageException(reports, e);
        }
    }

    /** The folder of the newest finished run below {@code reports}, unless another judge is at work on it. */
    public static Optional<RunFolder> latest(Path reports) throws ReportStorageException {
        Path latest = reports.resolve(LATEST);
        try {
            if (!Files.exists(latest.resolve(RunFiles.SUMMARY))) {
                return Optional.empty();
            }
            Path folder = latest.toRealPath();
            return RunLock.take(folder).map(lock -> new RunFolder(folder, lock, Optional.empty()));
        } catch (IOException e) {
            throw new ReportStorageException(latest, e);
        }
    }

    private static boolean make(Path folder) throws IOException {
        try {
            Files.createDirectory(folder);
            return true;
        } catch (FileAlreadyExistsException e) {
            return false;
        }
    }

    /** Returns the time at which the run began, to the second. */
    public Instant startedAt() {
        return UnfinishedRuns.name(folder).orElseThrow().startedAt();
    }

    /** Returns the folder of the run's files. */
    public Path folder() {
        return folder;
    }

    /** Returns the path of the summary, which exists once it is written. */
    public Path summary() {
        return folder.resolve(RunFiles.SUMMARY);
    }

    /**
     * Writes down what the problems are: for the views, once without the data of secret cases and once with it. Only
     * those who may see that data may be given {@code secrets.json}.
     */
    public void describe(List<ProblemSection> problems) throws ReportStorageException {
        ProblemsFile whole = new ProblemsFile(ProblemsFile.VERSION, problems);
        WholeFile.store(folder.resolve(RunFiles.PROBLEMS), json.write(whole.open()));
        Path secrets = folder.resolve(RunFiles.SECRETS);
        WholeFile.makePrivate(secrets);
        WholeFile.store(secrets, json.write(whole));
    }

    /** Writes down who is in the class; the views use it to show who handed in nothing. */
    public void describe(Roster roster) throws ReportStorageException {
        WholeFile.store(folder.resolve(RunFiles.ROSTER), json.write(RosterFile.of(roster)));
    }

    @Override
    public SummaryRow write(Report report) throws ReportStorageException {
        byte[] content = json.write(report);
        Path file = place(SafeName.encode(report.contestant()), SafeName.encode(report.problem()) + ".json");
        WholeFile.store(file, content);
        return SummaryRow.of(report, folder.relativize(file).toString().replace('\\', '/'));
    }

    /** The report of a line of this run. */
    public Report read(SummaryRow row) throws IOException, ReportFormatException {
        return json.readReport(folder.resolve(row.report()));
    }

    /** Writes another report in the place of that of a line of this run. */
    public void replace(SummaryRow row, Report report) throws ReportStorageException {
        WholeFile.store(folder.resolve(row.report()), json.write(report));
    }

    /**
     * The line of the report that this folder already has on a submission, if that is still valid; a report that is not
     * is deleted.
     */
    public Optional<SummaryRow> keep(String contestant, String problem, Predicate<Report> holds)
            throws ReportStorageException {
        Optional<SummaryRow> kept =
                leftovers.isEmpty() ? Optional.empty() : leftovers.get().keep(contestant, problem, holds);
        kept.ifPresent(row -> taken.add(SafeName.sameOnAnyFileSystem(row.report())));
        return kept;
    }

    /** Writes the summary and makes {@code latest} name this run, which is finished then. */
    public void finish(Summary summary) throws ReportStorageException {
        publish(summary, () -> {});
        release(summary.complete());
    }

    /**
     * Writes the summary and makes {@code latest} name this run, with the views written in between: a run that is cut
     * short there is not finished, and can be resumed.
     *
     * @param views is run when all JSON is there
     */
    public void publish(Summary summary, Runnable views) throws ReportStorageException {
        WholeFile.store(summary(), json.write(summary));
        views.run();
        WholeFile.link(folder.resolveSibling(LATEST), folder);
    }

    /**
     * Lets other judges work on this run.
     *
     * @param finished whether there is nothing more to do
     */
    public void release(boolean finished) throws ReportStorageException {
        try {
            lock.release(finished);
        } catch (IOException e) {
            throw new ReportStorageException(folder, e);
        }
    }

    /**
     * A file that no other report of this run has. Names that differ can be the same file: by case or composition on
     * some file systems, or because they are in a charset that Java could not decode.
     */
    private Path place(String contestant, String name) {
        String free = contestant;
        for (int number = 2; !taken.add(SafeName.sameOnAnyFileSystem(free + "/" + name)); number++) {
            free = contestant + "~" + number;
        }
        return folder.resolve(free).resolve(name);
    }
}
