package judge.database.judging;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import judge.database.sql.ConstantCodes;
import judge.database.sql.Dialect;
import judge.database.sql.FinalStatement;
import judge.database.sql.RecordRow;
import judge.database.sql.SqlBatch;
import judge.digest.Sha256;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Course;
import judge.online.JudgingReason;
import judge.online.JudgingState;
import judge.online.Member;
import judge.online.StoredSubmission;
import judge.online.practice.PracticeAudience;
import judge.source.LanguageChoice;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * The statements of handing in. PostgreSQL gets statements that belong together in one message, as waiting for an
 * answer costs both sides more than most of the statements. Each statement sees the writes of those before it, and the
 * writes of others until then. SQLite, which is in this process, gets one after the other.
 */
public record HandInTable(Handle handle, Dialect dialect, TurnTable turns) {

    private static final RecordRow<Course> COURSE = new RecordRow<>(Course.class, "c_");
    private static final RecordRow<Assignment> ASSIGNMENT = new RecordRow<>(Assignment.class, "a_");
    private static final RecordRow<Member> MEMBER = new RecordRow<>(Member.class, "m_");
    private static final RecordRow<AssignedProblem> PROBLEM = new RecordRow<>(AssignedProblem.class, "p_");
    private static final RecordRow<StoredSubmission> SUBMISSION = new RecordRow<>(StoredSubmission.class);

    private static final String PLACE_OF =
            "select c.id as c_id, c.slug as c_slug, c.name as c_name, c.join_code as c_join_code,"
                    + " c.created as c_created, c.archived as c_archived, a.id as a_id, a.course as a_course,"
                    + " a.slug as a_slug, a.name as a_name, a.opens as a_opens, a.closes as a_closes,"
                    + " a.late_until as a_late_until, a.late_deduction as a_late_deduction, a.feedback as a_feedback,"
                    + " a.explain as a_explain, a.tries as a_tries, a.attempts as a_attempts, a.counts as a_counts,"
                    + " a.interval_ms as a_interval, a.created as a_created, m.course as m_course,"
                    + " m.person as m_person, m.role as m_role, m.roster_id as m_roster_id,"
                    + " m.roster_group as m_roster_group, m.joined as m_joined,"
                    + " e.closes as extension,"
                    + " p.assignment as p_assignment, p.ordinal as p_ordinal, p.problem as p_problem,"
                    + " p.version as p_version, p.points as p_points, k.assignment as contest,"
                    + " s.audience, r.removed, t.person as team, t.began, w.assignment as together,"
                    + " coalesce(a.languages, c.languages) as languages%s"
                    + " from course c join assignment a on a.course = c.id and a.slug = :assignment"
                    + " left join member m on m.course = c.id and m.person = :person"
                    + " left join extension e on e.assignment = a.id and e.person = :person"
                    + " left join problem q on q.slug = :problem"
                    + " left join assignment_problem p on p.assignment = a.id and p.problem = q.id"
                    + " left join practice_set s on s.assignment = a.id"
                    + " left join work_group_rule w on w.assignment = a.id"
                    + " left join contest k on k.assignment = a.id"
                    + " left join contest_problem r on r.assignment = k.assignment and r.problem = q.id"
                    + " left join team t on t.assignment = k.assignment and t.person = :person"
                    + " where c.slug = :course";

    private static final String PLACE = PLACE_OF.formatted("");

    /** The query of the place that also locks the person on the way, as the new submission is counted. */
    private static final String PLACE_LOCKED = PLACE_OF.formatted(", " + TurnTable.LOCKING);

    private static final String ADD = "with stored as (" + BlobTable.PUT + "), added as (" + SubmissionTable.ADD
            + "), queued as (insert into judging (" + JudgingTable.ADDED + ") select added.id, :version, :reason,"
            + " null, 1, :state, :priority, :person, :queued, :queued,"
            + " (select pool from contest where contest.assignment = :assignment), ";

    private static final String ADDED = ", " + TurnTable.HAS_TURN + " from added), logged as (insert into change_log"
            + " (at, type, object, assignment, data) select :queued, 'submission', added.id, :assignment, :logged"
            + " from added) select * from added";

    /**
     * All that is to be known of where somebody hands in; empty if there is no such assignment.
     *
     * @param own whether what is handed in will be this person's own
     */
    public Optional<HandInPlace> place(String course, String assignment, String problem, long person, boolean own) {
        boolean locking = own && dialect == Dialect.POSTGRESQL;
        Optional<HandInPlace> place = new SqlBatch(locking ? PLACE_LOCKED : PLACE)
                .with("course", course)
                .with("assignment", assignment)
                .with("problem", problem)
                .with("person", person)
                .with("lock", TurnTable.key(person))
                .send(handle, false, answers -> answers.row(HandInTable::place));
        if (locking && place.isPresent()) {
            turns.locked(person);
        }
        return place;
    }

    private static HandInPlace place(ResultSet row) throws SQLException {
        long extension = row.getLong("extension");
        @Nullable Instant until = row.wasNull() ? null : Instant.ofEpochMilli(extension);
        return new HandInPlace(
                COURSE.of(row),
                ASSIGNMENT.of(row),
                row.getObject("m_person") == null ? null : MEMBER.of(row),
                until,
                row.getObject("p_problem") == null ? null : PROBLEM.of(row),
                row.getObject("contest") == null
                        ? null
                        : new HandInPlace.InContest(
                                row.getObject("removed") != null,
                                row.getObject("team") != null,
                                row.getObject("began") != null),
                audience(row.getString("audience")),
                LanguageChoice.stored(row.getString("languages")),
                row.getObject("together") != null);
    }

    private static @Nullable PracticeAudience audience(@Nullable String code) {
        return code == null ? null : (PracticeAudience) ConstantCodes.constant(PracticeAudience.class, code);
    }

    /** Adds a submission as its person's next attempt, its first judging, and a line in the log. */
    public FinalStatement<StoredSubmission> add(NewSubmission wished) {
        return new FinalStatement<>(
                ending -> dialect == Dialect.POSTGRESQL ? addAtOnce(wished, ending) : addOneByOne(wished));
    }

    private StoredSubmission addAtOnce(NewSubmission wished, boolean ending) {
        turns.lock(wished.person());
        String hash = Sha256.of(wished.sources()).hex();
        StoredSubmission added = wished.in(new SqlBatch(ADD + TurnTable.place(wished.priority()) + ADDED))
                .with("hash", hash)
                .with("sources", hash)
                .with("assignment", wished.assigned().assignment())
                .with("problem", wished.assigned().problem())
                .with("version", wished.assigned().version())
                .with("state", JudgingState.QUEUED)
                .with("reason", JudgingReason.FIRST)
                .with("turns", turns.turns())
                .send(handle, ending, answers -> answers.row(SUBMISSION::of).orElseThrow());
        turns.given(1);
        return added;
    }

    private StoredSubmission addOneByOne(NewSubmission wished) {
        AssignedProblem assigned = wished.assigned();
        StoredSubmission added = new SubmissionTable(handle)
                .add(
                        assigned.assignment(),
                        assigned.problem(),
                        wished.person(),
                        wished.handedInBy(),
                        wished.received(),
                        wished.origin(),
                        new BlobTable(handle).put(wished.sources()),
                        wished.language(),
                        wished.idempotency());
        addJudging(wished, added);
        new ChangeTable(handle, dialect)
                .add(wished.received(), "submission", added.id(), assigned.assignment(), wished.logged());
        return added;
    }

    private void addJudging(NewSubmission wished, StoredSubmission added) {
        new JudgingTable(handle, turns)
                .add(
                        added.id(),
                        wished.assigned().version(),
                        JudgingReason.FIRST,
                        null,
                        true,
                        wished.priority(),
                        wished.person(),
                        wished.received());
    }
}
