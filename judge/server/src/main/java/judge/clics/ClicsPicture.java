package judge.clics;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/**
 * A picture of an organization or a team, which is kept elsewhere.
 *
 * @param hash of its content, by which it is found there
 */
public record ClicsPicture(String hash, int width, int height) {

    /** The type of all of them. */
    public static final String MIME = "image/png";

    /**
     * Writes where the picture of an object is, if it has one.
     *
     * @param endpoint of the object, with the contest's id before it
     * @param kind logo or photo
     */
    static void put(ObjectNode node, String endpoint, String kind, @Nullable ClicsPicture picture) {
        if (picture != null) {
            String href = "contests/" + endpoint + "/" + node.get("id").asText() + "/" + kind;
            ObjectNode file = node.putArray(kind).addObject();
            file.put("href", href).put("filename", kind + ".png").put("mime", MIME);
            file.put("width", picture.width()).put("height", picture.height());
        }
    }
}
