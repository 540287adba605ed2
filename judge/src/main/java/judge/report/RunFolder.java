package judge.report;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.text.Normalizer;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The folder of one run below the folder of all reports: one JSON file a submission as soon as it is judged, and a
 * summary at the end. A file appears whole or not at all, also when the judge is killed. Safe for use by several threads.
 */
public final class RunFolder {

    /** What the link to the newest finished run is called. */
    public static final String LATEST = "latest";

    private static final String SUMMARY = "summary.json";

    private final Path folder;
    private final ReportJson json = new ReportJson();
    private final Set<String> taken = ConcurrentHashMap.newKeySet();

    private RunFolder(Path folder) {
        this.folder = folder;
    }

    /** A new folder below {@code reports}, which is made if it is not there; named after the time, to the second. */
    public static RunFolder create(Path reports, Instant startedAt) throws ReportStorageException {
        String name = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss'Z'")
                .withZone(ZoneOffset.UTC)
                .format(startedAt);
        try {
            Files.createDirectories(reports);
            for (int number = 1; ; number++) {
                Path folder = reports.resolve(number == 1 ? name : name + "-" + number);
                try {
                    return new RunFolder(Files.createDirectory(folder));
                } catch (FileAlreadyExistsException e) {
                    // Another run of the same second has it: the next number.
                }
            }
        } catch (IOException e) {
            throw new ReportStorageException(reports, e);
        }
    }

    /** Where the run's files lie. */
    public Path folder() {
        return folder;
    }

    /** Where the summary lies once it is written. */
    public Path summary() {
        return folder.resolve(SUMMARY);
    }

    /** Writes the report and returns its line in the summary. */
    public SummaryRow write(Report report) throws ReportStorageException {
        byte[] content = json.write(report);
        Path file = place(SafeName.encode(report.contestant()), SafeName.encode(report.problem()) + ".json");
        store(file, content);
        return SummaryRow.of(report, folder.relativize(file).toString().replace('\\', '/'));
    }

    /** Writes the summary and makes {@code latest} name this run. */
    public void finish(Summary summary) throws ReportStorageException {
        store(summary(), json.write(summary));
        Path latest = folder.resolveSibling(LATEST);
        try {
            publish(latest);
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
        for (int number = 2; !taken.add(sameOnAnyFileSystem(free + "/" + name)); number++) {
            free = contestant + "~" + number;
        }
        return folder.resolve(free).resolve(name);
    }

    private static String sameOnAnyFileSystem(String path) {
        return Normalizer.normalize(path, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
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

    private static void store(Path file, byte[] content) throws ReportStorageException {
        Path temporary = file.resolveSibling("." + file.getFileName() + ".tmp");
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
