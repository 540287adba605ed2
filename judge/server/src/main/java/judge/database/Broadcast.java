package judge.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Carries messages between the processes on one PostgreSQL, so that nobody has to wait for the next look. Nothing
 * depends on them: a message that nobody can hear is lost, and a process that may have missed one is told so.
 *
 * <p>A thread of its own sends them, after the data are on the disk: PostgreSQL makes transactions that notify commit
 * one after the other.
 */
final class Broadcast implements AutoCloseable {

    /** The message that something may have been told that was not heard. */
    static final String MISSED = "missed";

    private static final Logger LOG = Logger.getLogger(Broadcast.class.getName());
    private static final String CHANNEL = "judge";
    /** PostgreSQL takes 7,999 bytes. */
    private static final int MOST_CHARACTERS = 7_000;

    private static final int MOST_WAITING = 5_000;
    /** The milliseconds in which messages are gathered, to be sent together. */
    private static final long TOGETHER_MILLIS = 10;

    private static final long PASSING_MILLIS = 200;
    private static final int LOOK_MILLIS = 5_000;
    private static final int SILENCE_SECONDS = 15;
    private static final long AGAIN_MILLIS = 500;

    private final Connections connections;
    private final Consumer<String> heard;
    private final IntConsumer jobs;
    private final String own =
            HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
    private final Set<String> urgent = new LinkedHashSet<>();
    private final Map<String, String> passing = new LinkedHashMap<>();
    private final Thread telling = thread(this::tellOn, "broadcast");
    private final Thread hearing = thread(this::hearOn, "broadcasts");
    private long nextPassing;
    private volatile boolean closed;
    private volatile @Nullable Connection listening;

    /**
     * Hears and tells from now on.
     *
     * @param heard is told what others tell, and {@link #MISSED}; it must come back at once
     * @param jobs is told how many judgings all machines have at a time, every few seconds
     */
    Broadcast(Connections connections, Consumer<String> heard, IntConsumer jobs) {
        this.connections = connections;
        this.heard = heard;
        this.jobs = jobs;
        nextPassing = System.nanoTime();
        telling.start();
        hearing.start();
    }

    private static Thread thread(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    /** Tells something now; a line without line feeds. */
    synchronized void tell(String line) {
        if (urgent.size() >= MOST_WAITING) {
            urgent.clear();
            urgent.add(MISSED);
        } else {
            urgent.add(line);
        }
        notifyAll();
    }

    /** Tells something that the next line under the same key makes pointless: five times a second at most. */
    synchronized void tellInPassing(String key, String line) {
        if (passing.size() < MOST_WAITING || passing.containsKey(key)) {
            passing.put(key, line);
            notifyAll();
        }
    }

    /** Tells nothing of that any more. */
    synchronized void forget(String key) {
        passing.remove(key);
    }

    private void tellOn() {
        try {
            while (!closed) {
                List<String> lines = next();
                try {
                    tell(lines);
                    Thread.sleep(TOGETHER_MILLIS);
                } catch (SQLException e) {
                    LOG.log(Level.FINE, "others are not told", e);
                    Thread.sleep(AGAIN_MILLIS);
                }
            }
        } catch (InterruptedException e) {
            // It is closed.
        }
    }

    private synchronized List<String> next() throws InterruptedException {
        while (true) {
            long wait = millisUntil(nextPassing);
            boolean passes = !passing.isEmpty() && wait <= 0;
            if (!urgent.isEmpty() || passes) {
                List<String> lines = new ArrayList<>(urgent);
                urgent.clear();
                if (passes) {
                    lines.addAll(passing.values());
                    passing.clear();
                    nextPassing = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PASSING_MILLIS);
                }
                return lines;
            }
            wait(passing.isEmpty() ? 0 : Math.max(1, wait));
        }
    }

    private void tell(List<String> lines) throws SQLException {
        try (Connection connection = connections.openConnection();
                // It need not wait for the disk.
                PreparedStatement statement = connection.prepareStatement(
                        "select set_config('synchronous_commit', 'off', true), pg_notify('" + CHANNEL + "', ?)")) {
            StringBuilder message = new StringBuilder(own);
            for (String line : lines) {
                if (message.length() + line.length() > MOST_CHARACTERS) {
                    send(statement, message.toString());
                    message.setLength(own.length());
                }
                message.append('\n').append(line);
            }
            send(statement, message.toString());
        }
    }

    private static void send(PreparedStatement statement, String message) throws SQLException {
        statement.setString(1, message);
        statement.executeQuery().close();
    }

    private void hearOn() {
        try {
            while (!closed) {
                try {
                    hear();
                } catch (SQLException e) {
                    if (!closed) {
                        LOG.log(Level.FINE, "others are not heard", e);
                    }
                }
                Thread.sleep(AGAIN_MILLIS);
            }
        } catch (InterruptedException e) {
            // It is closed.
        }
    }

    private void hear() throws SQLException {
        try (Connection connection = connections.another(SILENCE_SECONDS);
                Statement statement = connection.createStatement()) {
            listening = connection;
            statement.execute("listen " + CHANNEL);
            hears(MISSED);
            PGConnection notified = connection.unwrap(PGConnection.class);
            while (!closed) {
                look(statement);
                long next = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LOOK_MILLIS);
                for (long left = LOOK_MILLIS; left > 0 && !closed; left = millisUntil(next)) {
                    PGNotification[] messages = notified.getNotifications((int) left);
                    for (int i = 0; messages != null && i < messages.length; i++) {
                        hears(messages[i]);
                    }
                }
            }
        }
    }

    private static long millisUntil(long moment) {
        return TimeUnit.NANOSECONDS.toMillis(moment - System.nanoTime());
    }

    /**
     * Asks the other end for something, to learn whether it is still there: a process that only listens never knows.
     */
    private void look(Statement statement) throws SQLException {
        try (ResultSet row =
                statement.executeQuery("select coalesce(sum(jobs), 0) from worker where state = 'working'")) {
            row.next();
            jobs.accept(row.getInt(1));
        }
    }

    private void hears(PGNotification message) {
        String[] lines = message.getParameter().split("\n", -1);
        for (int i = 1; i < lines.length && !lines[0].equals(own); i++) {
            hears(lines[i]);
        }
    }

    private void hears(String line) {
        try {
            heard.accept(line);
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "what another process told could not be passed on: " + line, e);
        }
    }

    /** Ends it; messages that were not sent yet are dropped. */
    @Override
    public void close() {
        closed = true;
        telling.interrupt();
        hearing.interrupt();
        Connection connection = listening;
        if (connection != null) {
            try {
                connection.abort(Runnable::run);
            } catch (SQLException e) {
                LOG.log(Level.FINE, "while others were no longer heard", e);
            }
        }
    }
}
