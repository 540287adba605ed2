package judge.cli.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import judge.Eventually;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.online.Person;
import judge.online.SiteRole;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupCommandIT {

    private static final Instant NOW = Instant.parse("2026-11-22T10:00:00Z");

    private final Path folder;
    private final Workbench bench;

    BackupCommandIT(@TempDir Path folder) {
        this.folder = folder;
        bench = new Workbench(folder);
    }

    @Test
    @Tag("postgresql")
    void aFolderMovesToPostgresqlAndBack() throws IOException {
        fill();
        Run written = bench.run("backup", "@first.zip", "--data", "@data");
        assertThat(written.status()).as(written.err()).isZero();
        assertThat(written.out()).startsWith("Written: @first.zip (1 rows).");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("first.zip"))))
                .isEqualTo("rw-------");

        String url = BothDatabases.POSTGRESQL.fresh();
        Run restored = bench.run("restore", "@first.zip", "--db", url);
        assertThat(restored.status()).as(restored.err()).isZero();
        bench.run("backup", "@second.zip", "--db", url);
        assertThat(bench.run("restore", "@second.zip", "--data", "@other").status())
                .isZero();
        assertThat(people(folder.resolve("other"))).isEqualTo(people(folder.resolve("data")));
        assertThat(Files.readAllBytes(folder.resolve("second.zip")))
                .isEqualTo(Files.readAllBytes(folder.resolve("first.zip")));
    }

    /** Hashes of passwords and sources are no concern of other users of the machine, whatever the folder is like. */
    @Test
    void aDatabaseIsClosedToOthersInAFolderThatIsOpenToThem() throws Exception {
        fill();
        Path mine = folder.resolve("data/judge.db");
        assertThat(permissions(mine)).isEqualTo("rw-------");
        bench.run("backup", "@first.zip", "--data", "@data");
        for (String name : List.of("empty", "shared")) {
            Files.setPosixFilePermissions(
                    Files.createDirectory(folder.resolve(name)), PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        bench.write("shared/of-somebody", "else");

        for (String name : List.of("empty", "shared", "new")) {
            Run run = bench.run("restore", "@first.zip", "--data", "@" + name);
            assertThat(run.status()).as(run.err()).isZero();
            assertThat(permissions(folder.resolve(name + "/judge.db"))).isEqualTo("rw-------");
        }
        assertThat(permissions(folder.resolve("empty"))).isEqualTo("rwx------");
        assertThat(permissions(folder.resolve("shared"))).isEqualTo("rwxr-xr-x");

        // As earlier versions have left it; with what a killed server leaves beside it.
        Path open = folder.resolve("shared/judge.db");
        Path log = folder.resolve("shared/judge.db-wal");
        Eventually.until("no connection takes it along any more", () -> areOpened(open, log));
        try (Database database = Database.open(Database.inFolder(folder.resolve("shared")))) {
            assertThat(database.answers()).isTrue();
            for (String file : List.of("judge.db", "judge.db-wal", "judge.db-shm")) {
                assertThat(permissions(folder.resolve("shared").resolve(file)))
                        .as(file)
                        .isEqualTo("rw-------");
            }
        }
    }

    /** A connection of restore may still be closing, which deletes the log; one that is never closed leaves it. */
    private static boolean areOpened(Path database, Path log) throws IOException {
        try {
            if (Files.notExists(log)) {
                Files.createFile(log);
            }
            for (Path file : List.of(database, log)) {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
            }
            return true;
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @Test
    void commandsBesideAServerOfAnotherVersionLeaveItsDatabaseAsItIs() throws Exception {
        fill();
        String url = Database.inFolder(folder.resolve("data"));
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("delete from flyway_schema_history where installed_rank ="
                    + " (select max(installed_rank) from flyway_schema_history)");
        }
        bench.write("password", "correct horse battery");

        for (String line : List.of(
                "backup @first.zip --data @data",
                "account token anna --data @data",
                "account add ben --name Ben --role student --password-file @password --data @data")) {
            Run run = bench.run(line.split(" "));

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err())
                    .hasLineCount(1)
                    .contains("is of version", "use the judge of the server that runs on it");
        }
        assertThat(folder.resolve("first.zip")).doesNotExist();
    }

    @Test
    void restoreOverwritesNothing() {
        fill();
        bench.run("backup", "@first.zip", "--data", "@data");
        Run run = bench.run("restore", "@first.zip", "--data", "@data");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err().lines()).singleElement().asString().contains("nothing was overwritten");
        assertThat(people(folder.resolve("data"))).hasSize(1);
    }

    @Test
    void backupOverwritesNothingAndMakesNoData() {
        fill();
        bench.write("there.zip", "precious");
        Run there = bench.run("backup", "@there.zip", "--data", "@data");
        assertThat(there.status()).isEqualTo(2);
        assertThat(there.err()).contains("is there already");
        assertThat(folder.resolve("there.zip")).hasContent("precious");

        Run nothing = bench.run("backup", "@first.zip", "--data", "@nothing");
        assertThat(nothing.status()).isEqualTo(2);
        assertThat(nothing.err()).contains("there is no server's data in");
        assertThat(folder.resolve("nothing")).doesNotExist();
        assertThat(folder.resolve("first.zip")).doesNotExist();
    }

    @Test
    void whatIsNoBackupIsRefusedInOneSentence() throws Exception {
        bench.write("text", "this is no backup");
        Files.createDirectory(folder.resolve("empty"));
        assertThat(bench.run("restore", "@empty", "--data", "@data").err()).contains("@empty is a folder");
        for (String file : List.of("@text", "@missing", "@empty")) {
            Run run = bench.run("restore", file, "--data", "@data");
            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err().lines()).hasSize(1);
        }
    }

    @Test
    void whatIsNoBackupIsToldInTheReadersLanguage() throws Exception {
        fill();
        zip("package.zip", "problem.yaml", "name: Sum");
        zip("other.zip", "manifest.json", "no object");
        assertThat(restored("@package.zip", "en"))
                .contains("@package.zip is no backup of a server: there is no manifest.json");
        assertThat(restored("@other.zip", "en"))
                .contains("@other.zip is no backup of a server: there is no manifest.json");
        bench.write("text", "this is no backup");
        assertThat(restored("@text", "en")).contains("it is no zip file, or was cut short");
        assertThat(restored("@text", "zh")).contains("@text 不是服务器的备份：它不是 zip 文件，或者不完整");
        bench.run("backup", "@first.zip", "--data", "@data");
        Run twice = bench.run("--lang", "zh", "restore", "@first.zip", "--data", "@data");
        assertThat(twice.err()).contains("数据库不是空的（表 person 里已有内容）");
    }

    private String restored(String file, String language) {
        Run run = bench.run("--lang", language, "restore", file, "--data", "@new");
        assertThat(run.status()).isEqualTo(2);
        return run.err();
    }

    private void zip(String name, String entry, String content) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(folder.resolve(name)))) {
            zip.putNextEntry(new ZipEntry(entry));
            zip.write(content.getBytes(StandardCharsets.UTF_8));
        }
    }

    private void fill() {
        Path data = folder.resolve("data");
        try {
            Files.createDirectories(data);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        try (Database database = Database.open(Database.inFolder(data))) {
            database.write(tables -> tables.people().add("anna", "Anna", SiteRole.STUDENT, NOW));
        }
    }

    private static List<Person> people(Path data) {
        try (Database database = Database.open(Database.inFolder(data))) {
            return database.read(tables -> tables.people().all());
        }
    }
}
