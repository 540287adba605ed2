package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.BareSource.either;
import static judge.explain.cpp.rule.BareSource.has;

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

    private static final Pattern STRLEN =
            Pattern.compile("\\bfor\\s*+\\([^;{}]{0,80}+;[^;{}]{0,80}?\\bstrlen\\s*+\\(|\\bwhile\\s*+"
                    + "\\([^;{}]{0,80}?\\bstrlen\\s*+\\(");

    private static final Pattern APPENDS =
            Pattern.compile("\\b(\\w++)\\s*+=\\s*+\\1\\s*+\\+(?!\\+)|\\b(\\w++)\\s*+=[^;={}]{1,60}?\\+\\s*+\\2\\s*+;");

    private static final Pattern COUNTDOWN = Pattern.compile(
            "\\bfor\\s*+\\(\\s*+(?:unsigned(?:\\s++(?:int|long))*+|size_t|uint32_t|uint64_t)\\s++(\\w++)\\s*+="
                    + "[^;{}]{1,80}+;\\s*+\\1\\s*+>=\\s*+0\\s*+;");

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

    private static final List<Function<BareSource, Optional<Hint>>> RULES = List.of(
            SlowSlips::countdown,
            EndlessSlips::search,
            EndlessSlips::unequal,
            EndlessSlips::fixed,
            EndlessSlips::step,
            EndlessSlips::skips,
            ScopeSlips::counter,
            EndlessSlips::neverPopped,
            GridSlips::marked,
            ContainerSlips::notMarked,
            ContainerSlips::grows,
            SlowSlips::strlen,
            SlowSlips::appends,
            source -> copied(source, false),
            AlgorithmSlips::head,
            AlgorithmSlips::memo,
            AlgorithmSlips::inSet,
            AlgorithmSlips::paths);

    /** Rules that ask where the time of the program goes. */
    private static final List<BiFunction<BareSource, List<Spot>, Optional<Hint>>> RULES_OF_SPOTS = List.of(
            AlgorithmSlips::sorted,
            AlgorithmSlips::exchanges,
            AlgorithmSlips::trialDivision,
            AlgorithmSlips::scanned,
            (source, spots) -> RecursionSlips.hints(source, spots).findFirst());

    private SlowSlips() {}

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
                        GridSlips.marked(source),
                        ContainerSlips.notMarked(source),
                        ContainerSlips.grows(source),
                        EndlessSlips.fixed(source),
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

    static Optional<Hint> countdown(BareSource source) {
        return source.first(COUNTDOWN)
                .map(loop -> source.at(Hint.of("unsigned-countdown", "name", loop.group(1)), loop.start()));
    }

    private static Optional<Hint> strlen(BareSource source) {
        return source.first(STRLEN).map(loop -> source.at(Hint.of("loop-strlen"), loop.start()));
    }

    /** A text that is made anew for each piece that is added to it. */
    private static Optional<Hint> appends(BareSource source) {
        Matcher appends = APPENDS.matcher(source.code());
        for (int found = 0; found < MAX_LOOPS && appends.find(); found++) {
            String name = either(appends, 1, 2);
            if (source.declares("string", name + "\\b") && !source.declares("int|long|double|ll", name + "\\b")) {
                return Optional.of(source.at(Hint.of("string-copied", "name", name), appends.start()));
            }
        }
        return Optional.empty();
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
