package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.BareSource.either;
import static judge.explain.cpp.rule.BareSource.has;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Hint;

/** Slips with what the library of C++ offers. */
final class ContainerSlips {

    private static final Pattern COUNTED = Pattern.compile(
            "\\bfor\\s*+\\(([^;{}]{0,80}+);([^;{}]{0,80}+);\\s*+(?:\\+\\+\\s*+(\\w++)|(\\w++)\\s*+\\+\\+)\\s*+\\)");

    private static final Pattern SIZE = Pattern.compile("<=?\\s*+(\\w++)\\.(?:size|length)\\(\\)\\s*+$");

    private static final Pattern LEAVES = Pattern.compile("\\b(?:break|return|goto)\\b|--\\s*+\\w|\\w\\s*+--|-=\\s*+1");

    private static final Pattern NUMBERS =
            Pattern.compile("\\bfor\\s*+\\(\\s*+(?:int|long long|ll)\\s++(\\w++)\\s*+=[^;{}]{0,40}+;"
                    + "[^;{}]{0,60}+;[^;{}()]{0,30}+\\)");

    private static final Pattern MAP = Pattern.compile("\\bmap\\s*+<[^;(){}]{1,100}>\\s*+(\\w++)\\s*+;");

    private static final Pattern HEAP = Pattern.compile(
            "\\bpriority_queue\\s*+<\\s*+(?:pair\\s*+<[^;(){}]{1,80}>|pii|PII|pll|PLL|P)\\s*+>\\s*+(\\w++)\\s*+;");

    private static final Pattern EDGES = Pattern.compile("\\bfor\\s*+\\([^;(){}]{1,60}:\\s*+\\w++\\[");

    private static final Pattern ITERATED = Pattern.compile("\\bfor\\s*+\\([^;{}()]{1,100}?\\b(\\w++)\\s*+="
            + "\\s*+(\\w++)\\.begin\\(\\)\\s*+;[^;{}]{1,60}+;\\s*+(?:\\+\\+\\s*+\\1|\\1\\s*+\\+\\+)\\s*+\\)"
            + "|\\bfor\\s*+\\([^;{}]{0,100}+;[^;{}!]{0,60}?\\b(\\w++)\\s*+!=\\s*+(\\w++)\\.end\\(\\)[^;{}]{0,60}+;"
            + "\\s*+(?:\\+\\+\\s*+\\3|\\3\\s*+\\+\\+)\\s*+\\)");

    private static final Pattern EACH_KEY = Pattern.compile(
            "\\bfor\\s*+\\([^;:(){}]{1,60}?(?:(\\w++)|\\[\\s*+(\\w++)[^\\]]{1,30}+\\])\\s*+:\\s*+(\\w++)\\s*+\\)");

    private static final Pattern QUEUED = Pattern.compile(
            "\\bwhile\\s*+\\(\\s*+(?:!\\s*+(\\w++)\\.empty\\(\\)|(\\w++)\\.size\\(\\)(?:\\s*+>\\s*+0)?)\\s*+\\)");

    private static final Pattern LOOP = Pattern.compile("\\bfor\\s*+\\([^{}]{1,100}?\\)(?=\\s*+[\\w{])");

    private static final Pattern OF_GRAPH = Pattern.compile("\\]\\[|:\\s*+\\w++\\[");

    /**
     * Parts of a search that neither mark a cell nor ask whether it is marked: a comparison of a cell, output, an exit,
     * tables of directions.
     */
    private static final Pattern PASSED =
            Pattern.compile("\\w++(?:\\[(?:[^\\[\\]]|\\[[^\\[\\]]{1,30}\\]){1,60}\\])++\\s*+[!=]=\\s*+\"\""
                    + "|\\b(?:printf|exit)\\s*+\\(|\\bauto\\s*+&?\\s*+\\[[^\\]]{1,60}\\]"
                    + "|\\b(?:int|char|short)\\s++\\w++\\s*+(?:\\[\\w*+\\]\\s*+)++=\\s*+\\{[-\\d,\\s{}]++");

    private static final Pattern MARKS =
            Pattern.compile("\\]\\s*+(?:[-+|&]?=(?!=)|\\+\\+|--)|\\.(?:insert|emplace|set|reset|erase)\\b"
                    + "|(?:--|\\+\\+)\\w++\\[|\\b(?!if|for|while)\\w++\\s*+\\([^;{}]{0,80}\\)\\s*+;"
                    + "|\\bif\\s*+\\([^;{}]{0,120}\\[");

    private static final int MAX_LOOPS = 200;

    private static final int NEAR = 40;

    private ContainerSlips() {}

    /** A loop that erases the element it is at, and goes on to the one behind the next. */
    static Optional<Hint> erases(BareSource source) {
        Matcher loop = COUNTED.matcher(source.code());
        while (loop.find()) {
            String index = either(loop, 3, 4);
            String body = source.body(loop.end());
            Matcher erase = Pattern.compile("\\b(\\w++)\\.erase\\s*+\\(\\s*+(?:\\1\\.begin\\(\\)\\s*+\\+\\s*+" + index
                            + "\\s*+\\)|" + index + "\\s*+,\\s*+1\\s*+\\))")
                    .matcher(body);
            if (erase.find() && !LEAVES.matcher(body).find()) {
                return Optional.of(source.at(Hint.of("loop-erases", "name", erase.group(1)), loop.start()));
            }
        }
        return Optional.empty();
    }

    /** A loop that erases what its iterator is at, and goes on from there. */
    static Optional<Hint> erased(BareSource source) {
        Matcher loop = ITERATED.matcher(source.code());
        while (loop.find()) {
            String at = either(loop, 1, 3);
            String name = either(loop, 2, 4);
            String body = source.body(loop.end());
            int from = source.bodyStart(loop.end());
            Matcher erase = Pattern.compile(
                            "([^;{}]{0,60})\\b" + name + "\\.erase\\s*+\\(\\s*+" + at + "\\s*+\\)([^}]{0,80})")
                    .matcher(body);
            boolean goesOn = erase.find()
                    && !has(erase.group(1), "(?<![=!<>])=(?!=)")
                    && !LEAVES.matcher(erase.group(2)).find()
                    && !has(erase.group(2), "\\b" + at + "\\s*+=");
            if (goesOn) {
                return Optional.of(source.at(Hint.of("erased-iterator", "name", name), from + erase.start(2)));
            }
        }
        return Optional.empty();
    }

    /** A loop over all keys of a map that puts others into it. */
    static Optional<Hint> grows(BareSource source) {
        Matcher loop = EACH_KEY.matcher(source.code());
        while (loop.find()) {
            String name = loop.group(3);
            String key = either(loop, 1, 2) + "\\.first";
            String body = source.body(loop.end());
            Matcher other = Pattern.compile("\\b" + name + "\\s*+\\[\\s*+(?!" + key + "\\s*+\\])[^;\\]]{1,40}[-+*]")
                    .matcher(body);
            if (source.has("\\b(?:unordered_)?map\\s*+<[^;(){}]{1,100}>\\s*+&?\\s*+" + name + "\\b") && other.find()) {
                int from = source.bodyStart(loop.end());
                return Optional.of(source.at(Hint.of("map-grows", "name", name), from + other.start()));
            }
        }
        return Optional.empty();
    }

    /** A search that puts all neighbours into its queue, those that were there before, too. */
    static Optional<Hint> notMarked(BareSource source) {
        Matcher loop = QUEUED.matcher(source.code());
        for (int loops = 0; loops < MAX_LOOPS && loop.find(); loops++) {
            String name = either(loop, 1, 2);
            String body = source.body(loop.end());
            Matcher push = Pattern.compile("\\b" + name + "\\.(?:push|emplace|push_back)\\s*+\\(")
                    .matcher(body);
            boolean asks = has(body, "\\b(?:if|continue|break|return|while)\\b|\\?");
            Matcher inner = LOOP.matcher(body);
            boolean queued = source.has("\\b(?:queue|deque)\\s*+<[^;(){}]{1,80}>\\s*+" + name + "\\b");
            if (queued && (!asks || marksNone(name, body)) && inner.find() && push.find(inner.end())) {
                int from = source.bodyStart(loop.end());
                return Optional.of(source.at(Hint.of("queue-not-marked", "name", name), from + push.start()));
            }
        }
        return Optional.empty();
    }

    /** Tells whether a search in a grid or a graph never writes a mark itself. */
    private static boolean marksNone(String queue, String body) {
        String rest = body.replaceAll("\\b" + queue + "\\.\\w++\\s*+\\(", "");
        String bare = PASSED.matcher(rest).replaceAll("");
        return OF_GRAPH.matcher(body).find() && !MARKS.matcher(bare).find();
    }

    /** A loop up to a size that becomes smaller with each round. */
    static Optional<Hint> shrinks(BareSource source) {
        Matcher loop = COUNTED.matcher(source.code());
        while (loop.find()) {
            Matcher size = SIZE.matcher(loop.group(2));
            if (!size.find()) {
                continue;
            }
            String body = source.body(loop.end());
            String name = size.group(1);
            boolean pops = has(body, "\\b" + name + "\\.pop(?:_front|_back)?\\s*+\\(");
            if (pops && !LEAVES.matcher(body).find()) {
                return Optional.of(source.at(Hint.of("loop-size-shrinks", "name", name), loop.start()));
            }
        }
        return Optional.empty();
    }

    /** Finds a map whose size is taken although a mere look at a key has added it to the map. */
    static Optional<Hint> map(BareSource source) {
        Matcher map = MAP.matcher(source.code());
        while (map.find()) {
            String name = map.group(1);
            Matcher first = Pattern.compile("\\b" + name + "\\s*+\\[").matcher(source.code());
            if (!first.find(map.end()) || !source.has("\\b" + name + "\\.size\\(\\)")) {
                continue;
            }
            String before = source.code().substring(Math.max(0, first.start() - NEAR), first.start());
            boolean asks = has(before, "\\b(?:if|while)\\s*+\\([^;{}]*+$");
            if (source.has("\\b" + name + "\\.(?:count|find|contains|erase)\\b")) {
                continue;
            }
            Optional<Integer> place = asks ? Optional.of(first.start()) : looked(source, name);
            if (place.isPresent()) {
                return Optional.of(source.at(Hint.of("map-inserts", "name", name), place.get()));
            }
        }
        return Optional.empty();
    }

    /** Returns where a loop looks up each of some numbers in a map, before the map's size is taken. */
    private static Optional<Integer> looked(BareSource source, String name) {
        Matcher loop = NUMBERS.matcher(source.code());
        while (loop.find()) {
            String body = source.body(loop.end());
            String element = "\\b" + name + "\\s*+\\[\\s*+" + loop.group(1) + "\\s*+\\]";
            Matcher asked =
                    Pattern.compile("\\bif\\s*+\\([^;{}]{0,80}?" + element).matcher(body);
            boolean given = has(body, element + "\\s*+(?:[-+*/]?=(?!=)|\\+\\+|--|\\.)|(?:\\+\\+|--|>>)\\s*+" + element);
            int from = source.bodyStart(loop.end());
            if (!given && asked.find() && source.code().indexOf(name + ".size()", from + body.length()) >= 0) {
                return Optional.of(from + asked.start());
            }
        }
        return Optional.empty();
    }

    /** Sums along the edges of a graph in a heap that gives the largest first. */
    static Optional<Hint> heap(BareSource source) {
        Matcher heap = HEAP.matcher(source.code());
        while (heap.find()) {
            String name = heap.group(1);
            boolean sums =
                    source.has("\\b" + name + "\\.(?:push|emplace)\\s*+\\(\\s*+(?:\\{\\s*+|(?:make_pair|\\w++)\\s*+\\("
                            + "\\s*+)?[^-+,;]{1,60}\\+[^-+,;]{1,60},");
            boolean turned = source.has("-\\s*+" + name + "\\.top\\(\\)|\\.first\\s*+\\*\\s*+-|=\\s*+-\\s*+[A-Za-z]");
            boolean stored = source.has("\\b(\\w++)\\[(?:[^;=\\[\\]]|\\[[^\\[\\]]{1,20}+\\]){1,30}+\\]\\s*+=\\s*+"
                    + "[^;=+]{1,40}+\\+[^;=]{1,40}+;\\s*+" + name
                    + "\\.(?:push|emplace)\\s*+\\(\\s*+(?:\\{|\\w++\\s*+\\()?\\s*+\\1\\[");
            if ((sums || stored)
                    && !turned
                    && !heap.group().contains("greater")
                    && EDGES.matcher(source.code()).find()) {
                return Optional.of(source.at(Hint.of("heap-largest-first", "name", name), heap.start()));
            }
        }
        return Optional.empty();
    }
}
