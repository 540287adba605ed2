package judge.web.page;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import judge.message.DisplayLanguage;
import judge.message.Messages;

/** The templates of the pages, each read once. */
final class Templates {

    private static final String FOLDER = "/judge/web/";

    private static final String KEYS = "web.";

    private final Map<DisplayLanguage, Map<String, String>> texts = new ConcurrentHashMap<>();
    private final Map<String, Template> read = new ConcurrentHashMap<>();

    /** The texts of all pages by their keys, without the {@code web.} before them. */
    Map<String, String> texts(Messages messages) {
        return texts.computeIfAbsent(messages.language(), language -> messages.bundle().keySet().stream()
                .filter(key -> key.startsWith(KEYS))
                .collect(Collectors.toUnmodifiableMap(key -> key.substring(KEYS.length()), key -> messages.bundle()
                        .getString(key))));
    }

    /** The template's text with its gaps filled from the model, or else from the frame around it. */
    String fill(String name, Object model, Object frame) {
        StringWriter text = new StringWriter();
        read.computeIfAbsent(name, Templates::compiled).execute(model, frame, text);
        return text.toString();
    }

    /** Every text that it inserts is escaped, and a gap that nothing fills is an error. */
    private static Template compiled(String name) {
        return Mustache.compiler()
                .emptyStringIsFalse(true)
                .zeroIsFalse(true)
                .withLoader(Templates::reader)
                .compile(reader(name));
    }

    private static Reader reader(String name) {
        InputStream stream = Templates.class.getResourceAsStream(FOLDER + name + ".mustache");
        return new InputStreamReader(Objects.requireNonNull(stream, name), StandardCharsets.UTF_8);
    }
}
