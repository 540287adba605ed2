package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.SourceSlips.shown;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.cpp.Shape;
import judge.cpp.SyntaxNode;
import judge.language.Spot;
import judge.reason.Hint;

/** Finds code that takes time without need or never ends, in the source of a program that was too slow. */
public final class SlowSlips {

    /** Types that take long to copy. */
    private static final Set<String> COPIED =
            Set.of("vector", "deque", "set", "map", "unordered_map", "unordered_set", "string");

    private static final Shape CALL = Shape.of("$x (");

    private static final Shape CHANGED = Shape.of("«$x «[ .. ]»* «= | += | -= | *= | /= | %= | &= | |= | ^= | ++ | --»"
            + " | $x . «not: size | empty | length | front | back | count | find | at | begin | end | substr»"
            + " | «sort | reverse | swap | unique | move» ( .. $x | «++ | --» $x»");

    private static final Shape MIDDLE = Shape.of("«( $_:word + $_:word «+ 1»? ) «/ 2 | >> 1» | + $_:word >> 1»");

    private static final int MAX_LOOPS = 200;
    private static final int MOST_OF_IT = 60;

    private static final List<Function<ParsedSource, Optional<Hint>>> RULES = List.of(
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
    private static final List<BiFunction<ParsedSource, List<Spot>, Optional<Hint>>> RULES_OF_SPOTS = List.of(
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
        return ParsedSource.all(texts)
                .flatMap(source -> Stream.concat(
                        RULES.stream().map(rule -> rule.apply(source)),
                        RULES_OF_SPOTS.stream().map(rule -> rule.apply(source, spots))))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Finds code that fills the memory without need. */
    public static Optional<Hint> memory(Collection<String> texts) {
        return ParsedSource.all(texts)
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
        return ParsedSource.all(texts)
                .flatMap(source -> MIDDLE.all(source.tree().code()))
                .anyMatch(middle ->
                        Long.valueOf(middle.line()).equals(found.parameters().get("line")));
    }

    /**
     * A container that each call copies and only looks at.
     *
     * @param nested whether only that counts of which all copies are there at once
     */
    private static Optional<Hint> copied(ParsedSource source, boolean nested) {
        Set<String> types = FunctionSlips.alsoNamed(COPIED, source);
        Set<String> often =
                called(source.tree().root().walk().filter(one -> one.kind().isLoop()));
        return source.functions()
                .flatMap(function -> function.variables().stream()
                        .filter(one -> one.marks().isEmpty() && FunctionSlips.isOf(types, one))
                        .filter(one ->
                                called(Stream.of(function.children().get(0))).contains(function.name())
                                        || (!nested && !one.type().has("string") && often.contains(function.name())))
                        .filter(one -> !CHANGED.with("x", one.name().text())
                                .isIn(function.children().get(0).code()))
                        .map(one -> Hint.of(
                                        "copied-each-call", "name", one.name().text(), "function", function.name())
                                .with("line", (long) function.line())))
                .findFirst();
    }

    /** The names of the functions that are called in some code. */
    private static Set<String> called(Stream<SyntaxNode> nodes) {
        return nodes.limit(MAX_LOOPS)
                .flatMap(node -> CALL.all(node.code()))
                .map(call -> call.text("x"))
                .collect(Collectors.toSet());
    }
}
