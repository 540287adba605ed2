package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.BareSource.has;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.reason.Hint;

/** Finds code that is seldom meant and that no compiler warns of, in the source of a program whose answer is wrong. */
public final class SourceSlips {

    private static final Pattern UNTIL_EOF = Pattern.compile(
            "\\bwhile\\s*+\\(\\s*+!\\s*+(?:\\w++\\.eof\\s*+\\(\\s*+\\)|feof\\s*+\\(\\s*+\\w++\\s*+\\))\\s*+\\)");

    /** Reading that is asked for its success, and other ways to leave the loop in time. */
    private static final Pattern ASKS =
            Pattern.compile("\\bif\\s*+\\(.{0,200}(?:\\bcin\\b|scanf|getline|gets|fail|eof|EOF|\\bgood\\b|\\bfin\\b)");

    private static final Pattern GETLINE = Pattern.compile(
            "\\bcin\\s*+>>(?:(?!\\b(?:ws|ignore|get)\\b)[^;])*+;("
                    + "(?:(?!\\bcin\\b|getchar|scanf|\\bws\\b|\\n\\}).){0,300}?)"
                    + "\\bgetline\\s*+\\(\\s*+cin\\s*+,\\s*+(\\w++)",
            Pattern.DOTALL);

    /** Values of more than a byte, and small ones that no pattern of bytes is meant by. */
    private static final Pattern MEMSET = Pattern.compile("\\bmemset\\s*+\\(\\s*+(\\w++)\\s*+,\\s*+"
            + "(?:\\(\\s*+int\\s*+\\)\\s*+)?(?:(?:[1-9]|[1-5][0-9]|[1-9][0-9]{3,}+|INT_M"
            + "(?:AX|IN)|LLONG_M(?:AX|IN)|[0-9]++e[0-9]++)|([A-Za-z_]\\w*+))\\s*+,");

    /** A quotient of constants that is no factor's part. */
    private static final Pattern QUOTIENT =
            Pattern.compile("(?:[(,=+<>?:]|\\breturn)\\s*+([0-9]{1,9}+)\\s*+/\\s*+([0-9]{1,9}+)(?![\\w.])");

    private static final Pattern QUOTIENT_OF_NAMES =
            Pattern.compile("\\b(\\w++)\\s*+=\\s*+([0-9]++|[A-Za-z_]\\w*+)\\s*+/\\s*+([A-Za-z_]\\w*+(?:\\."
                    + "(?:size|length)\\(\\))?)\\s*+[;,]");

    /** One part of a whole number that is a factor. */
    private static final Pattern PART = Pattern.compile("[(,=+*]\\s*+1\\s*+/\\s*+([A-Za-z_]\\w*+)\\s*+\\*");

    /** A root, a length or an angle that is kept as a whole number. */
    private static final Pattern ROOT = Pattern.compile("\\b(?:int|long long|ll|LL|long)\\s++(\\w++)\\s*+=\\s*+"
            + "(?:std::)?(?:sqrtl?|hypot|atan2?|sin|cos|tan|exp|log(?:2|10)?|fabs)\\s*+\\(");

    private static final int MOST = 3;

    private static final List<Function<BareSource, Optional<Hint>>> RULES = List.of(
            SourceSlips::untilEof,
            SourceSlips::getline,
            SourceSlips::memset,
            SourceSlips::quotient,
            MacroSlips::hint,
            LibrarySlips::range,
            LibrarySlips::stream,
            ContainerSlips::erases,
            ContainerSlips::erased,
            ContainerSlips::shrinks,
            ContainerSlips::map,
            ContainerSlips::heap,
            LibrarySlips::element,
            LibrarySlips::sum,
            LibrarySlips::remove,
            LibrarySlips::code,
            LibrarySlips::sort,
            LibrarySlips::moved,
            FunctionSlips::container,
            FunctionSlips::pointer,
            ScopeSlips::copies,
            ScopeSlips::hidden,
            ScopeSlips::counter,
            FunctionSlips::comparator,
            TypeSlips::sizeOf,
            TypeSlips::wholeSum,
            TypeSlips::shorts,
            TypeSlips::bools,
            TypeSlips::letters,
            TypeSlips::lineEnd,
            PrintSlips::ternary,
            AlgorithmSlips::unsorted,
            AlgorithmSlips::power,
            AlgorithmSlips::head,
            GridSlips::directions,
            TableSlips::months,
            TableSlips::quotient,
            PrintSlips::precision,
            SlowSlips::countdown);

    private SourceSlips() {}

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
                .flatMap(source -> ContainerSlips.erased(source).stream())
                .findFirst();
    }

    private static Optional<Hint> untilEof(BareSource source) {
        Matcher loop = UNTIL_EOF.matcher(source.code());
        return loop.find() && !ASKS.matcher(source.code().substring(loop.end())).find()
                ? Optional.of(source.at(Hint.of("loop-until-eof"), loop.start()))
                : Optional.empty();
    }

    /** Finds a getline that reads the rest of a line; not where the program never looks at the text. */
    private static Optional<Hint> getline(BareSource source) {
        String code = source.code();
        Matcher read = GETLINE.matcher(code);
        while (read.find()) {
            String name = read.group(2);
            int next = code.indexOf("getline", read.end());
            String use = code.substring(read.end(), next < 0 ? code.length() : next);
            boolean skipsEmpty = has(
                    use, "\\b" + name + "(?:\\.empty\\(|\\.(?:size|length)\\(\\)\\s*+==\\s*+0|" + "\\s*+==\\s*+\"\")");
            if (!skipsEmpty && has(use, "\\b" + name + "\\b")) {
                return Optional.of(source.at(Hint.of("getline-after-number", "name", name), read.start(2)));
            }
        }
        return Optional.empty();
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

    private static Optional<Hint> quotient(BareSource source) {
        return Stream.of(ofConstants(source), ofNames(source), partOfOne(source), ofRoots(source))
                .flatMap(at -> at.findFirst().stream())
                .findFirst()
                .map(at -> source.at(Hint.of("fraction-lost"), at));
    }

    private static Stream<Integer> ofConstants(BareSource source) {
        return QUOTIENT.matcher(source.code())
                .results()
                .filter(one ->
                        Long.parseLong(one.group(1)) > 0 && Long.parseLong(one.group(1)) < Long.parseLong(one.group(2)))
                .map(one -> one.start(1));
    }

    private static Stream<Integer> ofNames(BareSource source) {
        return QUOTIENT_OF_NAMES
                .matcher(source.code())
                .results()
                .filter(named -> Stream.of(named.group(2), named.group(3))
                        .allMatch(value ->
                                value.matches("[0-9]++|\\w++\\.(?:size|length)\\(\\)") || source.isWhole(value)))
                .filter(named -> source.declares("double|float", named.group(1) + "\\b"))
                .map(MatchResult::start);
    }

    private static Stream<Integer> partOfOne(BareSource source) {
        return PART.matcher(source.code())
                .results()
                .filter(part -> source.isWhole(part.group(1)) && source.has("\\b(?:double|float)\\b"))
                .map(part -> part.start(1));
    }

    private static Stream<Integer> ofRoots(BareSource source) {
        String sum = "\\b(\\w++)\\s*+(?:\\+=|=\\s*+\\1\\s*+\\+)\\s*+%s\\s*+;";
        return ROOT.matcher(source.code())
                .results()
                .filter(root -> Pattern.compile(sum.formatted(root.group(1)))
                        .matcher(source.code())
                        .results()
                        .anyMatch(one -> source.declares("double|float", one.group(1) + "\\b")))
                .filter(root -> !source.declares("double|float", root.group(1) + "\\b"))
                .map(MatchResult::start);
    }
}
