package judge.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.Feedback;
import judge.online.JudgingState;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.web.live.LiveEvents;
import org.junit.jupiter.params.ParameterizedTest;

/** A server whose database lies on a small disk, which gets full and has room again. */
class FullDiskIT {

    private static final String TASK = "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM;
    private static final String SENTENCE = "disk is full, so it can take nothing now";
    private static final Logger LOG = Logger.getLogger("judge.queue.TakenJudgings");

    @ParameterizedTest
    @OnEachDatabase
    void refusesWhatIsHandedInAndGoesOn(BothDatabases on) throws Exception {
        if (!"root".equals(System.getProperty("user.name"))) {
            // Maven's summary counts what is skipped and does not say why.
            System.out.println("FullDiskIT: skipped, because only root can mount a small disk");
        }
        assumeTrue("root".equals(System.getProperty("user.name")), "only root can mount a small disk");
        Path disk = Files.createTempDirectory("judge-small-disk-");
        run("mount", "-t", "tmpfs", "-o", "size=48m", "judge-small-disk", disk.toString());
        try {
            Path tables = Files.createDirectory(disk.resolve("tables"));
            String url = on.freshIn(tables);
            try (WebFixture web = new WebFixture(url, LiveEvents.Caps.USUAL)) {
                fills(web, disk.resolve("filler"));
            } finally {
                on.drop(url);
            }
        } finally {
            // A process that another test starts holds what is open here until it has become its program.
            Eventually.until("nobody holds the disk", () -> exit("umount", disk.toString()) == 0);
            Files.delete(disk);
        }
    }

    private static void fills(WebFixture web, Path filler) throws Exception {
        Viewer teacher = web.person("teacher", SiteRole.TEACHER);
        Viewer anna = web.person("anna", SiteRole.STUDENT);
        web.course(teacher, "c", Feedback.FULL, anna);
        TestBrowser browser = web.loggedIn("anna");
        web.judge().hold();
        assertThat(handIn(browser, "class Main {}").statusCode()).isEqualTo(303);
        Eventually.until(() -> web.services().submissions().view(teacher, 1).state() == JudgingState.JUDGING);

        fill(filler);
        HttpResponse<String> refused = handIn(browser, large());

        assertThat(refused.statusCode()).isEqualTo(503);
        assertThat(refused.body()).contains(SENTENCE).doesNotContain("Exception");
        for (String page : List.of("/", "/courses/c", TASK, TASK + "/attempts", "/submissions/1")) {
            assertThat(browser.get(page).statusCode()).as(page).isEqualTo(200);
        }
        AtomicBoolean tried = new AtomicBoolean();
        LOG.setLevel(Level.WARNING);
        LOG.setFilter(line -> {
            tried.compareAndSet(false, line.getMessage().contains("a result cannot be written down yet"));
            return true;
        });
        web.judge().release();
        Eventually.until("a verdict, or that it finds no room", () -> tried.get() || isAccepted(web, teacher, 1));
        LOG.setFilter(null);
        LOG.setLevel(null);
        assertThat(browser.get("/submissions/1").statusCode()).isEqualTo(200);
        assertThat(handIn(browser, large()).statusCode()).isEqualTo(503);

        Files.delete(filler);
        Eventually.until(() -> isAccepted(web, teacher, 1));
        HttpResponse<String> taken = handIn(browser, large());
        assertThat(taken.statusCode()).as(taken.body()).isEqualTo(303);
        long second = Long.parseLong(TestBrowser.location(taken).replaceFirst(".*/", ""));
        Eventually.until(() -> isAccepted(web, teacher, second));
        assertThat(web.services().submissions().view(teacher, second).attempt()).isEqualTo(2);
    }

    private static boolean isAccepted(WebFixture web, Viewer teacher, long submission) {
        return "AC"
                .equals(web.services().submissions().view(teacher, submission).verdict());
    }

    private static HttpResponse<String> handIn(TestBrowser browser, String source) {
        return browser.upload(TASK, Map.of("source", source), Map.of());
    }

    /** Returns a source that cannot be compressed. */
    private static String large() {
        byte[] noise = new byte[40_000];
        new Random(1).nextBytes(noise);
        return "class Main {} // " + Base64.getEncoder().encodeToString(noise);
    }

    private static void fill(Path file) throws IOException {
        try (OutputStream out = Files.newOutputStream(file)) {
            byte[] page = new byte[4096];
            while (true) {
                out.write(page);
            }
        } catch (IOException e) {
            assertThat(e).hasMessageContaining("No space left on device");
        }
    }

    private static void run(String... command) throws Exception {
        assertThat(exit(command)).as(String.join(" ", command)).isZero();
    }

    private static int exit(String... command) throws Exception {
        return new ProcessBuilder(command).inheritIO().start().waitFor();
    }
}
