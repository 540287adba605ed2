package judge.database;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerBuilder;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.logging.LogLevel;
import com.github.kagkarlsson.scheduler.task.ExecutionComplete;
import com.github.kagkarlsson.scheduler.task.ExecutionOperations;
import com.github.kagkarlsson.scheduler.task.helper.OneTimeTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Hands judgings that have a task to one worker's threads, by priority and then by age, from {@link #start} to
 * {@link #close}. A task is there until its work has come back; what a killed worker has taken is handed out again: at
 * once when a worker of the same name starts, else by others when it has not been heard of for 20 seconds.
 */
public final class Queue implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Queue.class.getName());
    private static final Duration POLLING = Duration.ofMillis(500);
    private static final Duration HEARTBEAT = Duration.ofSeconds(5);
    private static final int MISSED_HEARTBEATS = 4;
    private static final Duration REPAIRING = Duration.ofSeconds(30);
    private static final Duration FIRST_RETRY = Duration.ofSeconds(1);
    private static final int LONGEST_RETRY = 6;
    /** Twice this, and what the scheduler needs for itself, is less than 10 seconds. */
    private static final Duration ENDING = Duration.ofSeconds(4);

    private final Database database;
    private final Clock clock;
    private final String worker;
    private final Work work;
    private final Database.Loose loose;
    private final Scheduler scheduler;
    private final ScheduledExecutorService repairing;

    /**
     * A queue of which nothing is handed out yet.
     *
     * @param worker its name, at most 50 characters; no other one on this database has it
     * @param jobs how many judgings are handed out at a time, and how many tasks one person has at most
     */
    public Queue(Database database, Clock clock, String worker, int jobs, Work work) {
        this.database = database;
        this.clock = clock;
        this.worker = worker;
        this.work = work;
        loose = database.loose();
        scheduler = scheduler(jobs);
        repairing = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "queue-repair");
            thread.setDaemon(true);
            return thread;
        });
        database.queueIs(jobs, scheduler::triggerCheckForDueExecutions);
    }

    /** What is to be done with a judging. */
    @FunctionalInterface
    public interface Work {

        /**
         * Does it; when this returns nothing is left to be done, when it throws it is tried again later.
         *
         * @throws InterruptedException when the queue is closed: it is left for a later worker
         */
        void judge(long judging) throws InterruptedException;
    }

    /** Carries an interruption through code that knows none. */
    private static final class Cancelled extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Cancelled(InterruptedException cause) {
            super(cause);
        }
    }

    private Scheduler scheduler(int jobs) {
        OneTimeTask<Void> task = Tasks.oneTime(TaskTable.TASK)
                .onFailure(this::failed)
                .onDeadExecutionRevive()
                .execute((instance, context) -> judge(Long.parseLong(instance.getId())));
        SchedulerBuilder builder = Scheduler.create(loose.connections(), task)
                .threads(jobs)
                .executorService(new Threads(jobs))
                .schedulerName(new SchedulerName.Fixed(worker))
                .jdbcCustomization(database.dialect().ofScheduler())
                .clock(clock::instant)
                .pollingInterval(POLLING)
                .heartbeatInterval(HEARTBEAT)
                .missedHeartbeatsLimit(MISSED_HEARTBEATS)
                .shutdownMaxWait(ENDING)
                .failureLogging(LogLevel.OFF, false)
                .enablePriority();
        return database.isSqlite()
                ? builder.pollUsingFetch(0.5, 1.0).build()
                : builder.pollUsingLockAndFetch(0.5, 1.0).build();
    }

    /**
     * A thread that has become free looks for more: on PostgreSQL the scheduler takes nothing while all are busy, and
     * would do so only at its next poll.
     */
    private final class Threads extends ThreadPoolExecutor {

        Threads(int jobs) {
            super(jobs, jobs, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), Executors.defaultThreadFactory());
        }

        @Override
        protected void afterExecute(Runnable task, @Nullable Throwable failure) {
            super.afterExecute(task, failure);
            if (!database.isSqlite()) {
                scheduler.triggerCheckForDueExecutions();
            }
        }
    }

    private void judge(long judging) {
        try {
            work.judge(judging);
        } catch (InterruptedException e) {
            throw new Cancelled(e);
        }
    }

    private void failed(ExecutionComplete complete, ExecutionOperations<Void> operations) {
        Throwable cause = complete.getCause().orElse(null);
        if (cause instanceof Cancelled) {
            operations.reschedule(complete, clock.instant());
            return;
        }
        LOG.log(Level.WARNING, "judging " + complete.getExecution().getId() + " failed and is tried again", cause);
        int before = Math.min(complete.getExecution().consecutiveFailures, LONGEST_RETRY);
        operations.reschedule(complete, clock.instant().plus(FIRST_RETRY.multipliedBy(1L << before)));
    }

    /** Begins, with what an earlier worker of this name has left. */
    @SuppressWarnings("FutureReturnValueIgnored") // It goes on until the executor ends.
    public void start() {
        database.write(tables -> {
            tables.tasks().release(worker);
            return true;
        });
        repair();
        scheduler.start();
        repairing.scheduleWithFixedDelay(
                this::repairLater, REPAIRING.toMillis(), REPAIRING.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Whether nothing is being judged here just now. */
    public boolean isIdle() {
        return scheduler.getCurrentlyExecuting().isEmpty();
    }

    /** Makes the tasks again that follow from the judgings. */
    void repair() {
        database.write(tables -> {
            tables.tasks().repair();
            return true;
        });
        List<TaskTable.Waiting> waiting = database.read(tables -> tables.tasks().waiting());
        for (TaskTable.Waiting one : waiting) {
            Instant now = clock.instant();
            database.write(tables -> {
                tables.tasks().lock(one.person());
                tables.tasks().fill(one.person(), one.priority(), now);
                return true;
            });
        }
    }

    private void repairLater() {
        try {
            repair();
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "the queue could not be looked through", e);
        }
    }

    /** Hands out nothing more; waits for what is handed out, 4 seconds, and then cancels it. */
    @Override
    public void close() {
        repairing.shutdownNow();
        if (!scheduler.getSchedulerState().isShuttingDown()) {
            scheduler.stop();
            loose.close();
        }
    }
}
