package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.BareSource.either;
import static judge.explain.cpp.rule.BareSource.has;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Hint;

/** Loops that stay where they are. */
final class EndlessSlips {

    private static final Pattern NOT_EMPTY = Pattern.compile(
            "\\bwhile\\s*+\\(\\s*+(?:!\\s*+(\\w++)\\.empty\\(\\)|(\\w++)\\.size\\(\\)(?:\\s*+>\\s*+0)?)\\s*+\\)");

    private static final Pattern SEARCH = Pattern.compile("\\bwhile\\s*+\\(\\s*+(\\w++)\\s*+<\\s*+(\\w++)\\s*+\\)");

    /** A loop that ends only at one number with a point. */
    private static final Pattern UNLIKE = Pattern.compile("\\b(?:for\\s*+\\([^;{}]{0,60}+;|while\\s*+\\()\\s*+"
            + "(\\w++)\\s*+!=\\s*+(?:\\d++(?:\\.\\d*+)?|\\w++)\\s*+(?:;[^;{}]{0,40}?\\b\\1\\s*+[-+]=|\\))");

    private static final Pattern UNEQUAL = Pattern.compile("\\bwhile\\s*+\\(\\s*+(\\w++)\\s*+!=\\s*+(\\w++)\\s*+\\)");

    private static final Pattern FROM_ZERO = Pattern.compile(
            "\\bfor\\s*+\\((?:\\s*+\\w++)?\\s++(\\w++)\\s*+=\\s*+0\\s*+;[^;{}]{0,80}+;[^;{}()]{0,40}+\\)");

    private static final Pattern COUNTS =
            Pattern.compile("\\bwhile\\s*+\\(\\s*+(\\w++)\\s*+<=?\\s*+(\\w++)(?:\\.(?:size|length)\\(\\))?\\s*+\\)");

    private static final Pattern WHILE =
            Pattern.compile("\\bwhile\\s*+\\(\\s*+(\\w++)\\s*+(?:[<>]=?|!=)\\s*+(\\w++)\\s*+\\)(?!\\s*+;)");

    private static final int MAX_LOOPS = 200;

    private EndlessSlips() {}

    /** An inner loop with the outer one's number as its step, which begins with 0. */
    static Optional<Hint> step(BareSource source) {
        Matcher loop = FROM_ZERO.matcher(source.code());
        for (int loops = 0; loops < MAX_LOOPS && loop.find(); loops++) {
            String name = loop.group(1);
            String body = source.body(loop.end());
            Matcher steps = Pattern.compile("\\bfor\\s*+\\([^;{}]{0,80}+;[^;{}]{0,80}+;\\s*+\\w++\\s*+" + "\\+=\\s*+"
                            + name + "\\s*+\\)")
                    .matcher(body);
            boolean guarded = has(body, "\\b" + name + "\\s*+(?:[<=!]|>=?\\s*+[0-3]\\b|&&)|!\\s*+" + "" + name + "\\b")
                    || source.has("\\[\\s*+0\\s*+\\]\\s*+=");
            if (steps.find() && !guarded) {
                return Optional.of(source.at(Hint.of("step-zero", "name", name), loop.start()));
            }
        }
        return Optional.empty();
    }

    /** A loop until two numbers are otherwise that it never changes. */
    static Optional<Hint> fixed(BareSource source) {
        Matcher loop = WHILE.matcher(source.code());
        for (int loops = 0; loops < MAX_LOOPS && loop.find(); loops++) {
            String either = "(?:" + loop.group(1) + "|" + loop.group(2) + ")\\b";
            String body = source.body(loop.end());
            // A function could change them: one that is handed them, or any if they are no variables of this one.
            boolean changes = has(
                    body,
                    "\\b(?:break|return|goto|exit|throw)\\b|\\b" + either
                            + "\\s*+(?:[-+*/%&|^]?=(?!=)|<<=|>>=|\\+\\+|--)|(?:\\+\\+|--|>>|&)\\s*+" + either
                            + "|[(,]\\s*+" + either + "\\s*+[,)]|\\bauto\\s*+&");
            boolean own = source.depth(loop.start()) > 0
                    && Pattern.compile("\\b(?:int|long|ll|LL)\\s++(?:[^;(){}]{0,80},\\s*+)?" + loop.group(1) + "\\b")
                            .matcher(source.code().substring(0, loop.start()))
                            .results()
                            .anyMatch(declared -> source.depth(declared.start()) > 0);
            if (!changes && own && source.isWhole(loop.group(1))) {
                return Optional.of(source.at(Hint.of("loop-fixed", "name", loop.group(1)), loop.start()));
            }
        }
        return Optional.empty();
    }

    /** A loop that is begun again before it counts. */
    static Optional<Hint> skips(BareSource source) {
        Matcher loop = COUNTS.matcher(source.code());
        for (int loops = 0; loops < MAX_LOOPS && loop.find(); loops++) {
            String name = loop.group(1);
            String end = loop.group(2);
            String body = source.body(loop.end());
            int again = body.indexOf("continue");
            if (again < 0 || !has(body, "\\b" + name + "\\s*+\\+\\+\\s*+;\\s*+\\}$")) {
                continue;
            }
            String before = body.substring(0, again);
            boolean moves = has(
                    before,
                    "\\b(?:" + name + "|" + end + ")\\s*+"
                            + "(?:\\+\\+|--|[-+*/]?=(?!=))|(?:\\+\\+|--|>>|(?<!&)&(?!&))\\s*+(?:" + name
                            + "|" + end + ")\\b|\\b" + end + "\\.(?!size|length)|[(,]\\s*+" + name + "\\s*+[,)]"
                            + "|\\b(?:for|while)\\b");
            if (!moves) {
                return Optional.of(source.at(Hint.of("continue-skips", "name", name), loop.end() + again));
            }
        }
        return Optional.empty();
    }

    /** A search in halves whose lower end stays where it is when two are left. */
    static Optional<Hint> search(BareSource source) {
        Matcher loop = SEARCH.matcher(source.code());
        while (loop.find()) {
            String low = loop.group(1);
            String high = loop.group(2);
            String body = source.body(loop.end());
            Matcher middle = Pattern.compile(
                            "\\b(\\w++)\\s*+=\\s*+(?:\\(\\s*+(?:" + low + "\\s*+\\+\\s*+" + high + "|" + high
                                    + "\\s*+\\+\\s*+" + low + ")\\s*+\\)\\s*+(?:/\\s*+2|>>\\s*+1)|" + low
                                    + "\\s*+\\+\\s*+\\(\\s*+"
                                    + high + "\\s*+-\\s*+" + low + "\\s*+\\)\\s*+/\\s*+2)\\s*+[;,]")
                    .matcher(body);
            if (middle.find()
                    && has(body, "\\b" + low + "\\s*+=\\s*+" + middle.group(1) + "\\s*+;")
                    && source.isWhole(low)
                    && !has(body, "\\bbreak\\b|\\breturn\\b")) {
                return Optional.of(source.at(Hint.of("search-stalls", "name", low), loop.start()));
            }
        }
        return Optional.empty();
    }

    /** A search that ends only where two numbers with a point are the same. */
    static Optional<Hint> unequal(BareSource source) {
        Optional<MatchResult> two = UNEQUAL.matcher(source.code())
                .results()
                .filter(loop -> isFraction(source, loop.group(1)) && isFraction(source, loop.group(2)))
                .findFirst();
        if (two.isPresent()) {
            return two.map(loop -> source.at(Hint.of("doubles-unequal"), loop.start()));
        }
        Matcher unlike = UNLIKE.matcher(source.code());
        while (unlike.find()) {
            String name = unlike.group(1);
            boolean steps =
                    source.has("\\b" + name + "\\s*+(?:[-+]=|=\\s*+" + name + "\\s*+[-+])\\s*+(?!\\d++\\s*+[;)])");
            if (steps && isFraction(source, name)) {
                return Optional.of(source.at(Hint.of("doubles-unequal"), unlike.start()));
            }
        }
        return Optional.empty();
    }

    private static boolean isFraction(BareSource source, String name) {
        return source.declares("double|float", name + "\\b") && !source.declares("int|long|ll", name + "\\b");
    }

    /** A loop until a queue is empty of which nothing is taken. */
    static Optional<Hint> neverPopped(BareSource source) {
        Matcher loop = NOT_EMPTY.matcher(source.code());
        while (loop.find()) {
            String name = either(loop, 1, 2);
            String body = source.body(loop.end());
            boolean looks = has(body, "\\b" + name + "\\.(?:front|top)\\(\\)");
            boolean takes = has(
                    body,
                    "\\b" + name + "\\.(?:pop|erase|clear)|[(,=]\\s*+" + name
                            + "\\s*+[,);]|\\b(?:break|return|exit|goto)\\b|\\bswap\\b|\\b" + name + "\\s*+=");
            if (looks && !takes) {
                return Optional.of(source.at(Hint.of("never-popped", "name", name), loop.start()));
            }
        }
        return Optional.empty();
    }
}
