package judge.web.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

class GzipPieceTest {

    @Test
    void areOneStreamThatAnybodyUnpacks() throws IOException {
        Random random = new Random(1);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 200_000; i++) {
            text.append((char) ('a' + random.nextInt(26)));
        }
        List<GzipPiece> pieces =
                List.of(GzipPiece.of("头"), GzipPiece.of(text.toString()), GzipPiece.of(""), GzipPiece.of("foot"));

        byte[] unpacked = new GZIPInputStream(new ByteArrayInputStream(GzipPiece.gzip(pieces))).readAllBytes();

        assertThat(new String(unpacked, StandardCharsets.UTF_8)).isEqualTo("头" + text + "foot");
        assertThat(unpacked).isEqualTo(GzipPiece.plain(pieces));
    }
}
