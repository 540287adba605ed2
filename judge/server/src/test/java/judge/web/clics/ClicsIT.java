package judge.web.clics;

import static judge.web.clics.ContestRequests.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import judge.database.BothDatabases;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.online.contest.ContestKind;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ClicsIT {

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final String ENDED = "\"end_of_updates\":\"";

    /**
     * Everything that the public can ask for, and the events of a feed of its own meanwhile.
     *
     * @param hidden the verdicts of submissions after the freeze; an empty one: the submission is not judged
     */
    private static List<String> whatThePublicReads(BothDatabases on, ContestKind kind, String... hidden) {
        List<String> read = new ArrayList<>();
        try (ContestScene scene = new ContestScene(on, kind)) {
            Viewer anna = scene.team("anna", "Anna", false);
            Viewer boris = scene.team("boris", "Boris", false);
            Viewer mallory = scene.team("mallory", "Mallory", true);
            scene.clock.pass(Duration.ofMinutes(40));
            StoredSubmission early = scene.handIn(anna, 0, "class Main { 1 }");
            scene.judge(early, "WA");
            scene.clock.pass(ContestScene.FREEZE);
            List<StoredSubmission> late = new ArrayList<>();
            // The server knows the events then: a feed that is opened later begins with them.
            try (FeedReader first = new FeedReader(scene.open(scene.base() + "/event-feed", null, ""))) {
                first.until(scene.mark());
            }
            try (FeedReader feed = new FeedReader(scene.open(scene.base() + "/event-feed", null, ""))) {
                read.addAll(feed.until(scene.mark()));
                for (int i = 0; i < hidden.length; i++) {
                    scene.clock.pass(Duration.ofSeconds(30));
                    late.add(scene.handIn(i % 2 == 0 ? anna : boris, i % 2, "class Main { " + i + " 2 }"));
                    scene.handIn(mallory, 0, "class Main { hidden " + i + " }");
                }
                for (int i = 0; i < hidden.length; i++) {
                    if (!hidden[i].isEmpty()) {
                        scene.judge(late.get(i), hidden[i]);
                        scene.touch("rejudged", late.get(i).id());
                        scene.touch("team-hidden", mallory.person());
                    }
                }
                read.addAll(feed.until(scene.mark()));
                for (String deed : List.of("contest", "team", "thawed")) {
                    scene.touch(deed, deed.equals("contest") ? scene.assignment.id() : anna.person());
                    read.addAll(feed.until(scene.mark()));
                }
                scene.setRemoved(1, true);
                read.addAll(feed.until(scene.mark()));
                scene.setRemoved(1, false);
                read.addAll(feed.until(scene.mark()));
            }
            read.addAll(scene.beginning(scene.base() + "/event-feed", null, ""));
            for (String endpoint : List.of(
                    "", "/state", "/submissions", "/judgements", "/awards", "/scoreboard", "/problems", "/runs")) {
                read.add(endpoint + " " + scene.get(scene.base() + endpoint, null, ""));
            }
        }
        assertThat(read).anyMatch(line -> line.matches(".*,\"token\":\"[A-Za-z0-9_-]{70}\".*"));
        // Tokens are never the same.
        return read.stream()
                .map(line -> line.replaceAll(",\"token\":\"[^\"]*\"", ""))
                .toList();
    }

    @ParameterizedTest
    @EnumSource(names = "SQLITE")
    void thePublicReadsTheSameWhateverHiddenVerdictsAre(BothDatabases on) {
        List<String> one = whatThePublicReads(on, ContestKind.ICPC, "AC", "AC", "AC", "WA");
        List<String> other = whatThePublicReads(on, ContestKind.ICPC, "", "JE", "TLE", "");

        assertThat(one).isEqualTo(other);
        assertThat(one).anyMatch(line -> line.contains("\"WA\"")).anyMatch(line -> line.contains("\"num_pending\":2"));
    }

    @ParameterizedTest
    @EnumSource(names = "SQLITE")
    void languagesAreThoseThatTheContestTakes(BothDatabases on) {
        try (ContestScene scene = new ContestScene(on, ContestKind.ICPC)) {
            scene.services.languages().choose(scene.teacher, "finals", "final", List.of("cpp", "python3"));

            String read = scene.get(scene.base() + "/languages", scene.teacher, scene.token(scene.teacher));

            assertThat(read).contains("\"cpp\"", "\"python3\"").doesNotContain("\"java\"", "\"lua\"");
        }
    }

    /** The format has verdicts and no reasons: no client of a scoreboard has to know whose view it is. */
    @ParameterizedTest
    @EnumSource(names = "SQLITE")
    void nobodyReadsWhatAProgramHasPrintedInASecretCase(BothDatabases on) {
        try (ContestScene scene = new ContestScene(on, ContestKind.ICPC)) {
            Viewer anna = scene.team("anna", "Anna", false);
            scene.clock.pass(Duration.ofMinutes(40));
            scene.judge(scene.handIn(anna, 0, "class Main { 1 }"), "WA");
            Map<Viewer, String> tokens = Map.of(anna, scene.token(anna), scene.teacher, scene.token(scene.teacher));
            tokens.forEach((viewer, token) -> {
                List<String> read = new ArrayList<>(scene.beginning(scene.base() + "/event-feed", viewer, token));
                for (String endpoint : List.of("/submissions", "/judgements", "/runs", "/scoreboard")) {
                    read.add(scene.get(scene.base() + endpoint, viewer, token));
                }
                assertThat(read)
                        .anyMatch(line -> line.contains("\"WA\""))
                        .noneMatch(line -> line.contains("alert") || line.contains("different"));
            });
        }
    }

    @ParameterizedTest
    @EnumSource(names = "SQLITE")
    void ofASilentContestNothingIsToldBeforeItEnds(BothDatabases on) {
        List<String> one = whatThePublicReads(on, ContestKind.OI, "AC", "AC");
        List<String> other = whatThePublicReads(on, ContestKind.OI, "", "CE");

        assertThat(one).isEqualTo(other).noneMatch(line -> line.contains("language_id"));
    }

    @ParameterizedTest
    @EnumSource(names = "SQLITE")
    void aFeedThatIsReadOnSaysWhatASteadyOneSays(BothDatabases on) {
        try (ContestScene scene = new ContestScene(on, ContestKind.ICPC)) {
            Viewer anna = scene.team("anna", "Anna", false);
            Viewer boris = scene.team("boris", "Boris", false);
            String token = scene.token(scene.teacher);
            String feed = scene.base() + "/event-feed";
            List<String> broken = new ArrayList<>(scene.beginning(feed, null, ""));
            try (FeedReader steady = new FeedReader(scene.open(feed, null, ""))) {
                List<String> whole = new ArrayList<>(steady.until(ContestScene.STATE));
                scene.say(null, null, "About one problem.", scene.problem(0));
                broken.addAll(goOn(scene, broken));
                scene.clock.pass(Duration.ofMinutes(20));
                broken.addAll(goOn(scene, broken));
                for (int i = 0; i < 3; i++) {
                    StoredSubmission one = scene.handIn(i == 1 ? boris : anna, i, "class Main { " + i + " }");
                    broken.addAll(goOn(scene, broken));
                    scene.clock.pass(Duration.ofMinutes(1));
                    scene.judge(one, i == 0 ? "WA" : "AC");
                    scene.say(anna, null, "Is it hard?");
                    scene.say(null, null, "It is " + i + ".");
                    broken.addAll(goOn(scene, broken));
                }
                assertThat(count(broken, "submissions")).isEqualTo(3);
                assertThat(count(broken, "judgements")).isEqualTo(3);
                assertThat(broken.stream().filter(line -> line.contains("\"It is ")))
                        .hasSize(3);
                assertThat(broken)
                        .filteredOn(line -> line.contains("About one"))
                        .hasSize(1);
                scene.setRemoved(1, true);
                broken.addAll(goOn(scene, broken));
                assertThat(latest(broken)).isEqualTo(latest(scene.beginning(feed, null, "")));
                scene.setRemoved(1, false);
                broken.addAll(goOn(scene, broken));
                scene.clock.pass(ContestScene.LENGTH);
                scene.conclude(true, true);
                broken.addAll(onward(scene, broken, ENDED, 2));
                whole.addAll(steady.until(ENDED, 2));

                assertThat(latest(broken)).isEqualTo(latest(whole));
            }
            assertThat(rest(scene, null, ""))
                    .isEqualTo(latest(broken))
                    .isEqualTo(latest(scene.beginning(feed, null, "")));
            assertThat(rest(scene, scene.teacher, token))
                    .isEqualTo(latest(scene.beginning(feed, scene.teacher, token)))
                    .containsKeys("runs 1-1", "persons " + anna.person(), "persons " + scene.teacher.person());
            for (String wrong : List.of("since_token=nothing", "since_token=0.1.0", "since_id=1")) {
                assertThat(scene.status(feed + "?" + wrong, null, "")).as(wrong).isEqualTo(400);
            }
        }
    }

    /** With {@code -Dclics.reconnects=1000}, this takes its full number of times. */
    @ParameterizedTest
    @EnumSource(names = "SQLITE")
    void whoComesBackAgainAndAgainIsToldEverythingOnce(BothDatabases on) throws InterruptedException {
        int times = Integer.getInteger("clics.reconnects", 10);
        try (ContestScene scene = new ContestScene(on, ContestKind.ICPC)) {
            Viewer anna = scene.team("anna", "Anna", false);
            scene.clock.pass(Duration.ofMinutes(20));
            String path = scene.base() + "/event-feed";
            // Anna is known before: the submissions of a team are told again when the team changes.
            String token = token(goOn(scene, scene.beginning(path, null, "")));
            Thread judging = new Thread(() -> {
                for (int i = 0; i < times; i++) {
                    scene.judge(scene.handIn(anna, i % 3, "class Main { " + i + " }"), i % 2 == 0 ? "WA" : "AC");
                }
            });
            judging.start();
            Random random = new Random(on.ordinal());
            List<String> submissions = new ArrayList<>();
            List<String> judgements = new ArrayList<>();
            int handedIn = times;
            int connections = 0;
            while (submissions.size() < handedIn || judgements.size() < handedIn) {
                int left = 2 * handedIn - submissions.size() - judgements.size();
                // A reader that breaks off in the middle throws away the lines after the last token.
                List<String> whole = new ArrayList<>();
                try (FeedReader reader = new FeedReader(scene.open(path + "?since_token=" + token, null, ""))) {
                    whole.addAll(reader.until("\"token\":", 1 + random.nextInt(Math.min(2, left))));
                }
                connections++;
                token = token(whole);
                for (String line : whole) {
                    ObjectNode event = json(line);
                    String id = event.get("id").asText();
                    switch (event.get("type").asText()) {
                        case "submissions" -> submissions.add(id);
                        case "judgements" -> judgements.add(id);
                        default -> {}
                    }
                }
                // On a busy machine a few connections may have been told of all.
                boolean all = submissions.size() >= handedIn && judgements.size() >= handedIn;
                if (all && connections < times) {
                    scene.judge(scene.handIn(anna, 0, "class Main { more " + handedIn + " }"), "WA");
                    handedIn++;
                }
            }
            judging.join();
            assertThat(connections).isGreaterThanOrEqualTo(times);
            assertThat(submissions).hasSize(handedIn).doesNotHaveDuplicates();
            assertThat(judgements).hasSize(handedIn).doesNotHaveDuplicates();
            assertThat(rest(scene, null, "")).containsAllEntriesOf(latest(scene.beginning(path, null, "")));
        }
    }

    private static String token(List<String> lines) {
        String token = "";
        for (String line : lines) {
            String one = json(line).path("token").asText("");
            token = one.isEmpty() ? token : one;
        }
        return token;
    }

    private static long count(List<String> lines, String type) {
        return lines.stream()
                .filter(line -> json(line).get("type").asText().equals(type))
                .count();
    }

    /** Returns the lines, up to now, for a reader who comes back with the last token. */
    private static List<String> goOn(ContestScene scene, List<String> before) {
        return onward(scene, before, scene.mark(), 1);
    }

    private static List<String> onward(ContestScene scene, List<String> before, String until, int times) {
        String path = scene.base() + "/event-feed?since_token=" + token(before);
        try (FeedReader reader = new FeedReader(scene.open(path, null, ""))) {
            return reader.until(until, times);
        }
    }

    /** Returns the last event of each object. */
    private static Map<String, JsonNode> latest(List<String> lines) {
        Map<String, JsonNode> latest = new LinkedHashMap<>();
        for (String line : lines) {
            ObjectNode event = json(line);
            String type = event.get("type").asText();
            if (event.get("id").isNull() && event.get("data").isArray()) {
                latest.keySet().removeIf(key -> key.startsWith(type + " "));
                event.get("data")
                        .forEach(one -> latest.put(type + " " + one.get("id").asText(), one));
            } else if (event.get("data").isNull()) {
                latest.remove(type + " " + event.get("id").asText());
            } else {
                String id = event.get("data").path("id").asText("");
                latest.put(type + " " + id, event.get("data"));
            }
        }
        return latest;
    }

    /** The same by the endpoints. */
    private static Map<String, JsonNode> rest(ContestScene scene, @Nullable Viewer viewer, String secret) {
        Map<String, JsonNode> all = new LinkedHashMap<>();
        try {
            all.put("contest " + scene.id(), JSON.readTree(scene.get(scene.base(), viewer, secret)));
            all.put("state ", JSON.readTree(scene.get(scene.base() + "/state", viewer, secret)));
            for (String type : List.of(
                    "judgement-types",
                    "languages",
                    "problems",
                    "groups",
                    "organizations",
                    "teams",
                    "persons",
                    "submissions",
                    "judgements",
                    "runs",
                    "clarifications",
                    "awards")) {
                JsonNode nodes = JSON.readTree(scene.get(scene.base() + "/" + type, viewer, secret));
                if (nodes.isArray()) {
                    nodes.forEach(one -> all.put(type + " " + one.get("id").asText(), one));
                }
            }
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
        return all;
    }
}
