package judge.charset;

import java.lang.Character.UnicodeScript;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Tells how likely a word is in names of one language: by its letters, and by the pairs of neighbours. */
final class NameModel {

    /** The signs before and after a word. */
    private static final int EDGE = ' ';

    private static final double BY_PAIR = 0.7;

    /** The likelihood of a letter that no known name has: low in an alphabet, high among thousands of signs. */
    private static final double UNSEEN_LETTER = 0.05;

    private static final double UNSEEN_SIGN = 0.2;

    /** Scripts within one word: hardly ever two, but Chinese beside Latin letters, as in "A班". */
    private static final double OTHER_SCRIPT = 1e-4;

    private static final double CHINESE_BESIDE_LATIN = 1e-2;

    /** An accented capital after a small letter, or a small one among capitals. */
    private static final double ODD_CASE = 1e-2;

    /** Names in capitals throughout. */
    private static final double CAPITALS = 0.3;

    private static final int COMMON_HANGUL = 2350;

    private final String language;
    private final double unseen;
    private final Map<Long, Integer> pairs = new HashMap<>();
    private final Map<Integer, Integer> befores = new HashMap<>();
    private final Map<Integer, Integer> letters = new HashMap<>();
    private int total;

    /** Learns from words of a language. */
    NameModel(String language, List<String> words) {
        this.language = language;
        unseen = List.of("zh", "zh-Hant", "ja", "ko").contains(language) ? UNSEEN_SIGN : UNSEEN_LETTER;
        for (String word : words) {
            int before = EDGE;
            int[] all =
                    (word.toLowerCase(Locale.ROOT) + (char) EDGE).codePoints().toArray();
            for (int letter : all) {
                pairs.merge(pair(before, letter), 1, Integer::sum);
                befores.merge(before, 1, Integer::sum);
                letters.merge(letter, 1, Integer::sum);
                total++;
                before = letter;
            }
        }
    }

    private static long pair(int before, int letter) {
        return ((long) before << 32) | letter;
    }

    /** The logarithm of how likely a word is. */
    double logOf(String word) {
        int[] all = word.codePoints().toArray();
        double sum = 0;
        int before = EDGE;
        for (int i = 0; i <= all.length; i++) {
            int here = i < all.length ? all[i] : EDGE;
            boolean edge = here < 0x80 && !Character.isLetter(here);
            int letter = edge ? EDGE : Character.toLowerCase(here);
            sum += Math.log(likelihood(before, letter, edge ? here : letter));
            if (i > 0 && i < all.length) {
                sum += Math.log(fit(all[i - 1], here));
            }
            if (here >= 0x80) {
                sum += Math.log(caseFit(all, i));
            }
            before = letter;
        }
        return sum;
    }

    private double likelihood(int before, int letter, int shown) {
        int seen = befores.getOrDefault(before, 0);
        double byPair = seen == 0 ? 0 : pairs.getOrDefault(pair(before, letter), 0) / (double) seen;
        double byLetter = letters.getOrDefault(letter, 0) / (double) total;
        double weight = seen == 0 ? 0 : BY_PAIR;
        double ofEdge = letter == EDGE && shown != EDGE ? 1.0 / 40 : 1;
        double known = weight * byPair + (1 - weight) * byLetter;
        return (1 - unseen) * known * ofEdge + unseen * ofKind(letter);
    }

    /** Returns the likelihood of a letter that no name has here. */
    private double ofKind(int letter) {
        if (letter < 0x80) {
            return Character.isLetter(letter) ? 1.0 / 60 : 1.0 / 200;
        }
        if ("‘’“”–—…·、，。（）：；！？《》　".indexOf(letter) >= 0) {
            return 1e-3;
        }
        UnicodeScript script = UnicodeScript.of(letter);
        return switch (script) {
            case HAN -> CommonCharacters.isCommon(letter, language) ? 0.5 / 3755 : 1e-6;
            case HANGUL -> CommonCharacters.isCommon(letter, "ko") ? 0.5 / COMMON_HANGUL : 1e-8;
            case HIRAGANA, KATAKANA -> language.equals("ja") ? 1.0 / 170 : 1e-5;
            case COMMON, INHERITED, UNKNOWN -> isSymbol(letter) ? 1e-6 : 1e-9;
            default -> Character.isLetter(letter) ? 2e-4 : 1e-6;
        };
    }

    /** Accents that follow their letters are those of Latin letters. */
    private static boolean isSymbol(int letter) {
        boolean combining = Character.getType(letter) == Character.NON_SPACING_MARK;
        return combining
                ? letter >= 0x300 && letter < 0x370
                : Character.isDefined(letter) && !Character.isISOControl(letter);
    }

    private static double fit(int before, int here) {
        if (!Character.isLetter(before) || !Character.isLetter(here) || (before < 0x80 && here < 0x80)) {
            return 1;
        }
        UnicodeScript one = group(before);
        UnicodeScript other = group(here);
        if (one == other || one == UnicodeScript.COMMON || other == UnicodeScript.COMMON) {
            return 1;
        }
        boolean chinese = one == UnicodeScript.HAN || other == UnicodeScript.HAN;
        boolean latin = one == UnicodeScript.LATIN || other == UnicodeScript.LATIN;
        return chinese && latin ? CHINESE_BESIDE_LATIN : OTHER_SCRIPT;
    }

    /** Scripts that are written together are one. */
    private static UnicodeScript group(int letter) {
        UnicodeScript script = UnicodeScript.of(letter);
        return switch (script) {
            case HIRAGANA, KATAKANA, HANGUL -> UnicodeScript.HAN;
            case INHERITED -> UnicodeScript.COMMON;
            default -> script;
        };
    }

    private static double caseFit(int[] all, int at) {
        boolean afterSmall = at > 0 && Character.isLowerCase(all[at - 1]);
        if (Character.isUpperCase(all[at])) {
            boolean afterCapital = at > 0 && all[at - 1] >= 0x80 && Character.isUpperCase(all[at - 1]);
            return afterSmall ? ODD_CASE : afterCapital ? CAPITALS : 1;
        }
        boolean amongCapitals = Character.isLowerCase(all[at])
                && at > 0
                && at + 1 < all.length
                && Character.isUpperCase(all[at - 1])
                && Character.isUpperCase(all[at + 1]);
        return amongCapitals ? ODD_CASE : 1;
    }
}
