package judge.database.account;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import judge.online.ApiToken;
import org.jdbi.v3.core.Handle;

/** Tokens of programs, and links by which passwords are set; of both there are only digests. */
public record TokenTable(Handle handle) {

    private static final String COLUMNS = "id, person, label, created, last_used";

    /** Adds a token for programs. */
    public ApiToken add(String tokenHash, long person, String label, Instant now) {
        return handle.createQuery("insert into api_token (token_hash, person, label, created)"
                        + " values (:hash, :person, :label, :now) returning " + COLUMNS)
                .bind("hash", tokenHash)
                .bind("person", person)
                .bind("label", label)
                .bind("now", now)
                .mapTo(ApiToken.class)
                .one();
    }

    /** A token that has not ended. */
    public Optional<ApiToken> find(String tokenHash) {
        return handle.createQuery("select " + COLUMNS + " from api_token where token_hash = :hash and ended is null")
                .bind("hash", tokenHash)
                .mapTo(ApiToken.class)
                .findOne();
    }

    /** Returns the tokens of a person that have not ended, the newest first. */
    public List<ApiToken> of(long person) {
        return handle.createQuery("select " + COLUMNS
                        + " from api_token where person = :person and ended is null order by id desc")
                .bind("person", person)
                .mapTo(ApiToken.class)
                .list();
    }

    /** Notes that a token was used. */
    public void used(long id, Instant now) {
        handle.createUpdate("update api_token set last_used = :now where id = :id")
                .bind("id", id)
                .bind("now", now)
                .execute();
    }

    /** Ends a token of somebody; whether there was one. */
    public boolean end(long person, long id, Instant now) {
        return handle.createUpdate("update api_token set ended = :now"
                                + " where id = :id and person = :person and ended is null")
                        .bind("id", id)
                        .bind("person", person)
                        .bind("now", now)
                        .execute()
                > 0;
    }

    /** Adds a link by which somebody sets a password; those that the person had are over. */
    public void addLink(String tokenHash, long person, Instant ends) {
        handle.createUpdate("delete from password_link where person = :person")
                .bind("person", person)
                .execute();
        handle.createUpdate("insert into password_link (token_hash, person, ends) values (:hash, :person, :ends)")
                .bind("hash", tokenHash)
                .bind("person", person)
                .bind("ends", ends)
                .execute();
    }

    /** Returns the person whose password a link sets; empty: the link is over, or was used. */
    public Optional<Long> linkedPerson(String tokenHash, Instant now) {
        return handle.createQuery("select person from password_link where token_hash = :hash and ends > :now")
                .bind("hash", tokenHash)
                .bind("now", now)
                .mapTo(Long.class)
                .findOne();
    }

    /** Uses a link; whether this was the one time. */
    public boolean useLink(String tokenHash, Instant now) {
        return handle.createUpdate("delete from password_link where token_hash = :hash and ends > :now")
                        .bind("hash", tokenHash)
                        .bind("now", now)
                        .execute()
                > 0;
    }
}
