package judge.replay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Looks at a contest, at moments of it, with {@link FieldTools}, as its public and as its jury. */
final class FieldVisitor {

    private static final List<Double> MOMENTS = List.of(1.0, 2.5, 3.9, 4.5, 4.95);
    private static final List<String> VERSIONS = List.of("2026-01", "2023-06");

    private final ReplayRequests requests;
    private final ReplayedContest contest;
    private final FieldTools tools;
    private final Path temp;
    private final Consumer<String> says;
    private final List<String> findings = new CopyOnWriteArrayList<>();

    FieldVisitor(ReplayRequests requests, ReplayedContest contest, FieldTools tools, Path temp, Consumer<String> says) {
        this.requests = requests;
        this.contest = contest;
        this.tools = tools;
        this.temp = temp;
        this.says = says;
    }

    /** Returns the mistakes that these programs found. */
    List<String> findings() {
        return List.copyOf(findings);
    }

    /** Visits the pages of a contest from its beginning to its end. */
    void visit(String url, Instant starts, FastClock clock) {
        try {
            for (double hours : MOMENTS) {
                clock.awaits(
                        starts.plusMillis((long) (hours * Duration.ofHours(1).toMillis())));
                for (boolean asJury : new boolean[] {false, true}) {
                    validate(feed(url, hours + " hours", asJury));
                }
                if (hours == MOMENTS.get(1)) {
                    checkApi(url, "-e");
                }
            }
        } catch (IOException | RuntimeException | InterruptedException e) {
            findings.add("visitor: " + e);
        }
    }

    /** The feed as it is at a moment, in a file. */
    Path feed(String url, String moment, boolean asJury) throws IOException, InterruptedException {
        List<String> lines =
                requests.beginning(contest.at(url, "2026-01") + "/event-feed", contest.authorization(asJury));
        String name = (moment + (asJury ? " jury" : " public")).replace(' ', '-');
        Path folder = Files.createDirectory(temp.resolve("feed-" + name));
        return Files.write(folder.resolve("event-feed.ndjson"), lines);
    }

    void validate(Path feed) throws IOException, InterruptedException {
        if (tools.has("event-feed-util")) {
            FieldTools.Said said =
                    tools.run("event-feed-util", "nobody", "nothing", List.of("--validate", feed.toString()));
            says.accept("event-feed-util --validate " + feed.getParent().getFileName() + ": " + said.end());
            if (said.status() != 0 || !said.text().contains("no problems found")) {
                findings.add(feed.getParent().getFileName() + ": " + said.text());
            }
        }
    }

    void checkApi(String url, String... options) throws IOException, InterruptedException {
        for (String version : VERSIONS) {
            if (tools.has("check-api-" + version)) {
                List<String> arguments = new ArrayList<>(List.of(options));
                arguments.addAll(List.of("-c", "-n -s", url + "/api/" + version));
                FieldTools.Said said =
                        tools.run("check-api-" + version, ReplayedContest.JURY, contest.juryToken(), arguments);
                says.accept("check-api " + version + " " + String.join(" ", options) + ": " + said.status() + ", "
                        + said.end());
                if (said.status() != 0) {
                    findings.add("check-api " + version + ": " + said.text());
                }
            }
        }
    }
}
