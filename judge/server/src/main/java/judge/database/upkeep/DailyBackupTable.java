package judge.database.upkeep;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * The backups of the days. Of several machines one makes each, and two are never made at the same time: who makes one
 * says so again and again, and is given up when nothing was heard for a while.
 */
public record DailyBackupTable(Handle handle) {

    private static final Duration KEPT = Duration.ofDays(60);

    /**
     * A backup of a day.
     *
     * @param begun the time at which it was begun, which is the fence: what was begun again is another one's
     * @param file its name; null: it was not finished
     * @param failure the reason that there is none; null: it did not fail
     */
    public record DailyBackup(
            LocalDate day,
            String machine,
            Instant begun,
            @Nullable Instant ended,
            @Nullable String file,
            long bytes,
            @Nullable String failure) {}

    /** Takes the backup of a day; false: it was made, or somebody makes one, or failed a short while ago. */
    public boolean take(LocalDate day, String machine, Instant now, Duration lease) {
        handle.createUpdate("delete from daily_backup where begun < :old")
                .bind("old", now.minus(KEPT))
                .execute();
        return handle.createUpdate("insert into daily_backup (day, machine, begun, until)"
                                + " select :day, :machine, :now, :until where not exists (select 1 from daily_backup"
                                + " where file is null and until >= :now) on conflict (day) do update set"
                                + " machine = excluded.machine, begun = excluded.begun, until = excluded.until,"
                                + " ended = null, failure = null where daily_backup.file is null")
                        .bind("day", day.toString())
                        .bind("machine", machine)
                        .bind("now", now)
                        .bind("until", now.plus(lease))
                        .execute()
                == 1;
    }

    /** Goes on for so long; false: it was given up, and is another one's now. */
    public boolean goOn(LocalDate day, String machine, Instant begun, Instant until) {
        return handle.createUpdate("update daily_backup set until = :until where day = :day and machine = :machine"
                                + " and begun = :begun and ended is null")
                        .bind("until", until)
                        .bind("day", day.toString())
                        .bind("machine", machine)
                        .bind("begun", begun)
                        .execute()
                == 1;
    }

    /**
     * It has ended.
     *
     * @param until nobody tries again before then, where there is no file
     */
    public void ended(DailyBackup backup, Instant until) {
        handle.createUpdate("update daily_backup set ended = :ended, file = :file, bytes = :bytes,"
                        + " failure = :failure, until = :until where day = :day and machine = :machine"
                        + " and begun = :begun")
                .bind("ended", backup.ended())
                .bind("file", backup.file())
                .bind("bytes", backup.bytes())
                .bind("failure", backup.failure())
                .bind("until", until)
                .bind("day", backup.day().toString())
                .bind("machine", backup.machine())
                .bind("begun", backup.begun())
                .execute();
    }

    /** Returns the backups of the last days, the newest first. */
    public List<DailyBackup> newest(int most) {
        return handle.createQuery("select day, machine, begun, ended, file, bytes, failure from daily_backup"
                        + " order by day desc limit :most")
                .bind("most", most)
                .map((rs, context) -> new DailyBackup(
                        LocalDate.parse(rs.getString("day")),
                        rs.getString("machine"),
                        Instant.ofEpochMilli(rs.getLong("begun")),
                        moment(rs.getObject("ended")),
                        rs.getString("file"),
                        rs.getLong("bytes"),
                        rs.getString("failure")))
                .list();
    }

    private static @Nullable Instant moment(@Nullable Object millis) {
        return millis == null ? null : Instant.ofEpochMilli(((Number) millis).longValue());
    }
}
