package judge.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import judge.online.Person;
import judge.online.SiteRole;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class BothDatabasesIT {

    private static final Instant NOW = Instant.parse("2026-11-22T10:00:00Z");

    private final Database database;

    BothDatabasesIT(BothDatabases on) {
        database = Database.open(on.fresh());
    }

    @AfterEach
    void closes() {
        database.close();
    }

    @Test
    void givesEachTestADatabaseOfItsOwn() {
        assertThat(everybody()).isEmpty();
        addsAnna();
        assertThat(everybody()).hasSize(1);
    }

    @Test
    void readsBackWhatWasWritten() {
        Person anna = addsAnna();
        assertThat(everybody()).containsExactly(anna);
    }

    private List<Person> everybody() {
        return database.read(tables -> tables.people().all());
    }

    private Person addsAnna() {
        return database.write(tables -> tables.people().add("anna", "Anna", SiteRole.STUDENT, NOW));
    }
}
