package judge.service.upkeep;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import judge.database.upkeep.DailyBackupTable.DailyBackup;
import judge.online.JudgingMachine;
import judge.service.upkeep.Check.Subject;

/** Says of each figure of a server whether all is well. */
record Checks(Instant now) {

    private static final long LOW_PART = 10;
    private static final long LEAST_FREE = 1L << 30;
    private static final Duration SILENCE = Duration.ofSeconds(30);
    private static final Duration LONG_WAIT = Duration.ofMinutes(5);
    private static final Duration BACKUP_AGE = Duration.ofHours(30);
    private static final Duration SOON = Duration.ofDays(21);
    private static final Duration VERY_SOON = Duration.ofDays(3);
    private static final long MANY_LOGINS = 100;
    private static final long SLOW_MILLIS = 1_000;

    static Check database(boolean file, long millis) {
        String finding = file ? "database-file" : "database-server";
        return millis < SLOW_MILLIS
                ? Check.well(Subject.DATABASE, finding, Map.of("millis", millis))
                : Check.look(Subject.DATABASE, "database-slow", Map.of("millis", millis));
    }

    static Check disk(long free, long size) {
        Map<String, Object> values = Map.of("free", free, "size", size);
        if (free < LEAST_FREE) {
            return Check.act(Subject.DISK, "disk-full", values);
        }
        return free < size / LOW_PART
                ? Check.look(Subject.DISK, "disk-low", values)
                : Check.well(Subject.DISK, "disk", values);
    }

    /** {@code newest}: the backups of the last days, the newest first. */
    Check backup(int days, List<DailyBackup> newest) {
        if (days == 0) {
            return Check.look(Subject.BACKUP, "backup-off", Map.of());
        }
        Optional<DailyBackup> made =
                newest.stream().filter(one -> one.file() != null).findFirst();
        String failure = newest.isEmpty() ? null : newest.get(0).failure();
        Map<String, Object> values = made.map(Checks::values).orElse(Map.of());
        if (failure != null) {
            return failure.equals(DailyBackups.DISK_FULL)
                    ? Check.act(Subject.BACKUP, "backup-disk", Map.of())
                    : Check.act(Subject.BACKUP, "backup-failed", Map.of("why", failure));
        }
        if (made.isEmpty()) {
            return Check.look(Subject.BACKUP, "backup-first", Map.of());
        }
        return made.get().begun().isBefore(now.minus(BACKUP_AGE))
                ? Check.act(Subject.BACKUP, "backup-old", values)
                : Check.well(Subject.BACKUP, "backup-made", values);
    }

    private static Map<String, Object> values(DailyBackup made) {
        return Map.of(
                "when", made.begun(),
                "file", Objects.requireNonNull(made.file()),
                "bytes", made.bytes(),
                "machine", made.machine());
    }

    Check workers(List<JudgingMachine> machines) {
        List<JudgingMachine> heard = machines.stream()
                .filter(one -> one.seen().isAfter(now.minus(SILENCE)))
                .toList();
        List<JudgingMachine> working = heard.stream()
                .filter(one -> one.state() == JudgingMachine.State.WORKING)
                .toList();
        int jobs = working.stream().mapToInt(JudgingMachine::jobs).sum();
        Map<String, Object> values = Map.of("working", working.size(), "all", heard.size(), "jobs", jobs);
        if (working.isEmpty()) {
            return Check.act(Subject.WORKERS, "workers-none", values);
        }
        return working.size() < heard.size()
                ? Check.look(Subject.WORKERS, "workers-paused", values)
                : Check.well(Subject.WORKERS, "workers", values);
    }

    Check queue(long waiting, Instant oldest) {
        Duration waits = Duration.between(oldest, now);
        Map<String, Object> values = Map.of("count", waiting, "minutes", Math.max(0, waits.toMinutes()));
        return waits.compareTo(LONG_WAIT) > 0
                ? Check.look(Subject.QUEUE, "queue-long", values)
                : Check.well(Subject.QUEUE, "queue", values);
    }

    static Check judgeErrors(long count) {
        Map<String, Object> values = Map.of("count", count);
        return count > 0
                ? Check.act(Subject.JUDGE_ERRORS, "judge-errors", values)
                : Check.well(Subject.JUDGE_ERRORS, "judge-errors-none", values);
    }

    Check certificate(Optional<Instant> ends) {
        if (ends.isEmpty()) {
            return Check.well(Subject.CERTIFICATE, "certificate-none", Map.of());
        }
        Map<String, Object> values = Map.of("when", ends.get());
        if (ends.get().isBefore(now.plus(VERY_SOON))) {
            return Check.act(Subject.CERTIFICATE, "certificate-over", values);
        }
        return ends.get().isBefore(now.plus(SOON))
                ? Check.look(Subject.CERTIFICATE, "certificate-soon", values)
                : Check.well(Subject.CERTIFICATE, "certificate", values);
    }

    static Check logins(long failed) {
        Map<String, Object> values = Map.of("count", failed);
        return failed >= MANY_LOGINS
                ? Check.look(Subject.LOGINS, "logins-many", values)
                : Check.well(Subject.LOGINS, "logins-failed", values);
    }
}
