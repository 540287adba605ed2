package judge.picture;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/**
 * A picture that somebody has sent, drawn anew as PNG: nothing of the file that was sent is in it, so no script, no
 * place where it was taken, and no bytes that mean something else to another program.
 *
 * @param png the picture
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
public record Picture(byte[] png, int width, int height) {

    /** The most bytes that are looked at. */
    public static final int MOST_BYTES = 4 << 20;

    private static final int MOST_SIDE = 6_000;
    private static final long MOST_POINTS = 24_000_000;
    private static final List<String> FORMATS = List.of("png", "jpeg");

    /**
     * Draws a picture.
     *
     * @param side the longer side is at most so long afterwards
     * @throws PictureException if it is none that is taken
     */
    public static Picture drawn(byte[] sent, int side) throws PictureException {
        if (sent.length > MOST_BYTES) {
            throw new PictureException(PictureException.Why.LARGE);
        }
        try {
            return drawn(read(sent), side);
        } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new PictureException(PictureException.Why.UNKNOWN);
        }
    }

    /** Reads it only when its head has said how large it is: few bytes can claim very many points. */
    private static BufferedImage read(byte[] sent) throws IOException, PictureException {
        ImageIO.setUseCache(false);
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(sent))) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
            ImageReader reader = readers.hasNext() ? readers.next() : null;
            if (reader == null || !FORMATS.contains(reader.getFormatName().toLowerCase(Locale.ROOT))) {
                throw new PictureException(PictureException.Why.UNKNOWN);
            }
            try {
                reader.setInput(in, true, true);
                int width = reader.getWidth(0);
                int height = reader.getHeight(0);
                if (width > MOST_SIDE || height > MOST_SIDE || (long) width * height > MOST_POINTS) {
                    throw new PictureException(PictureException.Why.LARGE);
                }
                return reader.read(0);
            } finally {
                reader.dispose();
            }
        }
    }

    private static Picture drawn(BufferedImage read, int side) throws IOException {
        double scale = Math.min(1, (double) side / Math.max(read.getWidth(), read.getHeight()));
        int width = Math.max(1, (int) Math.round(read.getWidth() * scale));
        int height = Math.max(1, (int) Math.round(read.getHeight() * scale));
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
            graphics.setRenderingHint(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
            graphics.drawImage(read, 0, 0, width, height, null);
        } finally {
            graphics.dispose();
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(image, "png", out);
        return new Picture(out.toByteArray(), width, height);
    }
}
