package judge.database;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.online.Refusal;
import org.sqlite.SQLiteErrorCode;

/** Recognizes failures of the host, which have to do with no single request: the same may go well later. */
final class HostTrouble {

    private static final String NO_ROOM = "53100";
    /**
     * The code of a session that PostgreSQL has ended because it said nothing for long within a transaction: its
     * process was stopped.
     */
    private static final String SILENT = "25P03";
    /** Classes of states: no connection, too little of something, ended by somebody. */
    private static final List<String> AWAY = List.of("08", "53", "57P", SILENT);

    /** Two have made the same, or wait for each other. */
    private static final List<String> RACES = List.of("23505", "40001", "40P01");

    private HostTrouble() {}

    /** Tells whether two transactions of a server database got into each other's way: one of them may go well now. */
    static boolean isRace(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql && RACES.contains(String.valueOf(sql.getSQLState()))) {
                return true;
            }
        }
        return false;
    }

    /** Returns the refusal for an exception, or the exception itself where it is no trouble of the host. */
    static RuntimeException told(RuntimeException failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                Optional<String> code = code(sql);
                if (code.isPresent()) {
                    Refusal refusal = new Refusal(Refusal.Kind.UNAVAILABLE, code.get(), Map.of());
                    refusal.initCause(failure);
                    return refusal;
                }
            }
        }
        return failure;
    }

    private static Optional<String> code(SQLException failure) {
        String state = failure.getSQLState() == null ? "" : failure.getSQLState();
        if (state.equals(NO_ROOM)
                || (failure.getErrorCode() == SQLiteErrorCode.SQLITE_FULL.code && isSqlite(failure))) {
            return Optional.of("disk-full");
        }
        boolean away = AWAY.stream().anyMatch(state::startsWith)
                || failure instanceof java.sql.SQLTransientConnectionException
                || isLocked(failure);
        return away ? Optional.of("database-away") : Optional.empty();
    }

    /**
     * Tells whether another program, such as one that copies the file, has locked it for longer than the database
     * waits.
     */
    private static boolean isLocked(SQLException failure) {
        return failure.getErrorCode() == SQLiteErrorCode.SQLITE_BUSY.code && isSqlite(failure);
    }

    private static boolean isSqlite(SQLException failure) {
        return failure instanceof org.sqlite.SQLiteException;
    }
}
