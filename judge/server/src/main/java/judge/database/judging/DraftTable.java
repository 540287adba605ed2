package judge.database.judging;

import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The drafts: of each person and problem the last source that was written and not handed in. */
public record DraftTable(Handle handle) {

    /**
     * A draft as it is stored.
     *
     * @param version the number of the writing, from 1
     * @param content UTF-8
     */
    @SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
    public record StoredDraft(int version, String language, byte[] content, Instant at) {}

    /** Returns the draft of a person for a problem. */
    public Optional<StoredDraft> find(long person, long problem) {
        return handle.createQuery("select version, language, content, at from draft"
                        + " where person = :person and problem = :problem")
                .bind("person", person)
                .bind("problem", problem)
                .map((row, context) -> new StoredDraft(
                        row.getInt("version"),
                        row.getString("language"),
                        row.getBytes("content"),
                        Instant.ofEpochMilli(row.getLong("at"))))
                .findOne();
    }

    /** Puts a draft in place of the one before it; false: that is not there any more, and nothing was written. */
    public boolean put(long person, long problem, StoredDraft draft) {
        return handle.createUpdate("insert into draft (person, problem, version, language, content, at)"
                                + " select :person, :problem, :version, :language, :content, :at where :version = 1"
                                + " or exists (select 1 from draft where person = :person and problem = :problem)"
                                + " on conflict (person, problem) do update set version = excluded.version,"
                                + " language = excluded.language, content = excluded.content, at = excluded.at"
                                + " where draft.version = excluded.version - 1")
                        .bind("person", person)
                        .bind("problem", problem)
                        .bind("version", draft.version())
                        .bind("language", draft.language())
                        .bind("content", draft.content())
                        .bind("at", draft.at())
                        .execute()
                == 1;
    }

    /** Deletes all that were last written before a moment. */
    public void forget(Instant before) {
        handle.createUpdate("delete from draft where at < :before")
                .bind("before", before)
                .execute();
    }

    /** Deletes those of a person. */
    public void forget(long person) {
        handle.createUpdate("delete from draft where person = :person")
                .bind("person", person)
                .execute();
    }
}
