package judge.language.gnu.repair;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.language.trial.HelpfulChange;

/**
 * A change that is made in several places of a source at once, and so needs a program of its own.
 *
 * @param text the source after it
 */
public record WholeChange(HelpfulChange change, String text) {

    private static final Pattern TAKES_OFF = Pattern.compile("\\bif(?=\\s*+\\(\\s*+(\\w++)\\s*+>=?\\s*+(\\w++)\\s*+\\)"
            + "[^}]{0,80}?\\1\\s*+(?:-=|=\\s*+\\1\\s*+-)\\s*+\\w)");

    private static final Pattern QUEUE =
            Pattern.compile("(?<!_)\\bqueue\\s*+<\\s*+(int|long long|ll)\\s*+>\\s*+(\\w++)\\s*+;");

    private static final Pattern STACK = Pattern.compile("\\bstack(\\s*+<[^;(){}]{1,60}>\\s*+)(\\w++)\\s*+;");

    private static final Pattern HEAP =
            Pattern.compile("\\bpriority_queue\\s*+<\\s*+([\\w ]{1,20})>\\s*+(\\w++)\\s*+;");

    private static final Pattern CHAIN = Pattern.compile("\\bfor\\s*+\\((?:int )?\\s*+(\\w)\\s*+=\\s*+0\\s*+;\\s*+"
            + "(\\1\\s*+\\+\\s*+1\\s*+<\\s*+(\\w++)|\\1\\s*+<\\s*+(\\w++)\\s*+-\\s*+1)\\s*+;");

    private static final Pattern OPERANDS =
            Pattern.compile("\\b(\\w++)(\\s*+=\\s*+(\\w++)\\.top\\(\\)\\s*+;\\s*+\\3\\.pop\\(\\)\\s*+;\\s*+"
                    + "(?:(?:int|long long|ll|LL|long|double)\\s++)?)(\\w++)(?=\\s*+=\\s*+\\3\\.top\\(\\)\\s*+;)");

    private static final Pattern READS_FLOATS = Pattern.compile("\\bscanf\\s*+\\(\\s*+\"[^\"]*+\"");

    private static final Pattern INFINITY =
            Pattern.compile("(?:\\b(const(?:expr)? int)\\s++((?i:\\w*inf\\w*|maxn?|oo)\\s*+=\\s*+)"
                    + "|(define\\s++(\\w*(?i:inf)\\w*)\\s++))"
                    + "(1e9|0x3f3f3f3f|0x7fffffff|2147483647|INT_MAX|1e8|10{8,9})\\b");

    private static final int MOST = 3;

    /** Those that the source has a place for. */
    public static List<WholeChange> of(String source) {
        return Stream.of(
                        replaced(source, "\\bunordered_(map|set)\\s*+(?=<)", "unordered_map", "map", "$1"),
                        doubles(source),
                        infinity(source),
                        replaced(source, "(?<![_\\w])set\\s*+(?=<)", "set", "multiset", "multiset"),
                        operands(source),
                        taken(source),
                        queue(source),
                        stack(source),
                        heap(source),
                        chain(source))
                .flatMap(Optional::stream)
                .limit(MOST)
                .toList();
    }

    private static WholeChange made(String source, int index, String written, String changed, String text) {
        long line = source.substring(0, index).chars().filter(c -> c == '\n').count() + 1;
        return new WholeChange(HelpfulChange.of(line, written, changed), text);
    }

    private static Optional<WholeChange> replaced(
            String source, String pattern, String written, String changed, String other) {
        Matcher found = Pattern.compile(pattern).matcher(source);
        String included = source.contains("bits/stdc++") ? "" : "#include <map>\n#include <set>\n";
        return found.find()
                ? Optional.of(made(source, found.start(), written, changed, included + found.replaceAll(other)))
                : Optional.empty();
    }

    /** A number that is to be larger than all sums, and is not. */
    private static Optional<WholeChange> infinity(String source) {
        Matcher infinity = INFINITY.matcher(source);
        if (!infinity.find() || !source.matches("(?s).*\\b(?:long long|ll|LL)\\b.*")) {
            return Optional.empty();
        }
        boolean defined = infinity.group(1) == null;
        String large = "1000000000000000000LL";
        String text = source.substring(0, infinity.start())
                + (defined ? infinity.group(3) + large : "const long long " + infinity.group(2) + large)
                + source.substring(infinity.end());
        return Optional.of(made(source, infinity.start(), infinity.group(5), "1e18", text));
    }

    /** What scanf reads into is told in its format, too. */
    private static Optional<WholeChange> doubles(String source) {
        String read = READS_FLOATS
                .matcher(source)
                .replaceAll(found -> Matcher.quoteReplacement(found.group().replace("%f", "%lf")));
        return replaced(source, "\\bfloat\\b", "float", "double", "double")
                .map(change -> new WholeChange(
                        change.change(),
                        replaced(read, "\\bfloat\\b", "float", "double", "double")
                                .orElse(change)
                                .text()));
    }

    /** The value on top of a stack is the second one. */
    private static Optional<WholeChange> operands(String source) {
        Matcher operands = OPERANDS.matcher(source);
        if (!operands.find() || operands.group(1).equals(operands.group(4))) {
            return Optional.empty();
        }
        String one = operands.group(1) + " = " + operands.group(3) + ".top()";
        String other = operands.group(4) + " = " + operands.group(3) + ".top()";
        return Optional.of(made(source, operands.start(), one, other, operands.replaceAll("$4$2$1")));
    }

    /** What is taken off once, as often as it can be. */
    private static Optional<WholeChange> taken(String source) {
        Matcher takes = TAKES_OFF.matcher(source);
        return takes.find()
                ? Optional.of(made(source, takes.start(), "if", "while", takes.replaceAll("while")))
                : Optional.empty();
    }

    private static Optional<WholeChange> queue(String source) {
        Matcher queue = QUEUE.matcher(source);
        if (!queue.find() || !source.contains(queue.group(2) + ".front()")) {
            return Optional.empty();
        }
        String type = queue.group(1);
        String heap = "priority_queue<" + type + ", vector<" + type + ">, greater<" + type + ">>";
        String text = queue.replaceFirst(Matcher.quoteReplacement(heap + " " + queue.group(2) + ";"))
                .replace(queue.group(2) + ".front()", queue.group(2) + ".top()");
        return Optional.of(made(source, queue.start(), "queue<" + type + ">", heap, text));
    }

    /** What is reached first is gone on from first. */
    private static Optional<WholeChange> stack(String source) {
        Matcher stack = STACK.matcher(source);
        if (!stack.find() || !source.contains(stack.group(2) + ".top()")) {
            return Optional.empty();
        }
        String text = stack.replaceFirst("queue$1$2;").replace(stack.group(2) + ".top()", stack.group(2) + ".front()");
        String included = source.contains("bits/stdc++") ? "" : "#include <queue>\n";
        return Optional.of(made(source, stack.start(), "stack", "queue", included + text));
    }

    private static Optional<WholeChange> heap(String source) {
        Matcher heap = HEAP.matcher(source);
        if (!heap.find()) {
            return Optional.empty();
        }
        String type = heap.group(1).strip();
        String other = "priority_queue<" + type + ", vector<" + type + ">, greater<" + type + ">>";
        String text = heap.replaceFirst(Matcher.quoteReplacement(other + " " + heap.group(2) + ";"));
        return Optional.of(made(source, heap.start(), "priority_queue<" + type + ">", other, text));
    }

    /** Neighbours in a ring, of which the last and the first are left out. */
    private static Optional<WholeChange> chain(String source) {
        Matcher chain = CHAIN.matcher(source);
        if (!chain.find()) {
            return Optional.empty();
        }
        String name = chain.group(1);
        String end = chain.group(3) == null ? chain.group(4) : chain.group(3);
        String before = source.substring(0, chain.start(2));
        String after = source.substring(chain.end(2));
        String ring = "[(" + name + " + 1) % " + end + "]";
        String text = before + name + " < " + end
                + after.replaceAll("\\[\\s*+" + name + "\\s*+\\+\\s*+1\\s*+\\]", Matcher.quoteReplacement(ring));
        return Optional.of(made(
                source,
                chain.start(),
                chain.group(2) + " and [" + name + " + 1]",
                name + " < " + end + " and " + ring,
                text));
    }
}
