package judge.intake;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import judge.charset.CharsetException;
import judge.charset.FileNames;
import judge.intake.LeftOut.Cause;
import judge.source.LanguageNames;
import judge.source.ToolFolders;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;

/** The files that have been read so far, and the room for more: an archive can say that it is small and be endless. */
final class Reading {

    /** The most entries in one archive: enough for thousands of sources, each with other files beside it. */
    static final int MOST_ENTRIES_EACH = 50_000;

    static final int MOST_ENTRIES = 4 * MOST_ENTRIES_EACH;

    /** An archive of a student's is smaller; nobody wrote a longer source. */
    static final int MOST_BYTES_EACH = 32 << 20;

    /** The most bytes that are unpacked in all, one archive after the other. */
    private static final long MOST_BYTES = 2L << 30;

    /** All sources, which are held in memory until they are written. */
    private static final long MOST_SOURCE_BYTES = 64L << 20;

    private static final int BLOCK = 1 << 16;
    private static final List<String> OTHER_ARCHIVES = List.of(
            ".rar", ".7z", ".tar", ".gz", ".tgz", ".bz2", ".tbz", ".tbz2", ".xz", ".txz", ".zst", ".lz", ".lzma",
            ".lzh", ".arj", ".cab");
    /** The list of the class, which a teacher puts beside what was handed in. */
    private static final String ROSTER = "roster.csv";

    private static final List<String> JUNK = List.of("thumbs.db", "desktop.ini");

    private final List<HandedFile> files = new ArrayList<>();
    private final List<LeftOut> leftOut = new ArrayList<>();
    private final long mostSourceBytes;
    private final long mostBytes;
    private final int mostEntries;
    private final LanguageNames languages;
    private final Optional<Charset> charset;
    private final boolean isOfClass;
    private final Set<String> charsets = new TreeSet<>();
    private boolean archives;
    private int entries;
    private long bytes;
    private long sourceBytes;

    /** Makes the reading of a whole class's files, with names in this charset if it is given. */
    Reading(Optional<Charset> charset) {
        this(MOST_SOURCE_BYTES, MOST_BYTES, MOST_ENTRIES, LanguageNames.known(), charset, true);
    }

    /** Makes the reading of something smaller, with sources in these languages. */
    Reading(long mostSourceBytes, long mostBytes, int mostEntries, LanguageNames languages, Optional<Charset> charset) {
        this(mostSourceBytes, mostBytes, mostEntries, languages, charset, false);
    }

    private Reading(
            long mostSourceBytes,
            long mostBytes,
            int mostEntries,
            LanguageNames languages,
            Optional<Charset> charset,
            boolean isOfClass) {
        this.charset = charset;
        this.isOfClass = isOfClass;
        this.languages = languages;
        this.mostSourceBytes = mostSourceBytes;
        this.mostBytes = mostBytes;
        this.mostEntries = mostEntries;
    }

    List<HandedFile> files() {
        return files;
    }

    List<LeftOut> leftOut() {
        return leftOut;
    }

    /**
     * The names in an archive. Where the charset of a class's own is not clear, nothing is taken; of what one of the
     * class packed the likeliest one is.
     */
    EntryNames names(List<ZipArchiveEntry> entries, List<String> at) throws IntakeException {
        EntryNames names = EntryNames.of(entries, charset);
        if (at.isEmpty() && isOfClass) {
            List<CharsetException.Reading> readings = names.readings();
            if (!readings.isEmpty()) {
                throw new IntakeException(String.join("/", at), readings);
            }
            names.told().ifPresent(charsets::add);
        }
        return names;
    }

    /** Looks whether the sources that one student hands in have the same names in all charsets that are near. */
    void requireClear(EntryNames names, Collection<ZipArchiveEntry> entries, List<String> at) throws IntakeException {
        if (isOfClass) {
            return;
        }
        List<ZipArchiveEntry> kept = new ArrayList<>();
        List<List<String>> paths = new ArrayList<>();
        for (ZipArchiveEntry entry : entries) {
            List<String> path = EntryNames.segments(names.of(entry));
            String name = path.get(path.size() - 1);
            if (!isJunk(path) && !name.equals(GradescopeNames.FILE) && (isZip(name) || isSource(name))) {
                kept.add(entry);
                paths.add(path);
            }
        }
        names.requireClear(kept, around(paths), String.join("/", at));
        names.told(kept).ifPresent(charsets::add);
    }

    /**
     * Returns the number of names that all paths begin with and that say nothing: of folders around all, or of the only
     * zip.
     */
    private static int around(List<List<String>> paths) {
        if (paths.isEmpty()) {
            return 0;
        }
        List<String> first = paths.get(0);
        int around = 0;
        for (int place = 0; isSame(paths, place); place++) {
            around++;
        }
        boolean onlyZip = paths.size() == 1 && isZip(first.get(around));
        return onlyZip ? around + 1 : around;
    }

    private static boolean isSame(List<List<String>> paths, int place) {
        String one = paths.get(0).get(place);
        return paths.stream()
                .allMatch(path -> path.size() > place + 1 && path.get(place).equals(one));
    }

    /** The names of files in a folder of a class's own; where their charset is not clear, nothing is taken. */
    FileNames names(Collection<Path> foreign) throws IntakeException {
        FileNames names = FileNames.of(foreign, charset);
        if (!names.readings().isEmpty()) {
            throw new IntakeException("", names.readings());
        }
        names.told().ifPresent(charsets::add);
        return names;
    }

    /** Returns the charsets in which the names were read, except UTF-8. */
    Set<String> charsets() {
        return charsets;
    }

    /** Tells whether any file was in an archive. */
    boolean hasArchives() {
        return archives;
    }

    void openArchive() {
        archives = true;
    }

    void leaveOut(List<String> path, Cause cause) {
        leftOut.add(new LeftOut(String.join("/", path), cause));
    }

    /** Counts a file, folder or link. */
    void count(List<String> path) throws IntakeException {
        entries++;
        if (isExhausted()) {
            throw new IntakeException(String.join("/", path), Cause.TOO_LARGE);
        }
    }

    /** Tells whether the total is more than can be taken; then nothing is taken. */
    boolean isExhausted() {
        return entries > mostEntries || bytes > mostBytes || sourceBytes > mostSourceBytes;
    }

    /** All bytes of a stream, whose length may be unknown. */
    byte[] content(InputStream in, List<String> path) throws IOException, IntakeException {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        byte[] block = new byte[BLOCK];
        for (int read = in.read(block); read >= 0; read = in.read(block)) {
            content.write(block, 0, read);
            bytes += read;
            if (content.size() > MOST_BYTES_EACH || isExhausted()) {
                throw new IntakeException(String.join("/", path), Cause.TOO_LARGE);
            }
        }
        return content.toByteArray();
    }

    void add(List<String> path, byte[] content, Instant modified) {
        sourceBytes += content.length;
        files.add(new HandedFile(path, content, modified));
    }

    /** Files that operating systems and editors create and nobody handed in. */
    static boolean isJunk(List<String> path) {
        return path.equals(List.of(ROSTER))
                || path.stream().anyMatch(name -> JUNK.contains(name.toLowerCase(Locale.ROOT)))
                || path.stream().anyMatch(name -> name.startsWith("._") || name.startsWith(".#"))
                || path.stream()
                        .anyMatch(name ->
                                ToolFolders.is(name) && !LanguageNames.known().isSource(name));
    }

    static boolean isZip(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(".zip");
    }

    boolean isSource(String name) {
        return languages.isSource(name);
    }

    static boolean isOtherArchive(String name) {
        return OTHER_ARCHIVES.stream().anyMatch(name.toLowerCase(Locale.ROOT)::endsWith);
    }
}
