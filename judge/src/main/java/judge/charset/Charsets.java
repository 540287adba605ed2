package judge.charset;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Names of charsets. */
public final class Charsets {

    /** Names that Java calls otherwise: of these Windows has more characters than the standards so called. */
    private static final Map<String, String> USUAL = Map.of(
            "windows-31j", "Shift_JIS",
            "x-windows-949", "EUC-KR",
            "x-windows-950", "Big5",
            "x-windows-874", "windows-874",
            "x-MacRoman", "macintosh");

    private Charsets() {}

    /** The charset of a name such as {@code windows-1252}, {@code cp1252}, {@code GBK}; empty where there is none. */
    public static Optional<Charset> named(String name) {
        String wanted = name.strip();
        try {
            for (Map.Entry<String, String> one : USUAL.entrySet()) {
                if (one.getValue().toLowerCase(Locale.ROOT).equals(wanted.toLowerCase(Locale.ROOT))) {
                    return Optional.of(Charset.forName(one.getKey()));
                }
            }
            return Optional.of(Charset.forName(wanted));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return Optional.empty();
        }
    }

    /** The names of those in which lists and zips are found, UTF-8 first. */
    public static List<String> usual() {
        return Stream.concat(
                        Stream.of(StandardCharsets.UTF_8),
                        KnownCharset.ALL.stream().map(KnownCharset::charset))
                .map(Charsets::name)
                .toList();
    }

    /** The name that people call it by. */
    public static String name(Charset charset) {
        return USUAL.getOrDefault(charset.name(), charset.name());
    }
}
