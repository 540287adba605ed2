package judge.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.service.TestClock;
import judge.service.account.Accounts;
import org.junit.jupiter.api.Test;

class ConsoleLogTest {

    private static final String HOSTILE = "mia\u001b[2J\n2026 judged verdict=AC \u202e\"";

    private final StringWriter written = new StringWriter();
    private final TestClock clock = new TestClock();

    @Test
    void staysOneLineWithoutCodesWhateverSomebodyIsCalled() {
        new ConsoleLog(new PrintWriter(written), false, clock).write(line());

        assertThat(written)
                .hasToString("2026-11-22T10:00:00Z person-renamed n=3"
                        + " detail=\"mia\\u001B[2J\\n2026 judged verdict=AC \\u202E\\\"\"" + System.lineSeparator());
    }

    @Test
    void isAnObjectForProgramsThatHasTheTextAsItWas() throws IOException {
        new ConsoleLog(new PrintWriter(written), true, clock).write(line());

        assertThat(written.toString().lines()).hasSize(1);
        assertThat(written.toString().strip().chars()).allMatch(unit -> unit >= ' ' && unit < 127);
        JsonNode read = new ObjectMapper().readTree(written.toString());
        assertThat(read.get("detail").asText()).isEqualTo(HOSTILE);
        assertThat(read.get("n").asInt()).isEqualTo(3);
    }

    private static LogLine line() {
        return new LogLine(Instant.parse("2026-11-22T10:00:00Z"), "person-renamed")
                .with("n", 3)
                .with("nothing", "")
                .with("detail", HOSTILE);
    }

    @Test
    void takesWarningsOfAllPartsInOneLineEachUntilItIsClosed() throws Exception {
        Logger logger = Logger.getLogger("judge.anything");
        try (AutoCloseable warnings = new ConsoleLog(new PrintWriter(written), false, clock).takeWarnings()) {
            assertThat(warnings).isNotNull();
            logger.log(Level.SEVERE, "it broke", new IllegalStateException("a\nb"));
            logger.log(Level.INFO, "not told");
        }

        assertThat(written.toString().lines().toList())
                .singleElement()
                .asString()
                .contains(" error from=judge.anything message=\"it broke\" cause=")
                .contains("IllegalStateException: a\\nb");
    }

    @Test
    void tellsWhoLogsInAndWhoTriesToAndNotWhatWasTypedAsALogin() {
        ConsoleLog log = new ConsoleLog(new PrintWriter(written), false, clock);
        try (Database database = Database.open(BothDatabases.SQLITE.fresh())) {
            Accounts accounts = new Accounts(database, clock);
            Person mia = accounts.add("mia", "Mia", SiteRole.STUDENT, "correct horse 9", false);
            try (LoggedDeeds deeds = new LoggedDeeds(database, log)) {
                database.onDeeds(deeds::did);
                accounts.login("mia", "correct horse 9", "10.0.0.7", "browser");
                refused(accounts, "mia");
                refused(accounts, "my secret password");
            }
            assertThat(mia.login()).isEqualTo("mia");
        }

        assertThat(written.toString()
                        .lines()
                        .map(line -> line.substring(line.indexOf(" ") + 1))
                        .toList())
                .isEqualTo(List.of(
                        "login login=mia address=10.0.0.7",
                        "login-failed login=mia address=10.0.0.8",
                        "login-failed address=10.0.0.8"));
    }

    private static void refused(Accounts accounts, String login) {
        try {
            accounts.login(login, "something else", "10.0.0.8", "browser");
        } catch (Refusal e) {
            return;
        }
        throw new AssertionError("it was let in");
    }
}
