package judge.charset;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The charset of the names in a zip or a folder, all of which are in the same one.
 *
 * @param near it and those near it, the likeliest first; none where names are in none that is known
 */
public record NameCharset(Charset charset, List<Charset> near) {

    public NameCharset {
        near = List.copyOf(near);
    }

    /**
     * The one that names are in by all evidence, the likeliest one where several are near each other; that in which
     * every byte means something where they are in none.
     *
     * @param names as their bytes
     */
    public static NameCharset of(Collection<byte[]> names) {
        List<Charset> candidates = CharsetDetector.candidates(names, true);
        return new NameCharset(candidates.isEmpty() ? StandardCharsets.ISO_8859_1 : candidates.get(0), candidates);
    }

    /** The rule that was given. */
    public static NameCharset given(Charset charset) {
        return new NameCharset(charset, List.of(charset));
    }

    /** Tells whether it is the only one. */
    boolean isClear() {
        return near.size() == 1;
    }

    /** All that are near it, with those of the names that are others in each; empty: there is no other. */
    public List<CharsetException.Reading> readings(Collection<byte[]> names) {
        return near.size() > 1 ? CharsetDetector.readings(names, near) : List.of();
    }

    /** The name of the charset; empty: UTF-8, of which nobody needs to be told. */
    public Optional<String> told() {
        return charset.equals(StandardCharsets.UTF_8) ? Optional.empty() : Optional.of(Charsets.name(charset));
    }
}
