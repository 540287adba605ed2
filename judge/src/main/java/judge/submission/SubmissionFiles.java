package judge.submission;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.intake.IntakeException;
import judge.intake.LeftOut;
import judge.intake.ZippedSources;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.source.LanguageNames;

/**
 * The place of a submission. It becomes a {@link Submission} when it is read, which is best done just before it is
 * judged, so that the sources of a whole class need not be in memory at the same time.
 *
 * @param contestant the folder's name under {@code solutions}, or the file's for a single check
 * @param problem the problem's id
 * @param root the folder or the single file
 * @param sources the sources in it, regular files only, absolute, sorted; empty where there are none. A zip among them
 *     holds answers
 */
public record SubmissionFiles(String contestant, String problem, Path root, List<Path> sources) {

    public SubmissionFiles {
        sources = List.copyOf(sources);
    }

    /** The submission's id: no other one has the same path. */
    public String id() {
        return root.toString();
    }

    /**
     * Reads the sources as they are now. A source that cannot be read is a fault of the submission, not of the reading.
     *
     * @param limitBytes all of them together
     */
    public Submission read(long limitBytes) {
        List<SourceFile> files = new ArrayList<>();
        long roomBytes = limitBytes;
        for (Path source : sources) {
            String path = path(source);
            try {
                byte[] content = start(source, roomBytes + 1);
                if (content.length > roomBytes) {
                    return submission(files, tooLarge(limitBytes));
                }
                List<SourceFile> read = SourceWalk.isZip(source)
                        ? unpacked(content, roomBytes)
                        : List.of(new SourceFile(path, content));
                files.addAll(read);
                roomBytes -=
                        read.stream().mapToLong(file -> file.content().length).sum();
            } catch (IOException e) {
                return submission(files, unreadable(path, e.getClass().getSimpleName()));
            } catch (IntakeException e) {
                return submission(files, Optional.of(refused(path, e.leftOut())));
            }
        }
        return submission(files, Optional.empty());
    }

    private Submission submission(List<SourceFile> files, Optional<Reason> fault) {
        return new Submission(id(), contestant, problem, files, fault);
    }

    /** A single file has its own name, as it is no path within itself. */
    private String path(Path source) {
        return (source.equals(root) ? source.getFileName() : root.relativize(source)).toString();
    }

    /**
     * Reads no more than is needed to see that it is too large. The search has left out links: a link found now was put
     * there since.
     */
    private static byte[] start(Path source, long bytes) throws IOException {
        try (InputStream in = Files.newInputStream(source, LinkOption.NOFOLLOW_LINKS)) {
            return in.readNBytes((int) Math.min(bytes, Integer.MAX_VALUE - 8));
        }
    }

    private Optional<Reason> tooLarge(long limitBytes) throws IOException {
        long bytes = 0;
        for (Path source : sources) {
            bytes += Files.size(source);
        }
        return Optional.of(Reason.of(ReasonCode.SOURCE_TOO_LARGE, "bytes", bytes, "limitBytes", limitBytes));
    }

    /** The files in a zip of answers. */
    private static List<SourceFile> unpacked(byte[] zip, long limitBytes) throws IntakeException {
        return ZippedSources.of(zip, limitBytes, LanguageNames.ANY_ANSWERS, Optional.empty())
                .files()
                .entrySet()
                .stream()
                .map(file -> new SourceFile(file.getKey(), file.getValue()))
                .toList();
    }

    private static Reason refused(String zip, LeftOut entry) {
        String path = entry.path().isEmpty() ? zip : entry.path();
        return Reason.of(
                ReasonCode.ZIP_REFUSED,
                "file",
                zip,
                "path",
                path,
                "leftout",
                entry.cause().word());
    }

    private static Optional<Reason> unreadable(String path, String problem) {
        return Optional.of(Reason.of(ReasonCode.SOURCE_UNREADABLE, "file", path, "problem", problem));
    }
}
