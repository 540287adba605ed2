package judge.explain.cpp.change;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Changes of what is there before a loop begins, and of how far two loops within each other go. */
final class LoopRewrites {

    private static final Pattern REMAINDER = Pattern.compile("\\b(\\w++)\\s*+%\\s*+10\\b");

    private static final Pattern CARRY =
            Pattern.compile("\\b(\\w++)\\s*+=\\s*+\\w++(?:\\[\\w++\\])?\\s*+/\\s*+10\\s*+;");

    private static final Pattern BEST = Pattern.compile(
            "((\\w++)(?:\\[[^;=\\[\\]]{1,20}+\\])++)\\s*+=\\s*+(?:std::)?(min|max)\\s*+\\(\\s*+\\1\\s*+,");

    private static final Pattern COUNTER =
            Pattern.compile("for\\s*+\\(\\s*+(?:(?:int|long long|ll|LL|size_t|auto)\\b\\s*+&?\\s*+)?(\\w++)\\s*+[=:]");

    private static final Pattern SHARED = Pattern.compile("(for\\s*+\\(\\s*+)(\\w++)\\s*+=");

    private static final Pattern ADDS = Pattern.compile(
            "(\\w++)\\[(\\w++)\\]\\s*+(?:\\+=|=\\s*+\\(?\\s*+\\1\\[\\2\\]\\s*+\\+)\\s*+\\1\\[\\2\\s*+-");

    private static final Pattern WAITING =
            Pattern.compile("\\b(?:(stack|queue|priority_queue)|vector|deque)\\s*+<[^;(){}]{1,60}>\\s*+(\\w++)\\s*+;");

    private static final Pattern WITHIN =
            Pattern.compile("for\\s*+\\([^;{}]{1,30};\\s*+(\\w++\\s*+<=?\\s*+)(\\w++)\\s*+;[^;{}()]{1,20}\\)"
                    + "\\s*+\\{?\\s*+for\\s*+\\([^;{}]{1,30};\\s*+(\\w++\\s*+<=?\\s*+)(\\w++)\\s*+;[^;{}()]{1,20}\\)");

    private static final int LONG = 600;
    private static final int MOST = 8;
    private static final int MOST_LOOPS = 60;

    private final String source;
    private final List<Part> parts;
    private final List<Part> loops;
    private final PossibleChanges found;

    private LoopRewrites(String source, List<Part> parts) {
        this.source = source;
        found = new PossibleChanges(source);
        this.parts = parts;
        loops = parts.stream()
                .filter(part -> part.kind() == Part.Kind.LOOP)
                .limit(MOST_LOOPS)
                .toList();
    }

    static List<PossibleChange> of(String source, List<Part> parts) {
        LoopRewrites rewrites = new LoopRewrites(source, parts);
        rewrites.loops.forEach(rewrites::best);
        rewrites.loops.forEach(rewrites::ends);
        rewrites.loops.forEach(rewrites::shared);
        rewrites.counted();
        rewrites.waiting();
        rewrites.handed();
        return rewrites.found.all();
    }

    private static boolean isIn(Part inner, Part outer) {
        return inner.start() >= outer.start() && inner.end() <= outer.end() && !inner.equals(outer);
    }

    private void before(Part loop, String text) {
        found.shown(1, loop, "", text, text + " " + found.text(loop));
    }

    /** The best of a loop's rounds, of which there is none before the first. */
    private void best(Part loop) {
        Matcher best = BEST.matcher(found.text(loop));
        Matcher counter = COUNTER.matcher(found.text(loop));
        boolean innermost = loops.stream().noneMatch(other -> isIn(other, loop));
        boolean counts = innermost && counter.lookingAt() && best.find();
        if (!counts || CodePatterns.has(best.group(1), "\\b" + counter.group(1) + "\\b")) {
            return;
        }
        boolean large = CodePatterns.has(
                source,
                "\\b(?:long long|ll|LL|i64|int64_t|double)\\b[^;(){}]{0,200}\\b" + best.group(2) + "\\b"
                        + "|define\\s++int\\s");
        String end = large ? "1000000000000000000LL" : "1000000000";
        String statement = best.group(1) + " = " + (best.group(3).equals("min") ? "" : "-") + end + ";";
        before(loop, statement);
    }

    /** Rows and columns, of which each loop has the other's number. */
    private void ends(Part loop) {
        Matcher within = WITHIN.matcher(source).region(loop.start(), loop.end());
        if (!within.lookingAt()
                || within.group(2).equals(within.group(4))
                || loop.end() - loop.start() > LONG
                || CodePatterns.reads(found.text(loop))) {
            return;
        }
        String changed = source.substring(loop.start(), within.start(2))
                + within.group(4)
                + source.substring(within.end(2), within.start(4))
                + within.group(2)
                + source.substring(within.end(4), loop.end());
        found.shown(
                1,
                loop,
                within.group(1) + within.group(2) + " and " + within.group(3) + within.group(4),
                within.group(1) + within.group(4) + " and " + within.group(3) + within.group(2),
                changed);
    }

    /** A loop of a function that calls itself, whose variable all calls share. */
    private void shared(Part loop) {
        Matcher counter = SHARED.matcher(found.text(loop));
        boolean calls = CodePatterns.has(found.text(loop), "(?<![\\w.])" + Pattern.quote(loop.function()) + "\\s*+\\(");
        if (counter.lookingAt() && calls && !loop.local().contains(counter.group(2))) {
            String changed = counter.group(1) + "int " + found.text(loop).substring(counter.start(2));
            found.shown(0, loop, counter.group(), counter.group(1) + "int " + counter.group(2) + " =", changed);
        }
    }

    /** There is one way to have nothing. */
    private void counted() {
        Set<String> names = new LinkedHashSet<>();
        for (Part part : parts) {
            Matcher adds = ADDS.matcher(found.text(part));
            if (part.kind() != Part.Kind.STATEMENT || !adds.lookingAt() || !names.add(adds.group(1))) {
                continue;
            }
            String first = adds.group(1) + "[0]";
            if (!CodePatterns.has(source, Pattern.quote(first) + "\\s*+=")) {
                loops.stream()
                        .filter(loop -> isIn(part, loop))
                        .reduce((one, other) -> other.end() - other.start() > one.end() - one.start() ? other : one)
                        .ifPresent(loop -> before(loop, first + " = 1;"));
            }
        }
    }

    /** Empties a container that may still have elements from the loop before. */
    private void waiting() {
        Matcher declared = WAITING.matcher(CodePatterns.withoutTypeNames(source));
        for (int i = 0; i < MOST && declared.find(); i++) {
            String name = declared.group(2);
            Part last = null;
            for (Part loop : loops) {
                boolean top = loops.stream().noneMatch(other -> isIn(loop, other));
                if (!top || !found.text(loop).contains(name + ".push")) {
                    continue;
                }
                if (last != null && last.function().equals(loop.function()) && loop.sees(name)) {
                    String clears = declared.group(1) == null
                            ? name + ".clear();"
                            : "while (!" + name + ".empty()) " + name + ".pop();";
                    before(loop, clears);
                }
                last = loop;
            }
        }
    }

    /** A function that calls itself in a loop with what it was given, not with what the loop is at. */
    private void handed() {
        for (Part part : parts) {
            boolean calls =
                    part.kind() == Part.Kind.STATEMENT && found.text(part).startsWith(part.function() + "(");
            for (Part loop : calls ? loops : List.<Part>of()) {
                Matcher counter = COUNTER.matcher(found.text(loop));
                if (isIn(part, loop) && counter.lookingAt() && !part.has(counter.group(1))) {
                    part.tokens().stream()
                            .filter(token -> token.isName() && !token.is(part.function()))
                            .filter(token -> part.visible().contains(token.text()))
                            .forEach(token -> found.within(1, part, token.start(), token.end(), counter.group(1)));
                }
            }
        }
    }

    /** A digit that is carried over is left at the end. */
    static void carried(String source, Block loop, Collection<Part> statements, PossibleChanges found) {
        Matcher carry = CARRY.matcher(loop.inside(source));
        boolean carries = carry.find();
        for (Part part : statements) {
            Matcher digit = REMAINDER.matcher(found.text(part));
            if (carries
                    && part.kind() == Part.Kind.STATEMENT
                    && part.start() >= loop.body()
                    && part.end() <= loop.bodyEnd()
                    && digit.find()) {
                String left = carry.group(1);
                found.added(0, loop.part().end(), "if (" + left + ") " + digit.replaceAll(left));
            }
        }
    }
}
