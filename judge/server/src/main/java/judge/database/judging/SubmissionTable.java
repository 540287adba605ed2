package judge.database.judging;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import judge.online.Origin;
import judge.online.StoredSubmission;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The submissions; none is ever changed or deleted. */
public record SubmissionTable(Handle handle) {

    static final String COLUMNS = "id, assignment, problem, person, handed_in_by, attempt, received, origin, sources";

    /** Adds one as its person's next attempt, and gives it. */
    static final String ADD = "insert into submission (assignment, problem, person, handed_in_by, attempt, received,"
            + " origin, sources, language, idempotency, contestant)"
            + " select :assignment, :problem, :person, :by, coalesce(max(attempt), 0) + 1, :received, :origin,"
            + " :sources, :language, :idempotency, (select login from person where person.id = :person) from submission"
            + " where assignment = :assignment and problem = :problem and person = :person returning "
            + COLUMNS;

    /**
     * Adds a submission as its person's next attempt.
     *
     * @param sources hash of the zip, among the blobs
     * @param language code of the language that they are in; null: they tell none
     * @param idempotency the sender's name for this request; null: it has none
     */
    public StoredSubmission add(
            long assignment,
            long problem,
            long person,
            long handedInBy,
            Instant received,
            Origin origin,
            String sources,
            @Nullable String language,
            @Nullable String idempotency) {
        return handle.createQuery(ADD)
                .bind("assignment", assignment)
                .bind("problem", problem)
                .bind("person", person)
                .bind("by", handedInBy)
                .bind("received", received)
                .bind("origin", origin)
                .bind("sources", sources)
                .bind("language", language)
                .bind("idempotency", idempotency)
                .mapTo(StoredSubmission.class)
                .one();
    }

    /** Returns the submission that a sender has sent under this name before. */
    public Optional<StoredSubmission> sent(long handedInBy, String idempotency) {
        return handle.createQuery("select " + COLUMNS
                        + " from submission where handed_in_by = :by and idempotency = :idempotency")
                .bind("by", handedInBy)
                .bind("idempotency", idempotency)
                .mapTo(StoredSubmission.class)
                .findOne();
    }

    public Optional<StoredSubmission> find(long id) {
        return handle.createQuery("select " + COLUMNS + " from submission where id = :id")
                .bind("id", id)
                .mapTo(StoredSubmission.class)
                .findOne();
    }

    /** Returns a person's attempts at a problem of an assignment, the first first. */
    public List<StoredSubmission> attempts(long assignment, long problem, long person) {
        return handle.createQuery("select " + COLUMNS + " from submission"
                        + " where assignment = :assignment and problem = :problem and person = :person"
                        + " order by attempt")
                .bind("assignment", assignment)
                .bind("problem", problem)
                .bind("person", person)
                .mapTo(StoredSubmission.class)
                .list();
    }

    /** All of an assignment, in the order in which they came. */
    public List<StoredSubmission> of(long assignment) {
        return handle.createQuery("select " + COLUMNS + " from submission where assignment = :assignment order by id")
                .bind("assignment", assignment)
                .mapTo(StoredSubmission.class)
                .list();
    }

    /** Tells whether a person has handed in anything to an assignment. */
    public boolean isThere(long assignment, long person) {
        return handle.createQuery(
                        "select 1 from submission where assignment = :assignment and person = :person limit 1")
                .bind("assignment", assignment)
                .bind("person", person)
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
    }
}
