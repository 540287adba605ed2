package judge.database.upkeep;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The secrets of this server, the same on all machines that serve one database. */
public record SecretTable(Handle handle) {

    /** A secret by its name. */
    public Optional<String> find(String name) {
        return handle.createQuery("select value from secret where name = :name")
                .bind("name", name)
                .mapTo(String.class)
                .findOne();
    }

    /** Keeps a secret, unless there is one of that name: the first one counts. */
    public String keep(String name, String value) {
        handle.createUpdate("insert into secret (name, value) values (:name, :value) on conflict (name) do nothing")
                .bind("name", name)
                .bind("value", value)
                .execute();
        return find(name).orElseThrow();
    }
}
