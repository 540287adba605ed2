package judge.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The promise that programs of earlier versions go on beside a newer one. */
class MigrationsTest {

    private static final Path FOLDER = Path.of("judge/server/src/main/resources/judge/database");
    private static final Pattern NAME = Pattern.compile("V(\\d+)__(\\w+)\\.sql");

    /** The first version of the tables for which the promise holds. */
    private static final int PROMISED = 37;

    private static final Pattern ADDS = Pattern.compile("create (unique )?(table|index) .*|insert into .*|update .*"
            + "|alter table \\w+ add column (?!.*not null(?!.*default)).*");

    @Test
    void aMigrationAddsOrIsCalledOneThatContracts() throws IOException {
        List<Path> files = files();
        assertThat(files).hasSizeGreaterThan(20);
        for (Path file : files) {
            Matcher name = NAME.matcher(file.getFileName().toString());
            assertThat(name.matches()).as(file.toString()).isTrue();
            int version = Integer.parseInt(name.group(1));
            if (version > PROMISED) {
                boolean contracts = name.group(2).startsWith("contract_");
                assertThat(statements(file).contains("update schema_reader set oldest = " + version))
                        .as("%s says from where on it can be read", file)
                        .isEqualTo(contracts);
                if (!contracts) {
                    assertThat(statements(file)).as(file.toString()).allMatch(MigrationsTest::adds);
                }
            }
        }
    }

    @Test
    void whatTakesAwayIsToldFromWhatAdds() {
        assertThat(Stream.of(
                        "create table t ( a bigint not null )",
                        "create unique index i on t (a)",
                        "alter table t add column b text",
                        "alter table t add column b integer not null default 0",
                        "update t set b = 1"))
                .allMatch(MigrationsTest::adds);
        assertThat(Stream.of(
                        "drop table t",
                        "drop index i",
                        "alter table t drop column b",
                        "alter table t rename to u",
                        "alter table t add column b integer not null",
                        "delete from t"))
                .noneMatch(MigrationsTest::adds);
    }

    /** PostgreSQL refuses a prepared statement whose columns have become more while it was kept. */
    @Test
    void statementsThatAreRepeatedNameTheirColumns() throws IOException {
        Pattern all = Pattern.compile("select \\* from (?!\\(|added\\b)");
        try (Stream<Path> sources = Files.walk(Path.of("judge/server/src/main/java/judge/database"))) {
            List<Path> some = sources.filter(file -> file.toString().endsWith("Table.java"))
                    .toList();
            assertThat(some).hasSizeGreaterThan(20);
            for (Path file : some) {
                assertThat(all.matcher(Files.readString(file, StandardCharsets.UTF_8))
                                .find())
                        .as(file.toString())
                        .isFalse();
            }
        }
    }

    private static boolean adds(String statement) {
        return ADDS.matcher(statement).matches();
    }

    private static List<String> statements(Path file) throws IOException {
        String text = Files.readString(file, StandardCharsets.UTF_8).replaceAll("--.*", "");
        return Arrays.stream(text.split(";"))
                .map(one -> one.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT))
                .filter(one -> !one.isEmpty())
                .toList();
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> all = Files.list(FOLDER)) {
            return all.sorted().toList();
        }
    }
}
