package judge.database.judging;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import judge.database.sql.ConstantCodes;
import judge.online.RejudgingKind;
import judge.online.RejudgingState;
import judge.online.StoredJudging;
import judge.online.StoredRejudging;
import judge.online.StoredSubmission;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Rejudgings, and what they replaced. */
public record RejudgingTable(Handle handle) {

    private static final String COLUMNS = "id, course, kind, object, reason, person, created, state, decided";
    private static final String JUDGING =
            "id, submission, version, reason, rejudging, active, attempt, state, priority,"
                    + " person, worker, queued, started, ended, verdict, score, max_score, report";

    /**
     * Adds a rejudging of which nothing is judged yet; empty if there is one of this object that is neither applied nor
     * dropped.
     *
     * @param course null: of a problem, in all courses
     */
    public Optional<StoredRejudging> add(
            @Nullable Long course, RejudgingKind kind, long object, String reason, long person, Instant created) {
        return handle.createQuery("insert into rejudging (course, kind, object, reason, person, created, state)"
                        + " values (:course, :kind, :object, :reason, :person, :created, :state)"
                        + " on conflict do nothing returning " + COLUMNS)
                .bind("course", course)
                .bind("kind", kind)
                .bind("object", object)
                .bind("reason", reason)
                .bind("person", person)
                .bind("created", created)
                .bind("state", RejudgingState.JUDGING)
                .mapTo(StoredRejudging.class)
                .findOne();
    }

    public Optional<StoredRejudging> find(long id) {
        return handle.createQuery("select " + COLUMNS + " from rejudging where id = :id")
                .bind("id", id)
                .mapTo(StoredRejudging.class)
                .findOne();
    }

    /** Returns the rejudgings that are in no single course, the newest first. */
    public List<StoredRejudging> ofProblems() {
        return handle.createQuery("select " + COLUMNS + " from rejudging where course is null order by id desc")
                .mapTo(StoredRejudging.class)
                .list();
    }

    /** Returns the rejudgings of one object, the newest first. */
    public List<StoredRejudging> of(RejudgingKind kind, long object) {
        return handle.createQuery("select " + COLUMNS
                        + " from rejudging where kind = :kind and object = :object order by id desc")
                .bind("kind", kind)
                .bind("object", object)
                .mapTo(StoredRejudging.class)
                .list();
    }

    /** Returns the rejudgings that judge something of a course again, those of problems too; the newest first. */
    public List<StoredRejudging> touching(long course) {
        return handle.createQuery("select " + COLUMNS + " from rejudging where course = :course or (course is null"
                        + " and exists (select 1 from judging j join submission s on s.id = j.submission"
                        + " join assignment a on a.id = s.assignment"
                        + " where j.rejudging = rejudging.id and a.course = :course)) order by id desc")
                .bind("course", course)
                .mapTo(StoredRejudging.class)
                .list();
    }

    /** Returns the rejudgings that judge a submission again, the newest first. */
    public List<StoredRejudging> ofSubmission(long submission) {
        return handle.createQuery("select " + COLUMNS + " from rejudging where id in (select rejudging from judging"
                        + " where submission = :submission and rejudging is not null) order by id desc")
                .bind("submission", submission)
                .mapTo(StoredRejudging.class)
                .list();
    }

    /**
     * Takes a decision, if nobody else has.
     *
     * @return false if the state is another one than it should be
     */
    public boolean decide(long id, List<RejudgingState> from, RejudgingState to, Instant now) {
        return handle.createUpdate("update rejudging set state = :to, decided = :now where id = :id"
                                + " and state in (<from>)")
                        .bindList("from", from.stream().map(ConstantCodes::of).toList())
                        .bind("to", to)
                        .bind("now", now)
                        .bind("id", id)
                        .execute()
                == 1;
    }

    /** The judgings of a rejudging, by submission. */
    public List<StoredJudging> judgings(long rejudging) {
        return handle.createQuery(
                        "select " + JUDGING + " from judging where rejudging = :rejudging order by submission, id")
                .bind("rejudging", rejudging)
                .mapTo(StoredJudging.class)
                .list();
    }

    /** Makes another judging the one whose verdict is the submission's, and notes down which one was before. */
    public void activate(long rejudging, long submission, long before, long after) {
        swap(before, after);
        handle.createUpdate("insert into replaced (rejudging, submission, before_judging, after_judging)"
                        + " values (:rejudging, :submission, :before, :after)")
                .bind("rejudging", rejudging)
                .bind("submission", submission)
                .bind("before", before)
                .bind("after", after)
                .execute();
    }

    private void swap(long before, long after) {
        handle.createUpdate("update judging set active = 0 where id = :id")
                .bind("id", before)
                .execute();
        handle.createUpdate("update judging set active = 1 where id = :id")
                .bind("id", after)
                .execute();
    }

    /** Returns the judgings that a rejudging has replaced. */
    public List<Replaced> replaced(long rejudging) {
        return handle.createQuery("select submission, before_judging, after_judging from replaced"
                        + " where rejudging = :rejudging order by submission")
                .bind("rejudging", rejudging)
                .map((row, context) -> new Replaced(row.getLong(1), row.getLong(2), row.getLong(3)))
                .list();
    }

    /** One judging that stands for another one since a rejudging was applied. */
    public record Replaced(long submission, long before, long after) {}

    /** Makes what was before the verdict of the submission again. */
    @SuppressWarnings("ArgumentSelectionDefectChecker") // backwards on purpose
    public void restore(Replaced one) {
        swap(one.after(), one.before());
    }

    /** Judgings of a rejudging that nobody needs any more are not begun. */
    public void cancelWaiting(long rejudging) {
        handle.createUpdate("delete from judging where rejudging = :rejudging and state = 'queued' and active = 0"
                        + " and enqueued = 0")
                .bind("rejudging", rejudging)
                .execute();
    }

    /** All submissions to a problem, in every course. */
    public List<StoredSubmission> toProblem(long problem) {
        return handle.createQuery("select id, assignment, problem, person, handed_in_by, attempt, received, origin,"
                        + " sources from submission where problem = :problem order by id")
                .bind("problem", problem)
                .mapTo(StoredSubmission.class)
                .list();
    }

    /** Tells whether the verdict of some submission to a problem comes of another version than this one. */
    public boolean hasOther(long problem, long version) {
        return handle.createQuery("select 1 from submission s join judging j on j.submission = s.id and j.active = 1"
                        + " where s.problem = :problem and j.version <> :version limit 1")
                .bind("problem", problem)
                .bind("version", version)
                .mapTo(Integer.class)
                .findFirst()
                .isPresent();
    }

    /** Assignments that have a problem judge by this version from now on. */
    public void setVersion(long assignment, long problem, long version) {
        handle.createUpdate("update assignment_problem set version = :version"
                        + " where assignment = :assignment and problem = :problem")
                .bind("version", version)
                .bind("assignment", assignment)
                .bind("problem", problem)
                .execute();
    }
}
