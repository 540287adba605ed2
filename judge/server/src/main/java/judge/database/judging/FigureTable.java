package judge.database.judging;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.database.sql.ConstantCodes;
import judge.online.JudgingFigures;
import judge.online.JudgingFigures.Durations;
import judge.online.JudgingFigures.UpTo;
import judge.online.JudgingPriority;
import judge.online.JudgingState;
import judge.online.RunningJudging;
import judge.verdict.Verdict;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Figures over all judgings. */
public record FigureTable(Handle handle) {

    /**
     * The bounds of times in milliseconds: from a short program on an idle machine to a class on the evening before the
     * deadline.
     */
    private static final List<Long> BOUNDS_MILLIS =
            List.of(50L, 100L, 250L, 500L, 1_000L, 2_500L, 5_000L, 10_000L, 30_000L, 60_000L, 300_000L, 1_800_000L);

    /** The number of judgings that say how long one takes at present. */
    private static final int LATELY = 50;

    /** The number of judgings among which they are looked for: a page waits for it. */
    private static final int SEEN = 10_000;

    /** Returns the figures as they are now. */
    public JudgingFigures judging() {
        return new JudgingFigures(
                count(JudgingState.QUEUED),
                oldest(),
                count(JudgingState.JUDGING),
                verdicts(),
                tries(),
                durations("started - queued"),
                durations("ended - started"),
                durations("compiled - started"),
                durations("ended - compiled"));
    }

    /** Returns the number of judgings that wait, without those of running contests: it would tell of their verdicts. */
    public long queued() {
        return handle.createQuery("select count(*) from judging where state = 'queued' and priority < :below")
                .bind("below", JudgingPriority.CONTEST.number())
                .mapTo(Long.class)
                .one();
    }

    /**
     * Returns the time in which what waits comes one place further: by how long the last judgings took and how many are
     * judged at once, or, where that is longer, by how many ended since the oldest waits; null: nothing was judged yet.
     * Contests do not count, as in {@link #queued}.
     */
    public @Nullable Duration pace(Instant now) {
        double mean = handle.createQuery("select coalesce(avg(ended - started), -1) from (select started, ended"
                        + " from judging where state = 'done' and priority < :below and started is not null"
                        + " and ended is not null and id > (select max(id) from judging) - :seen"
                        + " order by id desc limit :lately) as lately")
                .bind("below", JudgingPriority.CONTEST.number())
                .bind("seen", SEEN)
                .bind("lately", LATELY)
                .mapTo(Double.class)
                .one();
        long atOnce = handle.createQuery("select count(*) from judging where state = 'judging' and priority < :below")
                .bind("below", JudgingPriority.CONTEST.number())
                .mapTo(Long.class)
                .one();
        double usual = mean / Math.max(atOnce, 1);
        return mean < 0 ? null : Duration.ofMillis(Math.round(Math.max(usual, lately(now))));
    }

    /** The milliseconds in which a judging ended lately, while others waited; 0 where none does. */
    private double lately(Instant now) {
        return handle.createQuery("select coalesce(max((:now - since) / (1.0 + (select count(*) from judging"
                        + " where state = 'done' and priority < :below and ended >= since"
                        + " and id > (select max(id) from judging) - :seen))), 0)"
                        + " from (select min(queued) as since from judging where state = 'queued'"
                        + " and priority < :below) as waiting where since is not null")
                .bind("now", now.toEpochMilli())
                .bind("below", JudgingPriority.CONTEST.number())
                .bind("seen", SEEN)
                .mapTo(Double.class)
                .one();
    }

    private long tries() {
        return handle.createQuery("select count(*) from try where state <> 'done'")
                .mapTo(Long.class)
                .one();
    }

    /** Returns the judgings that workers have, the longest first. */
    public List<RunningJudging> running() {
        return handle.createQuery("select coalesce(worker, '') as worker, submission, attempt,"
                        + " coalesce(started, queued) as started from judging where state = 'judging' order by started")
                .map((rs, context) -> new RunningJudging(
                        rs.getString("worker"),
                        rs.getLong("submission"),
                        rs.getInt("attempt"),
                        Instant.ofEpochMilli(rs.getLong("started"))))
                .list();
    }

    /** Returns the number of judgings in a state. */
    public long count(JudgingState state) {
        // In words, as in the indexes.
        return handle.createQuery("select count(*) from judging where state = '" + ConstantCodes.of(state) + "'")
                .mapTo(Long.class)
                .one();
    }

    /** Returns the time since which the oldest waits; null: none does. */
    public @Nullable Instant oldest() {
        return handle.createQuery("select queued from judging where state = 'queued' order by queued limit 1")
                .mapTo(Instant.class)
                .findOne()
                .orElse(null);
    }

    /** Returns the number of submissions that have no verdict by a fault of the judge, since a moment. */
    public long judgeErrors(Instant since) {
        return handle.createQuery("select count(*) from judging where verdict = :verdict and active = 1"
                        + " and state = :done and ended >= :since")
                .bind("verdict", Verdict.JE.name())
                .bind("done", JudgingState.DONE)
                .bind("since", since)
                .mapTo(Long.class)
                .one();
    }

    private Map<String, Long> verdicts() {
        Map<String, Long> verdicts = new LinkedHashMap<>();
        handle.createQuery("select verdict, count(*) as many from judging where state = :done"
                        + " group by verdict order by verdict")
                .bind("done", JudgingState.DONE)
                .map((rs, context) -> Map.entry(rs.getString("verdict"), rs.getLong("many")))
                .forEach(entry -> verdicts.put(entry.getKey(), entry.getValue()));
        return verdicts;
    }

    /** {@code span}: how long it took, in terms of the columns. */
    private Durations durations(String span) {
        StringBuilder sql = new StringBuilder("select count(*) as c, coalesce(sum(" + span + "), 0) as s");
        for (Long bound : BOUNDS_MILLIS) {
            sql.append(", coalesce(sum(case when ")
                    .append(span)
                    .append(" <= ")
                    .append(bound)
                    .append(" then 1 else 0 end), 0) as u")
                    .append(bound);
        }
        return handle.createQuery(sql.append(" from judging where state = :done and ")
                        .append(span)
                        .append(" is not null")
                        .toString())
                .bind("done", JudgingState.DONE)
                .map((rs, context) -> {
                    List<UpTo> upTo = new ArrayList<>();
                    for (Long bound : BOUNDS_MILLIS) {
                        upTo.add(new UpTo(bound, rs.getLong("u" + bound)));
                    }
                    return new Durations(rs.getLong("c"), rs.getLong("s"), upTo);
                })
                .one();
    }
}
