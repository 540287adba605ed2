package judge.render;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The rules of axe on contrast, names, labels, tables, regions and the keyboard. */
public final class Axe {

    private Axe() {}

    /** Fails if the page that a browser shows breaks one of them. */
    public static void findsNothing(Browser browser) throws IOException {
        findsNothing(browser, "{}");
    }

    /** Fails if the page breaks one of them in the dark or in light: in the dark only colours can be wrong. */
    public static void findsNothing(Browser browser, boolean dark) throws IOException {
        findsNothing(browser, dark ? "{runOnly: ['color-contrast', 'link-in-text-block']}" : "{}");
    }

    private static void findsNothing(Browser browser, String options) throws IOException {
        if (!browser.run("!!window.axe").booleanValue()) {
            try (InputStream axe = Objects.requireNonNull(Axe.class.getResourceAsStream("/axe.min.js"))) {
                browser.run(new String(axe.readAllBytes(), StandardCharsets.UTF_8) + "; 0");
            }
        }
        JsonNode faults = browser.run(
                "axe.run(document, " + options + ").then(r => r.violations.map(v => v.id + ': ' + v.help + ' '"
                        + " + v.nodes.slice(0, 3).map(n => n.html + ' ' + n.failureSummary).join(' | ')))");
        assertThat(faults)
                .as(browser.run("location.pathname").textValue())
                .extracting(JsonNode::textValue)
                .isEmpty();
    }
}
