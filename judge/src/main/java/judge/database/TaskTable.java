package judge.database;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * Which judgings have a task, so that a worker will take them: of each person and priority only as many as there are
 * turns, the others wait in the judgings. So whoever hands in much delays others by no more than one task a core.
 */
final class TaskTable {

    static final String TASK = "judge";

    /** In words and not as a parameter, as in the index. */
    private static final String OPEN = "state <> 'done'";

    private final Handle handle;
    private final Dialect dialect;
    private final int turns;
    private boolean scheduled;

    TaskTable(Handle handle, Dialect dialect, int turns) {
        this.handle = handle;
        this.dialect = dialect;
        this.turns = turns;
    }

    boolean hasScheduled() {
        return scheduled;
    }

    /** What is done for one person from here on to the end of the transaction is done by nobody else meanwhile. */
    void lock(long person) {
        if (dialect == Dialect.POSTGRESQL) {
            handle.createQuery("select id from person where id = :id for no key update")
                    .bind("id", person)
                    .mapTo(Long.class)
                    .findOne();
        }
    }

    /** Gives tasks to judgings that wait for their person's turn, where there is one. */
    void fill(long person, int priority, Instant now) {
        String ofPerson = "from judging where person = :person and priority = :priority and " + OPEN;
        String taken = "(select count(*) " + ofPerson + " and enqueued = 1)";
        List<Long> next = handle.createQuery("update judging set enqueued = 1 where id in (select id " + ofPerson
                        + " and enqueued = 0 order by queued, id limit (select case when :turns > " + taken
                        + " then :turns - " + taken + " else 0 end)) returning id")
                .bind("person", person)
                .bind("priority", priority)
                .bind("turns", turns)
                .mapTo(Long.class)
                .list();
        for (long judging : next) {
            schedule(judging, priority, now);
        }
    }

    /** As db-scheduler itself does it, in this transaction; it is made sure in the queue's tests that it agrees. */
    private void schedule(long judging, int priority, Instant now) {
        handle.createUpdate("insert into scheduled_tasks"
                        + " (task_name, task_instance, execution_time, picked, version, priority)"
                        + " values (:task, :judging, :now, :picked, 1, :priority) on conflict do nothing")
                .bind("task", TASK)
                .bind("judging", String.valueOf(judging))
                .bind("now", dialect.ofScheduler(now))
                .bind("picked", false)
                .bind("priority", priority)
                .execute();
        scheduled = true;
    }

    /** Tasks that a worker had taken whose process is gone can be taken at once. */
    void release(String worker) {
        // A file has no other worker than that which opens it now.
        boolean alone = dialect == Dialect.SQLITE;
        handle.createUpdate("update scheduled_tasks set picked = :free, picked_by = null, last_heartbeat = null,"
                        + " version = version + 1 where picked = :taken and (:alone = 1 or picked_by = :worker)")
                .bind("free", false)
                .bind("taken", true)
                .bind("alone", alone ? 1 : 0)
                .bind("worker", worker)
                .execute();
    }

    /** What nobody judges any more waits again, and what lost its task can get one. */
    void repair() {
        handle.createUpdate("update judging set state = 'queued', worker = null, started = null"
                        + " where state = 'judging' and not exists (select 1 from scheduled_tasks t"
                        + " where t.task_name = :task and t.task_instance = cast(judging.id as text)"
                        + " and t.picked = :taken)")
                .bind("task", TASK)
                .bind("taken", true)
                .execute();
        handle.createUpdate("update judging set enqueued = 0 where enqueued = 1 and " + OPEN
                        + " and not exists (select 1 from scheduled_tasks t"
                        + " where t.task_name = :task and t.task_instance = cast(judging.id as text))")
                .bind("task", TASK)
                .execute();
    }

    /** The judgings that have a task, in the order in which workers take them. */
    List<Long> all() {
        return handle.createQuery("select cast(task_instance as bigint) from scheduled_tasks where task_name = :task"
                        + " order by priority desc, execution_time, task_instance")
                .bind("task", TASK)
                .mapTo(Long.class)
                .list();
    }

    /** Somebody's waiting judgings. */
    record Waiting(long person, int priority) {}

    /** Who has judgings without a task, although there would be turns. */
    List<Waiting> waiting() {
        return handle.createQuery("select person, priority from judging where " + OPEN
                        + " group by person, priority having sum(enqueued) < count(*) and sum(enqueued) < :turns"
                        + " order by priority desc, min(queued)")
                .bind("turns", turns)
                .map((row, context) -> new Waiting(row.getLong("person"), row.getInt("priority")))
                .list();
    }
}
