package judge.database;

import java.time.Instant;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

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
     * @param assignment that it belongs to; null: to none
     * @param json what else there is to say
     */
    public void add(Instant at, String type, long object, @Nullable Long assignment, String json) {
        handle.createUpdate("insert into change_log (at, type, object, assignment, data)"
                        + " values (:at, :type, :object, :assignment, :data)")
                .bind("at", at)
                .bind("type", type)
                .bind("object", object)
                .bind("assignment", assignment)
                .bind("data", json)
                .execute();
    }
}
