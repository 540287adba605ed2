package judge.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import judge.digest.Sha256;

/**
 * A folder of entries, each a file named after its key, which only its owner can read. Any number of judges may use it
 * at once: an entry appears whole or not at all, and whatever is not exactly what was kept counts as not there.
 *
 * <p>The digest in an entry finds accidents. The folder keeps strangers out: it and its entries must belong to the
 * judge's user, nobody else may write there, and links are not followed.
 */
public final class ResultStore implements KeptResults {

    private static final Pattern KEY = Pattern.compile("[0-9a-f]{64}");
    private static final String MAGIC = "judge result 1 ";
    private static final int HEAD_BYTES = MAGIC.length() + 64 + 1;
    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rwx------");
    private static final Duration TOUCHED_AGAIN_AFTER = Duration.ofDays(1);

    private final Path folder;
    private final Clock clock;
    private final int mostBytes;

    private ResultStore(Path folder, Clock clock, int mostBytes) {
        this.folder = folder;
        this.clock = clock;
        this.mostBytes = mostBytes;
    }

    /** The store in a folder, which is made if need be; none where it is not the judge's own, or is a link. */
    public static Optional<ResultStore> open(Path folder, Clock clock) {
        return open(folder, clock, MAX_ENTRY_BYTES);
    }

    /** The same for entries of at most so many bytes. */
    public static Optional<ResultStore> open(Path folder, Clock clock, int mostBytes) {
        try {
            if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
                Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
            }
            PosixFileAttributes attributes = attributes(folder);
            boolean own = attributes.isDirectory() && isOurs(attributes);
            if (own && !attributes.permissions().equals(OWNER_ONLY)) {
                Files.setPosixFilePermissions(folder, OWNER_ONLY);
            }
            return own ? Optional.of(new ResultStore(folder, clock, mostBytes)) : Optional.empty();
        } catch (IOException | UnsupportedOperationException e) {
            // Nothing can be kept here: everything is judged again.
            return Optional.empty();
        }
    }

    @Override
    public boolean has(String key) {
        return Files.exists(file(key), LinkOption.NOFOLLOW_LINKS);
    }

    /** Returns the kept bytes; empty also where the file is somebody else's, or is no longer as it was kept. */
    @Override
    public Optional<byte[]> find(String key) {
        Path file = file(key);
        try {
            PosixFileAttributes attributes = attributes(file);
            if (!attributes.isRegularFile() || !isOurs(attributes) || attributes.size() > HEAD_BYTES + mostBytes) {
                return Optional.empty();
            }
            byte[] entry;
            try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
                entry = in.readNBytes(HEAD_BYTES + mostBytes);
            }
            if (entry.length < HEAD_BYTES) {
                return Optional.empty();
            }
            byte[] content = Arrays.copyOfRange(entry, HEAD_BYTES, entry.length);
            if (!Arrays.equals(head(key, content), Arrays.copyOf(entry, HEAD_BYTES))) {
                return Optional.empty();
            }
            touch(file, attributes);
            return Optional.of(content);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Records the time of the last use, to the day, so that the sweep deletes what nobody uses. */
    private void touch(Path file, PosixFileAttributes attributes) {
        Instant now = clock.instant();
        if (attributes.lastModifiedTime().toInstant().isBefore(now.minus(TOUCHED_AGAIN_AFTER))) {
            try {
                Files.setLastModifiedTime(file, FileTime.from(now));
            } catch (IOException e) {
                return; // It is whole all the same.
            }
        }
    }

    @Override
    public void keep(String key, byte[] content) {
        if (content.length > mostBytes) {
            return;
        }
        byte[] head = head(key, content);
        byte[] entry = Arrays.copyOf(head, head.length + content.length);
        System.arraycopy(content, 0, entry, head.length, content.length);
        try {
            // Made readable by its owner only. Not synced to the disk: a torn entry is found by its digest.
            Path draft = Files.createTempFile(folder, Sweep.DRAFT, "");
            try {
                Files.write(draft, entry);
                Files.move(draft, file(key), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } catch (IOException e) {
                Files.deleteIfExists(draft);
            }
        } catch (IOException e) {
            return;
        }
    }

    /** Deletes what is old, and the oldest where all is too much; does nothing most of the time. */
    public void sweep() {
        Sweep.of(folder, clock.instant());
    }

    private Path file(String key) {
        if (!KEY.matcher(key).matches()) {
            throw new IllegalArgumentException("not a key: " + key);
        }
        return folder.resolve(key);
    }

    private static PosixFileAttributes attributes(Path file) throws IOException {
        return Files.readAttributes(file, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    }

    private static boolean isOurs(PosixFileAttributes attributes) {
        return attributes.owner().getName().equals(System.getProperty("user.name"));
    }

    /** Includes the key, so that an entry under another name is not accepted. */
    private static byte[] head(String key, byte[] content) {
        String hex = Sha256.of(key).add(content).hex();
        return (MAGIC + hex + "\n").getBytes(StandardCharsets.US_ASCII);
    }
}
