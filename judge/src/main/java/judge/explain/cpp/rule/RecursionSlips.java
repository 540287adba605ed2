package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.BareSource.has;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.explain.cpp.rule.BareSource.Function;
import judge.explain.said.OwnCalls;
import judge.language.Spot;
import judge.reason.Hint;

/** Functions that call themselves more than once and do the same work again and again. */
final class RecursionSlips {

    private static final Pattern KNOWN = Pattern.compile(
            "\\bif\\s*+\\(\\s*+[^;{}()]{0,20}?\\b(\\w++)((?:\\[[^;{}\\[\\]]{1,30}+\\])++)[^;{}]{0,30}\\)\\s*+\\{?\\s*+"
                    + "return\\s++\\1\\2\\s*+;");

    private static final Pattern RETURN = Pattern.compile("\\breturn\\b");

    /** A cell that is marked before, and free again after. */
    private static final Pattern MARKED = Pattern.compile("\\b(\\w++)\\[([^;\\[\\]]{1,20}+)\\]\\[([^;\\[\\]]{1,20}+)\\]"
            + "\\s*+=\\s*+(?:true|1)\\s*+;(?s:.){1,1500}?\\b\\1\\[\\2\\]\\[\\3\\]\\s*+=\\s*+(?:false|0)\\s*+;");

    private static final Pattern KEEPS = Pattern.compile(
            "\\]\\s*+[-+*/|&^]?=(?!=)|\\b(?:map|static|count|find|insert)\\b|[^=!<>+*/-]=\\s*+\\w++\\[");

    private RecursionSlips() {}

    /** Returns the hints on functions that take most of the time. */
    static Stream<Hint> hints(BareSource source, List<Spot> spots) {
        return spots.isEmpty()
                ? Stream.of()
                : source.functions().stream()
                        .filter(function -> isHot(function, source, spots.get(0)))
                        .filter(function -> !function.name().startsWith("[")
                                && !function.name().equals("main"))
                        .flatMap(function -> memo(function, source)
                                .or(() -> paths(function, source))
                                .or(() -> repeated(function, source))
                                .stream());
    }

    private static boolean isHot(Function function, BareSource source, Spot spot) {
        long first = BareSource.lineOf(source.code(), function.start());
        long last = first + function.body().chars().filter(c -> c == '\n').count() + 1;
        return spot.line() >= first && spot.line() <= last;
    }

    private static int bodyStart(Function function, BareSource source) {
        return source.code().indexOf(function.body(), function.start());
    }

    private static List<MatchResult> calls(Function function) {
        return OwnCalls.in(function.body(), function.name());
    }

    /** A table that is looked into, and into which nothing is put. */
    private static Optional<Hint> memo(Function function, BareSource source) {
        Matcher known = KNOWN.matcher(function.body());
        if (!known.find() || calls(function).isEmpty()) {
            return Optional.empty();
        }
        String name = known.group(1);
        boolean kept = has(
                function.body(),
                "\\b" + name + "\\s*+(?:\\[[^;]{1,60}?\\]\\s*+[-+*|&]?=(?!=)|\\.)|&\\s*+\\w++\\s*+=\\s*+" + name
                        + "\\b|[(,]\\s*+" + name + "\\s*+[,)]|&" + name + "\\b");
        int last = -1;
        Matcher returns = RETURN.matcher(function.body());
        while (returns.find()) {
            last = returns.start();
        }
        return kept || last <= known.end()
                ? Optional.empty()
                : Optional.of(source.at(Hint.of("memo-not-kept", "name", name), bodyStart(function, source) + last));
    }

    /** A shortest way that is looked for by going all ways. */
    private static Optional<Hint> paths(Function function, BareSource source) {
        Matcher marked = MARKED.matcher(function.body());
        boolean shortest = has(
                function.body(),
                "\\bif\\s*+\\([^;{}]{0,40}<[^;{}]{0,40}\\)\\s*+\\{?\\s*+\\w++\\s*+=" + "|=\\s*+(?:std::)?min\\s*+\\(");
        return shortest && !calls(function).isEmpty() && marked.find()
                ? Optional.of(source.at(
                        Hint.of("all-paths-tried", "name", function.name()),
                        bodyStart(function, source) + marked.start()))
                : Optional.empty();
    }

    /** A value that depends on few numbers only, and is worked out anew each time. */
    private static Optional<Hint> repeated(Function function, BareSource source) {
        List<MatchResult> calls = calls(function);
        boolean gives = function.type().matches("(?:static |inline )*+(?:int|long long|ll|LL|long|double|bool)");
        if (!gives
                || calls.size() < 2
                || KEEPS.matcher(function.body()).find()
                || source.has("\\b(?:memo|cache)\\w*+\\s*+\\[")
                || !OwnCalls.areSteps(calls, function.body(), function.parameters())) {
            return Optional.empty();
        }
        return Optional.of(source.at(
                Hint.of("calls-repeated", "function", function.name()),
                bodyStart(function, source) + calls.get(0).start()));
    }
}
