package judge.explain.cpp.rule;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.SyntaxNode;
import judge.cpp.Variable;
import judge.language.Spot;
import judge.reason.Hint;

/** Functions that call themselves more than once and do the same work again and again. */
final class RecursionSlips {

    private static final Shape NUMBER =
            Shape.of("«static | inline»* «int | long long | ll | LL | long | double | bool»");

    /** A parameter that may be the index of a table. */
    private static final Shape INDEX = Shape.of("«const»? «int | long long | ll | LL | long»");

    private static final Shape KEEPS =
            Shape.of("«] «= | += | -= | *= | /= | |= | &= | ^=» | = $_ [" + " | map | static | count | find | insert»");

    private static final Shape TABLE = Shape.of("«memo… | cache…» [");

    /** Numbers that a call is made with: one itself, or a bit more or less than it. */
    private static final Shape STEP = Shape.of("$_ «[ $_:word ]»? ««- | +» $_:word «[ $_:word ]»?»?");

    private static final int MOST_PARAMETERS = 4;
    private static final int MOST_CALLS = 6;

    private RecursionSlips() {}

    /** Returns the hints on functions that take most of the time. */
    static Stream<Hint> hints(ParsedSource source, List<Spot> spots) {
        long line = spots.isEmpty() ? 0 : spots.get(0).line();
        return source.functions()
                .filter(function -> function.line() <= line && line <= function.lastLine())
                .filter(function -> !function.name().equals("main"))
                .flatMap(function -> ShownCause.of("memo-not-kept")
                        .hint(source, line)
                        .or(() -> ShownCause.of("all-paths-tried").hint(source, line))
                        .or(() -> repeated(function, source))
                        .stream());
    }

    /**
     * A value that depends on few whole numbers only, and is worked out anew each time, where each call is a step to
     * numbers nearby. Then the same calls are met again and again, unlike in a function that halves something.
     */
    private static Optional<Hint> repeated(SyntaxNode function, ParsedSource source) {
        List<Variable> parameters = function.variables();
        List<Shape.Match> calls = FoundSlips.calls(function).limit(MOST_CALLS).toList();
        boolean likely = calls.size() > 1
                && NUMBER.fits(function.head())
                && parameters.size() <= MOST_PARAMETERS
                && parameters.stream().allMatch(one -> one.marks().isEmpty() && INDEX.fits(one.type()))
                && !KEEPS.isIn(function.children().get(0).code())
                && !TABLE.isIn(source.tree().code());
        return likely && calls.stream().allMatch(call -> isStep(call.code(), parameters.size()))
                ? calls.stream().findFirst().map(call -> Hint.of("calls-repeated", "function", function.name())
                        .with("line", (long) call.line()))
                : Optional.empty();
    }

    private static boolean isStep(Fragment call, int parameters) {
        List<Fragment> arguments =
                call.part(call.to(), call.partner(call.to() - 1)).split(",");
        return arguments.size() == parameters
                && arguments.stream().allMatch(STEP::fits)
                && arguments.stream().anyMatch(one -> one.has("-") || one.has("+"));
    }
}
