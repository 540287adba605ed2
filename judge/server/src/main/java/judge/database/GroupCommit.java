package judge.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import judge.database.sql.DatabaseException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * SQLite's one writer: a thread of its own. Writes that come at the same time are one transaction, so that they wait
 * for the disk once and not one after the other. A write that throws takes back its own changes and nothing else.
 * Nobody is answered before everything is on the disk.
 */
final class GroupCommit implements AutoCloseable {

    /** The most wishes in one transaction: the first of them does not wait long for the last. */
    private static final int MOST = 64;

    private final Jdbi jdbi;
    private final LinkedBlockingQueue<Pending<?>> waiting = new LinkedBlockingQueue<>();
    private final Thread thread = new Thread(this::work, "database-writer");
    private boolean closed;

    GroupCommit(Jdbi jdbi) {
        this.jdbi = jdbi;
        thread.setDaemon(true);
        thread.start();
    }

    /** A write that somebody waits for. */
    private static final class Pending<T> {

        private final Function<Handle, T> function;
        private final boolean loosely;
        private final CompletableFuture<T> done = new CompletableFuture<>();
        private @Nullable Runnable outcome;

        Pending(Function<Handle, T> function, boolean loosely) {
            this.function = function;
            this.loosely = loosely;
        }

        /** Within the transaction of all, which goes on if this fails. */
        void run(Handle handle, String savepoint) {
            handle.savepoint(savepoint);
            try {
                T result = function.apply(handle);
                handle.releaseSavepoint(savepoint);
                outcome = () -> done.complete(result);
            } catch (RuntimeException | Error e) {
                try {
                    handle.rollbackToSavepoint(savepoint);
                } catch (RuntimeException gone) {
                    // The database itself has taken everything back, as where the disk is full: so all have failed.
                    e.addSuppressed(gone);
                    throw e;
                }
                outcome = () -> done.completeExceptionally(e);
            }
        }

        void end() {
            if (outcome != null) {
                outcome.run();
            }
        }
    }

    /**
     * Writes what the function writes.
     *
     * @param loosely whether it may be lost when the power fails
     */
    <T> T write(Function<Handle, T> function, boolean loosely) {
        if (Thread.currentThread() == thread) {
            throw new IllegalStateException("a transaction within a transaction");
        }
        Pending<T> one = new Pending<>(function, loosely);
        synchronized (this) {
            if (closed) {
                throw new DatabaseException("the database is closed", null);
            }
            waiting.add(one);
        }
        try {
            return one.done.join();
        } catch (CompletionException e) {
            // As if it had been thrown here, but for the trace, which says more.
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw e;
        }
    }

    private void work() {
        List<Pending<?>> some = new ArrayList<>();
        try {
            while (true) {
                some.clear();
                some.add(waiting.take());
                waiting.drainTo(some, MOST - 1);
                write(some);
            }
        } catch (InterruptedException e) {
            // It is closed; nobody waits any more.
        }
    }

    private void write(List<Pending<?>> some) {
        try (Handle handle = jdbi.open()) {
            boolean loosely = some.stream().allMatch(one -> one.loosely);
            if (loosely) {
                synchronous(handle, "normal");
            }
            try {
                handle.useTransaction(same -> {
                    for (int i = 0; i < some.size(); i++) {
                        some.get(i).run(same, "wish" + i);
                    }
                });
            } finally {
                if (loosely) {
                    synchronous(handle, "full");
                }
            }
            some.forEach(Pending::end);
        } catch (SQLException | RuntimeException | Error e) {
            some.forEach(one -> one.done.completeExceptionally(e));
        }
    }

    /** Sets how writes are synchronized from here on; outside of transactions. */
    private static void synchronous(Handle handle, String level) throws SQLException {
        Connection connection = handle.getConnection();
        try (Statement statement = connection.createStatement()) {
            statement.execute("pragma synchronous = " + level);
        }
    }

    /** Ends the writing after all wishes are written; closing again does nothing. */
    @Override
    public void close() {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
        }
        // A last one: what was wished before is done when this is.
        Pending<Boolean> last = new Pending<>(handle -> true, true);
        waiting.add(last);
        try {
            last.done.join();
        } catch (CompletionException e) {
            // The same was said to those who wished.
        }
        thread.interrupt();
    }
}
