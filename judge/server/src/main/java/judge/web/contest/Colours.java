package judge.web.contest;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import judge.message.DisplayLanguage;
import org.jspecify.annotations.Nullable;

/** Colours that balloons have, by their names. */
final class Colours {

    private static final String ENGLISH = "red #e6194b green #3cb44b yellow #ffe119 blue #4363d8 orange #f58231"
            + " purple #911eb4 cyan #46f0f0 pink #fa8fc6 white #ffffff black #000000 teal #008080 brown #9a6324"
            + " gold #d4af37 silver #c0c0c0 lime #bfef45 navy #000075 magenta #f032e6 gray #808080";
    private static final String CHINESE = " 红 #e6194b 绿 #3cb44b 黄 #ffe119 蓝 #4363d8 橙 #f58231 紫 #911eb4"
            + " 青 #46f0f0 粉 #fa8fc6 白 #ffffff 黑 #000000 棕 #9a6324 金 #d4af37 银 #c0c0c0 灰 #808080";
    private static final Map<String, String> KNOWN = new LinkedHashMap<>();

    static {
        String[] namesAndValues = (ENGLISH + CHINESE).split(" ");
        for (int i = 0; i < namesAndValues.length; i += 2) {
            KNOWN.put(namesAndValues[i], namesAndValues[i + 1]);
        }
    }

    private static final int USUAL = 12;

    private Colours() {}

    /** Names for a contest whose jury has none in mind. */
    static List<String> usual() {
        return KNOWN.keySet().stream().limit(USUAL).toList();
    }

    /** The value of a name, or of a value as it is written; empty where it is neither. */
    static Optional<String> rgb(String color) {
        String lower = color.toLowerCase(Locale.ROOT).replaceFirst("色$", "");
        if (lower.matches("#[0-9a-f]{3}([0-9a-f]{3})?")) {
            return Optional.of(lower);
        }
        @Nullable String known = KNOWN.get(lower);
        return Optional.ofNullable(known);
    }

    /** A colour by the name that it has in the reader's language, where it is known by one. */
    static String shown(String color, DisplayLanguage language) {
        @Nullable String value = KNOWN.get(color.toLowerCase(Locale.ROOT));
        return language == DisplayLanguage.ZH && value != null && color.matches("[A-Za-z]+")
                ? KNOWN.entrySet().stream()
                        .filter(one ->
                                one.getValue().equals(value) && one.getKey().charAt(0) > 'z')
                        .map(one -> one.getKey() + "色")
                        .findFirst()
                        .orElse(color)
                : color;
    }
}
