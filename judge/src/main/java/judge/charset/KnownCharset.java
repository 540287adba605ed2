package judge.charset;

import java.nio.charset.Charset;
import java.util.List;
import java.util.stream.Stream;

/**
 * A charset that lists and zips are found in, beside those of Unicode.
 *
 * @param languages the languages whose names are written in it
 * @param inLists the logarithm of its share among lists; in zips the other one counts
 */
record KnownCharset(Charset charset, List<String> languages, double inLists, double inZips) {

    private static final String WEST = "de fr es pt it nl sv da nb fi is ga";
    private static final String MIDDLE = "pl cs sk hu ro sl hr sq de";
    private static final String CYRILLIC = "ru uk bg mk";
    private static final String BALTIC = "lt lv et pl";

    /** The charsets that this Java has; some minimal ones lack those of old systems. */
    static final List<KnownCharset> ALL = Stream.of(
                    // Windows calls these ANSI, and Excel saves in them; in East Asia zips are in them, too.
                    known("GB18030", "zh", 1, 1),
                    known("x-windows-950", "zh-Hant", -1, -1),
                    known("windows-31j", "ja", -1, -1),
                    known("x-windows-949", "ko", -1, -1),
                    known("windows-1252", WEST, 0, -2),
                    known("windows-1250", MIDDLE, -1, -3),
                    known("windows-1251", CYRILLIC, -1, -3),
                    known("windows-1253", "el", -1, -3),
                    known("windows-1254", "tr de", -1, -3),
                    known("windows-1255", "he", -1, -3),
                    known("windows-1256", "ar fa", -1, -3),
                    known("windows-1257", BALTIC, -1, -3),
                    known("x-windows-874", "th", -1, -1),
                    // Windows calls these OEM, and packs in them.
                    known("IBM850", WEST, -5, 0),
                    known("IBM437", WEST, -5, -0.5),
                    known("IBM852", MIDDLE, -5, -1),
                    known("IBM866", CYRILLIC, -5, -1),
                    known("IBM857", "tr de", -5, -1),
                    known("IBM775", BALTIC, -5, -1),
                    known("IBM737", "el", -5, -1),
                    known("IBM862", "he", -5, -1),
                    // Other systems.
                    known("EUC-JP", "ja", -3, -3),
                    known("KOI8-U", CYRILLIC, -3, -4),
                    known("ISO-8859-2", MIDDLE, -3, -4),
                    known("x-MacRoman", WEST, -3, -4))
            .flatMap(one -> one)
            .toList();

    private static Stream<KnownCharset> known(String name, String languages, double inLists, double inZips) {
        return Charset.isSupported(name)
                ? Stream.of(new KnownCharset(Charset.forName(name), List.of(languages.split(" ", -1)), inLists, inZips))
                : Stream.empty();
    }
}
