package judge.intake;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import judge.intake.LeftOut.Cause;
import judge.source.PackageMark;
import judge.source.PackageReach;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * A folder of files as a zip, with the guards of everything that is handed over: a zip that a stranger made is unpacked
 * whole, or nothing of it is taken.
 */
public final class PackageZip {

    /** The most bytes of a zip that is unpacked. */
    public static final int MOST_ZIP_BYTES = 64 << 20;

    /** Hidden files are left out, except this one, which is part of the format. */
    private static final String TIME_LIMIT = ".timelimit";

    /** The most entries: as many as a package may have. */
    public static final int MOST_ENTRIES = 100_000;

    private static final int MOST_DEPTH = 24;
    private static final long MOST_BYTES = 512L << 20;
    private static final int MOST_BYTES_EACH = 128 << 20;
    /** The size up to which no zip is too well compressed. */
    private static final long HARMLESS_BYTES = 32L << 20;
    /** Rows of zeros are compressed by a thousand, test data by ten. */
    private static final long MOST_RATIO = 200;

    /** The first moment that zips know: the same files are the same zip. */
    private static final LocalDateTime ALWAYS = LocalDateTime.of(1980, 1, 1, 0, 0);

    private final byte[] zip;
    private final Map<String, String> spellings = new HashMap<>();
    private final Set<String> files = new HashSet<>();
    private long bytes;

    private PackageZip(byte[] zip) {
        this.zip = zip;
    }

    /**
     * The folder around the files of a zip, and the charset of their names.
     *
     * @param top the name of its only folder; empty if the files are at its top
     * @param charset the charset in which the names of files were read, unless UTF-8; empty where that makes no
     *     difference
     */
    public record Wrapping(String top, Optional<String> charset) {}

    /**
     * Unpacks a package. Its files are those beside what marks one, at the top or in the zip's only folder.
     *
     * @param into an empty folder; what it has after an exception is of no use
     * @param charset of names that do not say it; empty: that is to be found out
     * @throws IntakeException if it is not unpacked, with the entry that is the reason; also where names are others in
     *     charsets that are near each other
     */
    public static Wrapping unpack(byte[] zip, Path into, Optional<Charset> charset)
            throws IntakeException, IOException {
        if (zip.length > MOST_ZIP_BYTES) {
            throw new IntakeException("", Cause.TOO_LARGE);
        }
        return new PackageZip(zip).unpack(into, charset);
    }

    private Wrapping unpack(Path into, Optional<Charset> charset) throws IntakeException, IOException {
        try (ZipFile file = ZipReader.open(zip)) {
            List<ZipArchiveEntry> entries = ZipReader.entries(file, MOST_ENTRIES, List.of());
            EntryNames names = EntryNames.of(entries, charset);
            Map<List<String>, ZipArchiveEntry> taken = taken(entries, names);
            String top = top(taken.keySet());
            names.requireClear(taken.values(), top.isEmpty() ? 0 : 1, "");
            for (Map.Entry<List<String>, ZipArchiveEntry> one : taken.entrySet()) {
                write(file, one.getValue(), one.getKey(), target(one.getKey(), top, into));
            }
            return new Wrapping(top, names.told(taken.values()));
        } catch (IllegalArgumentException e) {
            throw new IntakeException("", Cause.BROKEN);
        } catch (IOException e) {
            if (e instanceof java.nio.file.FileSystemException) {
                throw e; // The host's fault, not the zip's.
            }
            throw new IntakeException("", Cause.BROKEN);
        }
    }

    /** The entries of the package's files, by their paths, in order. */
    private Map<List<String>, ZipArchiveEntry> taken(List<ZipArchiveEntry> entries, EntryNames names)
            throws IntakeException {
        Map<List<String>, ZipArchiveEntry> taken = new TreeMap<>(Comparator.comparing(path -> String.join("/", path)));
        for (ZipArchiveEntry entry : entries) {
            ZipReader.refuse(entry, names.of(entry), List.of());
        }
        for (ZipArchiveEntry entry : entries) {
            List<String> path = EntryNames.segments(names.of(entry));
            if (!entry.isDirectory() && !path.isEmpty() && !isLeftOut(path)) {
                if (path.size() > MOST_DEPTH) {
                    throw new IntakeException(String.join("/", path), Cause.TOO_DEEP);
                }
                requireNew(path);
                taken.put(path, entry);
            }
        }
        return taken;
    }

    /**
     * Requires that a path is a new one: on a file system that ignores case no two may differ by case alone, and no
     * file may lie in another one.
     */
    private void requireNew(List<String> path) throws IntakeException {
        String joined = String.join("/", path);
        for (int length = 1; length < path.size(); length++) {
            String folder = String.join("/", path.subList(0, length));
            @Nullable String other = spellings.putIfAbsent(folder.toLowerCase(Locale.ROOT), folder);
            if ((other != null && !other.equals(folder)) || files.contains(folder.toLowerCase(Locale.ROOT))) {
                throw new IntakeException(joined, Cause.CASE_CLASH);
            }
        }
        if (spellings.putIfAbsent(joined.toLowerCase(Locale.ROOT), joined) != null
                || !files.add(joined.toLowerCase(Locale.ROOT))) {
            throw new IntakeException(joined, Cause.CASE_CLASH);
        }
    }

    private static String top(Set<List<String>> paths) {
        boolean atTop = paths.stream().anyMatch(path -> path.size() == 1 && PackageMark.is(path.get(0)));
        Set<String> tops = new HashSet<>();
        boolean allWithin = true;
        for (List<String> path : paths) {
            tops.add(path.get(0));
            allWithin &= path.size() > 1;
        }
        return !atTop && allWithin && tops.size() == 1 ? tops.iterator().next() : "";
    }

    private void write(ZipFile file, ZipArchiveEntry entry, List<String> path, Path target)
            throws IOException, IntakeException {
        Files.createDirectories(target.getParent());
        try (OutputStream out = Files.newOutputStream(target)) {
            ZipReader.copy(file, entry, String.join("/", path), this::isPassed, out);
        }
    }

    private boolean isPassed(long size, int more) {
        bytes += more;
        boolean tooWellPacked = bytes > HARMLESS_BYTES && bytes / MOST_RATIO > zip.length;
        return size > MOST_BYTES_EACH || bytes > MOST_BYTES || tooWellPacked;
    }

    private static Path target(List<String> path, String top, Path into) {
        Path file = into;
        for (String segment : path.subList(top.isEmpty() ? 0 : 1, path.size())) {
            file = file.resolve(segment);
        }
        return file;
    }

    /**
     * Tells whether a file is left out: files that operating systems and editors leave behind are no part of a package.
     */
    private static boolean isLeftOut(List<String> path) {
        boolean hidden = path.stream().anyMatch(name -> name.startsWith(".") && !name.equals(TIME_LIMIT));
        return hidden || (Reading.isJunk(path) && !path.get(path.size() - 1).equals(TIME_LIMIT));
    }

    /**
     * The zip of a folder's files: the same files give the same bytes. Links are followed as a package's reader does.
     */
    public static byte[] of(Path folder) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            for (String name : names(folder)) {
                ZipEntry entry = new ZipEntry(name);
                entry.setTimeLocal(ALWAYS);
                out.putNextEntry(entry);
                Files.copy(folder.resolve(name), out);
                out.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    private static List<String> names(Path folder) throws IOException {
        List<String> names = new ArrayList<>();
        PackageReach reach = PackageReach.of(folder);
        try (Stream<Path> all = Files.walk(folder, MOST_DEPTH, FileVisitOption.FOLLOW_LINKS)) {
            for (Path file : (Iterable<Path>) all::iterator) {
                List<String> path = new ArrayList<>();
                folder.relativize(file).forEach(part -> path.add(part.toString()));
                if (Files.isRegularFile(file) && !isLeftOut(path) && reach.holds(file)) {
                    names.add(String.join("/", path));
                }
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        Collections.sort(names);
        return names;
    }
}
