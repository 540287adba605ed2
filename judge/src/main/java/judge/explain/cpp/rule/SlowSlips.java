package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.BareSource.either;
import static judge.explain.cpp.rule.BareSource.has;
import static judge.explain.cpp.rule.SourceSlips.shown;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.language.Spot;
import judge.reason.Hint;

/** Finds code that takes time without need or never ends, in the source of a program that was too slow. */
public final class SlowSlips {

    private static final Pattern PARAMETER = Pattern.compile("(?:^|,)\\s*+(?:const\\s++)?(?:std::)?(?:"
            + "(?:vector|deque|set|map|unordered_map|unordered_set)\\s*+<[^()&]{1,100}>|string)"
            + "\\s++(\\w++)\\s*+(?=,|$)");

    /** Another name of a type that takes long to copy. */
    private static final Pattern OTHER_NAME =
            Pattern.compile("\\btypedef\\s++(?:std::)?(?:vector|map|set)\\s*+<[^;(){}]{1,80}>\\s*+(\\w++)\\s*+;"
                    + "|\\busing\\s++(\\w++)\\s*+=\\s*+(?:std::)?(?:vector|map|set)\\s*+<");

    private static final Pattern LOOP = Pattern.compile("\\b(?:for|while)\\s*+\\(");

    private static final Pattern MIDDLE =
            Pattern.compile("\\(\\s*+\\w++\\s*+\\+\\s*+\\w++(?:\\s*+\\+\\s*+1)?\\s*+\\)\\s*+"
                    + "(?:/\\s*+2|>>\\s*+1)\\b|\\+\\s*+\\w++\\s*+>>\\s*+1\\b");

    private static final int MAX_LOOPS = 200;

    private static final int MOST_OF_IT = 60;

    private static final List<Function<BareSource, Optional<Hint>>> RULES = List.of(
            shown("unsigned-countdown"),
            shown("search-stalls"),
            shown("doubles-unequal"),
            shown("loop-fixed"),
            shown("step-zero"),
            shown("continue-skips"),
            shown("counter-shared"),
            shown("never-popped"),
            shown("marked-late"),
            shown("queue-not-marked"),
            shown("map-grows"),
            shown("loop-strlen"),
            shown("string-copied"),
            source -> copied(source, false),
            shown("head-not-set"),
            shown("memo-zero"),
            shown("set-searched"),
            shown("paths-not-shortened"));

    /** Rules that ask where the time of the program goes. */
    private static final List<BiFunction<BareSource, List<Spot>, Optional<Hint>>> RULES_OF_SPOTS = List.of(
            (source, spots) -> first(spots)
                    .filter(spot -> spot.called().contains("sort"))
                    .flatMap(spot -> ShownCause.of("sort-each-round").hint(source, spot.line())),
            (source, spots) -> first(spots)
                    .flatMap(spot -> at(ShownCause.of("sort-by-exchanging").hint(source, spot.line()), spot.line())),
            (source, spots) -> first(spots)
                    .filter(spot -> spot.callerLine() > 0)
                    .flatMap(spot -> at(ShownCause.of("trial-division").hint(source, spot.line()), spot.callerLine())),
            (source, spots) -> first(spots)
                    .filter(spot -> spot.percent() >= MOST_OF_IT)
                    .flatMap(spot -> ShownCause.of("scanned-each-round").hint(source, spot.line())),
            (source, spots) -> RecursionSlips.hints(source, spots).findFirst());

    private SlowSlips() {}

    private static Optional<Spot> first(List<Spot> spots) {
        return spots.stream().findFirst();
    }

    private static Optional<Hint> at(Optional<Hint> hint, long line) {
        return hint.map(one -> one.with("line", line));
    }

    /**
     * The first of each kind.
     *
     * @param spots the places where the program spends its time
     */
    public static List<Hint> hints(Collection<String> texts, List<Spot> spots) {
        return BareSource.all(texts)
                .flatMap(source -> Stream.concat(
                        RULES.stream().map(rule -> rule.apply(source)),
                        RULES_OF_SPOTS.stream().map(rule -> rule.apply(source, spots))))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Finds code that fills the memory without need. */
    public static Optional<Hint> memory(Collection<String> texts) {
        return BareSource.all(texts)
                .flatMap(source -> Stream.of(
                        ShownCause.of("marked-late").hint(source),
                        ShownCause.of("queue-not-marked").hint(source),
                        ShownCause.of("map-grows").hint(source),
                        ShownCause.of("loop-fixed").hint(source),
                        copied(source, true)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /**
     * Tells whether the hint is about a line that takes the middle of two numbers, without which a search has no end.
     */
    public static boolean isMiddle(Collection<String> texts, Hint found) {
        return found.parameters().get("line") instanceof Long line
                && BareSource.all(texts).anyMatch(source -> source.code()
                        .lines()
                        .skip(line - 1)
                        .findFirst()
                        .filter(here -> MIDDLE.matcher(here).find())
                        .isPresent());
    }

    /**
     * A container that each call copies and only looks at.
     *
     * @param nested whether only that counts of which all copies are there at once
     */
    private static Optional<Hint> copied(BareSource source, boolean nested) {
        Matcher other = OTHER_NAME.matcher(source.code());
        String named = other.find() ? either(other, 1, 2) : "vector<>";
        for (BareSource.Function function : source.functions()) {
            String parameters = function.parameters().replaceAll("\\b" + named + "(?=\\s++\\w)", "vector<int>");
            Matcher parameter = PARAMETER.matcher(parameters);
            while (parameter.find()) {
                String name = parameter.group(1);
                boolean text = parameter.group().contains("string")
                        && !parameter.group().contains("<");
                if (!changes(function.body(), name)
                        && ((text || nested) ? calls(function, function.body()) : isCalledOften(function, source))) {
                    return Optional.of(source.at(
                            Hint.of("copied-each-call", "name", name, "function", function.name()), function.start()));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean changes(String body, String name) {
        return has(
                body,
                "\\b" + name + "(?:\\s*+\\[[^;]{1,40}?\\])*+\\s*+(?:[-+*/%|&^]?=[^=]|\\+\\+|--)"
                        + "|\\b" + name
                        + "\\.(?!(?:size|empty|length|front|back|count|find|at|begin|end|substr)\\b)"
                        + "|\\b(?:sort|reverse|swap|unique|move)\\s*+\\([^;]{0,20}\\b" + name
                        + "\\b|[*+-]{2}\\s*+" + name);
    }

    /** Tells whether a function is called by itself, or in a loop. */
    private static boolean isCalledOften(BareSource.Function function, BareSource source) {
        if (calls(function, function.body())) {
            return true;
        }
        Matcher loop = LOOP.matcher(source.code());
        for (int loops = 0; loops < MAX_LOOPS && loop.find(); loops++) {
            if (calls(function, source.body(loop.start()))) {
                return true;
            }
        }
        return false;
    }

    private static boolean calls(BareSource.Function function, String code) {
        return !function.name().startsWith("[") && has(code, "\\b" + Pattern.quote(function.name()) + "\\s*+\\(");
    }
}
