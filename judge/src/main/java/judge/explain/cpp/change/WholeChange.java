package judge.explain.cpp.change;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.explain.change.HelpfulChange;

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

    private static final Pattern LARGE =
            Pattern.compile("(?<![\\w.])(?:1e9|0x3f3f3f3f|0x7fffffff|INT_MAX|10{8,9})(?![\\w.])");

    private static final Pattern LESS =
            Pattern.compile("\\boperator\\s*+<\\s*+\\([^(){}]++\\)[^{};]{0,20}\\{([^{}]{1,400})\\}");

    private static final Pattern SIGN = Pattern.compile("(?<![<>=-])[<>](?![<>=])");

    private static final Pattern KEPT = Pattern.compile("\\b(?:unordered_)?map\\s*+<[^;(){}]{1,60}>\\s*+(\\w++)\\s*+;");

    private static final Pattern COUNT = Pattern.compile("(?m)^(?:int|long long|ll|LL|double)\\s++([^;(){}\\[\\n]++);");

    private static final Pattern FUNCTION =
            Pattern.compile("(?m)^\\w[\\w ]{0,30}\\b(\\w++)\\s*+\\([^;{}()]*+\\)\\s*+\\{((?s:.){0,2000}?)^\\}");

    private static final int MOST = 4;

    /** Returns the changes that the source has a place for. */
    public static List<WholeChange> of(String source) {
        return Stream.of(
                        replaced(source, "\\bunordered_(map|set)\\s*+(?=<)", "unordered_map", "map", "$1"),
                        doubles(source),
                        infinity(source),
                        infinities(source),
                        turned(source),
                        asked(source),
                        begun(source),
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
        return new WholeChange(HelpfulChange.of(CodePatterns.lineOf(source, index), written, changed), text);
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

    /** The same, where it stands in several places and has no name. */
    private static Optional<WholeChange> infinities(String source) {
        Matcher large = LARGE.matcher(source);
        if (!source.matches("(?s).*\\b(?:long long|ll|LL)\\b.*") || !large.find()) {
            return Optional.empty();
        }
        int first = large.start();
        String written = large.group();
        String text =
                large.replaceAll(found -> found.group().equals(written) ? "1000000000000000000LL" : found.group());
        return large.reset()
                                .results()
                                .filter(one -> one.group().equals(written))
                                .count()
                        > 1
                ? Optional.of(made(source, first, written, "1e18", text))
                : Optional.empty();
    }

    /** The greatest of a priority_queue comes first, by an order that was meant the other way round. */
    private static Optional<WholeChange> turned(String source) {
        Matcher less = LESS.matcher(source);
        if (!source.contains("priority_queue") || !less.find()) {
            return Optional.empty();
        }
        String body =
                SIGN.matcher(less.group(1)).replaceAll(sign -> sign.group().equals("<") ? ">" : "<");
        Matcher returned = Pattern.compile("return\\b[^;]*+").matcher(less.group(1));
        Matcher other = Pattern.compile("return\\b[^;]*+").matcher(body);
        String text = source.substring(0, less.start(1)) + body + source.substring(less.end(1));
        return returned.find() && other.find()
                ? Optional.of(made(source, less.start(1) + returned.start(), returned.group(), other.group(), text))
                : Optional.empty();
    }

    /** Asks a map without adding an element to it, as a look at an element does. */
    private static Optional<WholeChange> asked(String source) {
        Matcher map = KEPT.matcher(source);
        while (map.find()) {
            String name = map.group(1);
            Matcher asked = Pattern.compile("(?<=[(&|!]|&& |\\|\\| )" + name
                            + "\\[([^\\[\\]]++)\\](?:\\s*+(?:!=|>)\\s*+(?:\"\"|0))?+(?=\\)|\\s*+(?:&&|\\|\\|))")
                    .matcher(source);
            if (asked.find()) {
                int at = asked.start();
                String written = asked.group();
                String changed = name + ".count(" + asked.group(1) + ")";
                String text = asked.replaceAll(Matcher.quoteReplacement(name) + ".count($1)");
                return Optional.of(made(source, at, written, changed, text));
            }
        }
        return Optional.empty();
    }

    /** Resets a global variable that a function counts in, each time that main calls the function. */
    private static Optional<WholeChange> begun(String source) {
        int main = source.lastIndexOf("main");
        return FUNCTION.matcher(main < 0 ? "" : source)
                .results()
                .filter(function -> !function.group(1).equals("main"))
                .flatMap(function -> COUNT.matcher(source)
                        .results()
                        .flatMap(counts -> Stream.of(counts.group(1).split(",", -1)))
                        .map(one -> one.split("=", 2)[0].strip())
                        .filter(name -> isCounted(name, function.group(2)))
                        .flatMap(name -> begun(source, main, name, function.group(1)).stream()))
                .findFirst();
    }

    private static boolean isCounted(String name, String body) {
        return name.matches("\\w++")
                && CodePatterns.has(body, "\\b" + name + "\\s*+(?:\\+\\+|\\+=)|\\+\\+" + name + "\\b");
    }

    private static Optional<WholeChange> begun(String source, int main, String name, String function) {
        Matcher call = Pattern.compile("(?m)^\\s*+(" + function + "\\s*+\\([^;{}]*+;)")
                .matcher(source)
                .region(main, source.length());
        if (!call.find()) {
            return Optional.empty();
        }
        String anew = name + " = 0;";
        String text = source.substring(0, call.start(1)) + "{ " + anew + " " + call.group(1) + " }"
                + source.substring(call.end(1));
        return Optional.of(made(source, call.start(1), "", anew, text));
    }

    /** Changes floats to doubles, with the formats of scanf. */
    private static Optional<WholeChange> doubles(String source) {
        String read = READS_FLOATS
                .matcher(source)
                .replaceAll(found -> Matcher.quoteReplacement(found.group().replace("%f", "%lf")));
        return replaced(source, "\\bfloat\\b", "float", "double", "double")
                .map(change -> replaced(read, "\\bfloat\\b", "float", "double", "double")
                        .map(other -> new WholeChange(change.change(), other.text()))
                        .orElse(change));
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

    /** Repeats a subtraction as often as it can be done, where it is done once. */
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
        WholeChange heap = leastFirst(source, queue, "queue<", queue.group(1));
        String text = heap.text().replace(queue.group(2) + ".front()", queue.group(2) + ".top()");
        return Optional.of(new WholeChange(heap.change(), text));
    }

    /** A heap that gives the least first in place of what was declared. */
    private static WholeChange leastFirst(String source, Matcher declared, String written, String type) {
        String heap = "priority_queue<" + type + ", vector<" + type + ">, greater<" + type + ">>";
        String text = declared.replaceFirst(Matcher.quoteReplacement(heap + " " + declared.group(2) + ";"));
        declared.reset().find();
        return made(source, declared.start(), written + type + ">", heap, text);
    }

    /** Goes on from the place that was reached first: a queue in place of a stack. */
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
        return heap.find()
                ? Optional.of(leastFirst(
                        source, heap, "priority_queue<", heap.group(1).strip()))
                : Optional.empty();
    }

    /** Neighbours in a ring, of which the last and the first are left out. */
    private static Optional<WholeChange> chain(String source) {
        Matcher chain = CHAIN.matcher(source);
        if (!chain.find()) {
            return Optional.empty();
        }
        String name = chain.group(1);
        String end = CodePatterns.either(chain, 3, 4);
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
