package judge.database.course;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Shares in marking an assignment: who marks which work, and whether that is done. */
public record MarkingTable(Handle handle) {

    /**
     * The marking of a student's work at a problem.
     *
     * @param done null: it is yet to be done
     */
    public record Share(long person, long problem, long marker, @Nullable Instant done) {

        /** Returns a text that is another one as soon as somebody changes the share. */
        public String seen() {
            return marker + (done == null ? "" : " " + done.toEpochMilli());
        }
    }

    /** Returns all shares of an assignment. */
    public List<Share> of(long assignment) {
        return handle.createQuery("select person, problem, marker, done from marking where assignment = :assignment"
                        + " order by person, problem")
                .bind("assignment", assignment)
                .map((row, context) -> {
                    long done = row.getLong("done");
                    @Nullable Instant moment = row.wasNull() ? null : Instant.ofEpochMilli(done);
                    return new Share(row.getLong("person"), row.getLong("problem"), row.getLong("marker"), moment);
                })
                .list();
    }

    /** Returns one of them; empty: nobody has it. */
    public Optional<Share> find(long assignment, long person, long problem) {
        return of(assignment).stream()
                .filter(one -> one.person() == person && one.problem() == problem)
                .findFirst();
    }

    /** Sets a share in place of the one before. */
    public void put(long assignment, Share share) {
        handle.createUpdate("insert into marking (assignment, person, problem, marker, done)"
                        + " values (:assignment, :person, :problem, :marker, :done)"
                        + " on conflict (assignment, person, problem) do update set marker = :marker, done = :done")
                .bind("assignment", assignment)
                .bind("person", share.person())
                .bind("problem", share.problem())
                .bind("marker", share.marker())
                .bindByType("done", share.done(), Instant.class)
                .execute();
    }

    /** Forgets all shares of an assignment that are yet to be done. */
    public void forgetOpen(long assignment) {
        handle.createUpdate("delete from marking where assignment = :assignment and done is null")
                .bind("assignment", assignment)
                .execute();
    }
}
