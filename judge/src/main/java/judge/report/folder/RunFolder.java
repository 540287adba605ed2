package judge.report.folder;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import judge.report.ProblemSection;
import judge.report.ProblemsFile;
import judge.report.Report;
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
        store(folder.resolve(RunFiles.PROBLEMS), json.write(whole.open()));
        Path secrets = folder.resolve(RunFiles.SECRETS);
        makePrivate(secrets);
        store(secrets, json.write(whole));
    }

    /** Writes down who is in the class; the views use it to show who handed in nothing. */
    public void describe(Roster roster) throws ReportStorageException {
        store(folder.resolve(RunFiles.ROSTER), json.write(RosterFile.of(roster)));
    }

    @Override
    public SummaryRow write(Report report) throws ReportStorageException {
        byte[] content = json.write(report);
        Path file = place(SafeName.encode(report.contestant()), SafeName.encode(report.problem()) + ".json");
        store(file, content);
        return SummaryRow.of(report, folder.relativize(file).toString().replace('\\', '/'));
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

    /** Writes the summary and makes {@code latest} name this run. */
    public void finish(Summary summary) throws ReportStorageException {
        finish(summary, () -> {});
    }

    /**
     * The same, with the views written in between: a run that is cut short there is not finished, and can be resumed.
     *
     * @param views is run when all JSON is there
     */
    public void finish(Summary summary, Runnable views) throws ReportStorageException {
        store(summary(), json.write(summary));
        views.run();
        Path latest = folder.resolveSibling(LATEST);
        try {
            publish(latest);
            lock.release(summary.complete());
        } catch (IOException e) {
            throw new ReportStorageException(latest, e);
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

    private void publish(Path latest) throws IOException {
        String name = folder.getFileName().toString();
        Path temporary = folder.resolveSibling("." + LATEST + "-" + name);
        try {
            link(temporary, name);
            rename(temporary, latest);
        } catch (IOException e) {
            discard(temporary, e);
            throw e;
        }
    }

    private static void link(Path link, String name) throws IOException {
        try {
            Files.createSymbolicLink(link, Path.of(name));
        } catch (IOException | UnsupportedOperationException e) {
            // A file system without links: a text file says the same.
            Files.writeString(link, name + "\n");
        }
    }

    /**
     * Makes the file that will replace this one accessible to the judge's user only, before anything is written to it.
     */
    private static void makePrivate(Path file) throws ReportStorageException {
        Path temporary = temporary(file);
        try {
            Files.deleteIfExists(temporary);
            if (temporary.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Files.createFile(
                        temporary, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            }
        } catch (IOException e) {
            throw new ReportStorageException(file, e);
        }
    }

    private static Path temporary(Path file) {
        return file.resolveSibling("." + file.getFileName() + ".tmp");
    }

    private static void store(Path file, byte[] content) throws ReportStorageException {
        Path temporary = temporary(file);
        try {
            Files.createDirectories(file.getParent());
            // Not a channel: those are closed by the interrupt that cancels a run, and the report would be lost.
            try (FileOutputStream out = new FileOutputStream(temporary.toFile())) {
                out.write(content);
                out.getFD().sync();
            }
            rename(temporary, file);
        } catch (IOException e) {
            discard(temporary, e);
            throw new ReportStorageException(file, e);
        }
    }

    private static void rename(Path temporary, Path file) throws IOException {
        Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void discard(Path temporary, IOException failure) {
        try {
            Files.deleteIfExists(temporary);
        } catch (IOException e) {
            failure.addSuppressed(e);
        }
    }
}
