package judge.explain.python.rule;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Hint;

/**
 * Programs whose functions nothing calls: all that would run stands within functions and classes, or behind a question
 * for a name that the program has not.
 */
public final class UncalledFunctions {

    private static final Pattern HEAD = Pattern.compile("(?:async\\s+)?(?:def|class)\\s+(\\w+).*");

    /** Lines that only name things: imports, decorators, comments, values without a call. */
    private static final Pattern IDLE = Pattern.compile("(import|from)\\b.*|[@#\"'].*|[)\\]}].*"
            + "|(?!(if|for|while|with|try|match|else|elif|except|finally)\\b)[^(]*");

    private static final Pattern OTHER_NAME =
            Pattern.compile("if\\s*\\(?\\s*__name__\\s*==\\s*(['\"])(?!__main__['\"])([^'\"]{0,30})\\1\\s*\\)?\\s*:.*");

    private static final int MAX_LINE = 1_000;

    private UncalledFunctions() {}

    /**
     * Returns the hint for sources in which no file does anything.
     *
     * @param texts the texts of the files
     */
    public static Optional<Hint> hint(Collection<String> texts) {
        Optional<Hint> otherName = texts.stream()
                .flatMap(String::lines)
                .map(line -> OTHER_NAME.matcher(line.substring(0, Math.min(line.length(), MAX_LINE))))
                .filter(Matcher::matches)
                .map(found -> Hint.of("python-main-name", "found", found.group(2)))
                .findFirst();
        return otherName.isPresent() ? otherName : uncalled(texts);
    }

    private static Optional<Hint> uncalled(Collection<String> texts) {
        List<String> written = new ArrayList<>();
        for (String text : texts) {
            for (String line : (Iterable<String>) text.lines()::iterator) {
                String head = line.substring(0, Math.min(line.length(), MAX_LINE));
                Matcher named = HEAD.matcher(head);
                if (named.matches()) {
                    written.add(named.group(1));
                } else if (!head.startsWith(" ")
                        && !head.startsWith("\t")
                        && !IDLE.matcher(head).matches()) {
                    return Optional.empty();
                }
            }
        }
        return written.isEmpty()
                ? Optional.empty()
                : Optional.of(Hint.of("python-not-called", "name", written.get(written.size() - 1)));
    }
}
