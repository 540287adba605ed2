package judge.explain.cpp.rule;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.reason.Hint;

/** Finds code that is seldom meant and that no compiler warns of, in the source of a program whose answer is wrong. */
public final class SourceSlips {

    /** Values of more than a byte, and small ones that no pattern of bytes is meant by. */
    private static final Pattern MEMSET = Pattern.compile("\\bmemset\\s*+\\(\\s*+(\\w++)\\s*+,\\s*+"
            + "(?:\\(\\s*+int\\s*+\\)\\s*+)?(?:(?:[1-9]|[1-5][0-9]|[1-9][0-9]{3,}+|INT_M"
            + "(?:AX|IN)|LLONG_M(?:AX|IN)|[0-9]++e[0-9]++)|([A-Za-z_]\\w*+))\\s*+,");

    private static final int MOST = 3;

    private static final List<Function<BareSource, Optional<Hint>>> RULES = List.of(
            shown("loop-until-eof"),
            shown("getline-after-number"),
            SourceSlips::memset,
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
            TypeSlips::sizeOf,
            TypeSlips::wholeSum,
            TypeSlips::shorts,
            TypeSlips::bools,
            TypeSlips::letters,
            TypeSlips::lineEnd,
            shown("ternary-printed"),
            shown("sort-missing"),
            shown("power-xor"),
            shown("head-not-set"),
            GridSlips::directions,
            TableSlips::months,
            shown("remainder-divided"),
            shown("precision-not-fixed"),
            shown("unsigned-countdown"));

    private SourceSlips() {}

    static Function<BareSource, Optional<Hint>> shown(String code) {
        return source -> ShownCause.of(code).hint(source);
    }

    /**
     * The first of each kind, of a few kinds.
     *
     * @param input on which the program has failed
     */
    public static List<Hint> hints(Collection<String> texts, String input) {
        return BareSource.all(texts)
                .flatMap(source -> Stream.concat(
                        RULES.stream().flatMap(rule -> rule.apply(source).stream()), InputSlips.hints(source, input)))
                .limit(MOST)
                .toList();
    }

    /** Finds code that makes a program crash and that no sanitizer sees, as the library is not built with one. */
    public static Optional<Hint> crash(Collection<String> texts) {
        return BareSource.all(texts)
                .flatMap(source -> ShownCause.of("erased-iterator").hint(source).stream())
                .findFirst();
    }

    /** Finds a {@code memset} with a value that is no byte, on arrays whose numbers are seen to have several bytes. */
    private static Optional<Hint> memset(BareSource source) {
        Matcher memset = MEMSET.matcher(source.code());
        while (memset.find()) {
            String name = memset.group(1);
            boolean odd = memset.group(2) == null || isNoByte(memset.group(2), source);
            if (odd
                    && source.declares("int|long|ll|LL|double|float", name + "\\s*+\\[")
                    && !source.declares("char|bool", name + "\\s*+\\[")) {
                return Optional.of(source.at(Hint.of("memset-value", "name", name), memset.start()));
            }
        }
        return Optional.empty();
    }

    /**
     * Tells whether the name is that of a constant of more than a byte, other than one whose bytes are all the same.
     */
    private static boolean isNoByte(String name, BareSource source) {
        Matcher constant = Pattern.compile("\\b(?:" + name + "\\s*+=|define\\s++" + name
                        + "\\b)\\s*+\\(?\\s*+([0-9]{4,19}+|[0-9]e[0-9]{1,2}+)\\b")
                .matcher(source.code());
        return constant.find()
                && source.has("\\b(?:const(?:expr)?|define)\\s[^;\\n]*\\b" + name + "\\b|\\bint\\s++" + name + "\\b");
    }
}
