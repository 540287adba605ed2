package judge.explain.cpp.rule;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.Tree.Directive;
import judge.reason.Hint;

/** Macros without parentheses, where the program uses them in a way that makes another sum of it. */
final class MacroSlips {

    private static final Shape NO_VALUE = Shape.of("«; | { | } | \"\" | #»");
    private static final Shape USE = Shape.of("$x ( $all:some )");
    private static final Shape FACTOR = Shape.of("««* | / | %» $x | «not after: .» $x «* | / | %»»");

    /** A plus or minus between two values outside of all parentheses. */
    private static final Shape SUM = Shape.of(".. «after: $_:word | ) | ] | \"\"» «+ | -»");

    private static final int MAX_MACROS = 100;
    private static final int MAX_USES = 100;

    private MacroSlips() {}

    static Optional<Hint> hint(ParsedSource source) {
        return source.tree()
                .defines()
                .limit(MAX_MACROS)
                .filter(macro -> !NO_VALUE.isIn(macro.body()) && isTorn(macro, source))
                .findFirst()
                .map(macro -> Hint.of("macro-parentheses", "name", macro.name()).with("line", (long) macro.line()));
    }

    private static boolean isTorn(Directive macro, ParsedSource source) {
        return macro.parameters().isEmpty()
                ? isSum(macro.body()) && source.has(FACTOR.with("x", macro.name()))
                : USE.with("x", macro.name())
                        .all(source.tree().code())
                        .limit(MAX_USES)
                        .anyMatch(use -> takesSum(macro, use.get("all").split(",")));
    }

    /** Tells whether a factor in the macro is a sum where it is used. */
    private static boolean takesSum(Directive macro, List<Fragment> arguments) {
        return IntStream.range(0, Math.min(arguments.size(), macro.parameters().size()))
                .anyMatch(i -> isSum(arguments.get(i))
                        && FACTOR.with("x", macro.parameters().get(i)).isIn(macro.body()));
    }

    private static boolean isSum(Fragment code) {
        return SUM.at(code).isPresent();
    }
}
