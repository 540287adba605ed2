package judge.database.judging;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import judge.online.Bounds;
import judge.online.JudgingPriority;
import judge.online.JudgingReason;
import judge.online.JudgingState;
import judge.online.StoredJudging;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * The judgings of submissions, done and to be done. A judging is queued, then a worker has it, then it is done;
 * {@code attempt} counts how often a worker has begun it, and results of an earlier beginning are refused.
 */
public record JudgingTable(Handle handle, TurnTable turns) {

    static final String COLUMNS = "id, submission, version, reason, rejudging, active, attempt, state, priority,"
            + " person, worker, queued, started, ended, verdict, score, max_score, report";

    /** The machines for which a contest asks. */
    private static final String POOL = "(select contest.pool from contest join submission on"
            + " submission.assignment = contest.assignment where submission.id = :submission)";

    /** The columns that are set when a judging is added. */
    static final String ADDED =
            "submission, version, reason, rejudging, active, state, priority, person, queued, ready,"
                    + " pool, place, enqueued";

    /** The values that a judging gets when it begins. */
    static final String BEGIN =
            "update judging set state = 'judging', attempt = attempt + 1, worker = :worker, started = :now where ";

    /**
     * The condition that a beginning is still the last one: no other has come since. If PostgreSQL crashes just after a
     * judging was taken, it has forgotten that, and gives the next beginning the same number; but that one has another
     * worker.
     */
    static final String STILL_OWN = "id = :id and attempt = :attempt and worker = :owner and state = :judging";

    /** The time at which workers that have failed on a judging may try it again while there are others: never. */
    static final Instant NEVER = Instant.ofEpochMilli(Long.MAX_VALUE);

    /**
     * Adds a judging that waits, for a worker to take when it is its person's turn.
     *
     * @param active whether its verdict is the submission's at once; otherwise only when its rejudging is applied
     * @param person the person whose turn it is, for fairness
     */
    public StoredJudging add(
            long submission,
            long version,
            JudgingReason reason,
            @Nullable Long rejudging,
            boolean active,
            int priority,
            long person,
            Instant queued) {
        turns.lock(person);
        StoredJudging added = handle.createQuery(
                        "insert into judging (" + ADDED + ") values (:submission, :version, :reason,"
                                + " :rejudging, :active, :state, :priority, :person, :queued, :queued, " + POOL + ", "
                                + TurnTable.place(priority) + ", "
                                + TurnTable.HAS_TURN + ") returning " + COLUMNS)
                .bind("submission", submission)
                .bind("version", version)
                .bind("reason", reason)
                .bind("rejudging", rejudging)
                .bind("active", active ? 1 : 0)
                .bind("state", JudgingState.QUEUED)
                .bind("priority", priority)
                .bind("person", person)
                .bind("queued", queued)
                .bind("turns", turns.turns())
                .mapTo(StoredJudging.class)
                .one();
        turns.given(1);
        return added;
    }

    public Optional<StoredJudging> find(long id) {
        return handle.createQuery("select " + COLUMNS + " from judging where id = :id")
                .bind("id", id)
                .mapTo(StoredJudging.class)
                .findOne();
    }

    /** The one whose verdict is the submission's. */
    public Optional<StoredJudging> active(long submission) {
        return handle.createQuery("select " + COLUMNS + " from judging where submission = :submission and active = 1")
                .bind("submission", submission)
                .mapTo(StoredJudging.class)
                .findOne();
    }

    /** All active ones of an assignment's submissions. */
    public List<StoredJudging> activeOf(long assignment) {
        return handle.createQuery("select j.id, j.submission, j.version, j.reason, j.rejudging, j.active, j.attempt,"
                        + " j.state, j.priority, j.person, j.worker, j.queued, j.started, j.ended, j.verdict, j.score,"
                        + " j.max_score, j.report from judging j join submission s on s.id = j.submission"
                        + " where s.assignment = :assignment and j.active = 1 order by j.submission")
                .bind("assignment", assignment)
                .mapTo(StoredJudging.class)
                .list();
    }

    /** Lets a worker begin a judging; empty if it is done already. A worker that began it before has lost it. */
    public Optional<StoredJudging> begin(long id, String worker, Instant now) {
        return handle.createQuery(BEGIN + "id = :id and state <> 'done' returning " + COLUMNS)
                .bind("worker", worker)
                .bind("now", now)
                .bind("id", id)
                .mapTo(StoredJudging.class)
                .findOne();
    }

    /** Scores of groups of tests of all judgings of an assignment that have some, as they are stored. */
    public Map<Long, String> groupScores(long assignment) {
        return handle.createQuery("select judging.id, judging.group_scores from judging join submission on"
                        + " submission.id = judging.submission where submission.assignment = :assignment"
                        + " and judging.group_scores is not null")
                .bind("assignment", assignment)
                .reduceRows(new HashMap<>(), (all, row) -> {
                    all.put(row.getColumn("id", Long.class), row.getColumn("group_scores", String.class));
                    return all;
                });
    }

    /** Has those tried now that would be tried after a moment: so late only by a clock that was wrong. */
    public void noneLaterThan(Instant latest, Instant now) {
        handle.createUpdate(
                        "update judging set ready = :now where state = 'queued' and ready > :latest and ready < :never")
                .bind("latest", latest)
                .bind("never", NEVER)
                .bind("now", now)
                .execute();
    }

    /** Returns the judgings that a worker has. */
    public List<StoredJudging> takenBy(String worker) {
        return handle.createQuery("select " + COLUMNS + " from judging where state = 'judging' and worker = :worker")
                .bind("worker", worker)
                .mapTo(StoredJudging.class)
                .list();
    }

    /**
     * A worker gives a judging back that it did not finish; false if it is not its own any more.
     *
     * @param ready the time from which it may be tried again
     */
    public boolean giveBack(StoredJudging begun, Instant ready) {
        int given = handle.createUpdate(
                        "update judging set state = 'queued', worker = null, started = null, ready = :ready" + " where "
                                + STILL_OWN)
                .bind("ready", ready)
                .bind("id", begun.id())
                .bind("attempt", begun.attempt())
                .bind("owner", begun.worker())
                .bind("judging", JudgingState.JUDGING)
                .execute();
        turns.given(given);
        return given == 1;
    }

    /**
     * The result of a beginning; false if another one has begun since, or has brought its result: it is refused
     * then. The next one of its person gets its turn.
     */
    public boolean finish(
            StoredJudging begun, Instant now, String verdict, double score, double maxScore, String report) {
        turns.lock(begun.person());
        boolean finished = handle.createUpdate(
                                "update judging set state = :done, ended = :now, verdict = :verdict, score = :score,"
                                        + " max_score = :max, report = :report"
                                        + " where " + STILL_OWN)
                        .bind("done", JudgingState.DONE)
                        .bind("judging", JudgingState.JUDGING)
                        .bind("now", now)
                        .bind("verdict", verdict)
                        .bind("score", score)
                        .bind("max", Bounds.stored(maxScore))
                        .bind("report", report)
                        .bind("id", begun.id())
                        .bind("attempt", begun.attempt())
                        .bind("owner", begun.worker())
                        .execute()
                == 1;
        if (finished) {
            turns.fill(begun.person(), begun.priority(), now);
        }
        return finished;
    }

    /** The active ones of some submissions, by the submission's number. */
    public Map<Long, StoredJudging> activeAmong(Set<Long> submissions) {
        if (submissions.isEmpty()) {
            return Map.of();
        }
        return handle.createQuery("select " + COLUMNS + " from judging where active = 1 and submission in (<among>)")
                .bindList("among", submissions)
                .mapTo(StoredJudging.class)
                .collect(Collectors.toMap(StoredJudging::submission, Function.identity()));
    }

    /**
     * Returns the number of judgings before each of some that wait, by the judging's number.
     *
     * @param contests whether judgings of running contests count: the number falls when one of them is done, which
     *     tells of its verdict
     */
    public Map<Long, Long> places(Set<Long> waiting, boolean contests) {
        if (waiting.isEmpty()) {
            return Map.of();
        }
        return handle.createQuery("select j.id, (select count(*) from judging q where q.state = 'queued' and"
                        + " q.priority < :below and (q.priority > j.priority"
                        + " or q.priority = j.priority and (q.queued < j.queued"
                        + " or q.queued = j.queued and q.id < j.id))) as place from judging j where j.id in (<among>)")
                .bindList("among", waiting)
                .bind("below", contests ? Integer.MAX_VALUE : JudgingPriority.CONTEST.number())
                .map((row, context) -> Map.entry(row.getLong("id"), row.getLong("place")))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /**
     * Stores the scores of the groups of tests.
     *
     * @param scores the scores as {@link judge.online.contest.GroupScores} writes them
     */
    public void setGroupScores(long id, String scores) {
        handle.createUpdate("update judging set group_scores = :scores where id = :id")
                .bind("scores", scores)
                .bind("id", id)
                .execute();
    }

    /** Stores what a result has besides; {@code again}: from then on it is judged again; null: it is final. */
    void setMore(EndedJudging ended, @Nullable Instant again) {
        handle.createUpdate("update judging set group_scores = :groups, compiled = :compiled, cpu_ms = :cpu,"
                        + " limit_ms = :limit, again = :again where id = :id")
                .bind("groups", ended.groupScores())
                .bind("compiled", ended.times().compiled())
                .bind("cpu", ended.times().cpuMillis())
                .bind("limit", ended.times().limitMillis())
                .bind("again", again)
                .bind("id", ended.begun().id())
                .execute();
    }

    /** Takes the verdicts of an assignment's submissions for final, also those that a busy machine has made. */
    public void settle(long assignment) {
        handle.createUpdate("update judging set again = null where again is not null"
                        + " and submission in (select id from submission where assignment = :assignment)")
                .bind("assignment", assignment)
                .execute();
    }
}
