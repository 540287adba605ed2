package judge.language.python.hint;

import static judge.reason.HintCode.PYTHON_NOT_CALLED;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Hint;

/** Programs whose functions nothing calls: all that would run stands within functions and classes. */
public final class UncalledFunctions {

    private static final Pattern HEAD = Pattern.compile("(?:async\\s+)?(?:def|class)\\s+(\\w+).*");

    /** What does nothing but name things: imports, decorators, comments, values without a call. */
    private static final Pattern IDLE = Pattern.compile("(import|from)\\b.*|[@#\"'].*|[)\\]}].*"
            + "|(?!(if|for|while|with|try|match|else|elif|except|finally)\\b)[^(]*");

    private static final int MAX_LINE = 1_000;

    private UncalledFunctions() {}

    /**
     * What is to be said where no file does anything.
     *
     * @param texts of the files
     */
    public static Optional<Hint> hint(Collection<String> texts) {
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
                : Optional.of(Hint.of(PYTHON_NOT_CALLED, "name", written.get(written.size() - 1)));
    }
}
