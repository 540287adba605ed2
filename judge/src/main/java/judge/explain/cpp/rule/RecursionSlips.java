package judge.explain.cpp.rule;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.explain.cpp.rule.BareSource.Function;
import judge.explain.said.OwnCalls;
import judge.language.Spot;
import judge.reason.Hint;

/** Functions that call themselves more than once and do the same work again and again. */
final class RecursionSlips {

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
                        .flatMap(function -> ShownCause.of("memo-not-kept")
                                .hint(source, spots.get(0).line())
                                .or(() -> ShownCause.of("all-paths-tried")
                                        .hint(source, spots.get(0).line()))
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
