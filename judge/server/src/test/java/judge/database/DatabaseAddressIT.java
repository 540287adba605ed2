package judge.database;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import judge.database.sql.DatabaseException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DatabaseAddressIT {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:postgresql://127.0.0.1:1/school?user=judge&password=sesame&connectTimeout=2",
                "jdbc:mysql://judge:sesame@127.0.0.1/school",
                "jdbc:sqlserver://127.0.0.1;databaseName=school;password=sesame"
            })
    void isShownWithoutItsPasswordWhereItCannotBeOpened(String url) {
        assertThatThrownBy(() -> Database.open(url))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("127.0.0.1")
                .hasMessageNotContaining("sesame");
    }
}
