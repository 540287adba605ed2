package judge.charset;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The charset of the names in a zip or a folder, all of which are in the same one.
 *
 * @param isClear whether no other one is near it
 */
public record NameCharset(Charset charset, boolean isClear) {

    /**
     * The one that names are in by all evidence, the likeliest one where several are near each other; that in which
     * every byte means something where they are in none.
     *
     * @param names as their bytes
     */
    public static NameCharset of(Collection<byte[]> names) {
        List<Charset> candidates = CharsetDetector.candidates(names, true);
        return candidates.isEmpty()
                ? new NameCharset(StandardCharsets.ISO_8859_1, false)
                : new NameCharset(candidates.get(0), candidates.size() == 1);
    }

    /** The rule that was given. */
    public static NameCharset given(Charset charset) {
        return new NameCharset(charset, true);
    }

    /** All that are likely, with names that are others in each. */
    public static List<CharsetException.Reading> readings(Collection<byte[]> names) {
        return CharsetDetector.readings(names, CharsetDetector.candidates(names, true));
    }

    /** The name of the charset; empty: UTF-8, of which nobody needs to be told. */
    public Optional<String> told() {
        return charset.equals(StandardCharsets.UTF_8) ? Optional.empty() : Optional.of(Charsets.name(charset));
    }
}
