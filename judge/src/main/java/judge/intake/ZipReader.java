package judge.intake;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.intake.LeftOut.Cause;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;

/** Reads zips that strangers made, into memory only: nothing is unpacked to disk. */
record ZipReader(Reading reading) {

    /** The depth of nested zips: the platform's, a student's in it, and one more in that. */
    private static final int MOST_DEPTH = 3;

    /** No file system allows longer names, and parsing long names takes time. */
    private static final int MOST_NAME_CHARACTERS = 255;

    /** No system allows longer paths. */
    private static final int MOST_PATH_CHARACTERS = 4096;

    private static final int BLOCK = 1 << 16;

    /**
     * Reads a zip with those in it. A nested zip that is not to be trusted is left out, with everything in it.
     *
     * @param at the path of the zip
     * @param depth 1 for the outermost
     */
    void read(byte[] zip, List<String> at, int depth) throws IntakeException {
        read(ZipFile.builder().setSeekableByteChannel(new SeekableInMemoryByteChannel(zip)), at, depth);
    }

    /** Reads a zip that lies on the disk, which may be larger than the memory. */
    void read(Path zip) throws IntakeException {
        try {
            read(ZipFile.builder().setPath(zip), List.of(), 1);
        } catch (IntakeException e) {
            LeftOut found = e.leftOut();
            boolean other = found.cause() == Cause.BROKEN && Reading.isOtherArchive(zip.toString());
            throw other ? new IntakeException(found.path(), Cause.OTHER_ARCHIVE) : e;
        }
    }

    /** Opens a zip in memory. */
    static ZipFile open(byte[] zip) throws IOException {
        return ZipFile.builder()
                .setSeekableByteChannel(new SeekableInMemoryByteChannel(zip))
                .setIgnoreLocalFileHeader(true)
                .get();
    }

    /**
     * All entries of a zip.
     *
     * @param at where the zip lies
     * @throws IntakeException if there are more than so many
     */
    static List<ZipArchiveEntry> entries(ZipFile file, int most, List<String> at) throws IntakeException {
        List<ZipArchiveEntry> entries = Collections.list(file.getEntries());
        if (entries.size() > most) {
            throw new IntakeException(String.join("/", at), Cause.TOO_LARGE);
        }
        return entries;
    }

    private void read(ZipFile.Builder zip, List<String> at, int depth) throws IntakeException {
        reading.openArchive();
        // The directory at the end has all that is needed, without seeking to the header of each of 100,000 entries.
        try (ZipFile file = zip.setIgnoreLocalFileHeader(true).get()) {
            List<ZipArchiveEntry> entries = entries(file, Reading.MOST_ENTRIES_EACH, at);
            EntryNames names = reading.names(entries, at);
            List<ZipArchiveEntry> newest = newest(entries, names, at);
            reading.requireClear(names, newest, at);
            for (ZipArchiveEntry entry : newest) {
                take(file, entry, names.of(entry), at, depth);
            }
        } catch (IOException | IllegalArgumentException e) {
            throw new IntakeException(String.join("/", at), Cause.BROKEN);
        }
    }

    /** The files that can be taken, each path once: one that is odd is left out, and costs the others nothing. */
    private List<ZipArchiveEntry> newest(List<ZipArchiveEntry> entries, EntryNames names, List<String> at)
            throws IntakeException {
        Map<List<String>, ZipArchiveEntry> newest = new LinkedHashMap<>();
        for (ZipArchiveEntry entry : entries) {
            reading.count(at);
            Optional<LeftOut> fault = fault(entry, names.of(entry), at);
            if (fault.isPresent()) {
                reading.leftOut().add(fault.get());
            } else if (!entry.isDirectory()) {
                newest.merge(EntryNames.segments(names.of(entry)), entry, (one, other) -> {
                    reading.leaveOut(path(names.of(entry), at), Cause.SAME_NAME);
                    return modified(other).isBefore(modified(one)) ? one : other;
                });
            }
        }
        return List.copyOf(newest.values());
    }

    /**
     * Refuses an entry that leads out of its archive, or has a name that no file has.
     *
     * @param at the path of the zip
     */
    static void refuse(ZipArchiveEntry entry, String name, List<String> at) throws IntakeException {
        Optional<LeftOut> fault = fault(entry, name, at);
        if (fault.isPresent()) {
            throw new IntakeException(fault.get().path(), fault.get().cause());
        }
    }

    private static Optional<LeftOut> fault(ZipArchiveEntry entry, String name, List<String> at) {
        String shown = at.isEmpty() ? name : String.join("/", at) + "/" + name;
        List<String> path = EntryNames.segments(name);
        boolean absolute = name.startsWith("/") || name.startsWith("\\") || name.matches("[A-Za-z]:.*");
        if (absolute || path.contains("..") || (path.isEmpty() && !entry.isDirectory()) || name.indexOf('\0') >= 0) {
            return Optional.of(new LeftOut(shown, Cause.OUTSIDE));
        }
        if (shown.length() > MOST_PATH_CHARACTERS
                || path.stream().anyMatch(segment -> segment.length() > MOST_NAME_CHARACTERS)) {
            return Optional.of(new LeftOut(shown.substring(0, MOST_NAME_CHARACTERS) + "…", Cause.LONG_NAME));
        }
        return entry.isUnixSymlink() ? Optional.of(new LeftOut(shown, Cause.LINK)) : Optional.empty();
    }

    private static List<String> path(String name, List<String> at) {
        List<String> path = new ArrayList<>(at);
        path.addAll(EntryNames.segments(name));
        return path;
    }

    private void take(ZipFile file, ZipArchiveEntry entry, String whole, List<String> at, int depth)
            throws IOException, IntakeException {
        List<String> path = path(whole, at);
        if (Reading.isJunk(path)) {
            return;
        }
        String name = path.get(path.size() - 1);
        try {
            if (Reading.isZip(name)) {
                within(content(file, entry, path), path, depth + 1);
            } else if (reading.isSource(name) || name.equals(GradescopeNames.FILE)) {
                reading.add(path, content(file, entry, path), modified(entry));
            } else {
                reading.leaveOut(path, Reading.isOtherArchive(name) ? Cause.OTHER_ARCHIVE : Cause.NO_SOURCE);
            }
        } catch (IntakeException e) {
            if (reading.isExhausted() || e.leftOut().cause() != Cause.TOO_LARGE) {
                throw e;
            }
            reading.leftOut().add(e.leftOut());
        }
    }

    private byte[] content(ZipFile file, ZipArchiveEntry entry, List<String> path) throws IOException, IntakeException {
        requireReadable(file, entry, String.join("/", path));
        try (InputStream in = new SoundEntry(file.getInputStream(entry), entry.getCrc())) {
            return reading.content(in, path);
        } catch (SoundEntry.Damaged e) {
            throw new IntakeException(String.join("/", path), Cause.DAMAGED);
        }
    }

    private static void requireReadable(ZipFile file, ZipArchiveEntry entry, String shown) throws IntakeException {
        if (!file.canReadEntryData(entry)) {
            boolean encrypted = entry.getGeneralPurposeBit().usesEncryption();
            throw new IntakeException(shown, encrypted ? Cause.ENCRYPTED : Cause.COMPRESSION);
        }
    }

    /** A bound on reading. */
    @FunctionalInterface
    interface Bound {

        /**
         * Tells whether this is too much.
         *
         * @param bytes the bytes read of this entry up to now
         * @param more the part of them that was read just now
         */
        boolean isPassed(long bytes, int more);
    }

    /**
     * Writes what is in an entry, read no further than a bound: no memory holds all of a large one.
     *
     * @param shown the name that an exception gives it
     */
    static void copy(ZipFile file, ZipArchiveEntry entry, String shown, Bound bound, OutputStream into)
            throws IOException, IntakeException {
        requireReadable(file, entry, shown);
        byte[] block = new byte[BLOCK];
        long size = 0;
        try (InputStream in = new SoundEntry(file.getInputStream(entry), entry.getCrc())) {
            for (int read = in.read(block); read >= 0; read = in.read(block)) {
                size += read;
                if (bound.isPassed(size, read)) {
                    throw new IntakeException(shown, Cause.TOO_LARGE);
                }
                into.write(block, 0, read);
            }
        } catch (SoundEntry.Damaged e) {
            throw new IntakeException(shown, Cause.DAMAGED);
        }
    }

    /** A student's zip: a fault in it affects nobody else, except where the total becomes too large. */
    void within(byte[] zip, List<String> path, int depth) throws IntakeException {
        if (depth > MOST_DEPTH) {
            reading.leaveOut(path, Cause.TOO_DEEP);
            return;
        }
        List<String> folder = new ArrayList<>(path);
        folder.set(path.size() - 1, withoutExtension(path.get(path.size() - 1)));
        int before = reading.files().size();
        try {
            read(zip, folder, depth);
        } catch (IntakeException e) {
            if (reading.isExhausted() || !e.readings().isEmpty()) {
                throw e;
            }
            reading.files().subList(before, reading.files().size()).clear();
            reading.leftOut().add(e.leftOut());
        }
    }

    private static String withoutExtension(String name) {
        return name.substring(0, name.lastIndexOf('.'));
    }

    private static Instant modified(ZipArchiveEntry entry) {
        return Optional.ofNullable(entry.getLastModifiedTime())
                .map(time -> time.toInstant())
                .orElse(Instant.EPOCH);
    }
}
