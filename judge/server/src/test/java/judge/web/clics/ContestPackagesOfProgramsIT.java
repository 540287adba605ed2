package judge.web.clics;

import static judge.web.clics.ContestRequests.json;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import judge.clics.ClicsIds;
import judge.database.BothDatabases;
import judge.intake.PackageZip;
import judge.intake.Zips;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.online.contest.ContestKind;
import judge.service.SmallProblem;
import judge.service.contest.ContestPictures.Kind;
import judge.service.contest.ContestPictures.Pictured;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Contest packages that programs of the field take along and bring. */
class ContestPackagesOfProgramsIT {

    @ParameterizedTest
    @EnumSource(names = "SQLITE")
    void aContestIsTakenAlongAndMadeAgain(BothDatabases on) throws IOException {
        try (ContestScene scene = new ContestScene(on, ContestKind.ICPC)) {
            Viewer anna = scene.team("anna", "Anna", false);
            scene.team("ghost", "Ghost", true);
            scene.clock.pass(Duration.ofMinutes(20));
            StoredSubmission one = scene.handIn(anna, 0, "class Main { 7 }");
            scene.judge(one, "AC");
            String token = scene.token(scene.teacher);
            String path = "/api/v1/courses/finals/assignments/final/contest/package";
            String bring = "/api/v1/courses/finals/contest-packages";

            String university = ClicsIds.named("University of a");
            scene.contests
                    .pictures()
                    .put(scene.teacher, "finals", "final", Kind.LOGO, university, ClicsPicturesIT.picture("png"));

            assertThat(scene.status(path, anna, scene.token(anna))).isEqualTo(403);
            Map<String, byte[]> files =
                    ContestRequests.unzipped(scene.bytes(path + "?problems=yes", scene.teacher, token));
            assertThat(files)
                    .containsKeys("api.json", "contest.json", "scoreboard.json", "submissions/1/files.zip")
                    .doesNotContainKey("problems/poj3074/package.zip");
            for (String endpoint : List.of("teams", "accounts", "judgements", "runs", "awards", "problems")) {
                assertThat(files.get(endpoint + ".json"))
                        .as(endpoint)
                        .asString(StandardCharsets.UTF_8)
                        .isEqualTo(scene.get(scene.base() + "/" + endpoint, scene.teacher, token));
            }
            assertThat(files.get("event-feed.ndjson"))
                    .asString(StandardCharsets.UTF_8)
                    .contains("\"type\":\"judgements\"")
                    .doesNotContain("token");
            assertThat(files.get("accounts.json"))
                    .asString(StandardCharsets.UTF_8)
                    .doesNotContain("password");

            assertThat(files).containsKeys("organizations/" + university + "/logo.png");
            files.put("organizations/" + university + "/logo.svg", new byte[] {1});
            files.put("organizations/none/logo.png", new byte[] {1});
            files.put("organizations/none/logo.webp", new byte[] {1});
            files.put("teams/" + anna.person() + "/photo.JPG", ClicsPicturesIT.picture("jpg"));
            files.put("teams/" + scene.teacher.person() + "/photo.JPG", ClicsPicturesIT.picture("jpg"));
            byte[] again = ContestRequests.zipped(files, "wf/");
            HttpResponse<String> made = scene.bring(bring + "?assignment=again", scene.teacher, token, again);
            assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
            assertThat(json(made.body()).get("teams").get("teams").asInt()).isEqualTo(2);
            assertThat(json(made.body()).get("leftOut"))
                    .as("what is taken is not lost, also where it is there as SVG")
                    .hasToString(
                            "[\"organizations/none/logo.webp\",\"teams/" + scene.teacher.person() + "/photo.JPG\"]");
            String contest = made.headers().firstValue("Location").orElseThrow();
            String copy = scene.get(contest, scene.teacher, token);
            assertThat(copy).contains("\"poj3074\"", "\"kind\":\"icpc\"");
            assertThat(scene.contests.pictures().all(scene.teacher, "finals", "again"))
                    .filteredOn(pictured -> pictured.picture() != null)
                    .extracting(Pictured::id)
                    .containsExactly(university, "" + anna.person());
            assertThat(ContestRequests.unzipped(scene.bytes(path.replace("/final/", "/again/"), scene.teacher, token)))
                    .containsKeys("organizations/" + university + "/logo.png", "teams/" + anna.person() + "/photo.png");
            assertThat(scene.get(contest + "/teams", scene.teacher, token))
                    .contains("\"University of a\"", "\"Ghost\"", "\"hidden\":true");
            problemsAreBrought(scene, bring, token, files);
            aPackageIsNotPassedOver(scene, bring, token, files);
            whatIsWrongInAPackageIsSaid(scene, bring, token, files);
            assertThat(scene.bring(bring, anna, scene.token(anna), again).statusCode())
                    .isEqualTo(403);
        }
    }

    private static void problemsAreBrought(ContestScene scene, String bring, String token, Map<String, byte[]> files)
            throws IOException {
        Map<String, byte[]> own = new TreeMap<>(files);
        own.put("problems.json", "[{\"id\":\"mine\",\"label\":\"M\"}]".getBytes(StandardCharsets.UTF_8));
        own.put("problems/mine/mine.zip", PackageZip.of(SmallProblem.FOLDER));
        String query = "?assignment=mine&starts=2026-12-24T10:00:00Z";

        HttpResponse<String> made = scene.bring(bring + query, scene.teacher, token, ContestRequests.zipped(own, ""));

        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        String contest = made.headers().firstValue("Location").orElseThrow();
        assertThat(made.body()).contains("\"problems\":[\"mine\"]");
        assertThat(scene.get(contest, scene.teacher, token)).contains("2026-12-24T10:00:00Z", "\"M\"");
        assertThat(ContestRequests.unzipped(scene.bytes(contest + "/package?problems=yes", scene.teacher, token)))
                .containsKey("problems/mine/package.zip");
    }

    /** The problem of that name which is there may be another one. */
    private static void aPackageIsNotPassedOver(
            ContestScene scene, String bring, String token, Map<String, byte[]> files) throws IOException {
        String query = "?starts=2026-12-24T10:00:00Z&assignment=";
        Map<String, byte[]> own = new TreeMap<>(files);
        own.put("problems.json", "[{\"id\":\"mine\",\"label\":\"M\"}]".getBytes(StandardCharsets.UTF_8));
        for (String folder : List.of("mine", "problems/mine", "config/mine", "M")) {
            Map<String, byte[]> unpacked = new TreeMap<>(own);
            unpacked.put(folder + "/problem.yaml", "name: Mine".getBytes(StandardCharsets.UTF_8));
            assertThat(scene.bring(bring + query + "f", scene.teacher, token, ContestRequests.zipped(unpacked, "wf/"))
                            .body())
                    .contains(folder + " is the folder of a problem package: put a zip of it there instead");
        }
        for (String zip : List.of("mine.zip", "problems/mine.zip", "M.zip")) {
            Map<String, byte[]> packed = new TreeMap<>(own);
            packed.put(zip, PackageZip.of(SmallProblem.FOLDER));
            String name = zip.replace('/', '-');
            assertThat(scene.bring(bring + query + name, scene.teacher, token, ContestRequests.zipped(packed, ""))
                            .body())
                    .as(zip)
                    .contains("\"problems\":[\"mine\"]");
        }
    }

    @ParameterizedTest
    @EnumSource(names = "SQLITE")
    void theCharsetOfNamesInZipsIsSaidWhereItIsNotClear(BothDatabases on) throws IOException {
        try (ContestScene scene = new ContestScene(on, ContestKind.ICPC)) {
            Viewer anna = scene.team("anna", "Anna", false);
            String token = scene.token(scene.teacher);
            scene.clock.pass(Duration.ofMinutes(20));
            Zips problem = Zips.in("IBM850");
            for (Map.Entry<String, byte[]> file :
                    ContestRequests.unzipped(PackageZip.of(SmallProblem.FOLDER)).entrySet()) {
                problem.add(file.getKey(), file.getValue(), Instant.EPOCH);
            }
            byte[] mine = problem.add("attachments/Übung.txt", "read me").bytes();
            Map<String, byte[]> files = Map.of(
                    "contest.json",
                    "{\"name\":\"Finals\",\"duration\":\"1:00:00\"}".getBytes(StandardCharsets.UTF_8),
                    "problems.json",
                    "[{\"id\":\"mine\",\"label\":\"M\"}]".getBytes(StandardCharsets.UTF_8),
                    "problems/mine/mine.zip",
                    mine);
            String bring = "/api/v1/courses/finals/contest-packages?assignment=mine&starts=2026-12-24T10:00:00Z";
            byte[] zip = ContestRequests.zipped(files, "");

            HttpResponse<String> unclear = scene.bring(bring, scene.teacher, token, zip);
            assertThat(unclear.statusCode()).isEqualTo(400);
            assertThat(unclear.body()).contains("archive-charset", "IBM850: Übung");
            HttpResponse<String> made = scene.bring(bring + "&charset=IBM850", scene.teacher, token, zip);
            assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
            assertThat(json(made.body()).get("charsets")).hasToString("[\"IBM850\"]");

            String source = Base64.getEncoder()
                    .encodeToString(Zips.in("IBM850")
                            .add("Übung.java", "class A {}")
                            .add("Main.java", "class Main { 9 }")
                            .bytes());
            String body =
                    "{\"problem_id\":\"poj3074\",\"language_id\":\"java\",\"files\":[{\"data\":\"" + source + "\"}]%s}";
            String posts = scene.base() + "/submissions";
            HttpResponse<String> asked = scene.post(posts, anna, scene.token(anna), body.formatted(""));
            assertThat(asked.statusCode()).isEqualTo(400);
            assertThat(asked.body()).contains("IBM850: Übung");
            assertThat(scene.post(posts, anna, scene.token(anna), body.formatted(",\"charset\":\"IBM850\""))
                            .statusCode())
                    .isEqualTo(201);
        }
    }

    private static void whatIsWrongInAPackageIsSaid(
            ContestScene scene, String bring, String token, Map<String, byte[]> files) throws IOException {
        int before = scene.get("/api/v1/courses/finals", scene.teacher, token).length();
        Map<String, byte[]> unknown = new TreeMap<>(files);
        unknown.put("problems.json", "[{\"id\":\"nowhere\",\"label\":\"A\"}]".getBytes(StandardCharsets.UTF_8));
        Map<String, byte[]> dangling = new TreeMap<>(files);
        dangling.put(
                "teams.json",
                "[{\"id\":\"x\",\"name\":\"X\",\"organization_id\":\"moon\"}]".getBytes(StandardCharsets.UTF_8));
        dangling.remove("accounts.json");

        assertThat(scene.bring(bring + "?assignment=b", scene.teacher, token, ContestRequests.zipped(unknown, ""))
                        .body())
                .contains("problems.json, key [0].id: there is none with this id: nowhere");
        assertThat(scene.bring(bring + "?assignment=b", scene.teacher, token, ContestRequests.zipped(dangling, ""))
                        .body())
                .contains("teams.json, key [0].organization_id: there is none with this id: moon");
        assertThat(scene.bring(bring + "?assignment=b", scene.teacher, token, new byte[] {1, 2, 3})
                        .statusCode())
                .isEqualTo(400);
        assertThat(scene.bring(bring + "?assignment=again", scene.teacher, token, ContestRequests.zipped(files, ""))
                        .statusCode())
                .isEqualTo(409);
        assertThat(scene.get("/api/v1/courses/finals", scene.teacher, token)).hasSize(before);
    }
}
