package judge.server;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;

/** Makes pictures of pages small: a palette of 256 colours, as near to theirs as that many can be. */
public final class Palette {

    private static final int MOST = 256;
    private static final int RGB = 0xFFFFFF;

    private Palette() {}

    /** Writes a PNG anew, with a palette. */
    public static void reduce(Path file) throws IOException {
        BufferedImage image = ImageIO.read(file.toFile());
        Map<Integer, Integer> counts = new HashMap<>();
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                counts.merge(image.getRGB(x, y) & RGB, 1, Integer::sum);
            }
        }
        int mask = RGB;
        Map<Integer, Integer> often = counts;
        for (int bits = 0xFE; often.size() > MOST; bits = bits << 1 & 0xFF) {
            mask = bits << 16 | bits << 8 | bits;
            often = oftenest(counts, mask);
        }
        write(image, mask, often, file);
    }

    /** Returns the most frequent of the colours that are alike under the mask. */
    private static Map<Integer, Integer> oftenest(Map<Integer, Integer> counts, int mask) {
        Map<Integer, Integer> chosen = new HashMap<>();
        counts.forEach((colour, count) -> chosen.merge(
                colour & mask, colour, (one, other) -> counts.get(one) >= counts.get(other) ? one : other));
        return chosen;
    }

    private static void write(BufferedImage image, int mask, Map<Integer, Integer> often, Path file)
            throws IOException {
        List<Integer> keys = new ArrayList<>(often.keySet());
        int[] colours = keys.stream()
                .mapToInt(key -> mask == RGB ? key : often.get(key))
                .toArray();
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < colours.length; i++) {
            places.put(keys.get(i), i);
        }
        IndexColorModel model =
                new IndexColorModel(8, colours.length, colours, 0, false, -1, java.awt.image.DataBuffer.TYPE_BYTE);
        BufferedImage small =
                new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                small.getRaster().setSample(x, y, 0, places.get(image.getRGB(x, y) & RGB & mask));
            }
        }
        ImageIO.write(small, "png", file.toFile());
    }
}
