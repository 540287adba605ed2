package judge.service.access;

import java.time.Clock;
import judge.database.Tables;
import judge.online.Viewer;
import org.jspecify.annotations.Nullable;

/** The log of who did what, which is only ever added to, in the transaction of what was done. */
public record Audit(Clock clock) {

    /**
     * Adds a line.
     *
     * @param who with the address of the request; null: the server's own command line
     * @param action code in kebab case, such as {@code role-set}
     * @param object the changed object, such as {@code person 7}
     * @param detail further details; never a secret
     */
    public void note(Tables tables, @Nullable Viewer who, String action, String object, String detail) {
        @Nullable Long person = who == null ? null : who.person();
        tables.audit().add(clock.instant(), person, who == null ? "" : who.address(), action, object, detail);
    }
}
