package judge.explain.said;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Hint;

/** Loops within each other that take most of the time, in sources whose lines are indented as people do. */
public final class NestedLoops {

    private static final Pattern COUNTING = Pattern.compile("for\\b.*(?:[<>]=?|!=|\\brange\\b).*[A-Za-z_]\\w*.*");

    /** Through all of what has a name; what is an element of something may be short. */
    private static final Pattern EACH = Pattern.compile("for\\b([^:;]*)(?::|\\bin\\b)\\s*+(\\w++)\\s*+[:)].*");

    private static final String LITTLE = "-?(?:\\d{1,2}|100)\\s*+";

    /** The head of a loop between two numbers, or up to a small one. */
    private static final Pattern FEW_ROUNDS = Pattern.compile("for\\s*+\\([^;]*;[^;<>]*<=?\\s*+" + LITTLE
            + ";.*|for\\s*+\\([^;=]*=\\s*+" + LITTLE + ";[^;<>]*>.*|for\\b.*\\brange\\(\\s*+" + LITTLE + "(?:,\\s*+"
            + LITTLE
            + ")*\\).*");

    private static final Pattern METHOD = Pattern.compile(
            "(?:def|class)\\s.*|(?!(?:for|while|if|else|switch|try|catch|synchronized|do)\\b)[\\w<>\\[\\], .]+"
                    + "\\([^;]*\\{\\s*");
    private static final int LIKELY = 50;
    private static final int LONGEST_LINE = 300;

    private NestedLoops() {}

    /**
     * The innermost loop around the line that takes the time, where another one is around it; those of a few rounds do
     * not count.
     *
     * @param percent of the time that goes into a line
     * @param at the number of that line, from 1; 0 where unknown
     */
    public static Optional<Hint> hint(String source, int percent, int at) {
        List<String> lines = source.lines().toList();
        if (percent < LIKELY || at < 1 || at > lines.size()) {
            return Optional.empty();
        }
        List<Integer> loops = new ArrayList<>();
        int indent = indentation(lines.get(at - 1)) + 1;
        for (int i = at - 1; i >= 0 && indent > 0; i--) {
            String line = lines.get(i).strip();
            int own = indentation(lines.get(i));
            boolean around = !line.isEmpty() && own < indent;
            indent = around ? own : indent;
            if (around && line.length() <= LONGEST_LINE && METHOD.matcher(line).matches()) {
                break;
            }
            if (around && line.length() <= LONGEST_LINE && isLong(line, source)) {
                loops.removeIf(inner -> isOfItsElement(lines.get(inner).strip(), line));
                loops.add(i);
            }
        }
        return loops.size() < 2
                ? Optional.empty()
                : Optional.of(
                        Hint.of("loops-nested", "first", loops.get(1) + 1L).with("line", loops.get(0) + 1L));
    }

    private static boolean isLong(String line, String source) {
        Matcher each = EACH.matcher(line);
        return each.matches()
                ? !isListed(each.group(2), source)
                : COUNTING.matcher(line).matches() && !FEW_ROUNDS.matcher(line).matches();
    }

    /** Tells whether the name is a list of a few values in the source, such as directions. */
    private static boolean isListed(String name, String source) {
        return Pattern.compile("\\b" + Pattern.quote(name)
                        + "(?:\\[\\s?\\]|\\s)*+=\\s*+(?:new [\\w\\[\\]]++\\s*+|\\w++\\.\\w++)?"
                        + "(?:[{\\[(]\\s*+){1,3}+[-\\d\"']")
                .matcher(source)
                .find();
    }

    /**
     * Tells whether the inner loop goes through an element of the outer one: both together make one round for each
     * part.
     */
    private static boolean isOfItsElement(String inner, String outer) {
        Matcher of = EACH.matcher(inner);
        Matcher through = EACH.matcher(outer);
        return of.matches()
                && through.matches()
                && Pattern.compile("\\b" + Pattern.quote(of.group(2)) + "\\b")
                        .matcher(through.group(1))
                        .find();
    }

    private static int indentation(String line) {
        String tabs = line.replace("\t", "    ");
        return tabs.length() - tabs.stripLeading().length();
    }
}
