package judge.cli.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.database.Database;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MigrateCommandIT {

    private final Path folder;
    private final Workbench bench;

    MigrateCommandIT(@TempDir Path folder) {
        this.folder = folder;
        bench = new Workbench(folder);
    }

    @Test
    void showsTheStepsAndTakesThemWhenAsked() throws Exception {
        String url = Database.inFolder(folder);
        Database.open(url).close();
        assertThat(run("--plan").out()).contains("Nothing is to be done");
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("drop table schema_reader");
            statement.executeUpdate("drop table made_case");
            statement.executeUpdate("delete from flyway_schema_history where version in ('37', '38')");
        }
        for (int twice = 0; twice < 2; twice++) {
            assertThat(run("--plan").out())
                    .contains("37  readers: adds to the tables")
                    .doesNotContain("is of version");
        }
        assertThat(run("--plan", "--lang", "zh").out()).contains("只增加内容");
        assertThat(run().out()).contains("The database is of version " + Database.NEWEST + ".");
        assertThat(run("--plan").out()).contains("Nothing is to be done");
    }

    @Test
    void makesNoDatabaseWhereAFolderIsMisspelt() {
        Run run = bench.run("migrate", "--plan", "--data", "@nothing");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).contains("@nothing");
        assertThat(folder.resolve("nothing")).doesNotExist();
    }

    private Run run(String... options) {
        String[] words = new String[options.length + 3];
        words[0] = "migrate";
        System.arraycopy(options, 0, words, 1, options.length);
        words[words.length - 2] = "--data";
        words[words.length - 1] = "@.";
        Run run = bench.run(words);
        assertThat(run.status()).as(run.err()).isZero();
        return run;
    }
}
