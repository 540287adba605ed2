package judge.store;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Keeps a folder of entries within bounds: none that nobody has used for {@link #MAX_AGE}, and {@link #MAX_BYTES} in
 * all; looked at once in {@link #PAUSE}, as that takes a while.
 */
final class Sweep {

    static final Duration MAX_AGE = Duration.ofDays(90);
    static final long MAX_BYTES = 128L << 20;
    static final Duration PAUSE = Duration.ofHours(1);
    static final String MARK = "swept";

    /** The prefix of the name of an entry that is being written. */
    static final String DRAFT = "draft-";

    /** A draft is written within moments; what is older was left by a judge that was killed. */
    private static final Duration MAX_DRAFT_AGE = Duration.ofHours(1);

    private Sweep() {}

    private record Entry(Path file, Instant used, long bytes) {}

    static void of(Path folder, Instant now) {
        try {
            Path mark = folder.resolve(MARK);
            if (Files.exists(mark)
                    && isWithin(PAUSE, Files.getLastModifiedTime(mark).toInstant(), now)) {
                return;
            }
            Files.write(mark, new byte[0]);
            Files.setLastModifiedTime(mark, FileTime.from(now));
            limit(young(folder, now));
        } catch (IOException | DirectoryIteratorException e) {
            // Another judge may be sweeping; the next one tries again.
            return;
        }
    }

    private static boolean isWithin(Duration time, Instant past, Instant now) {
        return past.isAfter(now.minus(time));
    }

    /** Deletes the old ones. */
    private static List<Entry> young(Path folder, Instant now) throws IOException {
        List<Entry> young = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                BasicFileAttributes attributes =
                        Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
                boolean draft = file.getFileName().toString().startsWith(DRAFT);
                Entry entry = new Entry(file, attributes.lastModifiedTime().toInstant(), attributes.size());
                if (isWithin(draft ? MAX_DRAFT_AGE : MAX_AGE, entry.used(), now)) {
                    young.add(entry);
                } else {
                    Files.deleteIfExists(file);
                }
            }
        }
        return young;
    }

    private static void limit(List<Entry> entries) throws IOException {
        long bytes = entries.stream().mapToLong(Entry::bytes).sum();
        entries.sort(Comparator.comparing(Entry::used));
        for (Entry oldest : entries) {
            if (bytes <= MAX_BYTES) {
                return;
            }
            Files.deleteIfExists(oldest.file());
            bytes -= oldest.bytes();
        }
    }
}
