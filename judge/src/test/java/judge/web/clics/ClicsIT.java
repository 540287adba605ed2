package judge.web.clics;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.database.BothDatabases;
import judge.online.SiteRole;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.online.contest.ContestKind;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ClicsIT {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String ENDED = "\"end_of_updates\":\"";

    private static ObjectNode json(String text) {
        try {
            return (ObjectNode) JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError(text, e);
        }
    }

    private static String base(ContestScene scene) {
        return "/api/2026-01/contests/" + scene.id();
    }

    /**
     * Everything that the public can ask for, and what a feed of its own tells meanwhile.
     *
     * @param hidden verdicts of what is handed in after the freeze; an empty one: it is not judged
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
            try (FeedReader feed = new FeedReader(scene.open(base(scene) + "/event-feed", null, ""))) {
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
            read.addAll(scene.beginning(base(scene) + "/event-feed", null, ""));
            for (String endpoint : List.of(
                    "", "/state", "/submissions", "/judgements", "/awards", "/scoreboard", "/problems", "/runs")) {
                read.add(endpoint + " " + scene.get(base(scene) + endpoint, null, ""));
            }
        }
        assertThat(read).anyMatch(line -> line.matches(".*,\"token\":\"[A-Za-z0-9_-]{70}\".*"));
        // Tokens are never the same.
        return read.stream()
                .map(line -> line.replaceAll(",\"token\":\"[^\"]*\"", ""))
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    void thePublicReadsTheSameWhateverHiddenVerdictsAre(BothDatabases on) {
        List<String> one = whatThePublicReads(on, ContestKind.ICPC, "AC", "AC", "AC", "WA");
        List<String> other = whatThePublicReads(on, ContestKind.ICPC, "", "JE", "TLE", "");

        assertThat(one).isEqualTo(other);
        assertThat(one).anyMatch(line -> line.contains("\"WA\"")).anyMatch(line -> line.contains("\"num_pending\":2"));
    }

    @ParameterizedTest
    @EnumSource
    void ofASilentContestNothingIsToldBeforeItEnds(BothDatabases on) {
        List<String> one = whatThePublicReads(on, ContestKind.OI, "AC", "AC");
        List<String> other = whatThePublicReads(on, ContestKind.OI, "", "CE");

        assertThat(one).isEqualTo(other).noneMatch(line -> line.contains("language_id"));
    }

    @ParameterizedTest
    @EnumSource
    void aFeedThatIsReadOnSaysWhatASteadyOneSays(BothDatabases on) {
        try (ContestScene scene = new ContestScene(on, ContestKind.ICPC)) {
            Viewer anna = scene.team("anna", "Anna", false);
            Viewer boris = scene.team("boris", "Boris", false);
            String token = scene.token(scene.teacher);
            String feed = base(scene) + "/event-feed";
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
                    .containsKey("runs 1-1");
            for (String wrong : List.of("since_token=nothing", "since_token=0.1.0", "since_id=1")) {
                assertThat(status(scene, feed + "?" + wrong, null, ""))
                        .as(wrong)
                        .isEqualTo(400);
            }
        }
    }

    private static long count(List<String> lines, String type) {
        return lines.stream()
                .filter(line -> json(line).get("type").asText().equals(type))
                .count();
    }

    /** What a reader is told who comes back with the last token, up to now. */
    private static List<String> goOn(ContestScene scene, List<String> before) {
        return onward(scene, before, scene.mark(), 1);
    }

    private static List<String> onward(ContestScene scene, List<String> before, String until, int times) {
        String token = "";
        for (String line : before) {
            String one = json(line).path("token").asText("");
            token = one.isEmpty() ? token : one;
        }
        String path = base(scene) + "/event-feed?since_token=" + token;
        try (FeedReader reader = new FeedReader(scene.open(path, null, ""))) {
            return reader.until(until, times);
        }
    }

    /** What the last event of each object says. */
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
            all.put("contest " + scene.id(), JSON.readTree(scene.get(base(scene), viewer, secret)));
            all.put("state ", JSON.readTree(scene.get(base(scene) + "/state", viewer, secret)));
            for (String type : List.of(
                    "judgement-types",
                    "languages",
                    "problems",
                    "groups",
                    "organizations",
                    "teams",
                    "submissions",
                    "judgements",
                    "runs",
                    "clarifications",
                    "awards")) {
                JsonNode nodes = JSON.readTree(scene.get(base(scene) + "/" + type, viewer, secret));
                if (nodes.isArray()) {
                    nodes.forEach(one -> all.put(type + " " + one.get("id").asText(), one));
                }
            }
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
        return all;
    }

    @ParameterizedTest
    @EnumSource
    void teamsHandInAndOthersCannot(BothDatabases on) {
        try (ContestScene scene = new ContestScene(on, ContestKind.ICPC)) {
            Viewer anna = scene.team("anna", "Anna", false);
            Viewer boris = scene.team("boris", "Boris", false);
            Viewer stranger = scene.person("stranger", SiteRole.STUDENT);
            String token = scene.token(anna);
            String posts = base(scene) + "/submissions";
            String zip = Base64.getEncoder().encodeToString(ContestScene.zip("class Main { 9 }"));
            String good =
                    "{\"problem_id\":\"poj3074\",\"language_id\":\"java\",\"files\":[{\"data\":\"" + zip + "\"}]}";
            int early = scene.post(posts, anna, token, good).statusCode();
            String problems = scene.get(base(scene) + "/problems", anna, token);
            scene.clock.pass(Duration.ofMinutes(20));

            HttpResponse<String> made = scene.post(posts, anna, token, good);

            assertThat(early).isEqualTo(400);
            assertThat(problems).isEqualTo("[]");
            assertThat(made.statusCode()).isEqualTo(201);
            assertThat(made.headers().firstValue("Location")).hasValue(posts + "/1");
            assertThat(json(made.body()).get("team_id").asText()).isEqualTo(Long.toString(anna.person()));
            assertThat(scene.get(base(scene) + "/teams", null, ""))
                    .contains("\"Anna\"")
                    .doesNotContain("\"anna\"");
            assertThat(scene.get(posts, anna, token)).contains(scene.id() + "/submissions/1/files");
            assertThat(scene.get(posts, boris, scene.token(boris))).contains("\"files\":[]");
            assertThat(status(scene, posts + "/1/files", anna, token)).isEqualTo(200);
            assertThat(status(scene, posts + "/1/files", boris, scene.token(boris)))
                    .isEqualTo(404);
            assertThat(status(scene, posts + "/1/files", null, "")).isEqualTo(404);
            assertThat(scene.post(posts, scene.teacher, scene.token(scene.teacher), good)
                            .statusCode())
                    .isEqualTo(403);
            assertThat(scene.post(posts, stranger, scene.token(stranger), good).statusCode())
                    .isEqualTo(403);
            assertThat(scene.post(posts, anna, "judge_wrong", good).statusCode())
                    .isEqualTo(401);
            teamsAskAndTheJuryAnswers(scene, anna, token);
            for (String bad : List.of(
                    good.replace("poj3074", "nothing"),
                    good.replace("java", "cobol"),
                    good.replace("java", "cpp"),
                    good.replace("{\"problem_id", "{\"time\":\"now\",\"problem_id"),
                    good.replace(zip, "?"),
                    "{}",
                    "[")) {
                HttpResponse<String> answer = scene.post(posts, anna, token, bad);
                assertThat(answer.statusCode()).as(bad).isEqualTo(400);
                assertThat(json(answer.body()).get("code").asInt()).isEqualTo(400);
                assertThat(json(answer.body()).get("message").asText()).isNotEmpty();
            }
        }
    }

    private static void teamsAskAndTheJuryAnswers(ContestScene scene, Viewer anna, String token) {
        String path = base(scene) + "/clarifications";
        String jury = scene.token(scene.teacher);
        String id = Long.toString(anna.person());
        String boris = Long.toString(anna.person() + 1);

        HttpResponse<String> asked = scene.post(path, anna, token, "{\"problem_id\":\"poj3074\",\"text\":\"Round?\"}");
        String question = json(asked.body()).get("id").asText();
        HttpResponse<String> answered = scene.post(
                path,
                scene.teacher,
                jury,
                "{\"reply_to_id\":\"" + question + "\",\"to_team_ids\":[\"" + id + "\"],\"text\":\"Yes.\"}");
        HttpResponse<String> told =
                scene.post(path, scene.teacher, jury, "{\"to_team_ids\":[\"" + boris + "\"],\"text\":\"Be quiet.\"}");

        assertThat(asked.statusCode()).isEqualTo(201);
        assertThat(asked.headers().firstValue("Location")).hasValue(path + "/" + question);
        assertThat(json(asked.body()).get("from_team_id").asText()).isEqualTo(id);
        assertThat(json(answered.body()).get("reply_to_id").asText()).isEqualTo(question);
        assertThat(told.statusCode()).isEqualTo(201);
        assertThat(scene.get(path, anna, token)).contains("Round?", "Yes.").doesNotContain("Be quiet.");
        assertThat(scene.get(path, null, "")).isEqualTo("[]");
        for (String bad : List.of(
                "{}",
                "{\"text\":\" \"}",
                "{\"text\":\"x\",\"id\":\"7\"}",
                "{\"text\":\"x\",\"problem_id\":\"nothing\"}",
                "{\"text\":\"x\",\"to_team_ids\":[\"" + boris + "\"]}",
                "{\"text\":\"x\",\"to_group_ids\":[\"g\"]}",
                "{\"text\":\"x\",\"reply_to_id\":\"" + question + "\"}")) {
            assertThat(scene.post(path, anna, token, bad).statusCode()).as(bad).isEqualTo(400);
        }
        String other = "{\"text\":\"x\",\"from_team_id\":\"" + boris + "\"}";
        assertThat(scene.post(path, anna, token, other).statusCode()).isEqualTo(403);
    }

    @ParameterizedTest
    @EnumSource
    void whoTeachesSetsWhenItBeginsAndIsThawed(BothDatabases on) {
        try (ContestScene scene = new ContestScene(on, ContestKind.ICPC)) {
            Viewer anna = scene.team("anna", "Anna", false);
            String token = scene.token(scene.teacher);
            String contest = base(scene);
            Duration later = Duration.ofMinutes(7);
            String starts = "\"start_time\":\"" + scene.starts.plus(later) + "\"}";
            String start = "{\"id\":\"" + scene.id() + "\"," + starts;

            assertThat(scene.get(contest + "/access", scene.teacher, token))
                    .contains("[\"contest_start\",\"contest_thaw\",\"post_clar\"]");
            // Each version has names of its own for it, and its schema no others.
            String older = contest.replace("2026-01", "2023-06") + "/access";
            assertThat(scene.get(older, scene.teacher, token)).contains("[\"contest_start\",\"contest_thaw\"]");
            assertThat(scene.get(contest + "/access", anna, scene.token(anna)))
                    .contains("[\"team_submit\",\"post_clar\"]");
            assertThat(scene.get(older, anna, scene.token(anna))).contains("[\"team_submit\",\"team_clar\"]");
            assertThat(scene.patch(contest, anna, scene.token(anna), start).statusCode())
                    .isEqualTo(403);
            assertThat(scene.patch(contest, scene.teacher, token, "{\"id\":\"0\"," + starts)
                            .statusCode())
                    .isEqualTo(409);
            JsonNode moved =
                    json(scene.patch(contest, scene.teacher, token, start).body());
            assertThat(moved.get("start_time").asText()).startsWith("2026-11-22T10:17:00");
            assertThat(moved.get("duration").asText()).isEqualTo("5:00:00.000");
            assertThat(moved.get("scoreboard_freeze_duration").asText()).isEqualTo("1:00:00.000");
            String open = "{\"id\":\"" + scene.id() + "\",\"start_time\":null}";
            assertThat(scene.patch(contest, scene.teacher, token, open).statusCode())
                    .isEqualTo(403);

            scene.clock.pass(Duration.ofMinutes(17).minusSeconds(20));
            assertThat(scene.patch(contest, scene.teacher, token, start).statusCode())
                    .isEqualTo(403);
            assertThat(thaw(scene, token, "2026-11-22T12:00:00Z")).isEqualTo(403);
            assertThat(thaw(scene, token, "2026-11-22T16:00:00.000+00")).isEqualTo(204);
            assertThat(thaw(scene, token, "soon")).isEqualTo(400);
            scene.clock.pass(Duration.ofMinutes(300));
            assertThat(json(scene.get(contest + "/state", null, ""))
                            .get("thawed")
                            .isNull())
                    .isTrue();
            assertThat(thaw(scene, token, "2026-11-22T12:00:00Z")).isEqualTo(403);
            assertThat(thaw(scene, token, "2026-11-22T15:18:00Z")).isEqualTo(204);
            scene.clock.pass(Duration.ofMinutes(2));
            assertThat(json(scene.get(contest + "/state", null, ""))
                            .get("thawed")
                            .asText())
                    .startsWith("2026-11-22T15:18:00");
            assertThat(thaw(scene, token, "2026-11-22T17:00:00Z")).isEqualTo(403);
        }
    }

    private static int thaw(ContestScene scene, String token, String at) {
        String sent = "{\"id\":\"" + scene.id() + "\",\"scoreboard_thaw_time\":\"" + at + "\"}";
        return scene.patch(base(scene), scene.teacher, token, sent).statusCode();
    }

    @ParameterizedTest
    @EnumSource
    void passwordsAreTakenFromProgramsHereAndNowhereElse(BothDatabases on) {
        try (ContestScene scene = new ContestScene(on, ContestKind.ICPC)) {
            Viewer anna = scene.team("anna", "Anna", false);
            String hash = scene.services.accounts().hashed(ContestScene.PASSWORD);
            scene.database.write(tables -> {
                tables.people().setPassword(anna.person(), hash, false);
                return hash;
            });
            String account = base(scene) + "/account";

            assertThat(scene.get(account, anna, ContestScene.PASSWORD))
                    .contains("\"team_id\":\"" + anna.person() + "\"");
            assertThat(status(scene, account, anna, "wrong " + ContestScene.PASSWORD))
                    .isEqualTo(401);
            assertThat(status(scene, "/api/v1/courses", anna, ContestScene.PASSWORD))
                    .isEqualTo(401);
            HttpResponse<String> foreign =
                    scene.send(scene.request(base(scene) + "/submissions", anna, ContestScene.PASSWORD)
                            .header("Sec-Fetch-Site", "cross-site")
                            .POST(java.net.http.HttpRequest.BodyPublishers.ofString("{}"))
                            .build());
            assertThat(foreign.statusCode()).isEqualTo(403);
            scene.database.write(tables -> {
                tables.people().setPassword(anna.person(), null, false);
                return hash;
            });
            assertThat(status(scene, account, anna, ContestScene.PASSWORD)).isEqualTo(401);
        }
    }

    private static int status(ContestScene scene, String path, @Nullable Viewer viewer, String secret) {
        return scene.send(scene.request(path, viewer, secret).GET().build()).statusCode();
    }
}
