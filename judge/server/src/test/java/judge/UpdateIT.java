package judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import judge.database.BothDatabases;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * An update without a stop, and a way back before it is over: web machines and workers of an earlier version and of
 * this one on one database, while somebody hands in. {@code -Dupdate.old=DIR} names a folder with {@code judge.jar} and
 * {@code server} of the earlier version, as they are in {@code judge/target} of its archive.
 */
@Tag("postgresql")
@Tag("processes")
class UpdateIT {

    private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:\\d+");
    private static final Pattern JUDGING = Pattern.compile("Judging as \\S+");
    private static final int SOME = 5;

    @TempDir
    private Path temp;

    private RealMachines machines = new RealMachines(Path.of(""));
    private String database = "";

    @AfterEach
    void ends() {
        machines.close();
    }

    @Test
    void losesNothingAndMakesNoMistake() throws Exception {
        String folder = System.getProperty("update.old", "");
        if (folder.isEmpty()) {
            // Maven's summary counts what is skipped and does not say why.
            System.out.println("UpdateIT: SKIPPED without -Dupdate.old=DIR, the program of an earlier version");
        }
        assumeTrue(!folder.isEmpty(), "only with an earlier version");
        Path old = Path.of(folder).resolve("judge.jar");
        Path own = Path.of(System.getProperty("judge.jar"));
        machines = new RealMachines(temp);
        database = BothDatabases.POSTGRESQL.fresh();
        try (SteadyStudent student = new SteadyStudent(HttpClient.newHttpClient())) {
            String oldWeb = machines.startLine("web-old", ADDRESS, line(old, serve("old")));
            machines.startLine("worker-old", JUDGING, line(old, worker("old")));
            student.asks(List.of(oldWeb));
            Files.writeString(temp.resolve("password"), "correct horse battery staple");
            run(
                    old,
                    "account",
                    "add",
                    "tina",
                    "--name=Tina",
                    "--role=teacher",
                    "--password-file=" + temp + "/password");
            student.begins(run(old, "account", "token", "tina"));
            student.handsInMore(SOME);

            System.out.println("UpdateIT: " + run(own, "migrate", "--plan").strip());
            run(own, "migrate");
            student.handsInMore(SOME);
            String web = machines.startLine("web-new", ADDRESS, line(own, serve("new")));
            machines.startLine("worker-new", JUDGING, line(own, worker("new")));
            student.asks(List.of(oldWeb, web));
            student.handsInMore(2 * SOME);
            stop("worker-old");
            student.handsInMore(SOME);
            stop("worker-new");
            machines.startLine("worker-back", JUDGING, line(old, worker("back")));
            student.handsInMore(SOME);
            stop("worker-back");
            machines.startLine("worker-again", JUDGING, line(own, worker("again")));
            student.asks(List.of(web));
            stop("web-old");
            student.handsInMore(SOME);
            int judged = student.endsWithAllJudged();

            System.out.println("UpdateIT: " + judged + " judged, sent again " + student.sentAgain() + " times");
            assertThat(student.sentAgain()).isLessThanOrEqualTo(1);
        }
        for (String name : machines.names()) {
            assertThat(machines.errors(name)).as(name).doesNotContain("Exception");
        }
    }

    private void stop(String name) throws InterruptedException {
        machines.get(name).destroy();
        machines.get(name).waitFor();
    }

    private List<String> serve(String name) {
        return List.of("serve", "--no-judge", "--port=0", "--db=" + database, "--data=" + temp.resolve("web-" + name));
    }

    private List<String> worker(String name) {
        return List.of(
                "worker", "--name=" + name, "--jobs=1", "--db=" + database, "--data=" + temp.resolve("worker-" + name));
    }

    private String run(Path jar, String... arguments) throws Exception {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.add("--db=" + database);
        Process process =
                new ProcessBuilder(line(jar, all)).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }

    private static List<String> line(Path jar, List<String> arguments) {
        List<String> line = ChildJvm.java(ChildJvm.JAVA);
        line.addAll(List.of("-cp", jar + File.pathSeparator + jar.resolveSibling("server") + "/*"));
        // The folder of the problems that ship, which an earlier version finds there, too.
        line.addAll(List.of("-Djudge.home=" + Path.of("").toAbsolutePath(), "judge.Main"));
        line.addAll(arguments);
        line.add("--lang=en");
        return line;
    }
}
