package judge.database.course;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jspecify.annotations.Nullable;

/**
 * Test cases that generators of problems are to make, until somebody keeps them.
 *
 * @param skipLocked what lets a selection leave out what another one has locked
 */
public record MadeCaseTable(Handle handle, String skipLocked) {

    private static final String COLUMNS = "id, version, name, command, attempts, done, input, answer, faults";
    private static final RowMapper<MadeRow> ROW = (row, context) -> new MadeRow(
            row.getLong("id"),
            row.getLong("version"),
            row.getString("name"),
            row.getString("command"),
            row.getInt("attempts"),
            row.getInt("done") != 0,
            row.getBytes("input"),
            row.getBytes("answer"),
            row.getString("faults"));

    /**
     * A case.
     *
     * @param name below {@code data}
     * @param command a generator and its arguments
     * @param attempts how often it was begun
     * @param input null where it is not made
     * @param faults JSON: why it is not made
     */
    @SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
    public record MadeRow(
            long id,
            long version,
            String name,
            String command,
            int attempts,
            boolean done,
            byte @Nullable [] input,
            byte @Nullable [] answer,
            @Nullable String faults) {}

    /** Adds one that is to be made of a version. */
    public void add(long version, Instant at, String name, String command) {
        handle.createUpdate("insert into made_case (version, at, name, command)"
                        + " values (:version, :at, :name, :command)")
                .bind("version", version)
                .bind("at", at)
                .bind("name", name)
                .bind("command", command)
                .execute();
    }

    /** Returns those of a problem that are no older than a moment, in order. */
    public List<MadeRow> of(long problem, Instant oldest) {
        return handle.createQuery("select " + COLUMNS + " from made_case where at >= :oldest and version in"
                        + " (select v.id from problem_version v where v.problem = :problem) order by id")
                .bind("problem", problem)
                .bind("oldest", oldest)
                .map(ROW)
                .list();
    }

    /** Tells whether one is to be made. */
    public boolean isAnyWaiting() {
        return handle.createQuery("select id from made_case where done = 0 limit 1")
                .mapTo(Long.class)
                .findOne()
                .isPresent();
    }

    /** A worker begins with the oldest one that nobody who lives makes; empty where there is none. */
    public Optional<MadeRow> take(String worker) {
        return handle.createQuery("update made_case set worker = :worker, attempts = attempts + 1 where id = (select"
                        + " m.id from made_case m where m.done = 0 and (m.worker is null or m.worker = :worker"
                        + " or not exists (select 1 from worker w where w.name = m.worker)) order by m.id limit 1"
                        + skipLocked + ") returning " + COLUMNS)
                .bind("worker", worker)
                .map(ROW)
                .findOne();
    }

    /** Sets what has come of one; nothing where another worker has it by now. */
    public void end(MadeRow taken, String worker, byte @Nullable [] input, byte @Nullable [] answer, String faults) {
        handle.createUpdate("update made_case set done = 1, input = :input, answer = :answer, faults = :faults"
                        + " where id = :id and worker = :worker and attempts = :attempts and done = 0")
                .bind("input", input)
                .bind("answer", answer)
                .bind("faults", faults)
                .bind("id", taken.id())
                .bind("worker", worker)
                .bind("attempts", taken.attempts())
                .execute();
    }

    /** Deletes one. */
    public void forget(long id) {
        handle.createUpdate("delete from made_case where id = :id")
                .bind("id", id)
                .execute();
    }

    /** Deletes those that are older than a moment. */
    public void forget(Instant before) {
        handle.createUpdate("delete from made_case where at < :before")
                .bind("before", before)
                .execute();
    }
}
