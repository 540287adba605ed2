package judge.web.page.student;

import java.time.Duration;
import judge.web.page.Visit;

/**
 * The look of statements as somebody has chosen it, which the browser keeps.
 *
 * @param size of the text, 1 to 5
 * @param wide whether the page is as wide as the window
 */
record StatementLook(int size, boolean wide) {

    private static final String COOKIE = "look";
    private static final String WIDE = "w";
    private static final int USUAL = 2;
    private static final int LARGEST = 5;
    private static final Duration KEPT = Duration.ofDays(365);

    /** The look that the browser has kept, or the usual one. */
    static StatementLook of(Visit visit) {
        String kept = visit.cookie(COOKIE);
        return kept.matches("[1-5]w?")
                ? new StatementLook(kept.charAt(0) - '0', kept.endsWith(WIDE))
                : new StatementLook(USUAL, false);
    }

    /** Has the browser keep the look that a button asks for; another value changes nothing. */
    void change(Visit visit, String asked) {
        StatementLook next =
                switch (asked) {
                    case "smaller" -> new StatementLook(Math.max(size - 1, 1), wide);
                    case "larger" -> new StatementLook(Math.min(size + 1, LARGEST), wide);
                    case "wide" -> new StatementLook(size, true);
                    case "narrow" -> new StatementLook(size, false);
                    default -> this;
                };
        visit.setCookie(COOKIE, next.size + (next.wide ? WIDE : ""), (int) KEPT.toSeconds());
    }
}
