package judge.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;

/** The role of machines that only judge, as the document has it. */
public final class WorkerRole {

    private static final Path SQL = Path.of("judge/docs/worker-role.sql");

    private WorkerRole() {}

    /** Gives the role its rights in a database, and the address by which one connects as it. */
    public static String in(String url) {
        try (var connection = DriverManager.getConnection(url);
                var statement = connection.createStatement()) {
            statement.execute(Files.readString(SQL));
            return url.replace("user=judge", "user=judge_worker");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
