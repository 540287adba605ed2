package judge.database;

import java.time.Instant;
import judge.Eventually;
import judge.online.LoggedChange.Position;

/**
 * The log of changes, once nothing hides its end. PostgreSQL shows no change before all transactions with lower numbers
 * have ended, and a server begins some by itself, such as to count the rows of a table. A server looks again half a
 * second later; a test that looks once waits here first.
 */
public final class SettledLog {

    private static final String MARK = "mark-of-a-test";

    private SettledLog() {}

    /** Waits until each change that was committed is seen by who reads the log. */
    public static void await(Database database) {
        Position before = database.read(tables -> tables.changes().end());
        database.write(tables -> {
            tables.changes().add(Instant.EPOCH, MARK, 0, null, "{}");
            return MARK;
        });
        Eventually.until(
                "the end of the log",
                () -> database.read(tables -> tables.changes().since(before, Integer.MAX_VALUE)).stream()
                        .anyMatch(change -> change.type().equals(MARK)));
    }
}
