package judge.cli.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.web.WebFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The questions of {@code submit}, and what it remembers of the answers. */
class DestinationIT {

    private static final String KEPT = ".judge-submit";

    @TempDir
    private Path folder;

    @TempDir
    private Path home;

    private final WebFixture fixture = new WebFixture(BothDatabases.SQLITE);
    private final Viewer anna = fixture.tokenHolder("anna", SiteRole.STUDENT);
    private String token = "";

    @BeforeEach
    void opensACourse() {
        fixture.course(fixture.tokenHolder("teacher", SiteRole.TEACHER), "algo", Feedback.FULL, anna);
        token = fixture.services().accounts().tokens().make(anna.person(), "test");
    }

    @AfterEach
    void closes() {
        fixture.close();
    }

    private Workbench bench() {
        return new Workbench(folder).environment("HOME", home.toString()).write("Main.java", "class Main {}\n");
    }

    private Path known() {
        return home.resolve(".config/judge/servers");
    }

    @Test
    void asksWhatItIsNotToldOfferingWhatThereIsAndThenNeedsNothing() throws IOException {
        Run first = bench().typing(fixture.address(), token, "algo/a1").run("submit", "@Main.java");

        assertThat(first.err())
                .contains("Server? [http://127.0.0.1:8080]", "  algo/a1\nCOURSE/ASSIGNMENT?", "  poj3074\n")
                .contains("Handing in for poj3074 of algo/a1 on " + fixture.address())
                .doesNotContain(token);
        assertThat(first.out()).startsWith("Handed in as submission");
        assertThat(Files.readString(folder.resolve(KEPT)))
                .isEqualTo("server " + fixture.address() + "\nassignment algo/a1\nproblem poj3074 Main.java\n");
        assertThat(Files.readString(known())).isEqualTo(fixture.address() + " " + token + "\n");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(known())))
                .isEqualTo("rw-------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(known().getParent())))
                .isEqualTo("rwx------");

        Run second = bench().run("submit", "@Main.java");

        assertThat(second.err()).isEqualTo("Handing in for poj3074 of algo/a1 on " + fixture.address() + "\n");
        assertThat(second.out()).contains("attempt 2");
    }

    @Test
    void withoutATerminalOneSentenceNamesTheOption() {
        Workbench bench = bench().environment("JUDGE_SERVER", fixture.address()).environment("JUDGE_TOKEN", token);

        Run nothing = bench.run("submit", "@Main.java");
        Run noProblem = bench.run("submit", "@Main.java", "--assignment", "algo/a1");
        Run noToken = bench().run("submit", "@Main.java", "--assignment", "algo/a1", "--problem", "poj3074");

        assertThat(nothing.status()).isEqualTo(2);
        assertThat(nothing.err()).contains("--assignment").hasLineCount(1);
        assertThat(noProblem.err()).contains("--problem").hasLineCount(1);
        assertThat(noToken.err()).contains("--token-file").hasLineCount(1);
        assertThat(folder.resolve(KEPT)).doesNotExist();
    }

    @Test
    void sendsNoTokenToAServerThatAFolderNamesAndTheUserDoesNot() throws IOException {
        Files.writeString(
                folder.resolve(KEPT),
                "server " + fixture.address() + "\nassignment algo/a1\nproblem poj3074 Main.java\n");

        Run run = bench().environment("JUDGE_TOKEN", token).run("submit", "@Main.java");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains(fixture.address(), "--server").hasLineCount(1);
        Run named =
                bench().environment("JUDGE_TOKEN", token).run("submit", "@Main.java", "--server", fixture.address());
        assertThat(named.out()).startsWith("Handed in");
        assertThat(Files.readString(known())).isEqualTo(fixture.address() + "\n");
        assertThat(bench().environment("JUDGE_TOKEN", token)
                        .run("submit", "@Main.java")
                        .out())
                .as("named once")
                .contains("attempt 2");
    }

    @Test
    void remembersTheProblemOfEachFileAndTheOneForWhichNewHasMadeTheFolder() throws IOException {
        Workbench bench = bench().environment("JUDGE_SERVER", fixture.address()).environment("JUDGE_TOKEN", token);
        bench.run("submit", "@Main.java", "--assignment", "algo/a1", "--problem", "poj3074");
        bench.write("other.cpp", "int main() {}\n");

        assertThat(bench.run("submit", "@Main.java").status()).isZero();
        assertThat(bench.run("submit", "@other.cpp").err()).contains("--problem");
        Files.writeString(folder.resolve(".judge-problem"), "poj3074\n");
        assertThat(bench.run("submit", "@other.cpp").status()).isZero();
    }

    @Test
    void anAnswerThatTheServerRefusesIsNotRemembered() {
        Run run =
                bench().typing(fixture.address(), token, "algo/none", "poj3074").run("submit", "@Main.java");

        assertThat(run.status()).isEqualTo(2);
        assertThat(folder.resolve(KEPT)).doesNotExist();
        assertThat(known()).doesNotExist();
    }

    @Test
    void nothingThatIsKeptInAFolderCanWriteToTheTerminal() throws IOException {
        Files.writeString(folder.resolve(KEPT), "server http://x\u001b[31m\nassignment a/b\u001b[2J\n");

        Run run = bench().environment("JUDGE_TOKEN", token).run("submit", "@Main.java");

        assertThat(run.err()).doesNotContain("\u001b");
    }
}
