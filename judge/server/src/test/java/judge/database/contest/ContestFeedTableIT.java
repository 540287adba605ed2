package judge.database.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.database.OnEachDatabase;
import judge.database.WorkerRole;
import judge.database.sql.Dialect;
import judge.online.LoggedChange.Position;
import judge.online.contest.ContestChange;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class ContestFeedTableIT {

    private static final Instant NOW = Instant.parse("2026-11-22T10:00:00Z");
    private static final long CONTEST = 7;
    private static final int MOST = 1_000;

    private final BothDatabases on;
    private static final Position EVER = new Position(Long.MAX_VALUE, 0);

    private final String url;
    private final Database database;

    ContestFeedTableIT(BothDatabases on) {
        this.on = on;
        url = on.fresh();
        database = Database.open(url);
    }

    @AfterEach
    void closes() {
        database.close();
    }

    private void note(long object, long contest) {
        database.write(tables -> {
            tables.changes().add(NOW, "judged", object, contest, "{}");
            return object;
        });
    }

    private List<ContestChange> since(long tx, long seq) {
        return database.read(tables -> tables.contestFeed().between(CONTEST, new Position(tx, seq), EVER, MOST));
    }

    private Optional<ContestChange> newest(Position upTo) {
        return database.read(tables -> tables.contestFeed().newest(CONTEST, upTo));
    }

    private static List<Long> objects(List<ContestChange> changes) {
        return changes.stream().map(ContestChange::object).toList();
    }

    @Test
    void linesOfAContestAreReadFromWhereOneWas() {
        note(1, CONTEST);
        note(2, 8);
        note(3, CONTEST);
        ContestChange first = since(0, 0).get(0);

        assertThat(objects(since(0, 0))).containsExactly(1L, 3L);
        assertThat(objects(since(first.tx(), first.seq()))).containsExactly(3L);
        assertThat(newest(EVER)).map(ContestChange::object).hasValue(3L);
        assertThat(newest(new Position(first.tx(), first.seq())))
                .map(ContestChange::object)
                .hasValue(1L);
        assertThat(newest(Position.START)).isEmpty();
        Position upTo = new Position(first.tx(), first.seq());
        assertThat(objects(database.read(tables -> tables.contestFeed().between(CONTEST, Position.START, upTo, MOST))))
                .containsExactly(1L);
        assertThat(objects(database.read(tables -> tables.contestFeed().after(CONTEST, upTo))))
                .containsExactly(3L);
    }

    @Test
    void whatIsCommittedLateIsStillReadAfterwards() throws SQLException {
        assumeTrue(on == BothDatabases.POSTGRESQL); // SQLite has one writer.
        try (Connection slow = begun(url)) {
            insert(slow, 1);
            note(2, CONTEST);
            List<ContestChange> meanwhile = since(0, 0);
            slow.commit();

            assertThat(meanwhile).isEmpty();
            assertThat(objects(since(0, 0))).containsExactly(1L, 2L);
        }
    }

    @Test
    void whatGoesOnInAnotherDatabaseOfTheServerDelaysNothing() throws SQLException {
        assumeTrue(on == BothDatabases.POSTGRESQL);
        try (Connection elsewhere = begun(on.fresh())) {
            long number = number(elsewhere, "pg_current_xact_id()::text::bigint");
            note(1, CONTEST);

            assertThat(objects(since(0, 0))).containsExactly(1L);
            assertThat(database.read(tables -> tables.changes().end()).tx()).isGreaterThan(number);
            // A worker has few rights: what it may see of others is enough.
            try (Connection worker = DriverManager.getConnection(WorkerRole.in(url))) {
                assertThat(number(worker, Dialect.OPEN)).isGreaterThan(number);
            }
        }
    }

    @Test
    void whatATransactionWritesComesAfterTheEndThatItHasSeen() throws SQLException {
        assumeTrue(on == BothDatabases.POSTGRESQL);
        try (Connection later = begun(url)) {
            Position end = database.write(tables -> {
                tables.changes().add(NOW, "judged", 1, CONTEST, "{}");
                committed(later, 2);
                return tables.changes().end();
            });

            assertThat(objects(since(end.tx(), end.seq()))).containsExactly(1L, 2L);
        }
    }

    /**
     * Transactions that begin, write and end in any order, here and in another database: a reader that goes on from its
     * last line has each once.
     */
    @Test
    void readersWhoGoOnHaveEveryLineOnce() throws SQLException {
        assumeTrue(on == BothDatabases.POSTGRESQL);
        Random random = new Random(18);
        List<Connection> open = new ArrayList<>();
        List<Long> read = new ArrayList<>();
        HashSet<Long> committed = new HashSet<>();
        List<List<Long>> written = new ArrayList<>();
        Connection elsewhere = begun(on.fresh());
        long tx = 0;
        long seq = 0;
        for (int step = 1; step <= 400; step++) {
            int turn = random.nextInt(4);
            if (turn == 0 && open.size() < 6) {
                open.add(begun(url));
                written.add(new ArrayList<>());
            } else if (turn == 1 && !open.isEmpty()) {
                int which = random.nextInt(open.size());
                insert(open.get(which), step);
                written.get(which).add((long) step);
            } else if (turn == 2 && !open.isEmpty()) {
                int which = random.nextInt(open.size());
                committed.addAll(written.remove(which));
                end(open.remove(which));
            } else if (turn == 3) {
                elsewhere.commit();
                number(elsewhere, "pg_current_xact_id()::text::bigint");
            }
            for (ContestChange change : since(tx, seq)) {
                read.add(change.object());
                tx = change.tx();
                seq = change.seq();
            }
        }
        end(elsewhere);
        for (Connection connection : open) {
            end(connection);
        }
        written.forEach(committed::addAll);
        since(tx, seq).forEach(change -> read.add(change.object()));

        assertThat(committed).hasSizeGreaterThan(50);
        assertThat(read).containsExactlyInAnyOrderElementsOf(committed);
    }

    private static Connection begun(String url) throws SQLException {
        Connection connection = DriverManager.getConnection(url);
        connection.setAutoCommit(false);
        return connection;
    }

    private static long number(Connection connection, String what) throws SQLException {
        try (var statement = connection.createStatement();
                var rows = statement.executeQuery("select " + what)) {
            rows.next();
            return rows.getLong(1);
        }
    }

    private static void insert(Connection connection, long object) throws SQLException {
        try (var statement = connection.prepareStatement(
                "insert into change_log (at, type, object, assignment, data) values (0, 'judged', ?, ?, '{}')")) {
            statement.setLong(1, object);
            statement.setLong(2, CONTEST);
            statement.execute();
        }
    }

    private static void committed(Connection connection, long object) {
        try {
            insert(connection, object);
            connection.commit();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void end(Connection connection) throws SQLException {
        connection.commit();
        connection.close();
    }
}
