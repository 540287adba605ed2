package judge.web.clics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import judge.database.BothDatabases;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.online.contest.ContestKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Writes feeds and scoreboards of random contests at moments of them, for programs that others wrote to look at:
 * {@code -Dclics.out=FOLDER -Dclics.contests=N}.
 */
@EnabledIfSystemProperty(named = "clics.out", matches = ".+")
class ClicsFieldIT {

    private static final List<String> VERDICTS =
            List.of("AC", "AC", "WA", "WA", "TLE", "RTE", "CE", "MLE", "OLE", "PE", "NO", "JE");

    @Test
    void writesWhatOthersAreToRead() throws IOException {
        Path out = Path.of(System.getProperty("clics.out"));
        int contests = Integer.getInteger("clics.contests", 2);
        for (int number = 0; number < contests; number++) {
            BothDatabases on = number % 5 == 0 ? BothDatabases.POSTGRESQL : BothDatabases.SQLITE;
            try (ContestScene scene = new ContestScene(on, ContestKind.ICPC)) {
                replay(scene, new Random(number), out.resolve("contest" + number));
            }
        }
        assertThat(out).isDirectoryRecursivelyContaining("glob:**.json");
    }

    private static void replay(ContestScene scene, Random random, Path out) throws IOException {
        List<Viewer> teams = new ArrayList<>();
        for (int i = 0; i < 6 + random.nextInt(10); i++) {
            String name = random.nextInt(4) == 0 ? "Same name" : "Team " + (char) ('a' + random.nextInt(26)) + i;
            teams.add(scene.team("team" + i, name, i == 5));
        }
        String token = scene.token(scene.teacher);
        String feed = "/api/2026-01/contests/" + scene.id() + "/event-feed";
        FeedReader steady = new FeedReader(scene.open(feed, null, ""));
        scene.clock.pass(Duration.ofMinutes(10));
        List<StoredSubmission> open = new ArrayList<>();
        int moments = 0;
        for (int step = 0; step < 100; step++) {
            scene.clock.pass(Duration.ofMillis(random.nextInt(360_000)));
            if (scene.clock.instant().isBefore(scene.starts.plus(ContestScene.LENGTH))) {
                Viewer team = teams.get(random.nextInt(teams.size()));
                open.add(scene.handIn(team, random.nextInt(scene.problems()), "class Main { " + step + " }"));
            }
            while (!open.isEmpty() && random.nextInt(3) != 0) {
                String verdict = VERDICTS.get(random.nextInt(VERDICTS.size()));
                scene.judge(open.remove(random.nextInt(open.size())), verdict);
            }
            if (step % 25 == 24) {
                write(scene, out.resolve("moment" + moments++), token);
            }
        }
        scene.clock.pass(ContestScene.LENGTH);
        for (StoredSubmission one : open) {
            scene.judge(one, "AC");
        }
        scene.say(teams.get(0), null, "Why?");
        scene.say(null, null, "Because.");
        scene.conclude(true, false);
        write(scene, out.resolve("moment" + moments), token);
        scene.setRemoved(1, true);
        List<String> lines = steady.until(scene.mark());
        steady.close();
        Path whole = out.resolve("steady");
        write(scene, whole, token);
        Files.writeString(whole.resolve("public").resolve("event-feed.ndjson"), String.join("\n", lines) + "\n");
    }

    private static void write(ContestScene scene, Path folder, String token) throws IOException {
        String base = "/api/2026-01/contests/" + scene.id();
        try (FeedReader reader = new FeedReader(scene.open(base + "/event-feed", null, ""))) {
            reader.until(scene.mark()); // Scoreboards say what has happened until then.
        }
        for (boolean jury : new boolean[] {false, true}) {
            Viewer viewer = jury ? scene.teacher : null;
            Path to = Files.createDirectories(folder.resolve(jury ? "jury" : "public"));
            List<String> lines = scene.beginning(base + "/event-feed", viewer, token);
            Files.writeString(to.resolve("event-feed.ndjson"), String.join("\n", lines) + "\n");
            Files.writeString(to.resolve("scoreboard.json"), scene.get(base + "/scoreboard", viewer, token));
        }
    }
}
