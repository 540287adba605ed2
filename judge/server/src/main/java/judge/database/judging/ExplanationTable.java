package judge.database.judging;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.SqlStatement;
import org.jspecify.annotations.Nullable;

/**
 * The explanations of failed judgings: each waits, then a process looks for it, then it is there. {@code attempt}
 * counts the beginnings; the result of an earlier one is refused. What a process has taken that lives no more, or that
 * has begun another one since, waits again by itself.
 */
public record ExplanationTable(Handle handle, String skipLocked) {

    /** The verdicts that need no explanation, and that of a judge which has failed itself. */
    private static final Set<String> PLAIN = Set.of("AC", "CE", "JE");

    /** The wait of one that nobody has looked at. */
    private static final long NOBODY = Long.MAX_VALUE;

    /** The time for which each explanation that the same person waits for lets other people's go before it. */
    private static final Duration BEHIND = Duration.ofSeconds(10);

    /** Tells whether failures of an assignment are explained; of a contest, its own setting counts. */
    private static final String ON = "(select coalesce(c.explain, a.explain) from assignment a left join contest c"
            + " on c.assignment = a.id where a.id = %s) = 1";

    /**
     * Lets a judging wait that has just ended, if it is to be explained: of {@code ended}, a row with its {@code id}
     * and whether it is {@code active}. Parameters: its {@code verdict}, and the {@code assignment}.
     */
    public static final String ADD = "insert into explanation (judging, wanted) select ended.id, " + NOBODY
            + " from ended where ended.active = 1 and :verdict not in ('" + String.join("', '", PLAIN) + "') and "
            + ON.formatted(":assignment") + " on conflict (judging) do update set state = 'waiting', wanted = "
            + NOBODY + ", ready = 0, failures = 0, attempt = explanation.attempt + 1";

    private static final String ITS_TURN = " from explanation e join judging j on j.id = e.judging"
            + " join submission s on s.id = j.submission where e.state <> 'done' and (e.state = 'waiting'"
            + " or e.worker = :worker or not exists (select 1 from worker w where w.name = e.worker))"
            + " and e.ready <= :now and j.active = 1 and j.state = 'done' and j.report is not null"
            + " and (j.pool is null or j.pool = cast(:pool as text)) and " + ON.formatted("s.assignment")
            + " order by e.wanted, e.judging limit 1";

    private static final String STILL_OWN =
            " where judging = :judging and attempt = :attempt and worker = :worker and state = 'taken'";

    /**
     * An explanation that a process has taken, with all that it needs to look for it.
     *
     * @param attempt the number of this beginning, from 1
     * @param failures the number of beginnings, this one included, that were neither given back nor brought to an end
     * @param login the login of the submission's owner, as in its report
     * @param sources their zip
     * @param report the JSON of the report that is to be explained
     */
    @SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
    public record ToExplain(
            StoredJudging judging,
            int attempt,
            int failures,
            StoredSubmission submission,
            String login,
            byte[] sources,
            byte[] report) {}

    /** Tells whether a judging with this verdict is explained at all. */
    public static boolean explains(@Nullable String verdict) {
        return verdict != null && !PLAIN.contains(verdict);
    }

    /** Lets a judging wait that has just ended with this verdict, if it is to be explained. */
    public void add(StoredJudging judging, String verdict, long assignment) {
        handle.createUpdate(
                        "with ended as (select cast(:id as bigint) as id, cast(:active as integer) as active) " + ADD)
                .bind("id", judging.id())
                .bind("active", judging.active() ? 1 : 0)
                .bind("verdict", verdict)
                .bind("assignment", assignment)
                .execute();
    }

    /** Notes that somebody waits for the explanation of a judging, who comes before all whom nobody waits for. */
    public void want(StoredJudging judging, Instant now) {
        handle.createUpdate("insert into explanation (judging, wanted) select :judging, :now + :behind * count(*)"
                        + " from explanation e join judging j on j.id = e.judging"
                        + " where e.state <> 'done' and e.wanted < " + NOBODY + " and j.person = :person"
                        + " on conflict (judging) do update set wanted = excluded.wanted"
                        + " where explanation.wanted = " + NOBODY + " and explanation.state <> 'done'")
                .bind("judging", judging.id())
                .bind("person", judging.person())
                .bind("now", now)
                .bind("behind", BEHIND.toMillis())
                .execute();
    }

    /** Tells whether somebody is known to wait for it. */
    public boolean isWanted(long judging) {
        return handle.createQuery("select count(*) from explanation where judging = :judging and wanted < " + NOBODY)
                        .bind("judging", judging)
                        .mapTo(Long.class)
                        .one()
                > 0;
    }

    /** Returns the JSON of the explanation of a judging; empty where it is still looked for, or is to be. */
    public Optional<String> found(long judging) {
        return handle.createQuery("select content from explanation where judging = :judging and state = 'done'")
                .bind("judging", judging)
                .mapTo(String.class)
                .findOne();
    }

    /** Tells whether there is one for this process to look for. */
    public boolean isDue(String worker, @Nullable String pool, Instant now) {
        return asked(handle.createQuery("select e.judging" + ITS_TURN), worker, pool, now)
                .mapTo(Long.class)
                .findOne()
                .isPresent();
    }

    /** A process takes the one whose turn it is: no two get the same. Empty if there is none, or none yet. */
    public Optional<ToExplain> take(String worker, @Nullable String pool, Instant now) {
        return asked(
                        handle.createQuery("update explanation set state = 'taken', attempt = attempt + 1,"
                                + " failures = failures + 1, worker = :worker where judging = (select e.judging"
                                + ITS_TURN + skipLocked.replace("update", "update of e")
                                + ") returning judging, attempt, failures"),
                        worker,
                        pool,
                        now)
                .map((row, context) -> turn(row.getLong(1), row.getInt(2), row.getInt(3)))
                .findOne();
    }

    private static <S extends SqlStatement<S>> S asked(S statement, String worker, @Nullable String pool, Instant now) {
        return statement.bind("worker", worker).bind("pool", pool).bind("now", now);
    }

    private ToExplain turn(long id, int attempt, int failures) {
        StoredJudging judging = handle.createQuery("select " + JudgingTable.COLUMNS + " from judging where id = :id")
                .bind("id", id)
                .mapTo(StoredJudging.class)
                .one();
        StoredSubmission submission = handle.createQuery(
                        "select " + SubmissionTable.COLUMNS + " from submission where id = :id")
                .bind("id", judging.submission())
                .mapTo(StoredSubmission.class)
                .one();
        return handle.createQuery("select s.contestant, b.content as sources, r.content as report from submission s"
                        + " join blob b on b.hash = s.sources join blob r on r.hash = :report where s.id = :id")
                .bind("report", judging.report())
                .bind("id", judging.submission())
                .map((row, context) -> new ToExplain(
                        judging,
                        attempt,
                        failures,
                        submission,
                        row.getString("contestant"),
                        row.getBytes("sources"),
                        row.getBytes("report")))
                .one();
    }

    /**
     * Puts down what was found; false: it is another one's by now, and nothing was written.
     *
     * @param content JSON
     */
    public boolean end(ToExplain turn, String worker, String content) {
        return own(
                                handle.createUpdate(
                                        "update explanation set state = 'done', content = :content" + STILL_OWN),
                                turn,
                                worker)
                        .bind("content", content)
                        .execute()
                == 1;
    }

    /** Lets it wait again, as something else came first. */
    public void giveBack(ToExplain turn, String worker) {
        own(
                        handle.createUpdate(
                                "update explanation set state = 'waiting', failures = failures - 1" + STILL_OWN),
                        turn,
                        worker)
                .execute();
    }

    /** Lets it wait again, as looking for it has failed; {@code ready}: from when on it is tried again. */
    public void failed(ToExplain turn, String worker, Instant ready) {
        own(handle.createUpdate("update explanation set state = 'waiting', ready = :ready" + STILL_OWN), turn, worker)
                .bind("ready", ready)
                .execute();
    }

    private static <S extends SqlStatement<S>> S own(S statement, ToExplain turn, String worker) {
        return statement
                .bind("judging", turn.judging().id())
                .bind("attempt", turn.attempt())
                .bind("worker", worker);
    }
}
