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
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import judge.clics.ClicsIds;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.ContestKind;
import judge.service.contest.ContestPictures;
import judge.service.contest.ContestPictures.Kind;
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

    private static byte[] bytes(String address) throws IOException {
        try (InputStream in = URI.create(address).toURL().openStream()) {
            return in.readAllBytes();
        }
    }
}
