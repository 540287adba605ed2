package judge.cli.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import judge.Eventually;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.submission.SourceFile;
import judge.web.WebFixture;
import judge.web.WebServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The command {@code submit} and a server, on each database. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class SubmitCommandIT {

    @TempDir
    private Path folder;

    private final WebFixture fixture;
    private final Viewer teacher;
    private final Viewer anna;
    private final CountDownLatch stay = new CountDownLatch(1);
    private Workbench bench = new Workbench(Path.of(""));

    SubmitCommandIT(BothDatabases on) {
        fixture = new WebFixture(on);
        teacher = fixture.tokenHolder("teacher", SiteRole.TEACHER);
        anna = fixture.tokenHolder("anna", SiteRole.STUDENT);
        fixture.course(teacher, "algo", Feedback.FULL, anna);
    }

    @BeforeEach
    void writesSources() {
        bench = new Workbench(folder)
                .environment("JUDGE_SERVER", fixture.address())
                .environment(
                        "JUDGE_TOKEN", fixture.services().accounts().tokens().make(anna.person(), "test"))
                .write("Main.java", "class Main {}\n")
                .write("Wrong.java", "class Wrong {} // WRONG\n")
                .write("Broken.java", "class Broken {} // BROKEN\n");
    }

    @AfterEach
    void closes() {
        fixture.close();
    }

    private Run submit(String... arguments) {
        String[] all = new String[arguments.length + 5];
        all[0] = "submit";
        all[1] = "--assignment";
        all[2] = "algo/a1";
        all[3] = "--problem";
        all[4] = WebFixture.PROBLEM;
        System.arraycopy(arguments, 0, all, 5, arguments.length);
        return bench.run(all);
    }

    private int handedIn() {
        return fixture.services()
                .submissions()
                .lists()
                .views(anna, "algo", "a1", 100)
                .size();
    }

    @Test
    void handsIn() {
        Run run = submit("@Main.java");

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).matches("Handed in as submission \\d+, attempt 1\n");
        assertThat(run.status()).isZero();
        assertThat(handedIn()).isEqualTo(1);
    }

    @Test
    void saysTheVerdictAsCheckDoes() {
        Run accepted = submit("@Main.java", "--wait");
        Run wrong = submit("@Wrong.java", "--wait");
        Run broken = submit("@Broken.java", "--wait");

        assertThat(accepted.out())
                .contains("\nCompiled: Main, charset UTF-8\n")
                .containsPattern("\ncase +verdict +CPU time +memory +reason")
                .containsPattern("\nsecret/\\S+ +AC +64 ms")
                .startsWith("poj3074: AC accepted, 10 of 10 points\n");
        assertThat(accepted.status()).isZero();
        assertThat(wrong.out())
                .containsPattern("\nsecret/\\S+ .*WA ")
                .contains("poj3074: WA wrong answer, 0 of 10 points\n  first failing case secret/");
        assertThat(wrong.status()).isEqualTo(1);
        assertThat(broken.out())
                .startsWith("Main.java:1: error: <script>")
                .contains("poj3074: CE compile error, 0 of 10 points\n  does not compile; errors: 1\n");
        assertThat(broken.status()).isEqualTo(1);
    }

    @Test
    void doesNotWaitForAVerdictThatIsHidden() {
        Instant now = Instant.now();
        fixture.assignment(teacher, "algo", "exam", Feedback.NONE, now.minusSeconds(60), now.plusSeconds(3600));

        Run run = bench.run(
                "submit", "@Wrong.java", "--assignment", "algo/exam", "--problem", WebFixture.PROBLEM, "--wait");

        assertThat(run.out()).contains("does not show its verdict yet");
        assertThat(run.status()).isZero();
    }

    @Test
    void triesAndHandsNothingIn() throws IOException {
        bench.write("own.txt", "1 2\n");

        Run samples = submit("@Main.java", "--try");
        Run own = submit("@Main.java", "--input", "@own.txt");
        Run unknown = submit("@Main.java", "--sample", "nine");
        JsonNode json = new ObjectMapper()
                .readTree(submit("@Main.java", "--try", "--json").out());

        assertThat(samples.out()).contains("AC accepted").containsPattern("\nsample/\\S+ +AC ");
        assertThat(samples.status()).isZero();
        assertThat(own.out())
                .startsWith("The program ended without an error; nobody has checked its output: CPU time 64 ms")
                .contains("Output:\n  <script>");
        assertThat(unknown.err()).contains("There is no sample called");
        assertThat(unknown.status()).isEqualTo(2);
        assertThat(json.path("state").asText()).isEqualTo("done");
        assertThat(handedIn()).isZero();
    }

    @Test
    void printsJsonAlone() throws IOException {
        JsonNode now =
                new ObjectMapper().readTree(submit("@Main.java", "--json").out());
        Run waited = submit("@Main.java", "--json", "--wait");
        JsonNode judged = new ObjectMapper().readTree(waited.out());

        assertThat(now.path("attempt").asInt()).isEqualTo(1);
        assertThat(judged.path("state").asText()).isEqualTo("done");
        assertThat(judged.path("verdict").asText()).isEqualTo("AC");
        assertThat(waited.out().lines()).hasSize(1);
    }

    @Test
    void handsInFoldersAndZips() throws IOException {
        bench.write("all/Main.java", "class Main {}\n").write("all/util/Util.java", "package util;\n");
        ByteArrayOutputStream zip = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(zip)) {
            out.putNextEntry(new ZipEntry("util/Zipped.java"));
            out.write("package util;\n".getBytes(StandardCharsets.UTF_8));
        }
        Files.write(folder.resolve("more.zip"), zip.toByteArray());

        Run run = submit("@all", "@more.zip", "@Wrong.java", "--json");

        assertThat(run.err()).isEmpty();
        long id = new ObjectMapper().readTree(run.out()).path("id").asLong();
        assertThat(fixture.services().submissions().source(anna, id))
                .extracting(SourceFile::path)
                .containsExactlyInAnyOrder("Main.java", "Wrong.java", "util/Util.java", "util/Zipped.java");
    }

    @Test
    void handsInOnceAlthoughTheAnswerIsLost() throws IOException {
        try (LossyProxy proxy = new LossyProxy(fixture.server().port())) {
            Run run = submit("@Main.java", "--server", proxy.address());

            assertThat(run.err()).isEmpty();
            assertThat(run.status()).isZero();
            assertThat(proxy.lost()).isEqualTo(1);
        }
        assertThat(handedIn()).isEqualTo(1);
    }

    @Test
    void goesOnWaitingWhileTheServerStartsAgain() throws Exception {
        fixture.judge().hold();
        WebServer first = fixture.another(0);
        int port = first.port();
        Thread restart = new Thread(() -> {
            try {
                Eventually.until("it waits", () -> !bench.saidSoFar().isEmpty());
                first.close();
                Thread.sleep(1_500); // In which it asks in vain; on a slow machine perhaps not.
                try (WebServer again = fixture.another(port)) {
                    assertThat(again.port()).isEqualTo(port);
                    fixture.judge().release();
                    stay.await();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        restart.start();

        Run run = submit("@Main.java", "--wait", "--server", "http://127.0.0.1:" + port);
        stay.countDown();
        restart.join();

        assertThat(run.err()).doesNotContain("judge:");
        assertThat(run.out()).startsWith("poj3074: AC accepted, 10 of 10 points\n");
        assertThat(run.status()).isZero();
        assertThat(handedIn()).isEqualTo(1);
    }

    @Test
    void aTryThatIsInterruptedIsGivenUp() throws Exception {
        fixture.judge().hold();
        submit("@Main.java");
        submit("@Main.java");
        bench.interrupts(cancel -> {
            Thread person = new Thread(() -> {
                Eventually.until("it waits", () -> !bench.saidSoFar().isEmpty());
                cancel.run();
            });
            person.start();
            return () -> {};
        });

        Run run = submit("@Main.java", "--try");

        assertThat(run.status()).isEqualTo(130);
        assertThat(fixture.services().tries().own().open(anna)).isEmpty();
        fixture.judge().release();
    }

    @Test
    void takesTheTokenFromAFile() {
        bench.write("token", fixture.services().accounts().tokens().make(anna.person(), "file") + "\n")
                .environment("JUDGE_TOKEN", "");

        assertThat(submit("@Main.java", "--token-file", "@token").status()).isZero();
    }

    @Test
    void saysWhyItCannotHandIn() {
        assertThat(submit("@Nothing.java").err()).isEqualTo("judge: there is no file or folder @Nothing.java\n");
        assertThat(submit("@Main.java", "@Main.java").err())
                .isEqualTo("judge: two of the files are called Main.java\n");
        assertThat(bench.run("submit", "@Main.java", "--assignment", "algo", "--problem", "p")
                        .err())
                .isEqualTo("judge: an assignment is named as COURSE/ASSIGNMENT, not as \"algo\"\n");
        assertThat(bench.run("submit", "@Main.java", "--assignment", "algo/a9", "--problem", "p")
                        .err())
                .isEqualTo("judge: the server refuses it (status 404): There is nothing here, or nothing for you.\n");
        assertThat(submit("@Main.java", "--server", "ftp://x").err()).contains("is not the address of a server");
        Run nobody = submit("@Main.java", "--server", "http://127.0.0.1:1");
        assertThat(nobody.err()).isEqualTo("judge: cannot reach http://127.0.0.1:1: nobody listens there\n");
        assertThat(nobody.status()).isEqualTo(2);
        bench.environment("JUDGE_TOKEN", "wrong");
        assertThat(submit("@Main.java").err())
                .isEqualTo("judge: the server refuses it (status 401): Nobody here has this token or password: it"
                        + " belongs to another server, or was withdrawn.\n");
        bench.environment("JUDGE_TOKEN", "");
        assertThat(submit("@Main.java").err()).contains("--token-file FILE");
        assertThat(submit("@Main.java").status()).isEqualTo(2);
    }
}
