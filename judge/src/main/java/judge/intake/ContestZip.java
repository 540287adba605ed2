package judge.intake;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import judge.intake.LeftOut.Cause;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/**
 * The zip of a contest, as CLICS describes contest packages: its settings, the zips of its problems, logos of its
 * organizations and photos of its teams. Other files, such as submissions, are not read; of pictures that are not taken
 * the names are noted.
 */
public final class ContestZip {

    private static final int MOST_ENTRIES = 100_000;
    private static final long MOST_BYTES = 256L << 20;
    private static final int MOST_BYTES_OF_ONE = 4 << 20;

    private static final String PICTURED = "(?:organizations/[^/]+/logo|teams/[^/]+/photo)[^/]*";
    private static final String READ = PICTURED + "\\.(?i:png|jpe?g)";

    /** The path of any picture of an organization or a team. */
    public static final String PICTURE = PICTURED + "\\.(?i:png|jpe?g|gif|svg|webp|bmp|tiff?|avif)";

    /** The file that marks a folder with an unpacked problem package, which is not read: only its presence is noted. */
    public static final String UNPACKED = "problem.yaml";

    private final Map<String, byte[]> files = new TreeMap<>();
    private long bytes;

    private ContestZip() {}

    /**
     * Reads it.
     *
     * @param charset of names that do not say it; empty: that is to be found out
     * @return by their paths in the package: lists at its top, zips there and below {@code problems}, each {@link
     *     #PICTURE}, with no content where it is no PNG or JPEG or is too large, and each {@link #UNPACKED}
     * @throws IntakeException if nothing of it is taken, with the entry that is the reason; also where names are others
     *     in charsets that are near each other
     */
    public static Map<String, byte[]> read(byte[] zip, Optional<Charset> charset) throws IntakeException {
        if (zip.length > PackageZip.MOST_ZIP_BYTES) {
            throw new IntakeException("", Cause.TOO_LARGE);
        }
        ContestZip read = new ContestZip();
        try (ZipFile file = ZipReader.open(zip)) {
            List<ZipArchiveEntry> entries = ZipReader.entries(file, MOST_ENTRIES, List.of());
            EntryNames names = EntryNames.of(entries, charset);
            int above = folders(entries, names);
            List<ZipArchiveEntry> kept = new ArrayList<>();
            for (ZipArchiveEntry entry : entries) {
                if (read.take(file, entry, names.of(entry), above)) {
                    kept.add(entry);
                }
            }
            names.requireClear(kept, above, "");
        } catch (IOException | IllegalArgumentException e) {
            throw new IntakeException("", Cause.BROKEN);
        }
        return read.files;
    }

    /** Returns the number of folders that the contest lies in: none, or one of its own. */
    private static int folders(List<ZipArchiveEntry> entries, EntryNames names) {
        return entries.stream()
                .map(entry -> EntryNames.segments(names.of(entry)))
                .filter(path -> !path.isEmpty() && path.get(path.size() - 1).matches("contest\\.(json|ya?ml)"))
                .mapToInt(path -> path.size() - 1)
                .filter(depth -> depth <= 1)
                .min()
                .orElse(0);
    }

    /** Reads an entry; tells whether it is any that is kept. */
    private boolean take(ZipFile file, ZipArchiveEntry entry, String called, int above)
            throws IOException, IntakeException {
        List<String> whole = EntryNames.segments(called);
        if (entry.isDirectory() || whole.size() <= above) {
            return false;
        }
        List<String> path = whole.subList(above, whole.size());
        String name = path.get(path.size() - 1);
        boolean list = path.size() == 1 ? name.matches(".*\\.(json|ya?ml)") : name.equals(UNPACKED);
        boolean problem = name.endsWith(".zip")
                && (path.size() == 1 || (path.size() <= 3 && path.get(0).equals("problems")));
        String shown = String.join("/", path);
        if (!list && !problem && !isPictureToRead(entry, shown)) {
            note(shown);
            return false;
        }
        ZipReader.refuse(entry, called, List.of());
        byte[] content = content(file, entry, shown, problem ? PackageZip.MOST_ZIP_BYTES : MOST_BYTES_OF_ONE);
        if (files.put(shown, content) != null) {
            throw new IntakeException(shown, Cause.CASE_CLASH);
        }
        return true;
    }

    /** A picture that is too large costs a contest nothing else. */
    private boolean isPictureToRead(ZipArchiveEntry entry, String path) {
        long size = entry.getSize();
        return path.matches(READ) && !entry.isUnixSymlink() && size <= MOST_BYTES_OF_ONE && bytes + size <= MOST_BYTES;
    }

    private void note(String path) {
        if (path.matches(PICTURE)) {
            files.put(path, new byte[0]);
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
