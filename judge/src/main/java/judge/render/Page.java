package judge.render;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import judge.digest.Sha256;
import judge.message.Messages;

/**
 * The parts that all pages share: the language, the style, and the policy that lets a browser run our own script alone.
 * The names of its components are those that the templates use.
 *
 * @param lang language tag
 * @param t the texts of the pages by key
 * @param css the style sheet
 * @param script the page's script; empty where there is none
 * @param policy the Content-Security-Policy
 */
record Page(String lang, Map<String, String> t, String css, String script, String policy) {

    private static final String KEYS = "page.";

    /** A page with the named script, or with none where the name is empty. */
    static Page with(Messages messages, String scriptName) {
        Map<String, String> texts = new TreeMap<>();
        messages.bundle().keySet().stream()
                .filter(key -> key.startsWith(KEYS))
                .forEach(key -> texts.put(
                        key.substring(KEYS.length()), messages.bundle().getString(key)));
        String css = styleSheet();
        String script = scriptName.isEmpty() ? "" : resource(scriptName);
        // Nothing may be loaded, and only scripts and styles with these digests are active: even a hole in the escaping
        // would not let another script run.
        String policy = "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; style-src "
                + digest(css) + "; script-src " + (script.isEmpty() ? "'none'" : digest(script));
        return new Page(messages.language().tag(), texts, css, script, policy);
    }

    /** The template of the name; every text that it inserts is escaped, and a gap that nothing fills is an error. */
    static Template template(String name) {
        return Mustache.compiler()
                .emptyStringIsFalse(true)
                .withLoader(Page::reader)
                .compile(reader(name));
    }

    static String styleSheet() {
        return resource("style.css");
    }

    private static Reader reader(String name) {
        return new InputStreamReader(stream(name + ".mustache"), StandardCharsets.UTF_8);
    }

    private static InputStream stream(String name) {
        return Objects.requireNonNull(Page.class.getResourceAsStream(name), name);
    }

    private static String resource(String name) {
        try (InputStream in = stream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String digest(String content) {
        return "'sha256-"
                + Base64.getEncoder().encodeToString(Sha256.of(content).bytes()) + "'";
    }
}
