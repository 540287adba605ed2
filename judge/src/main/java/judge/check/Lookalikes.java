package judge.check;

import java.text.Normalizer;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes two texts that differ and look the same differ to the eye as well: by the numbers of their characters. */
final class Lookalikes {

    /** A character of ASCII, and those of Cyrillic, Greek and typography that nobody can tell from it. */
    private static final Map<Integer, String> LIKE = Stream.of(
                    "A\u0410\u0391",
                    "B\u0412\u0392",
                    "C\u0421\u03f9",
                    "E\u0415\u0395",
                    "H\u041d\u0397",
                    "I\u0406\u0399\u04c0",
                    "J\u0408",
                    "K\u041a\u039a",
                    "M\u041c\u039c",
                    "N\u039d",
                    "O\u041e\u039f",
                    "P\u0420\u03a1",
                    "S\u0405",
                    "T\u0422\u03a4",
                    "X\u0425\u03a7",
                    "Y\u0423\u03a5\u04ae",
                    "Z\u0396",
                    "a\u0430",
                    "c\u0441\u03f2",
                    "d\u0501",
                    "e\u0435",
                    "h\u04bb",
                    "i\u0456",
                    "j\u0458\u03f3",
                    "l\u04cf",
                    "o\u043e\u03bf",
                    "p\u0440\u03c1",
                    "q\u051b",
                    "s\u0455",
                    "v\u0475\u03bd",
                    "w\u051d",
                    "x\u0445\u00d7",
                    "y\u0443",
                    "3\u0417",
                    "-\u2010\u2012\u2013\u2014\u2212",
                    "'\u2018\u2019\u2032\u02bc\u00b4",
                    "\"\u201c\u201d\u2033",
                    ":\u2236",
                    "/\u2044\u2215",
                    "*\u2217")
            .flatMap(group -> group.chars().skip(1).mapToObj(like -> Map.entry(like, group.substring(0, 1))))
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

    private Lookalikes() {}

    /** Returns a text with the numbers of all characters outside of ASCII if it looks like the other one. */
    static String told(String text, String other) {
        return !text.equals(other) && look(text).equals(look(other)) ? numbered(text) : text;
    }

    private static String look(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFC)
                .codePoints()
                .mapToObj(one -> LIKE.getOrDefault(one, Character.toString(one)))
                .collect(Collectors.joining());
    }

    private static String numbered(String text) {
        return text.codePoints()
                .mapToObj(one -> one <= '~' ? Character.toString(one) : String.format("\\u%04x", one))
                .collect(Collectors.joining());
    }
}
