package judge.making;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
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
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.digest.Sha256;
import judge.problem.DataPlan;
import judge.problem.DataScript;
import org.apache.commons.io.file.PathUtils;

/**
 * Test data that were made, kept in folders that are named after all that they were made from. A folder appears whole
 * or not at all; what nobody has used for a month is deleted.
 */
public final class MadeData {

    /** Another one whenever the same rules would give other data. */
    private static final String FORMAT = "1";

    private static final String DRAFT = "draft-";
    private static final Duration KEPT = Duration.ofDays(30);
    private static final Duration DRAFTED = Duration.ofDays(1);
    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rwx------");

    private final Path folder;
    private final Clock clock;

    private MadeData(Path folder, Clock clock) {
        this.folder = folder;
        this.clock = clock;
    }

    /**
     * Opens the data in a folder, which is made if need be.
     *
     * @throws IOException also where the folder is not the judge's own, or is a link
     */
    public static MadeData in(Path folder, Clock clock) throws IOException {
        if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            Files.createDirectories(folder.getParent());
            Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
        }
        PosixFileAttributes attributes =
                Files.readAttributes(folder, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (!attributes.isDirectory() || !attributes.owner().getName().equals(System.getProperty("user.name"))) {
            throw new IOException(folder + " is not the judge's own folder");
        }
        Files.setPosixFilePermissions(folder, OWNER_ONLY);
        return new MadeData(folder, clock);
    }

    /** Returns the key of the data of a plan, in hex: a digest of everything that they depend on. */
    public static String key(DataPlan plan) throws IOException {
        return key("made data " + FORMAT, plan.folder(), plan.files());
    }

    /** The same of what a script makes. */
    public static String key(DataScript script) throws IOException {
        return key("scripted data " + FORMAT + " " + script.path(), script.folder(), script.files());
    }

    private static String key(String kind, Path folder, List<String> files) throws IOException {
        Sha256 all = new Sha256().addText(kind);
        byte[] block = new byte[1 << 16];
        for (String file : files) {
            all.addText(file);
            try (InputStream in = Files.newInputStream(folder.resolve(file))) {
                for (int read = in.read(block); read >= 0; read = in.read(block)) {
                    all.add(block, read);
                }
            }
            all.addText("end");
        }
        return all.hex();
    }

    /** Returns the data of this key, and notes their use; empty where they have not been made. */
    public Optional<Path> find(String key) throws IOException {
        Path there = folder.resolve(key);
        if (!Files.isDirectory(there, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        Files.setLastModifiedTime(there, FileTime.from(clock.instant()));
        return Optional.of(there);
    }

    /** An empty folder for data that are being made, which {@link #keep} or {@link #forget} takes. */
    public Path draft() throws IOException {
        sweep();
        return Files.createTempDirectory(folder, DRAFT);
    }

    /** Keeps what was made; what another judge has made meanwhile is the same. */
    public Path keep(Path draft, String key) throws IOException {
        Path kept = folder.resolve(key);
        try {
            Files.move(draft, kept, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            forget(draft);
            if (!Files.isDirectory(kept, LinkOption.NOFOLLOW_LINKS)) {
                throw e;
            }
        }
        return kept;
    }

    /** Deletes what was not finished. */
    public static void forget(Path draft) throws IOException {
        if (Files.exists(draft)) {
            PathUtils.deleteDirectory(draft);
        }
    }

    private void sweep() throws IOException {
        Instant now = clock.instant();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            for (Path entry : entries) {
                boolean draft = entry.getFileName().toString().startsWith(DRAFT);
                Instant used = Files.getLastModifiedTime(entry, LinkOption.NOFOLLOW_LINKS)
                        .toInstant();
                if (used.isBefore(now.minus(draft ? DRAFTED : KEPT))) {
                    PathUtils.delete(entry);
                }
            }
        } catch (IOException e) {
            return; // Another judge is deleting it, too.
        }
    }
}
