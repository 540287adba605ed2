package judge.report.folder;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import judge.report.ReportFormatException;
import judge.report.ReportJson;

/** Runs that were cut short: killed, interrupted, or out of disk space. */
final class UnfinishedRuns {

    private final ReportJson json = new ReportJson();

    /** The folders of runs below {@code reports}, the newest first. */
    List<Path> newestFirst(Path reports) throws IOException {
        List<Path> found = new ArrayList<>();
        if (!Files.isDirectory(reports)) {
            return found;
        }
        try (DirectoryStream<Path> children = Files.newDirectoryStream(reports)) {
            for (Path child : children) {
                if (Files.isDirectory(child, LinkOption.NOFOLLOW_LINKS)
                        && name(child).isPresent()
                        && isUnfinished(child)) {
                    found.add(child);
                }
            }
        }
        found.sort(Comparator.comparing((Path folder) -> name(folder).orElseThrow())
                .reversed());
        return found;
    }

    static Optional<RunName> name(Path folder) {
        return RunName.parse(folder.getFileName().toString());
    }

    private boolean isUnfinished(Path folder) throws IOException {
        Path summary = folder.resolve(RunFiles.SUMMARY);
        if (RunLock.isMarked(folder) || !Files.exists(summary)) {
            return true;
        }
        try {
            return !json.readSummary(summary).complete();
        } catch (ReportFormatException e) {
            // From a newer judge, or from another program: must not be overwritten.
            return false;
        }
    }
}
