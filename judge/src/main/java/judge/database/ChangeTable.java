package judge.database;

import java.time.Instant;
import org.jdbi.v3.core.Handle;

/** What has happened, in order. */
public final class ChangeTable {

    private final Handle handle;

    ChangeTable(Handle handle) {
        this.handle = handle;
    }

    /**
     * Notes something down.
     *
     * @param type such as {@code submission} or {@code judged}
     * @param object number of what it happened to
     * @param json what else there is to say
     */
    public void add(Instant at, String type, long object, String json) {
        handle.createUpdate("insert into change_log (at, type, object, data) values (:at, :type, :object, :data)")
                .bind("at", at)
                .bind("type", type)
                .bind("object", object)
                .bind("data", json)
                .execute();
    }
}
