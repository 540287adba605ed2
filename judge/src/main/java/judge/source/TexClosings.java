package judge.source;

import java.util.HashSet;
import java.util.Set;

/** Finds the ends of what was opened in a text: a closing that follows no more is looked for once. */
final class TexClosings {

    /** The most characters between those that a command has around what is verbatim. */
    private static final int SOON = 1_000;

    private final String text;
    private final Set<String> gone = new HashSet<>();

    TexClosings(String text) {
        this.text = text;
    }

    /** The end of the next such text from a place on; negative where there is none. */
    int after(String closing, int from) {
        int at = gone.contains(closing) ? -1 : text.indexOf(closing, from);
        if (at < 0) {
            gone.add(closing);
            return -1;
        }
        return at + closing.length();
    }

    /** The same within the next characters alone. */
    int soonAfter(String closing, int from) {
        int at = text.substring(from, Math.min(text.length(), from + SOON)).indexOf(closing);
        return at < 0 ? -1 : from + at + closing.length();
    }
}
