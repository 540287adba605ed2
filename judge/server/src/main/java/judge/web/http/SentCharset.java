package judge.web.http;

import java.nio.charset.Charset;
import java.util.Map;
import java.util.Optional;
import judge.charset.Charsets;
import judge.online.Refusal;
import org.jspecify.annotations.Nullable;

/** The charset that somebody says a file to be in. */
public final class SentCharset {

    /** The field of forms, and the parameter of the API. */
    public static final String FIELD = "charset";

    private SentCharset() {}

    /**
     * The charset of a name; empty: none was said.
     *
     * @throws Refusal if there is none with that name
     */
    public static Optional<Charset> of(@Nullable String name) {
        if (name == null || name.isBlank()) {
            return Optional.empty();
        }
        return Optional.of(Charsets.named(name)
                .orElseThrow(() -> Refusal.invalid("no-such-charset", Map.of("value", name.strip()))));
    }
}
