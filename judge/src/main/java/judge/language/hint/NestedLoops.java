package judge.language.hint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import judge.reason.Hint;
import judge.reason.HintCode;

/** Loops within each other that take most of the time, in sources whose lines are indented as people do. */
public final class NestedLoops {

    private static final Pattern COUNTING = Pattern.compile("for\\b.*(?:[<>]=?|!=|\\brange\\b).*[A-Za-z_]\\w*.*");
    private static final Pattern METHOD = Pattern.compile(
            "(?:def|class)\\s.*|(?!(?:for|while|if|else|switch|try|do)\\b)[\\w<>\\[\\], .]+\\([^;]*\\{\\s*");
    private static final int LIKELY = 50;

    private NestedLoops() {}

    /**
     * The innermost loop around the line that takes the time, where another one is around it.
     *
     * @param percent of the time that goes into a line
     * @param at the number of that line, from 1; 0 where unknown
     */
    public static Optional<Hint> hint(String source, int percent, int at) {
        List<String> lines = source.lines().toList();
        if (percent < LIKELY || at < 1 || at > lines.size()) {
            return Optional.empty();
        }
        List<Long> loops = new ArrayList<>();
        int indent = indentation(lines.get(at - 1)) + 1;
        for (int i = at - 1; i >= 0 && indent > 0; i--) {
            String line = lines.get(i).strip();
            int own = indentation(lines.get(i));
            if (line.isEmpty() || own >= indent) {
                continue;
            }
            indent = own;
            if (METHOD.matcher(line).matches()) {
                break;
            }
            if (COUNTING.matcher(line).matches()) {
                loops.add(i + 1L);
            }
        }
        return loops.size() < 2
                ? Optional.empty()
                : Optional.of(
                        Hint.of(HintCode.LOOPS_NESTED, "first", loops.get(1)).with("line", loops.get(0)));
    }

    private static int indentation(String line) {
        String tabs = line.replace("\t", "    ");
        return tabs.length() - tabs.stripLeading().length();
    }
}
