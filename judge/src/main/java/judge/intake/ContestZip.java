package judge.intake;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import judge.intake.LeftOut.Cause;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;

/**
 * The zip of a contest, as CLICS describes contest packages: what sets it up, and the zips of its problems. What else
 * there is, such as photos and what was handed in, is not read.
 */
public final class ContestZip {

    private static final int MOST_ENTRIES = 100_000;
    private static final long MOST_BYTES = 256L << 20;
    private static final int MOST_BYTES_OF_A_LIST = 4 << 20;

    /** In a folder with it is a problem package as it is, which is not read: only that it is there. */
    public static final String UNPACKED = "problem.yaml";

    private final Map<String, byte[]> files = new TreeMap<>();
    private long bytes;

    private ContestZip() {}

    /**
     * Reads it.
     *
     * @return by their paths in the package: lists at its top, zips there and below {@code problems}, and each {@link
     *     #UNPACKED}
     * @throws IntakeException if nothing of it is taken, with the entry that is the reason
     */
    public static Map<String, byte[]> read(byte[] zip) throws IntakeException {
        if (zip.length > PackageZip.MOST_ZIP_BYTES) {
            throw new IntakeException("", Cause.TOO_LARGE);
        }
        ContestZip read = new ContestZip();
        try (ZipFile file = ZipFile.builder()
                .setSeekableByteChannel(new SeekableInMemoryByteChannel(zip))
                .setIgnoreLocalFileHeader(true)
                .get()) {
            List<ZipArchiveEntry> entries = Collections.list(file.getEntries());
            if (entries.size() > MOST_ENTRIES) {
                throw new IntakeException("", Cause.TOO_LARGE);
            }
            EntryNames names = EntryNames.of(entries, Optional.empty());
            int above = folders(entries, names);
            for (ZipArchiveEntry entry : entries) {
                read.take(file, entry, names.of(entry), above);
            }
        } catch (IOException | IllegalArgumentException e) {
            throw new IntakeException("", Cause.BROKEN);
        }
        return read.files;
    }

    /** In how many folders the contest lies: none, or one of its own. */
    private static int folders(List<ZipArchiveEntry> entries, EntryNames names) {
        return entries.stream()
                .map(entry -> ZipReader.segments(names.of(entry)))
                .filter(path -> !path.isEmpty() && path.get(path.size() - 1).matches("contest\\.(json|ya?ml)"))
                .mapToInt(path -> path.size() - 1)
                .filter(depth -> depth <= 1)
                .min()
                .orElse(0);
    }

    private void take(ZipFile file, ZipArchiveEntry entry, String called, int above)
            throws IOException, IntakeException {
        List<String> whole = ZipReader.segments(called);
        if (entry.isDirectory() || whole.size() <= above) {
            return;
        }
        List<String> path = whole.subList(above, whole.size());
        String name = path.get(path.size() - 1);
        boolean list = path.size() == 1 ? name.matches(".*\\.(json|ya?ml)") : name.equals(UNPACKED);
        boolean problem = name.endsWith(".zip")
                && (path.size() == 1 || (path.size() <= 3 && path.get(0).equals("problems")));
        if (!list && !problem) {
            return;
        }
        ZipReader.refuse(entry, called, List.of());
        String shown = String.join("/", path);
        byte[] content = content(file, entry, shown, list ? MOST_BYTES_OF_A_LIST : PackageZip.MOST_ZIP_BYTES);
        if (files.put(shown, content) != null) {
            throw new IntakeException(shown, Cause.CASE_CLASH);
        }
    }

    private byte[] content(ZipFile file, ZipArchiveEntry entry, String shown, int most)
            throws IOException, IntakeException {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        ZipReader.Bound bound = (size, more) -> {
            bytes += more;
            return size > most || bytes > MOST_BYTES;
        };
        ZipReader.copy(file, entry, shown, bound, content);
        return content.toByteArray();
    }
}
