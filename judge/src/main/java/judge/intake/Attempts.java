package judge.intake;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Knows what browsers, Windows and ILIAS add to names of files that already exist: numbers and the word for a copy
 * behind them, or the second of handing in before them.
 */
final class Attempts {

    private static final String COPY = " - (?:副本|Copy)";
    private static final Pattern NUMBERED = Pattern.compile("(.+?)(?:\\s*[(（](\\d{1,6})[)）]|" + COPY + ")(\\.[^.]+)");

    /** The second in which ILIAS has taken a file, and the name that it had. */
    private static final Pattern STAMPED = Pattern.compile("(20\\d{12})_(.+)");

    /** A copy has the time of the original until somebody works in it: of two as old it is what was put aside. */
    static final Comparator<HandedFile> OLDEST_FIRST = Comparator.comparing((HandedFile file) -> stamp(file.name()))
            .thenComparing(HandedFile::modified)
            .thenComparing((HandedFile file) -> !isCopy(file.name()))
            .thenComparing(file -> number(file.name()));

    private Attempts() {}

    /** The path without that. */
    static List<String> plain(List<String> path) {
        List<String> plain = new ArrayList<>(withoutStamp(path));
        Matcher numbered = NUMBERED.matcher(plain.get(path.size() - 1));
        if (numbered.matches()) {
            plain.set(path.size() - 1, numbered.group(1) + numbered.group(3));
        }
        return plain;
    }

    /** The path without the second of handing in. */
    static List<String> withoutStamp(List<String> path) {
        List<String> plain = new ArrayList<>(path);
        Matcher stamped = STAMPED.matcher(path.get(path.size() - 1));
        if (stamped.matches()) {
            plain.set(path.size() - 1, stamped.group(2));
        }
        return plain;
    }

    private static String stamp(String name) {
        Matcher stamped = STAMPED.matcher(name);
        return stamped.matches() ? stamped.group(1) : "";
    }

    private static boolean isCopy(String name) {
        Matcher numbered = NUMBERED.matcher(name);
        return numbered.matches() && numbered.group(2) == null;
    }

    private static int number(String name) {
        Matcher numbered = NUMBERED.matcher(name);
        return numbered.matches() && numbered.group(2) != null ? Integer.parseInt(numbered.group(2)) : 0;
    }
}
