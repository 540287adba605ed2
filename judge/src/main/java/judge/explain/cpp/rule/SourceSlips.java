package judge.explain.cpp.rule;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import judge.reason.Hint;

/** Finds code that is seldom meant and that no compiler warns of, in the source of a program whose answer is wrong. */
public final class SourceSlips {

    private static final int MOST = 3;

    private static final List<Function<ParsedSource, Optional<Hint>>> RULES = List.of(
            shown("loop-until-eof"),
            shown("getline-after-number"),
            shown("memset-value"),
            shown("fraction-lost"),
            MacroSlips::hint,
            shown("range-end"),
            shown("stream-not-cleared"),
            shown("loop-erases"),
            shown("erased-iterator"),
            shown("loop-size-shrinks"),
            shown("map-inserts"),
            shown("heap-largest-first"),
            shown("element-copy"),
            shown("accumulate-start"),
            shown("remove-only"),
            shown("char-code-printed"),
            shown("sort-from-one"),
            shown("used-after-move"),
            FunctionSlips::container,
            shown("pointer-copy"),
            ScopeSlips::copies,
            ScopeSlips::hidden,
            shown("counter-shared"),
            FunctionSlips::comparator,
            shown("cpp-sizeof-pointer"),
            shown("sum-whole"),
            shown("short-too-small"),
            shown("bool-number"),
            shown("char-too-small"),
            shown("char-reads-line-end"),
            shown("ternary-printed"),
            shown("sort-missing"),
            shown("power-xor"),
            shown("head-not-set"),
            TableSlips::directions,
            TableSlips::months,
            shown("remainder-divided"),
            shown("precision-not-fixed"),
            shown("unsigned-countdown"),
            ScopeSlips::globalHidden);

    private SourceSlips() {}

    static Function<ParsedSource, Optional<Hint>> shown(String code) {
        return source -> ShownCause.of(code).hint(source);
    }

    /**
     * The first of each kind, of a few kinds.
     *
     * @param input on which the program has failed
     */
    public static List<Hint> hints(Collection<String> texts, String input) {
        return ParsedSource.all(texts)
                .flatMap(source -> Stream.concat(
                        RULES.stream().flatMap(rule -> rule.apply(source).stream()), InputSlips.hints(source, input)))
                .limit(MOST)
                .toList();
    }

    /** Finds code that makes a program crash and that no sanitizer sees, as the library is not built with one. */
    public static Optional<Hint> crash(Collection<String> texts) {
        return ParsedSource.all(texts)
                .flatMap(source -> ShownCause.of("erased-iterator").hint(source).stream())
                .findFirst();
    }
}
