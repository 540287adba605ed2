package judge.database.course;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Problems of other judges as the packages that were made of them, which their owner is yet to keep. */
public record PreparedTable(Handle handle) {

    /**
     * A problem without its package.
     *
     * @param slug the name in addresses that is proposed
     * @param target the problem that it is to be a version of; null: a new one
     * @param told JSON: what is in it, what was guessed and left out
     */
    public record PreparedRow(long id, String slug, @Nullable String target, String told) {}

    /** Adds one; {@code row}: its number means nothing. */
    public void add(long person, Instant at, PreparedRow row, byte[] zip) {
        handle.createUpdate("insert into prepared_problem (person, at, slug, target, package, told)"
                        + " values (:person, :at, :slug, :target, :package, :told)")
                .bind("person", person)
                .bind("at", at)
                .bind("slug", row.slug())
                .bind("target", row.target())
                .bind("package", zip)
                .bind("told", row.told())
                .execute();
    }

    /** Problems of a person that are no older than a moment, in order. */
    public List<PreparedRow> of(long person, Instant oldest) {
        return handle.createQuery("select id, slug, target, told from prepared_problem"
                        + " where person = :person and at >= :oldest order by id")
                .bind("person", person)
                .bind("oldest", oldest)
                .map((row, context) -> new PreparedRow(
                        row.getLong("id"), row.getString("slug"), row.getString("target"), row.getString("told")))
                .list();
    }

    /** The package of one. */
    public Optional<byte[]> zip(long person, long id) {
        return handle.createQuery("select package from prepared_problem where person = :person and id = :id")
                .bind("person", person)
                .bind("id", id)
                .map((row, context) -> row.getBytes("package"))
                .findOne();
    }

    /** Deletes one of a person's. */
    public void forget(long person, long id) {
        handle.createUpdate("delete from prepared_problem where person = :person and id = :id")
                .bind("person", person)
                .bind("id", id)
                .execute();
    }

    /** Deletes all of a person, and those of others that are older than a moment. */
    public void forget(long person, Instant before) {
        handle.createUpdate("delete from prepared_problem where person = :person or at < :before")
                .bind("person", person)
                .bind("before", before)
                .execute();
    }
}
