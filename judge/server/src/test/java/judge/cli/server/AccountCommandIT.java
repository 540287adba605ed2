package judge.cli.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.online.SiteRole;
import judge.service.account.Accounts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class AccountCommandIT {

    private static final Pattern PASSWORD = Pattern.compile("first login: (\\S+)\n");

    private final Path folder;
    private final Workbench bench;

    AccountCommandIT(@TempDir Path folder) {
        this.folder = folder;
        bench = new Workbench(folder).write("password", "correct horse 9\n").write("two", "one\ntwo\n");
    }

    @Test
    void addsSomebodyWithAFirstPasswordThatMustBeChanged() throws Exception {
        Run run = bench.run("account", "add", "Anna", "--name", "Anna B", "--role", "teacher", "--data", "@data");

        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.out()).startsWith("Added anna (Anna B).\n");
        Matcher password = PASSWORD.matcher(run.out());
        assertThat(password.find()).isTrue();
        assertThat(mustChange(password.group(1))).isTrue();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("data"))))
                .isEqualTo("rwx------");
    }

    @Test
    void takesThePasswordFromAFileAndPrintsItNowhere() {
        Run run = bench.run(
                "account",
                "add",
                "anna",
                "--name",
                "Anna",
                "--role",
                "admin",
                "--password-file",
                "@password",
                "--data",
                "@data");

        assertThat(run).isEqualTo(new Run(0, "Added anna (Anna).\n", ""));
        assertThat(mustChange("correct horse 9")).isFalse();
    }

    @ParameterizedTest
    @EnumSource(names = "SQLITE")
    void printsATokenAlone(BothDatabases on) {
        String url = on.fresh();
        bench.run("account", "add", "anna", "--name", "Anna", "--role", "student", "--db", url);
        Run run = bench.run("account", "token", "anna", "--label", "laptop", "--db", url);

        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.out()).matches("judge_[A-Za-z0-9_-]{43}\n");
        assertThat(run.err()).isEqualTo("This is shown once. Whoever has it may do what the person may do.\n");
        assertThat(Files.exists(folder.resolve("data"))).isFalse();
        try (Database database = Database.open(url)) {
            Accounts accounts = new Accounts(database, Clock.fixed(Workbench.NOW, ZoneOffset.UTC));
            assertThat(accounts.tokens().viewer(run.out().strip()))
                    .hasValueSatisfying(viewer -> assertThat(viewer.role()).isEqualTo(SiteRole.STUDENT));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "account remove anna | \"remove\" is neither add nor token",
                "account add anna --role admin | account add needs --name and --role, and takes no --label",
                "account add anna --name A | account add needs --name and --role, and takes no --label",
                "account add anna --name A --role root | \"root\" is no role: there are admin, teacher and student",
                "account token anna --role admin | account token takes no --name, --role or --password-file",
                "account token nobody --db jdbc:sqlite:@data | nobody has the login nobody",
                "account token anna --data @data | there is no server's data in @data",
                "account add <b> --name A --role admin --data @data | \"<b>\" cannot be a login: use 1 to 64"
                        + " letters, digits, dots, hyphens, underscores, @ or +, and begin with a letter or a digit.",
                "account add anna --name A --role admin --password-file @two | @two is no password: it has more"
                        + " than one line, or is too long",
                "account add anna --name A --role admin --password-file @none | cannot read @none: there is no"
                        + " such file or folder",
                "account add anna --name A --role admin --db jdbc:h2:mem | --db jdbc:h2:mem: only jdbc:sqlite: and"
                        + " jdbc:postgresql: are known",
            })
    void saysInOneSentenceWhatIsWrong(String command, String sentence) {
        Run run = bench.run(command.strip().split(" "));

        assertThat(run).isEqualTo(new Run(2, "", "judge: " + sentence + "\n"));
    }

    private boolean mustChange(String password) {
        return read(accounts -> accounts.login("anna", password, "", "").mustChange());
    }

    private <T> T read(Function<Accounts, T> function) {
        try (Database database = Database.open(Database.inFolder(folder.resolve("data")))) {
            return function.apply(new Accounts(database, Clock.fixed(Workbench.NOW, ZoneOffset.UTC)));
        }
    }
}
