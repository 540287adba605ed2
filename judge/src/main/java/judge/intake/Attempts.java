package judge.intake;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Knows the endings that browsers and Windows give to file names that already exist: numbers, and the word for a copy.
 */
final class Attempts {

    private static final String COPY = " - (?:副本|Copy)";
    private static final Pattern NUMBERED = Pattern.compile("(.+?)(?:\\s*[(（](\\d{1,6})[)）]|" + COPY + ")(\\.[^.]+)");

    /** A copy has the time of the original until somebody works in it: of two as old it is what was put aside. */
    static final Comparator<HandedFile> OLDEST_FIRST = Comparator.comparing(HandedFile::modified)
            .thenComparing((HandedFile file) -> !isCopy(file.name()))
            .thenComparing(file -> number(file.name()));

    private Attempts() {}

    /** The path without that. */
    static List<String> plain(List<String> path) {
        List<String> plain = new ArrayList<>(path);
        Matcher numbered = NUMBERED.matcher(path.get(path.size() - 1));
        if (numbered.matches()) {
            plain.set(path.size() - 1, numbered.group(1) + numbered.group(3));
        }
        return plain;
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
