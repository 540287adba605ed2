package judge.web.contest;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import judge.message.DisplayLanguage;

/** Colours that balloons have, by their names. */
final class Colours {

    /** A colour by its names, in lower case and without 色, and its value. */
    private record Known(String english, String chinese, String rgb) {

        boolean isCalled(String name) {
            return name.equals(english) || name.equals(chinese);
        }
    }

    private static final List<Known> KNOWN = List.of(
            new Known("red", "红", "#e6194b"),
            new Known("green", "绿", "#3cb44b"),
            new Known("yellow", "黄", "#ffe119"),
            new Known("blue", "蓝", "#4363d8"),
            new Known("orange", "橙", "#f58231"),
            new Known("purple", "紫", "#911eb4"),
            new Known("cyan", "青", "#46f0f0"),
            new Known("pink", "粉", "#fa8fc6"),
            new Known("white", "白", "#ffffff"),
            new Known("black", "黑", "#000000"),
            new Known("teal", "蓝绿", "#008080"),
            new Known("brown", "棕", "#9a6324"),
            new Known("gold", "金", "#d4af37"),
            new Known("silver", "银", "#c0c0c0"),
            new Known("lime", "黄绿", "#bfef45"),
            new Known("navy", "藏青", "#000075"),
            new Known("magenta", "品红", "#f032e6"),
            new Known("gray", "灰", "#808080"));

    private static final int USUAL = 12;

    private Colours() {}

    /** Names for a contest whose jury has none in mind, in a language. */
    static List<String> usual(DisplayLanguage language) {
        return all(language).subList(0, USUAL);
    }

    /** Names of all colours that are known, in a language. */
    static List<String> all(DisplayLanguage language) {
        return KNOWN.stream().map(one -> name(one, language)).toList();
    }

    /** The value of a name, or of a value as it is written; empty where it is neither. */
    static Optional<String> rgb(String color) {
        String lower = color.strip().toLowerCase(Locale.ROOT);
        return lower.matches("#[0-9a-f]{3}([0-9a-f]{3})?")
                ? Optional.of(lower)
                : known(color).map(Known::rgb);
    }

    private static Optional<Known> known(String color) {
        String name =
                color.strip().toLowerCase(Locale.ROOT).replaceFirst("色$", "").replaceFirst("^grey$", "gray");
        return KNOWN.stream().filter(one -> one.isCalled(name)).findFirst();
    }

    private static String name(Known one, DisplayLanguage language) {
        return language == DisplayLanguage.ZH ? one.chinese() + "色" : one.english();
    }

    /** A colour by the name that it has in the reader's language, where it is known by one. */
    static String shown(String color, DisplayLanguage language) {
        return known(color).map(one -> name(one, language)).orElse(color);
    }
}
