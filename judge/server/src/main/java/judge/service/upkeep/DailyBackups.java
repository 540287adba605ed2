package judge.service.upkeep;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.database.Database;
import judge.database.OwnFiles;
import judge.database.backup.BackupFile;
import judge.database.upkeep.DailyBackupTable.DailyBackup;

/**
 * The backups that a server makes by itself: one a day, in the small hours or at the next start, in a folder with those
 * of the last days. Of several machines on one database one makes it. Where the disk has little room none is made, as a
 * full disk would stop the server.
 *
 * @param zone of the small hours
 * @param folder for them, of the server's alone
 * @param machine the name of this one among those that serve the database
 * @param days for which they are kept
 */
public record DailyBackups(
        Database database, Clock clock, ZoneId zone, Path folder, String machine, Room room, int days) {

    /** The reason in the table where the disk has too little room. */
    static final String DISK_FULL = "disk-full";

    private static final int HOUR = 3;
    private static final Duration LEASE = Duration.ofMinutes(10);
    private static final Duration AGAIN = Duration.ofHours(1);
    private static final long ROOM = 1L << 30;
    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("'judge-'yyyyMMdd-HHmmss'.backup'", Locale.ROOT);
    private static final Pattern OWN = Pattern.compile("judge-[0-9]{8}-[0-9]{6}\\.backup");
    private static final Pattern DRAFT = Pattern.compile("\\.judge-[0-9]{8}-[0-9]{6}\\.backup\\.draft");

    /** The bytes that are free on the disk of the backups. */
    @FunctionalInterface
    public interface Room {

        long free(Path folder) throws IOException;

        /** The room on the disk itself. */
        static Room onDisk() {
            return folder -> Files.getFileStore(folder).getUsableSpace();
        }
    }

    /**
     * Makes the backup of the day, where there is none and nobody else makes it; false: there was nothing to do.
     *
     * @throws IOException if it could not be made, which stands in the table, too
     */
    public boolean next() throws IOException {
        Instant now = clock.instant();
        LocalDate day = LocalDate.ofInstant(now.minus(Duration.ofHours(HOUR)), zone);
        if (!database.write(tables -> tables.upkeep().dailyBackups().take(day, machine, now, LEASE))) {
            return false;
        }
        String file = NAME.format(now.atZone(zone));
        try {
            OwnFiles.folder(folder);
            deleteDrafts();
            requireRoom(bytesOfLast() + ROOM);
            BackupFile.write(database, folder.resolve(file), out -> new Watched(out, day, now));
            long bytes = Files.size(folder.resolve(file));
            ended(new DailyBackup(day, machine, now, clock.instant(), file, bytes, null));
            deleteOld();
            return true;
        } catch (IOException | RuntimeException e) {
            String why = String.valueOf(e.getMessage());
            ended(new DailyBackup(day, machine, now, clock.instant(), null, 0, why));
            throw e;
        }
    }

    private void ended(DailyBackup backup) {
        database.write(tables -> {
            tables.upkeep().dailyBackups().ended(backup, clock.instant().plus(AGAIN));
            return backup;
        });
    }

    private long bytesOfLast() {
        return database.read(tables -> tables.upkeep().dailyBackups().newest(days)).stream()
                .mapToLong(DailyBackup::bytes)
                .filter(bytes -> bytes > 0)
                .findFirst()
                .orElse(0);
    }

    private void requireRoom(long bytes) throws IOException {
        if (room.free(folder) < bytes) {
            throw new IOException(DISK_FULL);
        }
    }

    private void deleteDrafts() throws IOException {
        for (Path file : files(DRAFT)) {
            Files.delete(file); // It was left by a server that was killed.
        }
    }

    /** Deletes what is older, but never the newest. */
    private void deleteOld() throws IOException {
        String oldest = NAME.format(clock.instant().atZone(zone).minusDays(days));
        List<Path> all = files(OWN);
        for (Path file : all.subList(0, Math.max(0, all.size() - 1))) {
            if (file.getFileName().toString().compareTo(oldest) < 0) {
                Files.delete(file);
            }
        }
    }

    private List<Path> files(Pattern name) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> name.matcher(
                                    Objects.requireNonNull(file.getFileName()).toString())
                            .matches())
                    .sorted()
                    .toList();
        }
    }

    /** The way of a backup to the disk, on which it is said that it goes on, and that there is still room. */
    private final class Watched extends OutputStream {

        private static final long EVERY = 16L << 20;

        private final OutputStream out;
        private final LocalDate day;
        private final Instant begun;
        private Instant said;
        private long written;

        Watched(OutputStream out, LocalDate day, Instant begun) {
            this.out = out;
            this.day = day;
            this.begun = begun;
            said = begun;
        }

        @Override
        public void write(int one) throws IOException {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            out.write(bytes, from, length);
            written += length;
            if (written >= EVERY) {
                written = 0;
                requireRoom(ROOM / 2);
            }
            Instant now = clock.instant();
            if (now.isAfter(said.plus(LEASE.dividedBy(10)))) {
                said = now;
                requireOwn(now);
            }
        }

        private void requireOwn(Instant now) throws IOException {
            if (!database.write(tables -> tables.upkeep().dailyBackups().goOn(day, machine, begun, now.plus(LEASE)))) {
                throw new IOException("another machine has taken it over");
            }
        }

        @Override
        public void flush() throws IOException {
            out.flush();
        }

        @Override
        public void close() throws IOException {
            out.close();
        }
    }
}
