package judge.picture;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PictureTest {

    private static byte[] picture(String format, int width, int height) throws IOException {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        image.setRGB(0, 0, 0xff0000);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(image, format, out);
        return out.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "jpg"})
    void isDrawnAnewAndNotLargerThanWanted(String format) throws Exception {
        Picture drawn = Picture.drawn(picture(format, 1_000, 500), 256);

        assertThat(drawn.width()).isEqualTo(256);
        assertThat(drawn.height()).isEqualTo(128);
        assertThat(ImageIO.read(new ByteArrayInputStream(drawn.png())).getWidth())
                .isEqualTo(256);
        assertThat(Picture.drawn(picture(format, 30, 3), 256).width()).isEqualTo(30);
    }

    @Test
    void hasNothingOfWhatStoodInTheFileBeside() throws Exception {
        ByteArrayOutputStream sent = new ByteArrayOutputStream();
        sent.writeBytes(picture("png", 10, 10));
        sent.writeBytes("<script>alert(1)</script>PK\u0003\u0004".getBytes(ISO_8859_1));

        assertThat(new String(Picture.drawn(sent.toByteArray(), 256).png(), ISO_8859_1))
                .doesNotContain("script", "PK");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a", "RIFFxxxxWEBPVP8 ", "\u0089PNG"})
    void isRefusedWhereItIsNeitherPngNorJpeg(String sent) {
        assertThatThrownBy(() -> Picture.drawn(sent.getBytes(ISO_8859_1), 256))
                .isInstanceOfSatisfying(
                        PictureException.class, why -> assertThat(why.why()).isEqualTo(PictureException.Why.UNKNOWN));
    }

    @Test
    void isRefusedByItsHeadWhereItClaimsVeryManyPoints() throws Exception {
        byte[] bomb = picture("png", 8, 8);
        ByteBuffer.wrap(bomb).putInt(16, 60_000).putInt(20, 60_000);
        CRC32 crc = new CRC32();
        crc.update(bomb, 12, 17);
        ByteBuffer.wrap(bomb).putInt(29, (int) crc.getValue());

        for (byte[] large : new byte[][] {bomb, new byte[Picture.MOST_BYTES + 1]}) {
            assertThatThrownBy(() -> Picture.drawn(large, 256))
                    .isInstanceOfSatisfying(
                            PictureException.class, why -> assertThat(why.why()).isEqualTo(PictureException.Why.LARGE));
        }
    }
}
