package judge.cli.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import judge.cli.command.CommandFailure;
import judge.cli.command.Session;
import judge.report.GradedRun;
import judge.report.ReportFormatException;
import judge.report.folder.RunReader;
import judge.roster.Roster;

/** Runs that somebody names at the terminal. */
public final class RunInputs {

    private static final String SUMMARY = "summary.json";

    private RunInputs() {}

    /** The run's folder: a path to it or to its summary, or its name below the folder of reports. */
    public static Path folder(Path run, Path reports) throws CommandFailure {
        Path folder = run.endsWith(SUMMARY) && run.getParent() != null ? run.getParent() : run;
        for (Path candidate : new Path[] {folder, reports.resolve(folder)}) {
            if (Files.exists(candidate.resolve(SUMMARY))) {
                return candidate;
            }
        }
        Path there = Files.isDirectory(folder) ? folder : reports.resolve(folder);
        throw new CommandFailure(Files.isDirectory(there) ? "error.run-unfinished" : "error.no-run", "folder", there);
    }

    /** The class that a run judged, where somebody had given its roster. */
    public static Optional<Roster> roster(Session session, Path folder) throws CommandFailure {
        try {
            return new RunReader().roster(folder);
        } catch (ReportFormatException e) {
            throw new CommandFailure("error.not-a-run", "folder", folder, "message", String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw session.readFailure(folder, e);
        }
    }

    public static GradedRun read(Session session, Path folder, boolean reveal) throws CommandFailure {
        try {
            return new RunReader().read(folder, reveal);
        } catch (ReportFormatException e) {
            throw new CommandFailure("error.not-a-run", "folder", folder, "message", String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw session.readFailure(folder, e);
        }
    }
}
