package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.BareSource.either;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.explain.cpp.rule.BareSource.Function;
import judge.reason.Hint;

/** Slips with the parameters of functions, and in those that compare. */
final class FunctionSlips {

    private static final String KIND =
            "\\b(?:vector|queue|stack|deque|list|set|multiset|map|priority_queue|unordered_set|unordered_map)\\s*+<";

    private static final Pattern CONTAINER = Pattern.compile(KIND + "[^()]{1,100}>\\s*+(\\w++)\\s*+(?:,|$)");

    private static final Pattern OTHER_NAME = Pattern.compile("\\btypedef\\s++(?:std::)?" + KIND
            + "[^;(){}]{1,100}>\\s*+(\\w++)\\s*+;|\\busing\\s++(\\w++)\\s*+=\\s*+(?:std::)?" + KIND);

    private static final Pattern TWO = Pattern.compile("[\\s&*](\\w++)\\s*+,[^,]*?[\\s&*](\\w++)\\s*+$");

    private static final Pattern BOTH_TESTED = Pattern.compile("==|!=|&&|\\?|\\btie\\b|\\bstrcmp\\b|\\bcompare\\b");

    private static final Pattern COMPARED =
            Pattern.compile("\\breturn\\s++([^;&|?<>=!]{1,100}+)[<>]=([^;&|?<>=!]{1,100}+);");

    /** The most names that are looked at: the text is a stranger's. */
    private static final int MAX_NAMES = 20;

    private FunctionSlips() {}

    /** A container that a function changes is a copy. */
    static Optional<Hint> container(BareSource source) {
        for (Function function : source.functions()) {
            for (String name : copies(function.parameters(), source)) {
                boolean changes = has(
                        function,
                        "\\b" + name + "(?:\\[[^\\]]{1,40}\\])?"
                                + "\\.(?:push|pop|insert|erase|clear|emplace)(?:_back|_front)?\\s*+\\(");
                boolean orders = function.type().matches("(?:.*\\s)?void")
                        && has(
                                function,
                                "\\b(?:sort|reverse|fill)\\s*+\\(\\s*+" + name + "\\.begin\\(\\)"
                                        + "|\\bswap\\s*+\\(\\s*+" + name + "\\[")
                        && !has(function, "\\b(?:cout|printf|puts)\\b|[^=<>!]=[^=]|\\b" + function.name() + "\\s*+\\(");
                boolean works = has(
                        function,
                        "[(,:=]\\s*+" + name + "\\s*+[,);]|\\breturn\\s++" + name
                                + "\\b|\\b(?:while|for)\\s*+\\([^{}]{0,80}\\b" + name + "\\.(?:empty|size)\\b");
                if ((changes && !works) || orders) {
                    return Optional.of(source.at(
                            Hint.of("parameter-copy", "name", name, "function", function.name()), function.start()));
                }
            }
        }
        return Optional.empty();
    }

    /** The names of the containers among the parameters that are no references. */
    private static List<String> copies(String parameters, BareSource source) {
        Stream<Pattern> others = OTHER_NAME
                .matcher(source.code())
                .results()
                .limit(MAX_NAMES)
                .map(found -> either(found, 1, 2))
                .map(type -> Pattern.compile("\\b" + type + "\\s++(\\w++)\\s*+(?:,|$)"));
        return Stream.concat(Stream.of(CONTAINER), others)
                .flatMap(pattern -> pattern.matcher(parameters).results())
                .map(found -> found.group(1))
                .toList();
    }

    /** A comparison that is true of equal elements, or of two elements in either order. */
    static Optional<Hint> comparator(BareSource source) {
        for (Function function : source.functions()) {
            Matcher two = TWO.matcher(" " + function.parameters());
            if (!compares(function, source) || !two.find()) {
                continue;
            }
            String first = "\\b" + two.group(1) + "\\b(?:\\.|->|\\[)?+(\\w*+)\\]?";
            String second = "\\b" + two.group(2) + "\\b(?:\\.|->|\\[)?+\\1\\]?";
            Matcher equal = Pattern.compile("[;{}](?:(?!!=)[^;{}])*?" + first + "\\s*+[<>]=\\s*+" + second + "(?!\\w)")
                    .matcher(function.body());
            Matcher each = Pattern.compile(first + "\\s*+[<>]=?+\\s*+" + second + "(?!\\w)")
                    .matcher(function.body());
            int wrong = Math.max(same(function, two), lastOnly(function, two));
            if (wrong >= 0) {
                return Optional.of(source.in(function, wrong, Hint.of("comparator-not-strict")));
            }
            boolean either = !BOTH_TESTED.matcher(function.body()).find() && comparesEachOnce(each, two, function);
            if (either ? each.reset().find() : equal.find()) {
                int at = either ? each.start() : equal.start(1);
                return Optional.of(source.in(function, at, Hint.of("comparator-not-strict")));
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the index where a comparison returns that one value is at least the other, both computed in the same way;
     * -1 if nowhere.
     */
    private static int same(Function function, Matcher two) {
        Matcher compared = COMPARED.matcher(has(function, "(?<![<>])[=!]=") ? "" : function.body());
        while (compared.find()) {
            String turned = Pattern.compile("\\b" + two.group(1) + "\\b")
                    .matcher(compared.group(1))
                    .replaceAll(two.group(2))
                    .replaceAll("\\s++", "");
            if (!turned.equals(compared.group(1).replaceAll("\\s++", ""))
                    && turned.equals(compared.group(2).replaceAll("\\s++", ""))) {
                return compared.start(1);
            }
        }
        return -1;
    }

    /**
     * Returns the index where the second value decides, although the first may be the other way round; -1 if nowhere.
     */
    private static int lastOnly(Function function, Matcher two) {
        String one = "\\b" + two.group(1) + "(?:\\.|->)(\\w++)\\s*+[<>]\\s*+" + two.group(2) + "(?:\\.|->)";
        Matcher last = Pattern.compile(
                        "\\bif\\s*+\\(\\s*+" + one + "\\1\\s*+\\)\\s*+\\{?\\s*+return\\s++(?:true|1)\\s*+;"
                                + "[\\s}]*+(?:else\\b[\\s{]*+)?return\\s++" + one + "\\2\\s*+;")
                .matcher(function.body());
        if (!last.find() || last.group(1).equals(last.group(2))) {
            return -1;
        }
        String before = function.body().substring(0, last.start());
        boolean asked = BareSource.has(before, "\\b" + last.group(1) + "\\b");
        return asked ? -1 : last.start();
    }

    private static boolean compares(Function function, BareSource source) {
        String sort = "\\b(?:sort|stable_sort|nth_element)\\s*+\\(";
        if (function.name().startsWith("[")) {
            return BareSource.has(function.type(), sort);
        }
        return function.type().matches("(?:.*\\s)?(?:bool|int)")
                && (function.name().startsWith("operator")
                        || source.has(sort + "[^;{}]{0,120}\\b" + function.name() + "\\s*+\\)"));
    }

    private static boolean comparesEachOnce(Matcher found, Matcher two, Function function) {
        Set<String> members = new HashSet<>();
        int all = 0;
        while (found.find()) {
            members.add(found.group(1));
            all++;
        }
        boolean turned =
                has(function, "\\b" + two.group(2) + "[\\w.\\[\\]>-]{0,40}?\\s*+[<>]=?+\\s*+" + two.group(1) + "\\b");
        return all > 1 && members.size() == all && !turned;
    }

    private static boolean has(Function function, String pattern) {
        return BareSource.has(function.body(), pattern);
    }
}
