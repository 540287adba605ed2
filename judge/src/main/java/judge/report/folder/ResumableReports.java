package judge.report.folder;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportJson;
import judge.report.ReportStorageException;
import judge.report.SummaryRow;

/** The reports that a judge wrote into a run's folder before it was cut short. */
final class ResumableReports {

    private final Path folder;
    private final List<String> places = new ArrayList<>();
    private final ReportJson json = new ReportJson();

    private ResumableReports(Path folder) {
        this.folder = folder;
    }

    /** Reads the reports in a folder; deletes the temporary files of a judge that was killed while it wrote. */
    static ResumableReports in(Path folder) throws IOException {
        ResumableReports leftovers = new ResumableReports(folder);
        try (DirectoryStream<Path> children = Files.newDirectoryStream(folder)) {
            for (Path child : children) {
                if (Files.isDirectory(child, LinkOption.NOFOLLOW_LINKS)) {
                    leftovers.places.add(child.getFileName().toString());
                    sweep(child);
                }
            }
        }
        sweep(folder);
        leftovers.places.sort(null);
        return leftovers;
    }

    private static void sweep(Path folder) throws IOException {
        try (DirectoryStream<Path> temporary = Files.newDirectoryStream(folder, ".*.tmp")) {
            for (Path file : temporary) {
                Files.delete(file);
            }
        }
    }

    /** The line of a submission's report, if there is one that is still valid; one that is not is deleted. */
    Optional<SummaryRow> keep(String contestant, String problem, Predicate<Report> holds)
            throws ReportStorageException {
        // Names that are equal on some file systems lie in folders with a number; see RunFolder.
        String name = SafeName.sameOnAnyFileSystem(SafeName.encode(contestant));
        Pattern place = Pattern.compile(Pattern.quote(name) + "(~[0-9]+)?");
        Optional<SummaryRow> kept = Optional.empty();
        for (String candidate : places) {
            if (place.matcher(SafeName.sameOnAnyFileSystem(candidate)).matches()) {
                String path = candidate + "/" + SafeName.encode(problem) + ".json";
                Optional<Report> report = read(folder.resolve(path))
                        .filter(one -> one.contestant().equals(contestant)
                                && one.problem().equals(problem));
                if (report.isPresent() && kept.isEmpty() && holds.test(report.get())) {
                    kept = Optional.of(SummaryRow.of(report.get(), path));
                } else if (report.isPresent()) {
                    delete(folder.resolve(path));
                }
            }
        }
        return kept;
    }

    private Optional<Report> read(Path file) {
        try {
            return Optional.of(json.readReport(file));
        } catch (IOException | ReportFormatException e) {
            // Missing, or not a report: it is written again.
            return Optional.empty();
        }
    }

    private static void delete(Path file) throws ReportStorageException {
        try {
            Files.delete(file);
        } catch (IOException e) {
            throw new ReportStorageException(file, e);
        }
    }
}
