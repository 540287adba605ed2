package judge.database.contest;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import judge.database.sql.Dialect;
import judge.online.CourseRole;
import judge.online.LoggedChange.Position;
import judge.online.StoredSubmission;
import judge.online.contest.ContestChange;
import judge.online.contest.ToldJudging;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a contest's log for those who follow it, read in an order that can be relied on: by the transaction that
 * wrote them, and on PostgreSQL only those below all transactions that still go on. A line above one that was read
 * comes after it, whichever commits first. SQLite has one writer, so the numbers are that order.
 */
public final class ContestFeedTable {

    private static final String LINES = "select tx, seq, type, object from change_log where assignment = :assignment";
    private static final String AFTER = " and (tx > :tx or tx = :tx and seq > :seq)";
    private static final String UP_TO = " and (tx < :upToTx or tx = :upToTx and seq <= :upToSeq)";
    private static final String ORDER = " order by tx, seq";
    private static final String NEWEST = " order by tx desc, seq desc limit 1";

    private final Handle handle;
    private final String settled;

    public ContestFeedTable(Handle handle, Dialect dialect) {
        this.handle = handle;
        settled = dialect.committed("tx");
    }

    /** The lines of a contest after one place and up to another, the first ones of them. */
    public List<ContestChange> between(long assignment, Position after, Position upTo, int most) {
        return handle.createQuery(LINES + AFTER + UP_TO + settled + ORDER + " limit :most")
                .bind("assignment", assignment)
                .bind("tx", after.tx())
                .bind("seq", after.seq())
                .bind("upToTx", upTo.tx())
                .bind("upToSeq", upTo.seq())
                .bind("most", most)
                .mapTo(ContestChange.class)
                .list();
    }

    /** All lines of a contest after that place, whether they can be relied on to be all already or not. */
    public List<ContestChange> after(long assignment, Position place) {
        return handle.createQuery(LINES + AFTER + ORDER)
                .bind("assignment", assignment)
                .bind("tx", place.tx())
                .bind("seq", place.seq())
                .mapTo(ContestChange.class)
                .list();
    }

    /** The last line of a contest up to a place; empty: there is none. */
    public Optional<ContestChange> newest(long assignment, Position upTo) {
        return handle.createQuery(LINES + UP_TO + settled + NEWEST)
                .bind("assignment", assignment)
                .bind("upToTx", upTo.tx())
                .bind("upToSeq", upTo.seq())
                .mapTo(ContestChange.class)
                .findOne();
    }

    /** The last line of a contest, whether those before it are all there already or not; empty: there is none. */
    public Optional<ContestChange> last(long assignment) {
        return handle.createQuery(LINES + NEWEST)
                .bind("assignment", assignment)
                .mapTo(ContestChange.class)
                .findOne();
    }

    /** The last line of a contest that can be relied on; empty: there is none. */
    public Optional<ContestChange> lastSettled(long assignment) {
        return handle.createQuery(LINES + settled + NEWEST)
                .bind("assignment", assignment)
                .mapTo(ContestChange.class)
                .findOne();
    }

    /**
     * Returns the submissions to a contest, the first first.
     *
     * @param among the numbers of the submissions to return; null: all
     */
    public List<StoredSubmission> submissions(long assignment, @Nullable Set<Long> among) {
        if (among != null && among.isEmpty()) {
            return List.of();
        }
        var query = handle.createQuery("select id, assignment, problem, person, handed_in_by, attempt, received,"
                        + " origin, sources from submission where assignment = :assignment"
                        + (among == null ? "" : " and id in (<among>)") + " order by id")
                .bind("assignment", assignment);
        if (among != null) {
            query.bindList("among", among);
        }
        return query.mapTo(StoredSubmission.class).list();
    }

    /**
     * Returns the judgings of a contest, the first first, without those of rejudgings that were not applied.
     *
     * @param among the numbers of the submissions whose judgings to return; null: all
     */
    public List<ToldJudging> judgings(long assignment, @Nullable Set<Long> among) {
        if (among != null && among.isEmpty()) {
            return List.of();
        }
        var query = handle.createQuery("select j.id, j.submission, j.active, j.verdict, j.score, j.max_score,"
                        + " coalesce(j.started, j.queued) as started, coalesce(j.ended, j.queued) as ended, j.report"
                        + " from judging j join submission s on s.id = j.submission"
                        + " where s.assignment = :assignment and j.state = 'done'"
                        + (among == null ? "" : " and s.id in (<among>)")
                        + " and (j.active = 1 or exists (select 1 from replaced r where r.submission = s.id"
                        + " and (r.before_judging = j.id or r.after_judging = j.id))) order by j.id")
                .bind("assignment", assignment);
        if (among != null) {
            query.bindList("among", among);
        }
        return query.mapTo(ToldJudging.class).list();
    }

    /**
     * A person with an account.
     *
     * @param login the team's login
     */
    public record Named(long person, String login, String name) {}

    /** Returns the contestants, by their number. */
    public Map<Long, Named> contestants(long assignment) {
        return handle.createQuery("select p.id, p.login, p.name from team t join person p on p.id = t.person"
                        + " where t.assignment = :assignment")
                .bind("assignment", assignment)
                .map((row, context) -> named(row))
                .collect(Collectors.toMap(Named::person, Function.identity()));
    }

    /** Returns the teachers and assistants of a course. */
    public List<Named> jury(long course) {
        return handle.createQuery("select p.id, p.login, p.name from member m join person p on p.id = m.person"
                        + " where m.course = :course and m.role <> :student order by p.id")
                .bind("course", course)
                .bind("student", CourseRole.STUDENT)
                .map((row, context) -> named(row))
                .list();
    }

    private static Named named(ResultSet row) throws SQLException {
        return new Named(row.getLong("id"), row.getString("login"), row.getString("name"));
    }

    /** The submission that a judging belongs to. */
    public Optional<Long> submissionOf(long judging) {
        return handle.createQuery("select submission from judging where id = :id")
                .bind("id", judging)
                .mapTo(Long.class)
                .findOne();
    }
}
