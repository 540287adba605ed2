package judge.database.judging;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Everything that one person has handed in, over all courses. */
public record OwnSubmissionTable(Handle handle) {

    private static final String ACTIVE =
            " from submission s join judging j on j.submission = s.id and j.active = 1 where ";

    /**
     * The attempts at a problem of an assignment in a language.
     *
     * @param language its code; null: their files tell none
     * @param begun the moment at which the first was received
     */
    public record Tried(long assignment, long problem, @Nullable String language, int attempts, Instant begun) {}

    /**
     * The accepted attempts at a problem of an assignment.
     *
     * @param first the moment at which the first of them was received
     * @param language code of the language of the quickest
     * @param cpuMillis the CPU time of its slowest case; null: none was measured
     * @param limitMillis the limit on that
     */
    public record Solved(
            long assignment,
            long problem,
            Instant first,
            @Nullable String language,
            @Nullable Long cpuMillis,
            @Nullable Long limitMillis) {}

    /** Tells whether a person has handed in anything. */
    public boolean isThere(long person) {
        return handle.createQuery("select 1 from submission where person = :person limit 1")
                .bind("person", person)
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
    }

    /** The codes of the languages of some submissions, by the submission's number. */
    public Map<Long, String> languages(Collection<Long> submissions) {
        if (submissions.isEmpty()) {
            return Map.of();
        }
        return handle.createQuery("select id, language from submission where language is not null and id in (<among>)")
                .bindList("among", submissions)
                .reduceRows(new TreeMap<>(), (all, row) -> {
                    all.put(row.getColumn("id", Long.class), row.getColumn("language", String.class));
                    return all;
                });
    }

    /** Everything that the person has tried, whatever came of it. */
    public List<Tried> tried(OwnWork own) {
        return handle.createQuery("select assignment, problem, language, count(*) as attempts, min(received) as begun"
                        + " from submission s where " + own.condition() + " group by assignment, problem, language")
                .map((row, context) -> new Tried(
                        row.getLong("assignment"),
                        row.getLong("problem"),
                        row.getString("language"),
                        row.getInt("attempts"),
                        Instant.ofEpochMilli(row.getLong("begun"))))
                .list();
    }

    /**
     * Everything that the person has solved and may know of.
     *
     * @param shown the assignments of which the person may know verdicts
     */
    public List<Solved> solved(OwnWork own, Collection<Long> shown) {
        String accepted = "select s.assignment, s.problem, s.language, j.cpu_ms, j.limit_ms,"
                + " min(s.received) over (partition by s.assignment, s.problem) as first,"
                + " row_number() over (partition by s.assignment, s.problem"
                + " order by coalesce(j.cpu_ms, 9223372036854775807), s.id) as place" + ACTIVE + own.condition()
                + " and j.state = 'done' and j.verdict = 'AC' and s.assignment in (<shown>)";
        // No assignment has the number 0, and an empty list is not SQL.
        return handle.createQuery("select * from (" + accepted + ") accepted where place = 1")
                .bindList("shown", shown.isEmpty() ? List.of(0L) : shown)
                .map((row, context) -> new Solved(
                        row.getLong("assignment"),
                        row.getLong("problem"),
                        Instant.ofEpochMilli(row.getLong("first")),
                        row.getString("language"),
                        number(row, "cpu_ms"),
                        number(row, "limit_ms")))
                .list();
    }

    private static @Nullable Long number(ResultSet row, String column) throws SQLException {
        long number = row.getLong(column);
        return row.wasNull() ? null : (Long) number;
    }
}
