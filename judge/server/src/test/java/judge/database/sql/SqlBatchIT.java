package judge.database.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.judging.NewSubmission;
import judge.online.Origin;
import judge.online.StoredSubmission;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Messages of several statements, which only PostgreSQL gets. */
@Tag("postgresql")
class SqlBatchIT {

    private static final Instant NOW = Instant.parse("2026-11-22T10:00:00Z");

    private final String url = BothDatabases.POSTGRESQL.fresh();
    private final Database database = Database.open(url);
    private final Jdbi jdbi = Jdbi.create(url);

    @AfterEach
    void closes() {
        database.close();
    }

    @Test
    void setsEachParameterWhereverItsNameStandsAndLeavesCastsAlone() {
        String answer = jdbi.withHandle(handle -> new SqlBatch("select :first || :second::text || :first")
                .with("first", "a")
                .with("second", 5L)
                .send(handle, false, answers -> answers.row(SqlBatchIT::text).orElseThrow()));
        assertThat(answer).isEqualTo("a5a");
    }

    @Test
    void saysWhichParameterIsNotSet() {
        assertThatThrownBy(() -> jdbi.useHandle(handle -> new SqlBatch("select :first, :second")
                        .with("first", "a")
                        .send(handle, false, answers -> answers.row(SqlBatchIT::text))))
                .hasMessage(":second is not set");
    }

    @Test
    void writesNothingAtPlacesOfNothing() {
        jdbi.useHandle(handle -> {
            handle.execute("create temporary table line (words text, moment bigint)");
            new SqlBatch("insert into line (words, moment) values (:words, :moment)")
                    .with("words", (String) null)
                    .with("moment", (Instant) null)
                    .send(handle, false, BatchResults::count);
            assertThat(handle.createQuery("select count(*) from line where words is null and moment is null")
                            .mapTo(Integer.class)
                            .one())
                    .isEqualTo(1);
        });
    }

    @Test
    void endsTheTransactionWhereItIsTheLast() {
        try (Handle handle = jdbi.open()) {
            handle.execute("create table line (words text)");
            handle.begin();
            handle.execute("insert into line values ('before')");
            int last = new SqlBatch("insert into line values (:words)")
                    .with("words", "last")
                    .send(handle, true, BatchResults::count);
            assertThat(last).isEqualTo(1);
            assertThat(lines()).isEqualTo(2);
            handle.rollback();
            assertThat(lines()).isEqualTo(2);
        }
    }

    @Test
    void doesNotEndATransactionOfWhichAStatementFails() {
        try (Handle handle = jdbi.open()) {
            handle.execute("create table line (words text, number int)");
            handle.begin();
            handle.execute("insert into line values ('before', 1)");
            assertThatThrownBy(() -> new SqlBatch(
                                    "insert into line values (:words, 1); insert into line values (:words, 1 / :zero)")
                            .with("words", "last")
                            .with("zero", 0)
                            .send(handle, true, BatchResults::count))
                    .hasMessageContaining("division by zero");
            handle.rollback();
            assertThat(lines()).isZero();
        }
    }

    @Test
    void isSentAgainWithAllBeforeItWhereAnotherWasQuicker() {
        Classroom room = new Classroom(database, NOW);
        long anna = room.viewer("anna").person();
        List<String> keys = new ArrayList<>(List.of("free", "taken"));
        List<Long> added = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            added.add(database.writeLast(tables -> tables.handIns()
                            .add(new NewSubmission(
                                    room.assigned(),
                                    anna,
                                    anna,
                                    NOW,
                                    Origin.WEB,
                                    new byte[] {7},
                                    null,
                                    added.isEmpty() ? "taken" : keys.remove(keys.size() - 1),
                                    30)))
                    .id());
        }
        assertThat(keys).isEmpty();
        StoredSubmission second =
                database.read(tables -> tables.submissions().sent(anna, "free")).orElseThrow();
        assertThat(added).hasSize(2).endsWith(second.id());
        assertThat(second.attempt()).isEqualTo(2);
    }

    private static String text(ResultSet row) throws SQLException {
        return row.getString(1);
    }

    private int lines() {
        return jdbi.withHandle(other -> other.createQuery("select count(*) from line")
                .mapTo(Integer.class)
                .one());
    }
}
