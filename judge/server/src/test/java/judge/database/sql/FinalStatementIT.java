package judge.database.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.OnEachDatabase;
import judge.database.judging.NewSubmission;
import judge.online.AssignedProblem;
import judge.online.Origin;
import judge.online.Person;
import judge.online.SiteRole;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class FinalStatementIT {

    private static final Instant NOW = Instant.parse("2026-11-22T10:00:00Z");

    private final Database database;
    private final Classroom room;

    FinalStatementIT(BothDatabases on) {
        database = Database.open(on.fresh());
        room = new Classroom(database, NOW);
    }

    @AfterEach
    void closes() {
        database.close();
    }

    @Test
    void isSeenByAllWithWhatWasWrittenBeforeIt() {
        StoredSubmission added = database.writeLast(tables -> {
            tables.people().add("before", "Before", SiteRole.STUDENT, NOW);
            return tables.handIns().add(handedIn(room.assigned()));
        });
        assertThat(logins()).contains("before");
        StoredJudging judging =
                database.read(tables -> tables.judgings().active(added.id())).orElseThrow();
        assertThat(judging.submission()).isEqualTo(added.id());
        byte[] sources = database.read(tables -> tables.blobs().get(added.sources()));
        assertThat(sources).containsExactly(7);
    }

    @Test
    void takesBackWhatWasWrittenBeforeItWhereItFails() {
        AssignedProblem nowhere = new AssignedProblem(
                987_654, 1, room.assigned().problem(), room.assigned().version(), 1);
        assertThatThrownBy(() -> database.writeLast(tables -> {
                    tables.people().add("before", "Before", SiteRole.STUDENT, NOW);
                    return tables.handIns().add(handedIn(nowhere));
                }))
                .isInstanceOf(RuntimeException.class);
        assertThat(logins()).doesNotContain("before");
        // And the connection is as good as before.
        assertThat(database.writeLast(tables -> tables.handIns().add(handedIn(room.assigned())))
                        .attempt())
                .isEqualTo(1);
    }

    @Test
    void isNothingWhereThereIsNothingMore() {
        Person person = database.writeLast(
                tables -> FinalStatement.none(tables.people().add("last", "Last", SiteRole.STUDENT, NOW)));
        assertThat(logins()).contains(person.login());
    }

    private NewSubmission handedIn(AssignedProblem assigned) {
        long anna = room.viewer("anna").person();
        return new NewSubmission(assigned, anna, anna, NOW, Origin.WEB, new byte[] {7}, null, null, 30);
    }

    private List<String> logins() {
        return database.read(
                tables -> tables.people().all().stream().map(Person::login).toList());
    }
}
