package judge.web.clics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import judge.clics.ClicsIds;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.ContestKind;
import judge.picture.Picture;
import judge.service.contest.ContestPictures;
import judge.service.contest.ContestPictures.Kind;
import judge.service.contest.ContestPictures.Pictured;
import org.junit.jupiter.params.ParameterizedTest;

/** Logos of organizations and photos of teams, from the jury to the scoreboard and the Contest API. */
class ClicsPicturesIT {

    private static final String SVG = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";

    static byte[] picture(String format) throws IOException {
        BufferedImage image = new BufferedImage(600, 300, BufferedImage.TYPE_INT_RGB);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(image, format, out);
        return out.toByteArray();
    }

    @ParameterizedTest
    @OnEachDatabase
    void areDrawnAnewAndShownToWhoSeesTheTeam(BothDatabases on) throws Exception {
        try (ContestScene scene = new ContestScene(on, ContestKind.ICPC)) {
            Viewer anna = scene.team("anna", "Anna", false);
            Viewer hidden = scene.team("hanna", "Hanna", true);
            ContestPictures pictures = scene.contests.pictures();
            String slug = scene.assignment.slug();
            String id = ClicsIds.named("University of a");

            pictures.put(scene.teacher, "finals", slug, Kind.LOGO, id, picture("jpg"));
            pictures.put(scene.teacher, "finals", slug, Kind.PHOTO, "" + anna.person(), picture("png"));
            pictures.put(scene.teacher, "finals", slug, Kind.PHOTO, "" + hidden.person(), picture("png"));

            JsonNode logo = ContestScene.json(scene.get(scene.base() + "/organizations/" + id, null, ""))
                    .get("logo")
                    .get(0);
            assertThat(logo.get("width").asInt()).isEqualTo(256);
            assertThat(logo.get("mime").asText()).isEqualTo("image/png");
            JsonNode photo = ContestScene.json(scene.get(scene.base() + "/teams/" + anna.person(), null, ""))
                    .get("photo")
                    .get(0);
            assertThat(photo.get("height").asInt()).isEqualTo(300);
            String api = scene.base().substring(0, scene.base().indexOf("contests/"));
            for (JsonNode file : new JsonNode[] {logo, photo}) {
                assertThat(ImageIO.read(new ByteArrayInputStream(
                                        bytes(scene.url(api + file.get("href").asText()))))
                                .getWidth())
                        .isEqualTo(file.get("width").asInt());
            }
            assertThat(scene.status(scene.base() + "/teams/" + hidden.person() + "/photo", null, ""))
                    .isEqualTo(404);
            String board = scene.get("/contests/finals/" + slug + "/scoreboard", null, "");
            String hash = pictures.logos(scene.assignment.id()).get(anna.person());
            assertThat(board).contains("<img class=l alt=\"\" src=\"/contests/finals/" + slug + "/pictures/" + hash);

            pictures.remove(scene.teacher, "finals", slug, Kind.LOGO, id);
            assertThat(ContestScene.json(scene.get(scene.base() + "/organizations/" + id, null, ""))
                            .has("logo"))
                    .isFalse();
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void areNotTakenFromOthersNorAsSomethingElse(BothDatabases on) throws Exception {
        try (ContestScene scene = new ContestScene(on, ContestKind.ICPC)) {
            Viewer anna = scene.team("anna", "Anna", false);
            ContestPictures pictures = scene.contests.pictures();
            String slug = scene.assignment.slug();
            byte[] svg = SVG.getBytes(StandardCharsets.UTF_8);

            assertThatThrownBy(() -> pictures.put(scene.teacher, "finals", slug, Kind.PHOTO, "" + anna.person(), svg))
                    .isInstanceOfSatisfying(
                            Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo("picture-unknown"));
            byte[] png = picture("png");
            assertThatThrownBy(() -> pictures.put(anna, "finals", slug, Kind.PHOTO, "" + anna.person(), png))
                    .isInstanceOf(Refusal.class);
            assertThatThrownBy(() -> pictures.put(scene.teacher, "finals", slug, Kind.LOGO, "nobody", png))
                    .isInstanceOfSatisfying(
                            Refusal.class, refusal -> assertThat(refusal.kind()).isEqualTo(Refusal.Kind.NOT_FOUND));
            assertThat(pictures.all(scene.teacher, "finals", slug)).allMatch(one -> one.picture() == null);
        }
    }

    /** A package of another program, whose ids are its own. */
    @ParameterizedTest
    @OnEachDatabase
    void comeWithAContestPackageForWhoIsInTheContest(BothDatabases on) throws Exception {
        try (ContestScene scene = new ContestScene(on, ContestKind.ICPC)) {
            byte[] large = new byte[Picture.MOST_BYTES + 1];
            byte[] png = picture("png");
            Map<String, byte[]> files = setUp();
            files.put("organizations/x/logo.PNG", png);
            files.put("organizations/x/logo.large.png", large);
            files.put("teams/7/photo.JPG", picture("jpg"));
            files.put("teams/7/photo.large.jpg", large);
            files.put("teams/7/photo.none.jpg", new byte[1 << 20]);
            files.put("teams/8/photo.png", large);
            files.put("teams/9/photo.jpeg", SVG.getBytes(StandardCharsets.UTF_8));
            files.put("teams/77/photo.png", png);
            files.put("teams/teacher/photo.png", png);

            HttpResponse<String> made = scene.bring(
                    "/api/v1/courses/finals/contest-packages?assignment=brought&starts=2026-12-24T10:00:00Z",
                    scene.teacher,
                    scene.token(scene.teacher),
                    ContestRequests.zipped(files, ""));

            assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
            assertThat(ContestScene.json(made.body()).get("leftOut"))
                    .extracting(JsonNode::asText)
                    .containsExactlyInAnyOrder(
                            "teams/8/photo.png", "teams/9/photo.jpeg", "teams/77/photo.png", "teams/teacher/photo.png");
            long contest = scene.services
                    .assignments()
                    .get(scene.teacher, "finals", "brought")
                    .assignment()
                    .id();
            String teams = scene.base().replaceFirst("[0-9]+$", contest + "/teams/");
            String bits = ""
                    + scene.database.read(
                            tables -> tables.people().find("bits").orElseThrow().id());
            String jury = scene.token(scene.teacher);
            Picture photo = Picture.drawn(scene.bytes(teams + bits + "/photo", scene.teacher, jury), 9_999);
            assertThat(photo.width()).isEqualTo(600);
            assertThat(scene.contests.pictures().all(scene.teacher, "finals", "brought"))
                    .filteredOn(one -> one.picture() != null)
                    .extracting(Pictured::id)
                    .containsExactly(ClicsIds.named("X University"), bits);
        }
    }

    /** Teams of which one logs in by another name than its id. */
    private static Map<String, byte[]> setUp() {
        Map<String, byte[]> files = new TreeMap<>();
        Map.of(
                        "contest.json", "{\"name\": \"Finals\", \"duration\": \"1:00:00\"}",
                        "problems.json", "[{\"id\": \"poj3074\", \"label\": \"A\"}]",
                        "organizations.json", "[{\"id\": \"x\", \"name\": \"X University\"}]",
                        "teams.json",
                                "[{\"id\": \"7\", \"name\": \"Bits\", \"organization_id\": \"x\"},"
                                        + " {\"id\": \"8\", \"name\": \"Large\"}, {\"id\": \"9\", \"name\": \"SVG\"}]",
                        "accounts.json",
                                "[{\"id\": \"a\", \"type\": \"team\", \"username\": \"Bits\", \"team_id\": \"7\"}]")
                .forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
        return files;
    }

    private static byte[] bytes(String address) throws IOException {
        try (InputStream in = URI.create(address).toURL().openStream()) {
            return in.readAllBytes();
        }
    }
}
