package judge.database.judging;

import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import judge.database.sql.Dialect;
import judge.online.JudgingMachine;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * The processes that judge. A judging that one of them has taken is its own for as long as the process is heard of, by
 * the clock of the database where that is a server: clocks of machines differ.
 */
public record WorkerTable(Handle handle, Dialect dialect) {

    /** Has come; false: another one lives by this label, and this one has not come. */
    public boolean join(WorkerIdentity identity, String name, Instant now) {
        return handle.createUpdate("insert into worker (name, seen, label, home, host, jobs, pool, languages, joined)"
                                + " values"
                                + " (:name, " + dialect.now()
                                + ", :label, :home, :host, :jobs, :pool, :languages, "
                                + dialect.now() + ") on conflict do nothing")
                        .bind("name", name)
                        .bind("now", now)
                        .bind("label", identity.label())
                        .bind("home", identity.home())
                        .bind("host", identity.host())
                        .bind("jobs", identity.jobs())
                        .bind("pool", identity.pool())
                        .bind("languages", identity.said())
                        .execute()
                == 1;
    }

    /**
     * Notes that a worker is alive.
     *
     * @param speed of its machine; null: not measured
     * @param why it takes nothing; null: it does
     * @return the time by the clock of the database; empty where it was taken for dead
     */
    public Optional<Instant> seen(
            String name, JudgingMachine.State state, @Nullable Double speed, @Nullable String why, Instant now) {
        return handle.createQuery("update worker set seen = " + dialect.now()
                        + ", state = :state, speed = :speed, why = :why where name = :name returning seen")
                .bind("name", name)
                .bind("now", now)
                .bind("state", state)
                .bind("speed", speed)
                .bind("why", why)
                .mapTo(Instant.class)
                .findOne();
    }

    /** The languages that a worker lacks, as far as it has looked, and others have that take judgings. */
    public LeftLanguages left(WorkerIdentity identity, String name) {
        if (identity.languages().isEmpty()) {
            return LeftLanguages.NONE;
        }
        Set<String> anywhere = new HashSet<>();
        Set<String> inPool = new HashSet<>();
        handle.createQuery("select pool, languages from worker where languages is not null and state = 'working'"
                        + " and name <> :name")
                .bind("name", name)
                .map((row, context) -> {
                    Set<String> codes = versions(row.getString("languages")).keySet();
                    anywhere.addAll(codes);
                    return Objects.equals(row.getString("pool"), identity.pool()) ? codes : Set.<String>of();
                })
                .forEach(inPool::addAll);
        return LeftLanguages.of(identity.languages().keySet(), anywhere, inPool);
    }

    /** Removes a worker that has ended. */
    public void gone(String name) {
        handle.createUpdate("delete from worker where name = :name")
                .bind("name", name)
                .execute();
    }

    /**
     * All that were called so at this place have ended, as there is a new one. A file has no other worker than that
     * which opens it now.
     */
    public void goneBefore(WorkerIdentity identity) {
        boolean alone = dialect == Dialect.SQLITE;
        handle.createUpdate("delete from worker where :alone = 1 or (substr(name, 1, length(:prefix)) = :prefix"
                        + " and (home is null or home = :home))")
                .bind("alone", alone ? 1 : 0)
                .bind("prefix", identity.label() + WorkerIdentity.SEPARATOR)
                .bind("home", identity.home())
                .execute();
    }

    /**
     * Removes the workers that were not heard of for so long, and queues their judgings again.
     *
     * @param label the label of the workers to remove; null: all
     */
    public void release(Duration silence, @Nullable String label, Instant now) {
        handle.createUpdate("delete from worker where seen < " + dialect.now() + " - :silence"
                        + (label == null ? "" : " and label = :label"))
                .bind("now", now)
                .bind("silence", silence)
                .bind("label", label)
                .execute();
        handle.execute("update judging set state = 'queued', worker = null, started = null where state = 'judging'"
                + " and not exists (select 1 from worker where worker.name = judging.worker)");
    }

    /** Tells whether any worker was heard of within this time: if not, the database itself may have been away. */
    public boolean hears(Duration silence, Instant now) {
        return handle.createQuery("select count(*) from worker where seen >= " + dialect.now() + " - :silence")
                        .bind("now", now)
                        .bind("silence", silence)
                        .mapTo(Long.class)
                        .one()
                > 0;
    }

    /** Returns the machines that are there, by their labels. */
    public List<JudgingMachine> all() {
        return handle.createQuery("select name, label, host, jobs, pool, speed, state, why, joined, seen from worker"
                        + " order by label, name")
                .mapTo(JudgingMachine.class)
                .list();
    }

    /** Returns the versions of the languages that processes can judge in, by code; none where no process has said. */
    public Map<String, String> judged() {
        Map<String, String> all = new LinkedHashMap<>();
        byWorker().values().forEach(versions -> versions.forEach(all::putIfAbsent));
        return all;
    }

    /** The same by the name of each process that has said what it has. */
    public Map<String, Map<String, String>> byWorker() {
        return handle.createQuery("select name, languages from worker where languages is not null"
                        + " and state <> 'draining' order by name")
                .reduceRows(new LinkedHashMap<>(), (found, row) -> {
                    found.put(row.getColumn("name", String.class), versions(row.getColumn("languages", String.class)));
                    return found;
                });
    }

    /** Reads what a process has said: versions by the codes of languages. */
    private static Map<String, String> versions(String said) {
        Map<String, String> versions = new LinkedHashMap<>();
        said.lines().forEach(line -> {
            String[] parts = line.split(" ", 2);
            versions.put(parts[0], parts.length > 1 ? parts[1] : "");
        });
        return versions;
    }
}
