package judge.database;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import judge.database.sql.DatabaseException;
import judge.database.sql.Dialect;
import judge.database.sql.FinalStatement;
import judge.message.KeyedSentence;
import judge.online.AuditEntry;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;
import org.jspecify.annotations.Nullable;

/**
 * A server's database. A function of the {@link Tables} reads or writes things together, in one transaction. Any number
 * of threads may use it; a function must not wait for anything but the database.
 */
public final class Database implements AutoCloseable {

    private static final String SQLITE_FILE = "judge.db";
    /** The schema's version. */
    public static final String NEWEST = "38";

    /** The message to other processes that something was queued. */
    private static final String QUEUED = "queued";

    private static final String RIGHTS = "rights";
    private static final int TRIALS = 4;

    /**
     * The loggers that are kept quiet: nobody wants to know that a pool was opened. They are held, as loggers that
     * nobody holds forget their levels.
     */
    private static final List<Logger> QUIET = Stream.of("com.zaxxer.hikari", "org.flywaydb")
            .map(Logger::getLogger)
            .peek(logger -> logger.setLevel(Level.WARNING))
            .toList();

    private final Dialect dialect;
    private final HikariDataSource writing;
    private final HikariDataSource reading;
    private final PeerNotifications peers;
    private final Jdbi writer;
    private final Jdbi reader;
    /** Null where the database itself lets many write at the same time. */
    private final @Nullable GroupCommit group;

    private volatile IntConsumer afterQueued = many -> {};
    private volatile Runnable afterQueuedElsewhere = () -> {};
    private volatile Runnable afterRights = () -> {};
    private volatile Consumer<AuditEntry> afterDeed = deed -> {};
    private volatile int turns = Runtime.getRuntime().availableProcessors();

    /** Opens a database in a file. */
    private Database(HikariDataSource writing, HikariDataSource reading) {
        dialect = Dialect.SQLITE;
        this.writing = writing;
        this.reading = reading;
        peers = peers(null);
        writer = RowMappings.with(Jdbi.create(writing));
        reader = RowMappings.with(Jdbi.create(reading));
        group = new GroupCommit(writer);
    }

    /** Opens a database on a server. */
    private Database(Connections connections) {
        dialect = Dialect.POSTGRESQL;
        writing = connections.pool();
        reading = connections.pool();
        peers = peers(connections);
        writer = RowMappings.with(Jdbi.create(connections));
        reader = RowMappings.with(Jdbi.create(connections));
        group = null;
    }

    private PeerNotifications peers(@Nullable Connections connections) {
        return new PeerNotifications(connections, this::hear, all -> turns = all > 0 ? all : turns);
    }

    /** The address of the SQLite database in a server's data folder. */
    public static String inFolder(Path folder) {
        return "jdbc:sqlite:" + folder.resolve(SQLITE_FILE);
    }

    /** Tells whether the folder has such a database. */
    public static boolean isInFolder(Path folder) {
        return Files.isRegularFile(folder.resolve(SQLITE_FILE));
    }

    /**
     * Opens a database, made or brought up to date if need be.
     *
     * @param url JDBC's, of SQLite or PostgreSQL
     * @throws DatabaseException if that is not possible
     */
    public static Database open(String url) {
        Dialect dialect = Dialect.of(url);
        return opened(dialect, url, database -> database.schema().migrate());
    }

    /**
     * The same for a command beside a server that may be of another version and running: a database that is there
     * already stays as it is.
     *
     * @throws DatabaseException if that is not possible, or it is of another version
     */
    public static Database openBeside(String url) {
        Dialect dialect = Dialect.of(url);
        return opened(dialect, url, database -> {
            OptionalInt there = database.schema().version();
            if (there.isEmpty()) {
                database.schema().migrate();
            } else if (there.getAsInt() != Integer.parseInt(NEWEST)) {
                throw new DatabaseException(
                        null,
                        KeyedSentence.of(
                                "error.db-version",
                                "database",
                                Dialect.shown(url),
                                "version",
                                String.valueOf(there.getAsInt()),
                                "newest",
                                NEWEST));
            }
        });
    }

    /**
     * Returns the steps that {@link #open} would take to bring a database up to date, without taking one.
     *
     * @throws DatabaseException if the database cannot be reached
     */
    public static List<SchemaStep> plan(String url) {
        try (Database opened = opened(Dialect.of(url), url, database -> {})) {
            return opened.schema().pending();
        }
    }

    /**
     * Opens a database that others have made and keep, as one who may not change it.
     *
     * @throws DatabaseException if that is not possible, or this program does not know its tables
     */
    public static Database join(String url) {
        Dialect dialect = Dialect.of(url);
        return opened(dialect, url, database -> {
            if (!database.schema().isUsable()) {
                throw new DatabaseException(
                        null, KeyedSentence.of("error.db-join", "database", Dialect.shown(url), "newest", NEWEST));
            }
        });
    }

    private static Database opened(Dialect dialect, String url, Consumer<Database> begin) {
        assert !QUIET.isEmpty();
        Database made = null;
        try {
            made = dialect == Dialect.SQLITE ? file(url) : new Database(new Connections(url));
            begin.accept(made);
            return made;
        } catch (RuntimeException e) {
            if (made != null) {
                made.close();
            }
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw e instanceof DatabaseException
                    ? e
                    : new DatabaseException(
                            e,
                            KeyedSentence.of(
                                    "error.db-closed",
                                    "database",
                                    Dialect.shown(url),
                                    "message",
                                    String.valueOf(cause.getMessage())));
        }
    }

    private static Database file(String url) {
        SqliteFile.close(url);
        HikariDataSource writing = SqliteFile.pool(url, false);
        try {
            return new Database(writing, SqliteFile.pool(url, true));
        } catch (RuntimeException e) {
            writing.close();
            throw e;
        }
    }

    private Schema schema() {
        return new Schema(writing, dialect);
    }

    /** Runs a function that reads, on the state of one moment. */
    public <T> T read(Function<Tables, T> function) {
        try {
            return reader.inTransaction(level(), handle -> function.apply(new Tables(handle, dialect, turns)));
        } catch (RuntimeException e) {
            throw HostTrouble.told(e);
        }
    }

    /**
     * Writes all that the function writes, or nothing if it throws; when this returns it is on the disk. Where it and
     * another one got into each other's way, the function is called once more and sees what the other one has written.
     *
     * @throws judge.online.Refusal {@code UNAVAILABLE} if the disk is full or the database cannot be reached
     */
    public <T> T write(Function<Tables, T> function) {
        return write(function, false);
    }

    /**
     * The same without waiting for the disk: what is written may be lost when the power fails, and with it what was
     * written so after it, but not when a process ends.
     */
    public <T> T writeLoosely(Function<Tables, T> function) {
        return write(function, true);
    }

    /** Writes like {@link #write}, where the last write is not made yet. */
    public <T> T writeLast(Function<Tables, FinalStatement<T>> function) {
        boolean ending = dialect == Dialect.POSTGRESQL; // On SQLite others may be in the same transaction.
        return write(tables -> function.apply(tables).write(ending));
    }

    private <T> T write(Function<Tables, T> function, boolean loosely) {
        for (int trial = 1; ; trial++) {
            try {
                Written<T> written = group == null
                        ? writer.inTransaction(handle -> {
                            if (loosely) {
                                handle.execute("set local synchronous_commit = off");
                            }
                            return written(handle, function);
                        })
                        : group.write(handle -> written(handle, function), loosely);
                tellOf(written.tables());
                return written.result();
            } catch (RuntimeException e) {
                if (trial == TRIALS || !HostTrouble.isRace(e)) {
                    throw HostTrouble.told(e);
                }
            }
        }
    }

    private void tellOf(Tables written) {
        if (written.hasChangedRights()) {
            afterRights.run();
            peers.tell(RIGHTS);
        }
        if (written.queued() > 0) {
            afterQueued.accept(written.queued());
            peers.tell(QUEUED);
        }
        written.deeds().forEach(afterDeed);
    }

    private record Written<T>(T result, Tables tables) {}

    private <T> Written<T> written(Handle handle, Function<Tables, T> function) {
        Tables tables = new Tables(handle, dialect, turns);
        return new Written<>(function.apply(tables), tables);
    }

    /** All of it as it is at one moment, for {@code Backup}. */
    public <T> T snapshot(Function<Handle, T> function) {
        return reader.inTransaction(level(), handle -> function.apply(patient(handle)));
    }

    /** One transaction without the tables' rules, for {@code Backup}. */
    public <T> T fill(Function<Handle, T> function) {
        return group == null
                ? writer.inTransaction(handle -> function.apply(patient(handle)))
                : group.write(function, false);
    }

    /** Files are read or written within the transaction, which may take long. */
    private Handle patient(Handle handle) {
        if (dialect == Dialect.POSTGRESQL) {
            handle.execute("set local idle_in_transaction_session_timeout = 0");
        }
        return handle;
    }

    private TransactionIsolationLevel level() {
        return dialect == Dialect.SQLITE
                ? TransactionIsolationLevel.SERIALIZABLE
                : TransactionIsolationLevel.REPEATABLE_READ;
    }

    /** Tells whether the database answers now. */
    public boolean answers() {
        try {
            return reader.withHandle(handle ->
                    handle.createQuery("select 1").mapTo(Integer.class).one() == 1);
        } catch (RuntimeException e) {
            return false;
        }
    }

    /**
     * The queue of this process.
     *
     * @param turnsEach the most turns that one person has at a time
     * @param queued is called with the number of new turns when they are on the disk
     * @param queuedElsewhere is called when another process has written some, nobody knows how many
     */
    public void queueIs(int turnsEach, IntConsumer queued, Runnable queuedElsewhere) {
        turns = turnsEach;
        afterQueued = queued;
        afterQueuedElsewhere = queuedElsewhere;
    }

    /**
     * Has this called whenever something is on the disk that may have changed what somebody may do or see: whatever
     * the log has a line of, and the end of a session.
     */
    public void onRights(Runnable changed) {
        afterRights = changed;
    }

    /** Has this called with each deed, when it is on the disk: a line of the log, or what is told and not kept. */
    public void onDeeds(Consumer<AuditEntry> told) {
        afterDeed = told;
    }

    /** The other processes on this database. */
    public PeerNotifications peers() {
        return peers;
    }

    private void hear(String line) {
        boolean all = line.equals(Broadcast.MISSED);
        if (all || line.equals(RIGHTS)) {
            afterRights.run();
        }
        if (all || line.equals(QUEUED)) {
            afterQueuedElsewhere.run();
        }
    }

    /** Tells whether the database is a file of this host, and no server of its own. */
    public boolean isFile() {
        return dialect == Dialect.SQLITE;
    }

    @Override
    public void close() {
        peers.close();
        if (group != null) {
            group.close();
        }
        if (reading != writing) {
            reading.close();
        }
        writing.close();
    }
}
